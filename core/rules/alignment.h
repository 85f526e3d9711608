// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// How a pattern lies along a path, for proofs; whether it matches is `pattern.h`'s affair, and the
/// two agree.
namespace crawlright::rules {

/// What each part of a pattern took. Read from the left, a pattern is literals with a `*` between
/// them; where it matches, literals and `stars` in turn make up the path up to `pathBytes`.
struct Alignment {
    bool matched = false;
    std::vector<text::Span> stars; ///< bytes of the path that each `*` took, as few as possible;
                                   ///< one that ends the pattern (or stands before a final `$`)
                                   ///< takes nothing (or all the rest)
    text::Offset pathBytes = 0;    ///< bytes of the path within the longest matched beginning
    text::Offset patternBytes = 0; ///< bytes of the pattern in that beginning
};

/// The same without the stars.
struct Reach {
    bool matched = false;
    text::Offset pathBytes = 0;
};

/// Lays patterns along one path. Time: path bytes + pattern bytes for each pattern, since literals
/// are searched with their borders (Knuth, Morris, Pratt), which also gives the longest part of a
/// literal that the path holds.
class Aligner {
public:
    /// `path` must outlive this.
    Aligner(std::string_view path, bool wildcards)
        : m_path(path)
        , m_wildcards(wildcards)
    {
    }

    [[nodiscard]] Alignment align(std::string_view pattern);
    [[nodiscard]] Reach reach(std::string_view pattern);

private:
    /// Where a literal, or the longest beginning of it, first stands.
    struct Found {
        std::size_t at = 0;
        std::size_t length = 0;
    };
    template <typename Sink>
    Alignment walk(std::string_view pattern, Sink addStar);
    [[nodiscard]] Found find(std::string_view literal, std::size_t from);
    void makeBorders(std::string_view literal);

    std::string_view m_path;
    bool m_wildcards;
    std::vector<std::uint32_t> m_borders; // of the literal searched last; kept for its memory
};

} // namespace crawlright::rules
