// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/outline/outline_pane.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/outline/outline_filter.h"
#include "ui/outline/outline_model.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTreeView>

#include <chrono>

namespace crawlright::outline {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto rest = 80ms;  // between two updates while one types
constexpr int manyRows = 12; // from here on there is a filter
constexpr int usualLetters = 36;
constexpr int leastLetters = 18;

} // namespace

OutlinePane::OutlinePane(const crawlers::Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , m_model(new OutlineModel(catalogue, this))
    , m_filter(new OutlineFilter(this))
    , m_text(new QLineEdit)
    , m_view(new QTreeView)
    , m_empty(new QLabel)
    , m_pages(new QStackedWidget)
{
    setObjectName("outlinePane"_L1);
    m_filter->setSourceModel(m_model);
    makeView();
    makeMenu();
    m_text->setObjectName("outlineFilter"_L1);
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Show only groups and lines with this text"));
    icons::addClearButton(*m_text);
    m_text->hide();
    connect(m_text, &QLineEdit::textChanged, this, &OutlinePane::filter);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        if (m_view->model()->rowCount() > 0)
            activate(m_view->currentIndex().isValid() ? m_view->currentIndex()
                                                      : m_view->model()->index(0, 0));
    });
    m_empty->setObjectName("outlineEmpty"_L1);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_text);
    layout->addWidget(m_pages);
    setFocusProxy(m_view);
    setMinimumWidth(fontMetrics().averageCharWidth() * leastLetters);
    m_soon.setSingleShot(true);
    m_soon.setInterval(rest);
    connect(&m_soon, &QTimer::timeout, this, &OutlinePane::refresh);
    updateEmptyState();
}

void OutlinePane::makeView()
{
    m_view->setObjectName("outlineView"_L1);
    m_view->setAccessibleName(tr("Outline of the file"));
    m_view->setModel(m_filter);
    m_view->setUniformRowHeights(true);
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(0);
    m_view->header()->setSectionResizeMode(OutlineModel::NameColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(OutlineModel::CountColumn,
                                           QHeaderView::ResizeToContents);
    connect(m_view, &QTreeView::clicked, this, &OutlinePane::activate);
    connect(m_view, &QTreeView::activated, this, &OutlinePane::activate);
}

void OutlinePane::makeMenu()
{
    auto* go = new QAction(icons::themed("go-jump"_L1), tr("&Go There"), m_view);
    go->setObjectName("outlineGo"_L1);
    connect(go, &QAction::triggered, this, [this] { activate(m_view->currentIndex()); });
    auto* copyAction = new QAction(icons::themed("edit-copy"_L1), tr("&Copy"), m_view);
    copyAction->setObjectName("outlineCopy"_L1);
    copyAction->setShortcuts(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    connect(copyAction, &QAction::triggered, this, &OutlinePane::copy);
    m_view->addActions({go, copyAction});
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QSize OutlinePane::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * usualLetters, 300};
}

void OutlinePane::setAnalysis(const session::AnalysisPtr& analysis)
{
    m_analysis = analysis;
    updateSoon();
}

void OutlinePane::setReaders(const std::vector<dialects::Id>& readers)
{
    m_dialect = readers.empty() ? dialects::Id::Rfc9309 : readers.front();
    updateSoon();
}

void OutlinePane::updateSoon()
{
    if (isVisible() && !m_soon.isActive())
        m_soon.start();
}

void OutlinePane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateSoon();
}

void OutlinePane::refresh()
{
    if (!m_analysis)
        return;
    m_model->setAnalysis(m_analysis, m_dialect);
    m_text->setVisible(m_model->rowCount() >= manyRows || !m_text->text().isEmpty());
    updateEmptyState();
    if (!m_view->hasFocus())
        followCursor();
}

void OutlinePane::updateEmptyState()
{
    const bool isEmpty = m_filter->rowCount() == 0;
    m_empty->setText(m_model->rowCount() == 0
                         ? tr("The file has no groups yet. A group begins with a line such as "
                              "“User-agent: *”.")
                         : tr("Nothing here has this text."));
    m_pages->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_view);
}

void OutlinePane::filter(const QString& text)
{
    m_filter->setText(text);
    updateEmptyState();
    followCursor();
}

void OutlinePane::setCursorLine(text::LineNumber line)
{
    if (std::exchange(m_cursorLine, line) != line && !m_isActivating)
        followCursor();
}

void OutlinePane::followCursor()
{
    const QModelIndex source = m_model->indexOfLine(m_cursorLine, [this](const QModelIndex& top) {
        return m_view->isExpanded(m_filter->mapFromSource(top));
    });
    const QModelIndex index = m_filter->mapFromSource(source);
    if (index == m_view->currentIndex())
        return;
    if (index.isValid())
        m_view->setCurrentIndex(index);
    else
        m_view->selectionModel()->clear();
}

void OutlinePane::activate(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const QScopedValueRollback activating(m_isActivating, true); // this row is the one
    const auto line = index.siblingAtColumn(0).data(OutlineModel::LineRole);
    Q_EMIT lineRequested(line.value<text::LineNumber>());
}

void OutlinePane::copy()
{
    const QModelIndex index = m_view->currentIndex();
    if (index.isValid())
        QGuiApplication::clipboard()->setText(
            index.siblingAtColumn(0).data(OutlineModel::TextRole).toString());
}

} // namespace crawlright::outline
