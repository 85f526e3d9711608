// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// How families of crawlers read robots.txt. A dialect is a table of switches; nothing outside this
/// folder asks which dialect it has, only what a column says. Facts and sources: every row of the
/// tables in dialects.cpp.
namespace crawlright::dialects {

enum class Id : std::uint8_t {
    GoogleParser,
    Google,
    Google2019,
    Rfc9309,
    Bing,
    Yandex,
    Yandex2012,
    Original1994,
    Draft1997,
};
inline constexpr int dialectCount = 9;

/// Which part of a user-agent value is compared with which part of the crawler's name.
enum class AgentRule : std::uint8_t {
    TokenEqualsAgent, ///< google/robotstxt: leading [A-Za-z_-] of the value equals the agent
    WordEquals,       ///< RFC 9309: the value up to its first blank or `/` equals the token
    TokenBeginsAgent, ///< Google 2019: the longest value token that begins the crawler's name
    ValueContains,    ///< 1994, 1997, Yandex 2012: the value contains the robot's name
};

/// What of the crawler's name as given is compared.
enum class AgentCut : std::uint8_t {
    None,  ///< all of it
    Token, ///< its leading [A-Za-z_-]*
    Word,  ///< up to its first blank or `/`
};

/// Which of several groups for one crawler count.
enum class GroupMerge : std::uint8_t { All, First };

enum class Precedence : std::uint8_t {
    Longest, ///< the longest pattern, ties by TieBreak
    First,   ///< the first that matches, in file order
};

enum class EmptyRule : std::uint8_t {
    Ignored,       ///< matches nothing, so it never decides
    MatchesAll,    ///< google/robotstxt: matches with priority 0, so it can be the deciding line
    OppositeOfAll, ///< Yandex 2012: `Disallow:` is Allow all, `Allow:` is Disallow all
};

/// How octets of a path are made comparable. Applied to URL and pattern alike unless a column says
/// otherwise.
enum class Decoding : std::uint8_t {
    None,
    Unreserved,  ///< RFC 9309 §2.2.2: %xx of unreserved ASCII is decoded
    AllButSlash, ///< 1997 draft: every %xx but %2F
};

struct Encoding {
    bool encodesHighBytes = false; ///< bytes from 0x80 up become %XX
    bool raisesHexDigits = false;  ///< %3c becomes %3C
    Decoding decoding = Decoding::None;
    /// RFC 9309 figure 4: `:` and `/` after the first `=` of a query parameter.
    bool encodesQueryReserved = false;
    /// RFC 9309 figure 6: a literal `*` or `$` is compared as %2A, %24.
    bool encodesSpecials = false;
    friend constexpr bool operator==(Encoding, Encoding) = default;
};

/// How much of the source a column rests on.
enum class Basis : std::uint8_t { Documented, SourceSilent };

/// The columns whose value a source may leave open, for "source silent" in a proof.
enum class Column : std::uint8_t {
    Agents,
    Merging,
    Wildcards,
    Precedence,
    Tie,
    EmptyRule,
    Encoding,
    BlankLines,
    SizeLimit,
    RobotsTxtItself,
    Spelling,
    MissingColon,
    ByteOrderMark,
};

/// What a source speaks of or is silent on; each step of a proof rests on one.
enum class Topic : std::uint8_t {
    Agents, ///< which user-agent values name a crawler
    Chain,  ///< whom a crawler falls back to
    Star,   ///< when the `*` group binds
    Merging,
    BlankLines,
    Spelling,
    MissingColon,
    ByteOrderMark,
    SizeLimit,
    Url,       ///< which part of a URL is compared
    HighBytes, ///< bytes from 0x80 up
    Escapes,   ///< `%xx`, and ASCII that is percent-encoded on one side only
    Wildcards,
    EmptyRule,
    IndexPage,
    Length, ///< what of a pattern is counted
    Precedence,
    Tie,
    RobotsTxtItself,
    NoMatch, ///< the verdict where no rule decides
    OtherFields,
};
inline constexpr int topicCount = static_cast<int>(Topic::OtherFields) + 1;

/// Whether readers of a dialect heed a field that is neither user-agent nor rule.
enum class Reads : std::uint8_t {
    No,   ///< the source says that it is ignored
    Open, ///< the source leaves it to the crawler or says nothing
    Yes,
};

/// The fields besides user-agent and rules; what none of the sources applies is not here.
struct OtherFields {
    Reads sitemap = Reads::Open;
    Reads crawlDelay = Reads::Open;
    Reads requestRate = Reads::Open;
    Reads visitTime = Reads::Open;
    Reads host = Reads::Open;
    Reads cleanParam = Reads::Open;
    Reads contentSignal = Reads::Open;
    Reads contentUsage = Reads::Open;
    bool delayFromStarToo = false; ///< Bing: where the own group has no Crawl-delay, that of `*`
    bool delayIsWhole = false;     ///< Bing: whole seconds
    std::uint32_t delayLeast = 0;  ///< seconds
    std::uint32_t delayMost = 0;   ///< seconds; 0: no limit
};

struct Dialect {
    Id id;
    std::string_view name;   ///< the id of the command line and the settings
    std::string_view source; ///< the document or program it follows

