// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/tab_menu.h"

#include "ui/window/actions.h"
#include "ui/window/file_flow.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QTabBar>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto menuName = "tabMenu"_L1;

/// Some systems make an event of the keys, and others leave them to who has the keyboard.
bool asksByKey(const QEvent& event)
{
    if (event.type() == QEvent::ContextMenu)
        return static_cast<const QContextMenuEvent&>(event).reason() == QContextMenuEvent::Keyboard;
    if (event.type() != QEvent::KeyPress)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_Menu ||
           (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier);
}

} // namespace

void connectTabs(const Actions& actions, Pages& pages)
{
    const auto path = [&pages] { return pages.current().files().file().path(); };
    QObject::connect(actions.closeTab, &QAction::triggered, &pages,
                     [&pages] { pages.close(pages.current()); });
    QObject::connect(actions.closeOtherTabs, &QAction::triggered, &pages,
                     [&pages] { pages.closeOthers(pages.current()); });
    QObject::connect(actions.copyPath, &QAction::triggered, &pages, [path] {
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path()));
    });
    QObject::connect(actions.openFolder, &QAction::triggered, &pages, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path()).absolutePath()));
    });
    const auto update = [&actions, &pages, path] {
        actions.closeOtherTabs->setEnabled(pages.count() > 1);
        actions.copyPath->setEnabled(!path().isEmpty());
        actions.openFolder->setEnabled(!path().isEmpty());
    };
    QObject::connect(&pages, &Pages::pageChanged, &actions, update);
    QObject::connect(&pages, &Pages::currentPageChanged, &actions, update);
    update();
    auto* separator = new QAction(&pages);
    separator->setSeparator(true);
    pages.tabBar()->addActions({actions.closeTab, actions.closeOtherTabs, separator,
                                actions.copyPath, actions.openFolder});
}

void showTabMenu(Pages& pages, const QPoint& position)
{
    if (const auto* shown = pages.findChild<QMenu*>(menuName); shown && shown->isVisible())
        return; // one key can be told twice
    auto* menu = new QMenu(&pages);
    menu->setObjectName(menuName);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(pages.tabBar()->actions());
    // Another tab may come to be shown, of a file that another start hands over.
    QObject::connect(&pages, &Pages::currentPageChanged, menu, &QMenu::close);
    menu->popup(position);
}

bool showTabMenuByKey(Pages& pages, const QEvent& event)
{
    if (!asksByKey(event))
        return false;
    const QTabBar* bar = pages.tabBar();
    const QRect tab = bar->tabRect(pages.currentIndex()).intersected(bar->rect());
    showTabMenu(pages, bar->mapToGlobal(tab.bottomLeft()));
    return true;
}

} // namespace crawlright::window
