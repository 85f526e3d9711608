// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/treemap_data.h"
#include "ui/urllist/verdict_shapes.h"

#include <QFont>
#include <QRectF>

#include <memory>

class QPainter;
class QPalette;

namespace crawlright::urllist {

struct TreemapStyle {
    QFont font;
    bool isDark = false;
    QColor background;
    QColor text;
    Qt::LayoutDirection direction = Qt::LeftToRight;

    [[nodiscard]] static TreemapStyle of(const QPalette& palette, const QFont& font,
                                         Qt::LayoutDirection direction);
};

/// A picture of a folder at one size: where its tiles lie, and how they look.
class TreemapPicture {
public:
    TreemapPicture() = default;
    TreemapPicture(std::shared_ptr<const TreemapData> data, const QRectF& room,
                   const TreemapStyle& style);

    void paint(QPainter& painter) const;
    /// The innermost tile at a point.
    [[nodiscard]] std::optional<std::size_t> tileAt(const QPointF& point) const;
    /// Empty for a tile that is not shown.
    [[nodiscard]] QRectF placeOf(std::size_t tile) const { return m_places[tile]; }
    /// Tiles with nothing inside them, which fill the picture.
    [[nodiscard]] const std::vector<std::size_t>& leaves() const { return m_leaves; }
    /// The leaf nearest to one in a direction; it itself at the edge.
    [[nodiscard]] std::size_t neighbour(std::size_t leaf, Qt::Key direction) const;

private:
    void paintFolder(QPainter& painter, std::size_t tile) const;
    void paintLeaf(QPainter& painter, std::size_t tile) const;
    [[nodiscard]] bool hasShownChildren(std::size_t tile) const;

    std::shared_ptr<const TreemapData> m_data;
    TreemapStyle m_style;
    std::vector<QRectF> m_places; // edges at whole pixels
    std::vector<std::size_t> m_leaves;
};

/// What colours and lines mean, in as many lines as the width asks for.
void paintLegend(QPainter& painter, const QRectF& room, const TreemapStyle& style);
[[nodiscard]] double legendHeight(const QFont& font, double width);

/// The picture with its title above and the legend below, as it is saved.
void paintSheet(QPainter& painter, const QRectF& room,
                const std::shared_ptr<const TreemapData>& data, const TreemapStyle& style);

/// "Map of /shop/ for Googlebot: 12,480 URLs, …"
[[nodiscard]] QString treemapTitle(const TreemapData& data);

} // namespace crawlright::urllist
