// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/rules/rule_set.h"
#include "ui/repro/fault.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// A repro file: one verdict with all that it rests on, to attach to a question or a bug report and
/// to replay with `crawlright-cli explain --repro`. Read and written by both programs; Qt Core
/// only. It does **not** judge.
///
///     {
///       "format": "crawlright-repro",
///       "version": 1,
///       "robots": "User-agent: *\nDisallow: /shop/\n",
///       "url": "https://example.com/shop/cart",
///       "crawler": "Googlebot",
///       "dialect": "google",
///       "verdict": "disallow",
///       "line": 2
///     }
///
/// Every byte comes back. What is not UTF-8 stands as Base64 under `robotsBase64`, `urlBase64` or
/// `crawlerBase64` instead. `dialect` is absent where the crawler's own is meant; every other key
/// is needed, and a key that is not known is a fault.
namespace crawlright::repro {

struct Case {
    std::string robots;                  ///< any bytes
    std::string url;                     ///< a URL or a path, any bytes
    std::string crawler;                 ///< a name or a user-agent string, any bytes
    std::optional<dialects::Id> dialect; ///< nullopt: the crawler's own
    rules::Verdict verdict = rules::Verdict::Allow;
    text::LineNumber line = 0; ///< the deciding line; 0: none
    friend bool operator==(const Case&, const Case&) = default;
};

/// JSON in UTF-8 that ends with a line end; `read` gives the same Case back.
[[nodiscard]] std::string write(const Case& shown);

/// Total; the first fault where it is no repro file of this version.
[[nodiscard]] std::expected<Case, Fault> read(std::string_view json);

} // namespace crawlright::repro
