// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace crawlright::fetch {
namespace {

class LeftToRightDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->direction == Qt::LeftToRight)
            return;
        option->direction = Qt::LeftToRight;
        const bool atEnd = option->displayAlignment & Qt::AlignRight;
        option->displayAlignment =
            Qt::AlignVCenter | Qt::AlignAbsolute | (atEnd ? Qt::AlignLeft : Qt::AlignRight);
    }
};

} // namespace

TableView::TableView(QWidget* parent)
    : QTreeView(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTextElideMode(Qt::ElideMiddle); // addresses begin and end with what matters
    setItemDelegate(new LeftToRightDelegate(this));
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 60);
    header()->setStretchLastSection(true);

    auto* copy = new QAction(tr("&Copy"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &TableView::copyRows);
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void TableView::setSentenceColumn(int column)
{
    setItemDelegateForColumn(column, new QStyledItemDelegate(this));
}

void TableView::shareRoom(std::initializer_list<int> columns)
{
    header()->setStretchLastSection(false);
    for (const int column : columns)
        header()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void TableView::copyRows() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows);
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells += row.siblingAtColumn(column).data().toString();
        lines += cells.join(u'\t');
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace crawlright::fetch
