// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"
#include "core/text/span.h"

#include <string_view>
#include <vector>

namespace crawlright::completion {

/// What is being written at a place of a line.
enum class PlaceKind : std::uint8_t {
    None,       ///< nothing that could be proposed
    FieldName,  ///< before a colon
    Crawler,    ///< the value of a user-agent line
    Path,       ///< the value of a rule, or the path of a Clean-param line
    Preference, ///< a `key=value` of a Content-Signal or Content-Usage line
    Parameter,  ///< a parameter of a Clean-param line
    Value,      ///< the whole value of Sitemap, Host or Crawl-delay
    Mark,       ///< the beginning of a comment that is for Crawlright
    Request,    ///< its request: `ignore`, `ignore-file`
    CodeId,     ///< an id of that request
};

/// Where a cursor is within a line, and the word that it is in. Offsets count from the start of the
/// line, in bytes. Behind the cursor a segment ends before a `*` and before the `$` of a pattern,
/// too: a URL has neither.
///
///     Disallow: /shop/ca|rt/new$
///               |     |    ||   |  word.end
///               |     |    |segment.end, for a Path
///               |     |    name.end
///               |     segment.begin, name.begin
///               word.begin
struct Place {
    PlaceKind kind = PlaceKind::None;
    syntax::Field field = syntax::Field::None; ///< of the line; for a FieldName what it says now
    text::Span word;                           ///< holds the cursor, or touches it
    text::Span segment; ///< of a Path: its part between slashes, with the slash that ends it
    text::Span name;    ///< the same without that slash
    text::Offset cursor = 0;
    bool hasColon = false; ///< FieldName: a colon comes behind it
    /// Other keys, parameters or ids of the line, which need not be proposed again.
    std::vector<std::string_view> others;

    /// What was typed of the word.
    [[nodiscard]] text::Span typed() const { return {word.begin, cursor}; }
    /// Whether nothing of the word is behind the cursor.
    [[nodiscard]] bool isAtEnd() const { return cursor == word.end; }
};

/// Total. `line` is without its line end, and `cursor` at most its size; the views of the place are
/// into it.
[[nodiscard]] Place placeIn(std::string_view line, text::Offset cursor);

} // namespace crawlright::completion
