// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/load.h"
#include "core/urls/path_order.h"
#include "core/urls/repeats.h"
#include "ui/files/file_error.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>

/// Many URLs in the window: where they come from, and what crawlers make of them.
namespace crawlright::urllist {

/// Where URLs come from: a file, or a text that was pasted or dropped.
struct Source {
    QString path;                            ///< empty: `text` counts
    std::shared_ptr<const std::string> text; ///< shared, for it may be big
    /// How it is to be read; nullopt: as its beginning looks.
    std::optional<urls::LoadOptions> options;
};

/// URLs in their order by path. Immutable; shared between threads.
struct UrlTable {
    urls::Loaded loaded;
    urls::PathOrder order;
    urls::Repeats repeats;
};
using UrlTablePtr = std::shared_ptr<const UrlTable>;

struct LoadResult {
    UrlTablePtr table;
    Source source;              ///< with the options that were taken
    bool isReadAsAsked = false; ///< else as its beginning looks
    /// What went wrong; the rows that were read before it are there.
    std::optional<files::FileError> error;
    /// Of a sitemap index: those of its sitemaps that lie beside it were read, these do not.
    QStringList missingSitemaps;
};

struct LoadProgress {
    std::uint64_t bytesDone = 0; ///< of the file, packed or not
    std::uint64_t bytesTotal = 0;
    std::uint64_t rows = 0;
};

/// Blocking; for a worker. `progress` is told after each chunk, and while the rows are put in
/// order; false cancels, and the rows read so far are the result, without their order.
[[nodiscard]] LoadResult loadUrls(const Source& source,
                                  const std::function<bool(const LoadProgress&)>& progress = {});

} // namespace crawlright::urllist
