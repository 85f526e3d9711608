// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/layout/flow_layout.h"

#include <QStyle>
#include <QWidget>

namespace crawlright::layout {

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem* item = at->release();
    m_items.erase(at);
    invalidate();
    return item;
}

int FlowLayout::gap() const
{
    return spacing() >= 0 ? spacing() : 6;
}

std::vector<FlowLayout::Row> FlowLayout::rowsIn(int width) const
{
    std::vector<Row> rows;
    for (int i = 0; i < count(); ++i) {
        const QLayoutItem& item = *m_items[static_cast<std::size_t>(i)];
        if (item.isEmpty()) // a hidden widget
            continue;
        const QSize size = item.sizeHint().expandedTo(item.minimumSize());
        const bool isFirst = rows.empty() || rows.back().width + gap() + size.width() > width;
        if (isFirst)
            rows.push_back({.begin = i, .end = i, .width = -gap(), .height = 0});
        Row& row = rows.back();
        row.end = i + 1;
        row.width += gap() + size.width();
        row.height = qMax(row.height, size.height());
    }
    return rows;
}

int FlowLayout::heightOf(const std::vector<Row>& rows) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    for (const Row& row : rows)
        height += row.height + (&row == &rows.front() ? 0 : gap());
    return height;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    return heightOf(rowsIn(width - margins.left() - margins.right()));
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    const std::vector<Row> rows = rowsIn(QLAYOUTSIZE_MAX);
    const int width = rows.empty() ? 0 : rows.front().width;
    return {width + margins.left() + margins.right(), heightOf(rows)};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->sizeHint()).expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rectangle)
{
    QLayout::setGeometry(rectangle);
    const QRect area = contentsRect();
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = area.top();
    for (const Row& row : rowsIn(area.width())) {
        int x = area.left();
        for (int i = row.begin; i < row.end; ++i) {
            QLayoutItem& item = *m_items[static_cast<std::size_t>(i)];
            if (item.isEmpty())
                continue;
            const QSize size = item.sizeHint().expandedTo(item.minimumSize());
            const QRect place(QPoint(x, y + (row.height - size.height()) / 2), size);
            item.setGeometry(QStyle::visualRect(direction, area, place));
            x += size.width() + gap();
        }
        y += row.height + gap();
    }
}

} // namespace crawlright::layout
