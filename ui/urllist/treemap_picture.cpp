// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/treemap_picture.h"

#include "ui/editor/editor_colors.h"
#include "ui/urllist/treemap_layout.h"
#include "ui/words/lists.h"
#include "ui/words/tallies.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <QStyle>

#include <cmath>
#include <limits>

namespace crawlright::urllist {

namespace {

constexpr double padding = 4;
constexpr double sheetMargin = 12;

class Picture {
    Q_DECLARE_TR_FUNCTIONS(crawlright::urllist::Map)
};

QRectF atPixels(const QRectF& rect)
{
    return QRectF(QPointF(std::round(rect.left()), std::round(rect.top())),
                  QPointF(std::round(rect.right()), std::round(rect.bottom())));
}

/// Text on one line, cut where it does not fit; names of paths run from left to right.
void drawName(QPainter& painter, const QRectF& room, const QString& text, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(room,
                     static_cast<int>(alignment | Qt::TextSingleLine | Qt::TextForceLeftToRight),
                     metrics.elidedText(text, Qt::ElideRight, room.width()));
}

/// A box of a colour, of which a share is hatched from below.
void paintBox(QPainter& painter, const QRectF& box, const verdicts::Tally& tally,
              const VerdictColors& colors)
{
    const double all = static_cast<double>(tally.allowed) + tally.blocked + tally.undefined;
    if (all <= 0) {
        painter.fillRect(box, colors.half);
        return;
    }
    const double judged = static_cast<double>(tally.allowed) + tally.blocked;
    const double undefined = tally.undefined / all;
    const double blocked = tally.blocked / all;
    const QColor fill = judged <= 0 ? colors.undefined
                                    : editor::mixed(shareColor(tally.blocked / judged, colors),
                                                    colors.undefined, undefined);
    painter.fillRect(box, fill);
    QColor lines = textColorOn(fill);
    lines.setAlphaF(0.55F);
    QRectF part = box;
    part.setTop(box.bottom() - box.height() * blocked);
    hatch(painter, part, lines, Hatch::Aslant);
    part = box;
    part.setBottom(box.top() + box.height() * undefined);
    hatch(painter, part, lines, Hatch::Upright);
}

struct LegendEntry {
    verdicts::Tally tally;
    QString text;
};

std::vector<LegendEntry> legend()
{
    std::vector<LegendEntry> entries;
    //: Legend of a picture: a colour that means that a crawler may fetch everything there.
    entries.push_back({{.allowed = 4}, Picture::tr("all allowed")});
    entries.push_back({{.allowed = 3, .blocked = 1}, Picture::tr("%1 %").arg(25)});
    entries.push_back({{.allowed = 2, .blocked = 2}, Picture::tr("%1 %").arg(50)});
    entries.push_back({{.allowed = 1, .blocked = 3}, Picture::tr("%1 %").arg(75)});
    entries.push_back({{.blocked = 4}, Picture::tr("all blocked")});
    entries.push_back({{.undefined = 4}, Picture::tr("undefined")});
    return entries;
}

struct PlacedEntry {
    LegendEntry entry;
    QRectF box;
    QRectF words;
};

/// From left to right and from the top, line by line.
std::vector<PlacedEntry> placesInLegend(const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    const double height = std::ceil(metrics.height());
    std::vector<PlacedEntry> places;
    QPointF at;
    for (LegendEntry& entry : legend()) {
        const double words = std::ceil(metrics.horizontalAdvance(entry.text)) + 1;
        const double box = height * 1.5;
        if (at.x() > 0 && at.x() + box + padding + words > width)
            at = QPointF(0, at.y() + height + padding);
        places.push_back({std::move(entry), QRectF(at, QSizeF(box, height)),
                          QRectF(at + QPointF(box + padding, 0), QSizeF(words, height))});
        at.rx() += box + padding + words + 3 * padding;
    }
    return places;
}

} // namespace

TreemapStyle TreemapStyle::of(const QPalette& palette, const QFont& font,
                              Qt::LayoutDirection direction)
{
    return {.font = font,
            .isDark = editor::isDark(palette),
            .background = palette.color(QPalette::Base),
            .text = palette.color(QPalette::Text),
            .direction = direction};
}

TreemapPicture::TreemapPicture(std::shared_ptr<const TreemapData> data, const QRectF& room,
                               const TreemapStyle& style)
    : m_data(std::move(data))
    , m_style(style)
{
    std::vector<TileShape> shapes;
    for (const TreemapTile& tile : m_data->tiles)
        shapes.push_back({static_cast<double>(tile.rows), tile.firstChild, tile.children});
    const QFontMetricsF metrics(m_style.font);
    const TileFrame frame{.head = std::ceil(metrics.height()) + padding,
                          .border = 2,
                          .least = std::ceil(metrics.height())};
    m_places = nested(shapes, room, frame);
    for (QRectF& place : m_places) {
        // In a language that is read from the right, the largest lie at the right.
        if (m_style.direction == Qt::RightToLeft && !place.isEmpty())
            place.moveRight(room.right() - (place.left() - room.left()));
        place = atPixels(place);
    }
    for (std::size_t tile = 0; tile < m_places.size(); ++tile)
        if (!m_places[tile].isEmpty() && !hasShownChildren(tile))
            m_leaves.push_back(tile);
}

bool TreemapPicture::hasShownChildren(std::size_t tile) const
{
    const TreemapTile& shown = m_data->tiles[tile];
    for (std::size_t child = 0; child < shown.children; ++child)
        if (!m_places[shown.firstChild + child].isEmpty())
            return true;
    return false;
}

void TreemapPicture::paint(QPainter& painter) const
{
    if (m_places.empty())
        return;
    painter.save();
    painter.setFont(m_style.font);
    for (std::size_t tile = 0; tile < m_places.size(); ++tile)
        if (!m_places[tile].isEmpty() && hasShownChildren(tile))
            paintFolder(painter, tile);
    for (const std::size_t leaf : m_leaves)
        paintLeaf(painter, leaf);
    painter.restore();
}

void TreemapPicture::paintFolder(QPainter& painter, std::size_t tile) const
{
    const TreemapTile& shown = m_data->tiles[tile];
    const QRectF& place = m_places[tile];
    painter.fillRect(place, m_style.background);
    painter.fillRect(place.adjusted(1, 1, -1, -1),
                     editor::mixed(m_style.background, m_style.text, 0.14));
    const QFontMetricsF metrics(m_style.font);
    const QRectF head(place.left() + padding, place.top() + 1, place.width() - 2 * padding,
                      std::ceil(metrics.height()) + padding - 1);
    const QString count = words::number(shown.rows);
    const double forCount = metrics.horizontalAdvance(count) + padding;
    painter.setPen(m_style.text);
    const bool hasCount = head.width() > forCount + metrics.horizontalAdvance(shown.name);
    const bool isRightToLeft = m_style.direction == Qt::RightToLeft;
    const Qt::Alignment begin = isRightToLeft ? Qt::AlignRight : Qt::AlignLeft;
    const Qt::Alignment end = isRightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    drawName(painter, head, shown.name, begin | Qt::AlignAbsolute | Qt::AlignVCenter);
    if (hasCount)
        drawName(painter, head, count, end | Qt::AlignAbsolute | Qt::AlignVCenter);
}

void TreemapPicture::paintLeaf(QPainter& painter, std::size_t tile) const
{
    const TreemapTile& shown = m_data->tiles[tile];
    const VerdictColors colors = verdictColors(m_style.isDark);
    // A line between neighbours; a tile of a pixel or two is all colour.
    QRectF box = m_places[tile];
    if (box.width() > 3)
        box.setRight(box.right() - 1);
    if (box.height() > 3)
        box.setBottom(box.bottom() - 1);
    paintBox(painter, box, m_data->isJudged ? shown.tally : verdicts::Tally{}, colors);

    const QFontMetricsF metrics(m_style.font);
    const double line = std::ceil(metrics.height());
    const double least = metrics.averageCharWidth() * 5;
    if (box.height() < line + 2 || box.width() < least + 2 * padding)
        return;
    const QString under =
        m_data->isJudged ? words::blockedText(shown.tally) : words::number(shown.rows);
    const bool hasUnder = box.height() >= 2 * line + padding &&
                          metrics.horizontalAdvance(under) <= box.width() - 2 * padding;
    double width = metrics.horizontalAdvance(shown.name);
    if (hasUnder)
        width = std::max(width, metrics.horizontalAdvance(under));
    width = std::min(width, box.width() - 2 * padding);
    QRectF label(box.left(), box.top(), width + 2 * padding, (hasUnder ? 2 : 1) * line + 2);
    if (m_style.direction == Qt::RightToLeft)
        label.moveRight(box.right());
    // A plate of its own colour: text upon lines is hard to read.
    const QColor plate = m_style.isDark ? QColor(0x1b, 0x1b, 0x1f) : QColor(Qt::white);
    QColor through = plate;
    through.setAlphaF(0.82F);
    painter.fillRect(label, through);
    painter.setPen(textColorOn(plate));
    const QRectF text = label.adjusted(padding, 1, -padding, -1);
    const Qt::Alignment begin =
        (m_style.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute;
    drawName(painter, text, shown.name, begin | Qt::AlignTop);
    if (hasUnder)
        painter.drawText(text, static_cast<int>(begin | Qt::AlignBottom | Qt::TextSingleLine),
                         under);
}

std::optional<std::size_t> TreemapPicture::tileAt(const QPointF& point) const
{
    for (std::size_t i = m_places.size(); i-- > 0;) {
        const QRectF& place = m_places[i];
        if (point.x() >= place.left() && point.x() < place.right() && point.y() >= place.top() &&
            point.y() < place.bottom())
            return i;
    }
    return std::nullopt;
}

std::size_t TreemapPicture::neighbour(std::size_t leaf, Qt::Key direction) const
{
    const QPointF from = m_places[leaf].center();
    std::size_t best = leaf;
    double leastCost = std::numeric_limits<double>::infinity();
    for (const std::size_t other : m_leaves) {
        const QPointF way = m_places[other].center() - from;
        const double along = direction == Qt::Key_Left    ? -way.x()
                             : direction == Qt::Key_Right ? way.x()
                             : direction == Qt::Key_Up    ? -way.y()
                                                          : way.y();
        const bool isSideways = direction == Qt::Key_Left || direction == Qt::Key_Right;
        const double aside = std::abs(isSideways ? way.y() : way.x());
        if (along <= 0.5)
            continue;
        if (const double cost = along + 2 * aside; cost < leastCost) {
            leastCost = cost;
            best = other;
        }
    }
    return best;
}

double legendHeight(const QFont& font, double width)
{
    return placesInLegend(font, width).back().box.bottom();
}

void paintLegend(QPainter& painter, const QRectF& room, const TreemapStyle& style)
{
    painter.save();
    painter.setFont(style.font);
    painter.setPen(style.text);
    const VerdictColors colors = verdictColors(style.isDark);
    for (const PlacedEntry& placed : placesInLegend(style.font, room.width())) {
        const auto inRoom = [&](QRectF piece) {
            piece.translate(room.topLeft());
            if (style.direction == Qt::RightToLeft)
                piece.moveRight(room.right() - (piece.left() - room.left()));
            return piece;
        };
        const QRectF box = atPixels(inRoom(placed.box));
        paintBox(painter, box, placed.entry.tally, colors);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.drawText(inRoom(placed.words), static_cast<int>(Qt::AlignCenter | Qt::TextDontClip),
                         placed.entry.text);
    }
    painter.restore();
}

QString treemapTitle(const TreemapData& data)
{
    const TreemapTile& all = data.tiles.front();
    const QString urls =
        all.rows == 1 ? Picture::tr("1 URL") : Picture::tr("%1 URLs").arg(words::number(all.rows));
    if (!data.isJudged)
        return Picture::tr("%1 – %2").arg(data.path, urls);
    //: Title of a picture. %1: a path. %2: how many URLs begin with it. %3: a crawler. %4: how many
    //: of them are allowed and blocked for it.
    return Picture::tr("%1 – %2; for %3: %4")
        .arg(data.path, urls, QString::fromStdString(data.crawler), words::tallyText(all.tally));
}

void paintSheet(QPainter& painter, const QRectF& room,
                const std::shared_ptr<const TreemapData>& data, const TreemapStyle& style)
{
    painter.fillRect(room, style.background);
    painter.save();
    QFont large = style.font;
    large.setBold(true);
    painter.setFont(large);
    painter.setPen(style.text);
    painter.setLayoutDirection(style.direction);
    const QRectF inner = room.adjusted(sheetMargin, sheetMargin, -sheetMargin, -sheetMargin);
    const QFontMetricsF metrics(large);
    const QRectF title(inner.left(), inner.top(), inner.width(), metrics.height());
    painter.drawText(title,
                     static_cast<int>(QStyle::visualAlignment(style.direction, Qt::AlignLeft) |
                                      Qt::AlignVCenter | Qt::TextSingleLine),
                     metrics.elidedText(treemapTitle(*data), Qt::ElideMiddle, title.width()));
    painter.restore();
    const double foot = legendHeight(style.font, inner.width());
    TreemapPicture(data, inner.adjusted(0, metrics.height() + padding, 0, -foot - padding), style)
        .paint(painter);
    paintLegend(painter, QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot), style);
}

} // namespace crawlright::urllist
