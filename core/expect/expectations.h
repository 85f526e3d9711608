// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "core/text/span.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Unit tests for a robots.txt: a file of lines that say who may fetch what. This layer does
/// **not** judge; it reads what is expected.
///
///     # the shop stays in the index
///     set search = Googlebot, bingbot, "Some Bot/1.0 (+https://bot.example)"
///     allow search /products/
///     disallow GPTBot https://shop.example/
///
/// Words are in any case. Blanks separate; a name or an address that holds one stands in quotes. A
/// `#` at the start of a word begins a comment. A set is known from its line on, may name sets, and
/// goes before a crawler of its name.
namespace crawlright::expect {

enum class Fault : std::uint8_t {
    UnknownWord,    ///< neither allow, disallow nor set
    NoCrawler,      ///< the line ends after its first word
    NoAddress,      ///< the line ends after the crawler
    NotAnAddress,   ///< neither a path with its `/` nor a URL
    TextAfterwards, ///< something after the address, or after a quote within a word
    OpenQuote,      ///< a quote that does not end in its line
    EmptyName,      ///< nothing between two quotes or two commas
    CommaInName,    ///< several crawlers where one name belongs
    NoSetName,      ///< `set = …`
    NoEqualsSign,   ///< `set search Googlebot`
    EmptySet,       ///< `set search =`
    SetTwice,       ///< a set of this name stands above
    TooManyNames,   ///< the sets of the file together name more than `mostNames` crawlers
};

/// Why a line is none, and where.
struct Complaint {
    Fault fault = Fault::UnknownWord;
    text::LineNumber line = 0;
    text::Span span; ///< the word; where one is missing, the empty place for it
    friend bool operator==(const Complaint&, const Complaint&) = default;
};

struct Expectation {
    text::LineNumber line = 0;
    rules::Verdict verdict = rules::Verdict::Allow; ///< Allow or Disallow
    text::Span text;                                ///< the line without blanks and comment
    text::Span name;                                ///< of a crawler or a set, as written
    std::uint32_t crawlersBegin = 0; ///< indices into `Expectations::names`; at least one
    std::uint32_t crawlersEnd = 0;
    text::Span address; ///< a path or a URL
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

/// Owns its bytes; all spans are of them.
struct Expectations {
    std::string bytes;
    std::vector<Expectation> lines;
    std::vector<Complaint> complaints; ///< at most one for each line
    std::vector<text::Span> names;     ///< of crawlers, by line and by set
    std::vector<text::Span> sets;      ///< the names of the sets

    [[nodiscard]] std::string_view textOf(text::Span span) const { return span.of(bytes); }
    /// The crawlers of a line, each once.
    [[nodiscard]] std::span<const text::Span> crawlersOf(const Expectation& line) const
    {
        return std::span(names).subspan(line.crawlersBegin, line.crawlersEnd - line.crawlersBegin);
    }
};

inline constexpr std::size_t mostNames = 100'000;

/// Total: every byte sequence has a result. A UTF-8 byte order mark is skipped; LF, CR and CRLF end
/// lines.
[[nodiscard]] Expectations parse(std::string bytes);

} // namespace crawlright::expect