    // The file
    std::uint32_t bodyLimit; ///< bytes that are read; 0: no limit
    bool overLimitAllowsAll; ///< Yandex: a longer file is taken as open (else: cut, the line across
                             ///< the cut dropped)
    std::uint32_t lineLimit; ///< bytes of a line that count; 0: no limit
    bool nulEndsLine;
    bool skipsPartialBom; ///< Google: EF or EF BB at the start are dropped too

    // The fields
    bool acceptsTypos;    ///< Spelling::Typo
    bool acceptsPrefixes; ///< Spelling::Prefix
    bool acceptsMissingColon;
    bool knowsAllow; ///< false: 1994

    // Groups
    bool blankLineEndsRecord;
    AgentRule agentRule;
    AgentCut agentCut; ///< of the crawler's own name, before it is compared
    bool starWithText; ///< `*` followed by a blank and text is `*`
    GroupMerge merge;
    GroupMerge starMerge;
    bool followsChain; ///< a crawler's fallback chain and its exception from `*` hold

    // Rules
    bool wildcards; ///< `*`, and `$` at the end
    bool indexHtml; ///< Google: Allow: /dir/index.html also opens /dir/
    EmptyRule emptyRule;
    Precedence precedence;
    bool wildcardTieUndefined; ///< Google 2019: see `rules::Verdict::Undefined`
    Encoding patternEncoding;
    Encoding urlEncoding;
    bool robotsTxtAllowed; ///< /robots.txt itself is always fetched

    OtherFields others;

    std::uint32_t silent = 0; ///< bit set of Topic: of these its source says nothing

    [[nodiscard]] constexpr bool isSilent(Topic topic) const
    {
        return (silent >> static_cast<unsigned>(topic)) & 1U;
    }
    /// Whether the source says nothing about some of the column.
    [[nodiscard]] constexpr bool isSilent(Column column) const;
};

constexpr bool Dialect::isSilent(Column column) const
{
    switch (column) {
    case Column::Agents:
        return isSilent(Topic::Agents);
    case Column::Merging:
        return isSilent(Topic::Merging);
    case Column::Wildcards:
        return isSilent(Topic::Wildcards);
    case Column::Precedence:
        return isSilent(Topic::Precedence);
    case Column::Tie:
        return isSilent(Topic::Tie);
    case Column::EmptyRule:
        return isSilent(Topic::EmptyRule);
    case Column::Encoding:
        return isSilent(Topic::HighBytes) || isSilent(Topic::Escapes);
    case Column::BlankLines:
        return isSilent(Topic::BlankLines);
    case Column::SizeLimit:
        return isSilent(Topic::SizeLimit);
    case Column::RobotsTxtItself:
        return isSilent(Topic::RobotsTxtItself);
    case Column::Spelling:
        return isSilent(Topic::Spelling);
    case Column::MissingColon:
        return isSilent(Topic::MissingColon);
    case Column::ByteOrderMark:
        return isSilent(Topic::ByteOrderMark);
    }
    return false;
}

/// Whether a field that is neither user-agent nor rule is read; nullopt for a field without a column.
[[nodiscard]] std::optional<Reads> readsOther(const OtherFields& others, syntax::Field field);

/// Whether readers of the dialect heed a field at all.
[[nodiscard]] Reads heeds(const Dialect& dialect, syntax::Field field);

/// Where the dialect's source speaks of this, as the name of a source and of a place in it
/// ("RFC 9309 §2.2.2"), stable and never translated; empty where it says nothing and the dialect
/// behaves as rfc9309.
[[nodiscard]] std::string_view sourceOf(Id id, Topic topic);

/// All nine, in the order of Id.
[[nodiscard]] std::span<const Dialect> all();
[[nodiscard]] const Dialect& get(Id id);
/// By the name of the command line; nullopt for no such dialect.
[[nodiscard]] std::optional<Id> find(std::string_view name);

} // namespace crawlright::dialects
