// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/wrapped_table.h"

#include "ui/fetch/copied_rows.h"

#include <QHeaderView>

namespace crawlright::fetch {

WrappedTable::WrappedTable(int sentences, QWidget* parent)
    : QTableView(parent)
    , m_sentences(sentences)
{
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel); // a row may be taller than the view
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    offerCopying(*this);
}

void WrappedTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::dataChanged, this, &WrappedTable::fitColumns);
    connect(model, &QAbstractItemModel::modelReset, this, &WrappedTable::fitColumns);
    fitColumns();
}

// Words before sentences: a column of words is as wide as its words, but none takes more than its
// share of a narrow view, where it wraps as the sentences do.
void WrappedTable::fitColumns()
{
    if (!model() || model()->columnCount() == 0)
        return;
    const int room = viewport()->width();
    const int share = room / model()->columnCount();
    const int least = fontMetrics().averageCharWidth() * 14;
    int left = room;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (column == m_sentences)
            continue;
        const int wanted =
            qMax(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + 8;
        const int width = qMin(wanted, qMax(share, least));
        setColumnWidth(column, width);
        left -= width;
    }
    setColumnWidth(m_sentences, qMax(left, least * 2));
    resizeRowsToContents();
    Q_EMIT fitted();
}

void WrappedTable::initViewItemOption(QStyleOptionViewItem* option) const
{
    QTableView::initViewItemOption(option);
    option->decorationAlignment = Qt::AlignLeading | Qt::AlignTop; // beside the first line
}

void WrappedTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace crawlright::fetch
