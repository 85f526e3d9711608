// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

#include <span>
#include <vector>

/// Rectangles in proportion to numbers. Knows neither URLs nor painting.
namespace crawlright::urllist {

/// Rectangles that tile `room`, one for each weight and with areas in proportion, as near to
/// squares as going through the weights in their order allows (Bruls, Huizing, van Wijk, 2000).
/// Best with weights that descend. What weighs nothing has no area. Linear; no recursion.
[[nodiscard]] std::vector<QRectF> squarified(std::span<const double> weights, const QRectF& room);

/// A tile among tiles: the children of one lie side by side, after it.
struct TileShape {
    double weight = 0;
    std::size_t firstChild = 0;
    std::size_t children = 0;
};

/// How much of a tile is not for its children.
struct TileFrame {
    double head = 0;   ///< above them, for its name
    double border = 0; ///< on the other sides
    double least = 0;  ///< a tile whose room for children is narrower or lower shows none
};

/// The places of all tiles, the first of which takes all the room. A tile that is not shown, since
/// one above it is too small, has an empty rectangle. No recursion, however deep they lie.
[[nodiscard]] std::vector<QRectF> nested(std::span<const TileShape> tiles, const QRectF& room,
                                         const TileFrame& frame);

} // namespace crawlright::urllist
