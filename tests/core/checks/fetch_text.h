// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/fetch_findings.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crawlright::tests {

/// A text that shows a finding of a fetch: comment lines tell what happened, the rest is the body.
///
///     # GET https://example.com/robots.txt     a request; again for each hop
///     # 301                                    its status
///     # Fault timeout                          or why there was none
///     # Content-Type: text/plain               a header; Age, Cache-Control: max-age=N
///     # Elsewhere 200 same http://…            another address; its body is the `same` or `other`
///     # Sitemap 200 10 2 https://…             a sitemap; entries, blocked ones; `-`: it is none
///     # Padding 600000                         so many bytes of comments before the body
///     # Saved                                  what follows is what the user has saved
struct FetchText {
    checks::FetchFacts facts;
    std::string body;
    std::optional<std::string> saved;
};
[[nodiscard]] FetchText fetchText(std::string_view text);
[[nodiscard]] std::vector<checks::Finding> findingsOf(const FetchText& text);

} // namespace crawlright::tests
