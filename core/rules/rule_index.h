// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/syntax/field.h"
#include "core/text/span.h"

#include <span>
#include <string_view>
#include <vector>

namespace crawlright::rules {

inline constexpr std::uint32_t noRule = ~std::uint32_t{0};

/// A rule made ready to match.
struct Rule {
    text::LineNumber line = 0;
    syntax::Field field = syntax::Field::Disallow;
    std::uint32_t length = 0; ///< priority: octets as this dialect counts them
    text::Span value;         ///< in the Document
    text::Span pattern;       ///< in the RuleSet's own bytes, as compared
};

/// The rules of a RuleSet and how they are compared: what an index is made of and asked with.
struct RuleSource {
    std::span<const Rule> rules;
    std::string_view bytes; ///< the patterns
    dialects::Precedence precedence = dialects::Precedence::Longest;
    bool wildcards = true;

    /// Less is better: the longer, then allow, then the earlier; or simply the earlier.
    [[nodiscard]] std::uint64_t rankOf(std::uint32_t ordinal) const;
};

/// Finds the best rule that matches a path without trying rules one by one.
///
/// The literal beginnings of the patterns (their bytes before the first wildcard) stand in a trie
/// with a string at each edge, here for `/a`, `/a/bed`, `/a/b*c`, `/a/c$` and `/x/*`:
///
///     root ── "/" ─┬─ "a" ● ── "/" ─┬─ "b" ◇ *c ── "ed" ●
///                  │                └─ "c" ◇ $
///                  └─ "x/" ●
///
/// A path walks down as far as it goes, and every node on its way is the beginning of a pattern
/// that may match; no other pattern can. ● ends a pattern that matches whatever follows: each node
/// knows the best of these from the root down to itself, so the last node on the way answers for
/// all of them. ◇ has patterns that go on with a wildcard, in a bucket with the best first: each
/// node knows the nearest bucket from itself up, each bucket the next, and the rules of a bucket
/// are tried only while they are better than the best rule found, and only if the path holds every
/// byte that they ask for.
///
/// The children of a node lie side by side, and their first bytes in an array of their own. Of a
/// node's string only the place in the patterns' bytes is kept.
class RuleIndex {
public:
    RuleIndex() = default;
    /// Of the rules with these ordinals.
    RuleIndex(const RuleSource& source, std::span<const std::uint32_t> ordinals);

    /// The ordinal of the best rule that matches, or noRule; `source` as it was at the making.
    /// Walks at most the path's bytes and then costs `matches` for each rule tried.
    [[nodiscard]] std::uint32_t best(std::string_view path, const RuleSource& source) const;

private:
    friend class RuleIndexBuilder;

    static constexpr std::uint32_t none = ~std::uint32_t{0};

    struct Node {
        text::Offset label = 0; ///< the string of the edge that leads here, in the patterns' bytes
        text::Offset labelSize = 0;
        std::uint32_t firstChild = 0;
        std::uint32_t childCount = 0;
        std::uint32_t bestPlain = noRule; ///< from the root down to here
        std::uint32_t bucket = none;      ///< the nearest, from here up
    };

    struct Bucket {
        std::uint32_t begin = 0; ///< in m_candidates
        std::uint32_t end = 0;
        text::Offset depth = 0; ///< bytes of the path that lead to its node
        std::uint32_t above = none;
    };

    /// A pattern with a wildcard.
    struct Candidate {
        std::uint64_t bytes = 0; ///< the set of bytes that its literals hold
        std::uint32_t ordinal = 0;
    };

    [[nodiscard]] std::uint32_t childOf(const Node& node, char first) const;
    [[nodiscard]] std::uint32_t bestInBuckets(const Node& node, std::string_view path,
                                              const RuleSource& source) const;
    [[nodiscard]] const Node& deepest(std::string_view path, std::string_view bytes) const;

    std::vector<Node> m_nodes;      ///< the root first; empty: no rules
    std::vector<char> m_firstBytes; ///< of each node's label
    std::vector<Bucket> m_buckets;
    std::vector<Candidate> m_candidates; ///< bucket by bucket, the best first
};

} // namespace crawlright::rules
