// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/tree.h"
#include "ui/urllist/url_worker.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace crawlright::urllist {

/// A folder or page of the picture, or the smaller children of a folder together.
struct TreemapTile {
    enum class Kind : std::uint8_t { Folder, Page, Others };
    Kind kind = Kind::Folder;
    urls::PathNode place; ///< of Others that of their folder
    QString name;
    urls::Row rows = 0;
    urls::Row gathered = 0; ///< of Others: how many folders and pages they are
    verdicts::Tally tally;
    std::size_t folder = 0; ///< the tile around it; of the first itself
    std::size_t firstChild = 0;
    std::size_t children = 0; ///< side by side, behind it; the largest first, Others last
};

/// What a picture of a folder shows. Immutable once made.
struct TreemapData {
    UrlTablePtr table;
    std::string crawler;
    QString path;          ///< of the folder
    bool isJudged = false; ///< there is such a crawler
    std::vector<TreemapTile> tiles;
};

/// The largest folders and pages in a folder, to a bounded number of tiles; what is too small to be
/// seen is gathered, never left out. For the worker's thread; nothing where it was stopped.
[[nodiscard]] std::optional<TreemapData> treemapOf(const urls::PathNode& folder,
                                                   const std::string& crawler,
                                                   const Judging& judging,
                                                   const urls::Stop& isStopped);

/// Path and numbers of a tile, for a tooltip: some lines.
[[nodiscard]] QString treemapText(const TreemapData& data, std::size_t tile);

} // namespace crawlright::urllist
