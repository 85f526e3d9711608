// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/files/file_error.h"
#include "ui/session/analysis.h"
#include "ui/urllist/url_load.h"
#include "ui/words/verdict_rows.h"

#include <expected>
#include <functional>
#include <memory>
#include <vector>

namespace crawlright::urllist {

/// The verdicts of some crawlers on a list, to be written.
struct Export {
    UrlTablePtr table;                                  ///< never null
    session::AnalysisPtr analysis;                      ///< never null; by its text they are judged
    std::vector<crawlers::Crawler> crawlers;            ///< in the order of the output
    std::shared_ptr<const std::vector<urls::Row>> rows; ///< in this order; null: all, as loaded
    words::RowsFormat format = words::RowsFormat::Csv;

    [[nodiscard]] urls::Row size() const
    {
        return rows ? static_cast<urls::Row>(rows->size()) : table->loaded.urls.size();
    }
};

/// Writes the bytes that `crawlright-cli test --format` writes for the same file, URLs and
/// crawlers. Blocking; for a worker. The file is as it was until all is written. `progress` is told
/// now and then how many rows of the list are done; false cancels, and nothing is written.
[[nodiscard]] std::expected<void, files::FileError>
exportUrls(const Export& what, const QString& path,
           const std::function<bool(urls::Row done)>& progress = {});

} // namespace crawlright::urllist
