// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/treemap_layout.h"

#include <algorithm>
#include <cmath>

namespace crawlright::urllist {

namespace {

double weightOf(double weight)
{
    return std::isfinite(weight) && weight > 0 ? weight : 0;
}

/// Tiles that lie beside each other along the shorter side of what room is left.
struct Strip {
    std::size_t end = 0; // after its last tile
    double sum = 0;      // of its weights
};

/// The strip that begins with a tile: it grows for as long as its worst tile gets no longer.
/// `scale` is area for a weight of one.
Strip stripFrom(std::size_t begin, std::span<const double> weights, double side, double scale)
{
    Strip strip{.end = begin};
    double least = 0;
    double most = 0;
    double worst = 0;
    for (; strip.end < weights.size(); ++strip.end) {
        const double weight = weightOf(weights[strip.end]);
        if (weight <= 0)
            continue;
        const double newSum = strip.sum + weight;
        const double newLeast = strip.sum > 0 ? std::min(least, weight) : weight;
        const double newMost = std::max(most, weight);
        const double thickness = newSum * scale / side;
        const double newWorst = std::max(newMost * scale / (thickness * thickness),
                                         thickness * thickness / (newLeast * scale));
        if (strip.sum > 0 && newWorst > worst)
            break;
        strip.sum = newSum;
        least = newLeast;
        most = newMost;
        worst = newWorst;
    }
    return strip;
}

/// Puts a strip's tiles along one side of `room` and returns the room that is left. Each ends where
/// the next begins, to the bit.
QRectF layStrip(std::size_t begin, const Strip& strip, std::span<const double> weights,
                const QRectF& room, double thickness, std::vector<QRectF>& tiles)
{
    const bool isColumn = room.width() >= room.height();
    const double length = isColumn ? room.height() : room.width();
    double done = 0;
    double from = 0;
    for (std::size_t i = begin; i < strip.end; ++i) {
        done += weightOf(weights[i]);
        const double to = length * (done / strip.sum);
        tiles[i] = isColumn ? QRectF(room.left(), room.top() + from, thickness, to - from)
                            : QRectF(room.left() + from, room.top(), to - from, thickness);
        from = to;
    }
    return isColumn ? room.adjusted(thickness, 0, 0, 0) : room.adjusted(0, thickness, 0, 0);
}

} // namespace

std::vector<QRectF> squarified(std::span<const double> weights, const QRectF& room)
{
    std::vector<QRectF> tiles(weights.size());
    double left = 0;
    std::size_t last = 0; // that weighs something
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left += weightOf(weights[i]);
        if (weightOf(weights[i]) > 0)
            last = i;
    }
    QRectF free = room;
    for (std::size_t i = 0; i < weights.size() && left > 0 && !free.isEmpty();) {
        const double side = std::min(free.width(), free.height());
        const double scale = free.width() * free.height() / left;
        const Strip strip = stripFrom(i, weights, side, scale);
        if (strip.sum <= 0)
            break;
        const double most = std::max(free.width(), free.height());
        // The last takes what is left, to the bit.
        const double thickness = strip.end > last ? most : std::min(most, strip.sum * scale / side);
        free = layStrip(i, strip, weights, free, thickness, tiles);
        left -= strip.sum;
        i = strip.end;
    }
    return tiles;
}

std::vector<QRectF> nested(std::span<const TileShape> tiles, const QRectF& room,
                           const TileFrame& frame)
{
    std::vector<QRectF> places(tiles.size());
    if (places.empty())
        return places;
    places[0] = room;
    std::vector<double> weights;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileShape& tile = tiles[i];
        if (tile.children == 0 || places[i].isEmpty())
            continue;
        const QRectF inner =
            places[i].adjusted(frame.border, frame.head, -frame.border, -frame.border);
        if (inner.width() < frame.least || inner.height() < frame.least)
            continue;
        weights.clear();
        for (const TileShape& child : tiles.subspan(tile.firstChild, tile.children))
            weights.push_back(child.weight);
        std::ranges::copy(squarified(weights, inner),
                          places.begin() + static_cast<std::ptrdiff_t>(tile.firstChild));
    }
    return places;
}

} // namespace crawlright::urllist
