// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/table_view.h"

#include "ui/fetch/copied_rows.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

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

    offerCopying(*this);
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

} // namespace crawlright::fetch
