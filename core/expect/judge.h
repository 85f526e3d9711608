// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/expect/expectations.h"
#include "core/syntax/document.h"

namespace crawlright::expect {

/// One expectation, judged for one of its crawlers.
struct Judged {
    std::uint32_t expectation = 0; ///< index into `Expectations::lines`
    std::uint32_t name = 0;        ///< index into `Expectations::names`
    rules::Decision decision;
    bool holds = false;
    friend bool operator==(const Judged&, const Judged&) = default;
};

/// Every expectation for each of its crawlers, by line, then by crawler. Hosts are not looked at:
/// the file is taken as the one that governs every address. Total; the groups are read once for
/// each dialect, the rules compiled once for each name.
[[nodiscard]] std::vector<Judged> judge(const Expectations& expectations,
                                        const syntax::Document& document,
                                        const crawlers::Catalogue& catalogue);

} // namespace crawlright::expect
