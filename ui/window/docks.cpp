// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/docks.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

#include <memory>

namespace crawlright::window {

namespace {

constexpr int layoutVersion = 2; // rises when a pane is added

} // namespace

Docks::Docks(QMainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    window.setDockNestingEnabled(true);
    window.setDockOptions(window.dockOptions() | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.installEventFilter(this);
}

QDockWidget* Docks::add(const QString& name, const QString& title, QWidget* content,
                        Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(content);
    dock->toggleViewAction()->setObjectName(name + QLatin1StringView("Shown"));
    m_window.addDockWidget(area, dock);
    m_docks.append(dock);
    // When the layout has settled: tabs come and go after these are told.
    const auto update = [this] {
        QMetaObject::invokeMethod(this, &Docks::updateTitles, Qt::QueuedConnection);
    };
    connect(dock, &QDockWidget::topLevelChanged, this, update);
    connect(dock, &QDockWidget::dockLocationChanged, this, update);
    connect(dock, &QDockWidget::visibilityChanged, this, update);
    connect(dock, &QDockWidget::visibilityChanged, this, &Docks::changed);
    dock->installEventFilter(this);
    return dock;
}

bool Docks::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
        Q_EMIT changed();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void Docks::updateTitles()
{
    for (QDockWidget* dock : std::as_const(m_docks)) {
        const bool hasTab = !dock->isFloating() && !m_window.tabifiedDockWidgets(dock).isEmpty();
        if (hasTab == (dock->titleBarWidget() != nullptr))
            continue;
        const std::unique_ptr<QWidget> former(dock->titleBarWidget());
        // Below its tab a title would say the same once more.
        dock->setTitleBarWidget(hasTab ? new QWidget : nullptr);
    }
}

void Docks::raise(QDockWidget* dock, QWidget* focus)
{
    dock->show();
    dock->raise();
    if (focus)
        focus->setFocus(Qt::ShortcutFocusReason);
}

void Docks::keepAsDesigned()
{
    m_asDesigned = state();
}

void Docks::reset()
{
    restore(m_asDesigned);
}

QList<QAction*> Docks::toggleActions() const
{
    QList<QAction*> actions;
    for (const QDockWidget* dock : m_docks)
        actions.append(dock->toggleViewAction());
    return actions;
}

QByteArray Docks::state() const
{
    return m_window.saveState(layoutVersion);
}

void Docks::restore(const QByteArray& state)
{
    m_window.restoreState(state, layoutVersion);
}

} // namespace crawlright::window
