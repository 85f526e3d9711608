// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/text/span.h"

#include <string>
#include <string_view>
#include <vector>

/// Which robots.txt governs a URL, which part of the URL its rules are compared with, and what an
/// HTTP answer means. This layer does **not** know rules or files, and opens no connection.
namespace crawlright::access {

/// The path, parameters and query of a URL or of a bare path, as google/robotstxt takes it: total;
/// begins with `/`; nothing is encoded or decoded; ends before a fragment and at a NUL.
[[nodiscard]] std::string pathOf(std::string_view url);

/// `pathOf`, then this dialect's encoding of URLs: what `RuleSet::match` takes.
[[nodiscard]] std::string prepare(std::string_view url, const dialects::Dialect& dialect);
/// The same into a string that is used again, for many URLs.
void prepareInto(std::string& path, std::string_view url, const dialects::Dialect& dialect);

/// Appends octets made comparable; `keepsWildcards` leaves `*`, and `$` at the end, as they are.
void encodeInto(std::string& out, std::string_view in, const dialects::Encoding& encoding,
                bool keepsWildcards);

/// A change between the path as given and the path as compared.
struct PathChange {
    enum class Kind : std::uint8_t { Encoded, HexRaised, Decoded };
    Kind kind = Kind::Encoded;
    text::Span from; ///< bytes of the path as given
    text::Span to;   ///< bytes of the path as compared
    friend bool operator==(const PathChange&, const PathChange&) = default;
};
/// What `encodeInto` changes; changes of one kind that touch are one.
[[nodiscard]] std::vector<PathChange> changesOf(std::string_view in,
                                                const dialects::Encoding& encoding,
                                                bool keepsWildcards);

/// The part of a URL that `pathOf` copies; `needsSlash` says that a `/` goes in front.
[[nodiscard]] std::string_view pathIn(std::string_view url, bool& needsSlash);

} // namespace crawlright::access
