// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/text/span.h"
#include "ui/find/query.h"

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

/// Searching the bytes of a file, on any thread. A hit is a span of bytes that are whole
/// characters; none overlap; a line end is part of one only where an expression names it. Does
/// **not** know blocks of text, nor who asks.
namespace crawlright::find {

/// Where, and for how long.
struct Bounds {
    text::Span scope;                ///< hits lie within
    std::chrono::milliseconds time;  ///< of an expression; plain text is linear
    std::function<bool()> isStopped; ///< asked now and then; may be null
    qsizetype longestAtOnce = 4096;  ///< letters of a line that are matched in one call
};

/// All of the file, for as long as somebody waits.
[[nodiscard]] Bounds boundsFor(std::string_view bytes);

/// Whether the expression, if it is one, can be understood.
[[nodiscard]] std::expected<void, Fault> check(const Query& query);

/// The hits, ascending; none for an empty text.
[[nodiscard]] std::expected<std::vector<text::Span>, Fault>
search(std::string_view bytes, const Query& query, const Bounds& bounds);

/// The same, each with what it becomes.
[[nodiscard]] std::expected<edits::Edits, Fault> replacements(std::string_view bytes,
                                                              const Query& query,
                                                              const Replacement& replacement,
                                                              const Bounds& bounds);

/// What one hit of the query becomes; nullopt where the expression does not match just there.
[[nodiscard]] std::optional<edits::Edit> replacementAt(std::string_view bytes, text::Span hit,
                                                       const Query& query,
                                                       const Replacement& replacement,
                                                       Bounds bounds);

} // namespace crawlright::find
