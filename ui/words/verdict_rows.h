// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/text/span.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace crawlright::words {

/// A verdict on one URL for one crawler, as it is written.
struct VerdictRow {
    std::string_view verdict;                   ///< `allow`, `disallow`, `undefined`, `other-host`
    text::LineNumber line = 0;                  ///< the deciding line; 0: none
    const crawlers::Crawler* crawler = nullptr; ///< never null
    std::string_view url;                       ///< byte for byte as given
};

/// How a table of verdicts is written: the same bytes in the window and in the terminal program.
/// Stateless once made, so that rows may be made on several threads.
class VerdictRows {
public:
    virtual ~VerdictRows() = default;
    virtual void begin(std::string& out) const { (void)out; }
    virtual void row(std::string& out, const VerdictRow& row) const = 0;
    virtual void end(std::string& out) const { (void)out; }
};

enum class RowsFormat : std::uint8_t {
    Csv, ///< RFC 4180, but for its line ends, which are LF here; bytes of the URL stay
    JsonLines,
    Markdown,
};

/// The crawlers of the table must outlive what is returned.
[[nodiscard]] std::unique_ptr<const VerdictRows>
verdictRows(RowsFormat format, std::span<const crawlers::Crawler> crawlers);

} // namespace crawlright::words
