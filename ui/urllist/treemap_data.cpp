// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/treemap_data.h"

#include "ui/urllist/crawler_column.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/tallies.h"

#include <QCoreApplication>
#include <queue>

#include <algorithm>

namespace crawlright::urllist {

using urls::PathNode;
using verdicts::Tally;

namespace {

constexpr std::size_t mostTiles = 600;
/// Children of one folder that have a tile of their own.
constexpr urls::Row mostChildren = 60;
/// Of the whole picture: what is smaller is gathered; what is smaller is not opened.
constexpr urls::Row smallestShare = 4000;
constexpr urls::Row smallestFolder = 200;
constexpr int longestLabel = 60;
constexpr int longestPath = 200;

class Map {
    Q_DECLARE_TR_FUNCTIONS(crawlright::urllist::Map)
};

void add(Tally& sum, const Tally& tally)
{
    sum.allowed += tally.allowed;
    sum.blocked += tally.blocked;
    sum.undefined += tally.undefined;
    sum.flips.blocked += tally.flips.blocked;
    sum.flips.allowed += tally.flips.allowed;
    sum.flips.undefined += tally.flips.undefined;
}

/// Makes tiles out of the folders of a list, the largest first.
class TileMaker {
public:
    TileMaker(const Judging& judging, std::span<const verdicts::Column> columns,
              const urls::Stop& isStopped)
        : m_table(judging.table())
        , m_columns(columns)
        , m_isStopped(isStopped)
    {
    }

    [[nodiscard]] std::optional<std::vector<TreemapTile>> tilesOf(const PathNode& folder)
    {
        const auto tallies =
            verdicts::talliesOf({&folder, 1}, m_table.order, m_columns, m_isStopped);
        if (!tallies)
            return std::nullopt;
        addTile(folder, tallies->empty() ? Tally{} : tallies->front(), 0);
        while (!m_toOpen.empty() && m_tiles.size() < mostTiles) {
            const std::size_t next = m_toOpen.top().second;
            m_toOpen.pop();
            if (!open(next))
                return std::nullopt;
        }
        return std::move(m_tiles);
    }

private:
    void addTile(const PathNode& place, const Tally& tally, std::size_t folder)
    {
        TreemapTile tile{.place = place, .rows = place.count(), .tally = tally, .folder = folder};
        tile.kind = place.kind == PathNode::Kind::Folder ? TreemapTile::Kind::Folder
                                                         : TreemapTile::Kind::Page;
        tile.name =
            words::shown(urls::nameOf(place, m_table.loaded.urls, m_table.order), longestLabel);
        const bool isOpened = m_tiles.empty() || tile.rows >= m_tiles.front().rows / smallestFolder;
        if (tile.kind == TreemapTile::Kind::Folder && tile.rows > 1 && isOpened)
            m_toOpen.emplace(tile.rows, m_tiles.size());
        m_tiles.push_back(std::move(tile));
    }

    [[nodiscard]] bool open(std::size_t folder)
    {
        const PathNode place = m_tiles[folder].place;
        const auto level =
            verdicts::levelOf(place, {.sort = urls::ChildQuery::Sort::Count, .most = mostChildren},
                              m_table.loaded.urls, m_table.order, m_columns, m_isStopped);
        if (!level)
            return false;
        const urls::Children& children = level->children;
        const std::size_t firstChild = m_tiles.size();
        TreemapTile others{.kind = TreemapTile::Kind::Others,
                           .place = place,
                           .rows = place.count() - children.rowsInNodes,
                           .gathered =
                               children.total - static_cast<urls::Row>(children.nodes.size()),
                           .folder = folder};
        if (!level->others.empty())
            others.tally = level->others.front();
        for (std::size_t i = 0; i < children.nodes.size(); ++i) {
            const PathNode& child = children.nodes[i];
            const Tally tally = level->tallies.empty() ? Tally{} : level->tallies[i];
            if (child.count() >= m_tiles.front().rows / smallestShare) {
                addTile(child, tally, folder);
                continue;
            }
            ++others.gathered;
            others.rows += child.count();
            add(others.tally, tally);
        }
        if (others.gathered > 0) {
            //: A piece of a picture: many small folders and pages together.
            others.name = Map::tr("%1 smaller ones").arg(words::number(others.gathered));
            m_tiles.push_back(std::move(others));
        }
        m_tiles[folder].firstChild = firstChild;
        m_tiles[folder].children = m_tiles.size() - firstChild;
        return true;
    }

    const UrlTable& m_table;
    std::span<const verdicts::Column> m_columns; // one, or none
    const urls::Stop& m_isStopped;
    std::vector<TreemapTile> m_tiles;
    std::priority_queue<std::pair<urls::Row, std::size_t>> m_toOpen; // by rows
};

} // namespace

std::optional<TreemapData> treemapOf(const PathNode& folder, const std::string& crawler,
                                     const Judging& judging, const urls::Stop& isStopped)
{
    TreemapData data{.table = judging.tablePtr(), .crawler = crawler};
    const auto columns = columnFor(crawler, judging);
    auto tiles = TileMaker(judging, columns, isStopped).tilesOf(folder);
    if (!tiles)
        return std::nullopt;
    data.isJudged = !columns.empty();
    data.path =
        words::shown(urls::pathOf(folder, data.table->loaded.urls, data.table->order), longestPath);
    data.tiles = std::move(*tiles);
    return data;
}

QString treemapText(const TreemapData& data, std::size_t tile)
{
    const TreemapTile& shown = data.tiles[tile];
    const std::string path = urls::pathOf(shown.place, data.table->loaded.urls, data.table->order);
    QStringList lines;
    if (shown.kind == TreemapTile::Kind::Others)
        //: %1: how many folders and pages. %2: the folder that they lie in.
        lines += Map::tr("%1 smaller folders and pages in %2")
                     .arg(words::number(shown.gathered), words::shown(path, longestPath));
    else
        lines += words::shown(path, longestPath);
    lines += shown.rows == 1 ? Map::tr("1 URL") : Map::tr("%1 URLs").arg(words::number(shown.rows));
    if (data.isJudged) {
        //: %1: a crawler. %2: how many URLs are allowed and blocked for it.
        lines += Map::tr("%1: %2").arg(QString::fromStdString(data.crawler),
                                       words::tallyText(shown.tally));
        if (const QString flips = words::flipsText(shown.tally.flips); !flips.isEmpty())
            lines += flips;
    }
    return lines.join(u'\n');
}

} // namespace crawlright::urllist
