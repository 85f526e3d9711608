// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"
#include "app/cli/url_stream.h"
#include "core/urls/url_list.h"

namespace crawlright::cli {

/// Loads a table, a sitemap, a log or a list, packed by gzip or not, and says on the console what
/// of it gave no URL. nullopt where there is nothing to judge; then that was said.
[[nodiscard]] std::optional<urls::UrlList> loadUrls(const UrlFile& file, Console& console);

/// URLs that are loaded as lines, for workers that take those.
class LoadedSource {
public:
    explicit LoadedSource(const urls::UrlList& list)
        : m_list(list)
    {
    }

    /// Whole lines; empty at the end.
    [[nodiscard]] std::string_view next();
    [[nodiscard]] bool mayWait() const { return false; }
    [[nodiscard]] std::int64_t size() const
    {
        return static_cast<std::int64_t>(m_list.textSize() + m_list.size());
    }

private:
    const urls::UrlList& m_list;
    urls::Row m_next = 0;
    std::string m_block;
};

/// Every URL of a file: streamed line by line, or loaded where its format is named.
template <typename Worker>
void judgeUrls(const UrlFile& file, Worker& worker, Console& console)
{
    if (!file.format) {
        judgeFile(file.path, worker, console);
        return;
    }
    if (const std::optional<urls::UrlList> list = loadUrls(file, console)) {
        LoadedSource source(*list);
        judgeAll(source, worker, console);
    }
}

} // namespace crawlright::cli
