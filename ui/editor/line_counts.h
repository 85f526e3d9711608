// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace crawlright::editor {

/// What the lines of one text decide of the URLs that are loaded. Immutable.
struct LineCounts {
    struct Line {
        std::uint32_t urls = 0; ///< distinct loaded URLs that it decides for any chosen crawler
        /// The dialects of the chosen crawlers that it binds.
        checks::Readers bound = checks::nobody;
        bool isRule = false; ///< Allow or Disallow, for some dialect
        friend bool operator==(const Line&, const Line&) = default;
    };

    session::AnalysisPtr analysis; ///< never null
    std::vector<Line> lines;       ///< of `analysis`, the first at 0
};
using LineCountsPtr = std::shared_ptr<const LineCounts>;

/// What a line with a rule decides of the URLs that are loaded.
struct LineReach {
    enum class Kind : std::uint8_t {
        Decides,      ///< some of them
        DecidesNone,  ///< none of these; it may decide others
        NeverDecides, ///< proved: wherever it matches, another rule wins
        BindsNobody,  ///< it is in no group of a chosen crawler
    };
    Kind kind = Kind::DecidesNone;
    std::uint32_t urls = 0;
    friend bool operator==(const LineReach&, const LineReach&) = default;
};

} // namespace crawlright::editor

Q_DECLARE_METATYPE(crawlright::editor::LineCountsPtr)
