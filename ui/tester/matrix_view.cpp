// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/matrix_view.h"

#include "ui/icons/icons.h"
#include "ui/tester/crawler_model.h"
#include "ui/tester/matrix_model.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QStringBuilder>
#include <QStyledItemDelegate>

#include <algorithm>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

namespace {

/// Text of the file stays left to right, whatever the window's direction.
class RuleDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = u"\u2066"_s % option->text % u"\u2069"_s;
    }
};

} // namespace

MatrixView::MatrixView(MatrixModel* model, QWidget* parent)
    : QTreeView(parent)
    , m_model(model)
    , m_goToLine(new QAction(icons::themed("go-jump"_L1), tr("&Go to the Deciding Line"), this))
    , m_copy(new QAction(icons::themed("edit-copy"_L1), tr("&Copy"), this))
    , m_copyAll(new QAction(tr("Copy &All"), this))
    , m_remove(new QAction(icons::themed("edit-table-delete-row"_L1), tr("&Remove"), this))
{
    setObjectName("matrix"_L1);
    setAccessibleName(tr("Verdicts"));
    setModel(m_model);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTextElideMode(Qt::ElideRight);
    setItemDelegateForColumn(MatrixModel::CrawlerColumn, new CrawlerDelegate(this));
    setItemDelegateForColumn(MatrixModel::RuleColumn, new RuleDelegate(this));
    setExpandsOnDoubleClick(false);
    setIndentation(fontMetrics().averageCharWidth() * 2);
    makeColumns();
    makeActions();
    // Not `activated`: where one click activates, choosing a row would leave the pane.
    connect(this, &QTreeView::doubleClicked, this, &MatrixView::ask);
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (const auto group = m_model->groupAt(index))
            m_closed.insert(*group);
    });
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (const auto group = m_model->groupAt(index))
            m_closed.erase(*group);
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &MatrixView::openGroups);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &MatrixView::openGroups);
    openGroups();
}

void MatrixView::makeColumns()
{
    QHeaderView* head = header();
    head->setStretchLastSection(false);
    head->setSectionsMovable(false);
    head->setSortIndicatorClearable(true);
    head->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    hideForRoom();
}

void MatrixView::makeActions()
{
    m_goToLine->setShortcut(Qt::Key_Return);
    m_copy->setShortcut(QKeySequence::Copy);
    m_remove->setShortcut(QKeySequence::Delete);
    for (QAction* action : {m_goToLine, m_copy, m_remove})
        action->setShortcutContext(Qt::WidgetShortcut);
    addActions({m_goToLine, m_copy, m_copyAll, m_remove});
    connect(m_goToLine, &QAction::triggered, this, [this] { ask(currentIndex()); });
    connect(m_copy, &QAction::triggered, this, &MatrixView::copy);
    connect(m_copyAll, &QAction::triggered, this, [this] {
        QStringList lines;
        for (std::size_t i = 0; i < m_model->crawlers()->size(); ++i)
            lines += textOf(i);
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    });
    connect(m_remove, &QAction::triggered, this, &MatrixView::askToRemove);
}

std::optional<std::size_t> MatrixView::chosen() const
{
    return m_model->crawlerAt(currentIndex());
}

void MatrixView::choose(std::size_t crawler)
{
    const QModelIndex index = m_model->indexOf(crawler);
    setCurrentIndex(index);
    scrollTo(index);
}

void MatrixView::ask(const QModelIndex& index)
{
    if (const auto crawler = m_model->crawlerAt(index))
        Q_EMIT lineAsked(*crawler);
    else
        setExpanded(index, !isExpanded(index));
}

void MatrixView::askToRemove()
{
    if (const auto crawler = chosen())
        Q_EMIT removalAsked(*crawler);
}

QString MatrixView::textOf(std::size_t crawler) const
{
    QStringList cells;
    for (int column = 0; column < MatrixModel::ColumnCount; ++column)
        cells += m_model->indexOf(crawler, column).data().toString();
    return cells.join(u'\t');
}

void MatrixView::copy() const
{
    if (const auto crawler = chosen())
        QGuiApplication::clipboard()->setText(textOf(*crawler));
}

void MatrixView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Enter) { // that of the number pad
        ask(currentIndex());
        return;
    }
    QTreeView::keyPressEvent(event);
}

void MatrixView::contextMenuEvent(QContextMenuEvent* event)
{
    const auto crawler = chosen();
    auto* menu = new QMenu(this);
    menu->setObjectName("matrixMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction* action : {m_goToLine, m_copy, m_copyAll, m_remove}) {
        action->setEnabled(crawler.has_value() || action == m_copyAll);
        menu->addAction(action);
    }
    connect(menu, &QMenu::aboutToHide, this, [this] {
        for (QAction* action : {m_goToLine, m_copy, m_remove})
            action->setEnabled(true);
    });
    menu->popup(event->globalPos());
}

void MatrixView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (const auto crawler = m_model->crawlerAt(current))
        Q_EMIT crawlerChosen(*crawler);
}

void MatrixView::openGroups()
{
    setRootIsDecorated(m_model->grouping() != MatrixModel::Grouping::None);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const auto group = m_model->groupAt(index);
        if (!group)
            return;
        setFirstColumnSpanned(row, {}, true);
        if (!m_closed.contains(*group))
            expand(index);
    }
}

void MatrixView::hideForRoom()
{
    QHeaderView* head = header();
    const QFontMetrics metrics(font());
    const int letter = metrics.averageCharWidth();
    const auto widthOf = [&](int letters) { return letters * letter + 16; };
    head->setMinimumSectionSize(widthOf(3));
    const int room = viewport()->width();
    const bool showsReader = room > widthOf(74);
    const bool showsRule = room > widthOf(44);
    const bool showsLine = room > widthOf(36);
    setColumnHidden(MatrixModel::ReaderColumn, !showsReader);
    setColumnHidden(MatrixModel::RuleColumn, !showsRule);
    setColumnHidden(MatrixModel::LineColumn, !showsLine);
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->setSectionResizeMode(showsRule ? MatrixModel::RuleColumn : MatrixModel::CrawlerColumn,
                               QHeaderView::Stretch);
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    head->resizeSection(MatrixModel::VerdictColumn, widthOf(9) + icon);
    head->resizeSection(MatrixModel::LineColumn, widthOf(6));
    head->resizeSection(MatrixModel::ReaderColumn, widthOf(17));
    if (showsRule)
        head->resizeSection(MatrixModel::CrawlerColumn,
                            std::clamp(room * 2 / 5, widthOf(18), widthOf(36)));
}

void MatrixView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        hideForRoom();
}

void MatrixView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        hideForRoom();
}

} // namespace crawlright::tester
