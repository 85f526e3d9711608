// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"
#include "ui/session/analysis.h"
#include "ui/urllist/url_load.h"

#include <expected>
#include <functional>
#include <memory>
#include <vector>

namespace crawlright::urllist {

/// As `crawlright-cli test --format` has them: csv, jsonl, markdown.
enum class ExportFormat : std::uint8_t { Csv, JsonLines, Markdown };

/// The verdicts of some crawlers on a list, to be written.
struct Export {
    UrlTablePtr table;                                  ///< never null
    session::AnalysisPtr analysis;                      ///< never null; by its text they are judged
    std::vector<crawlers::Crawler> crawlers;            ///< in the order of the output
    std::shared_ptr<const std::vector<urls::Row>> rows; ///< in this order; null: all, as loaded
    ExportFormat format = ExportFormat::Csv;
};

struct ExportProgress {
    urls::Row done = 0;
    urls::Row total = 0;
};

/// Writes the bytes that the terminal program writes for the same file, URLs and crawlers; returns
/// how many rows. Blocking; for a worker. The file is as it was until all is written. `progress` is
/// told some times a second; false cancels, and nothing is written.
[[nodiscard]] std::expected<quint64, files::FileError>
exportUrls(const Export& what, const QString& path,
           const std::function<bool(const ExportProgress&)>& progress = {});

} // namespace crawlright::urllist
