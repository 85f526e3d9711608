// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crawlright::urls {

/// How a table is to be read.
struct CsvLayout {
    char delimiter = ',';
    bool hasHeader = false;
    std::size_t column = 0;           ///< of the URLs, from 0
    bool isNamed = false;             ///< the header names that column as one of URLs
    std::vector<std::string> columns; ///< the header's cells, else those of the first row
    friend bool operator==(const CsvLayout&, const CsvLayout&) = default;
};

/// The delimiter that makes the first rows equally wide, and the column whose name or content is a
/// URL. Screaming Frog: Address. Search Console: Top pages.
[[nodiscard]] CsvLayout csvLayoutOf(std::string_view beginning);

} // namespace crawlright::urls
