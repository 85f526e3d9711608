// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/dialects/dialect.h"

#include <array>

namespace crawlright::dialects {

namespace {

constexpr std::uint32_t bits(std::initializer_list<Column> columns)
{
    std::uint32_t set = 0;
    for (const Column c : columns)
        set |= 1U << static_cast<unsigned>(c);
    return set;
}

constexpr std::uint32_t limit500KiB = 512'000; // RFC 9309 §2.5: at least 500 kibibytes
constexpr std::uint32_t googleLine = 16'663;   // Google: 2083 × 8 bytes less the final NUL

// Google: a pattern's high bytes and hex digits are made uniform, nothing is decoded.
constexpr Encoding googlePattern{.encodesHighBytes = true, .raisesHexDigits = true};
// RFC 9309 §2.2.2 and figures 4 and 6.
constexpr Encoding rfcEncoding{.encodesHighBytes = true,
                               .raisesHexDigits = true,
                               .decoding = Decoding::Unreserved,
                               .encodesQueryReserved = true,
                               .encodesSpecials = true};
// Bing 2009: non-ASCII in a rule must be percent-encoded, so a raw byte meets no encoded URL.
constexpr Encoding bingPattern{.encodesHighBytes = false,
                               .raisesHexDigits = true,
                               .decoding = Decoding::Unreserved,
                               .encodesQueryReserved = true,
                               .encodesSpecials = true};
// draft-koster-robots-00 §3.2.2: all but %2F is decoded on both sides.
constexpr Encoding draftEncoding{.raisesHexDigits = true, .decoding = Decoding::AllButSlash};

constexpr Dialect rfc9309{
    .id = Id::Rfc9309,
    .name = "rfc9309",
    .source = "RFC 9309",
    .bodyLimit = limit500KiB, // §2.5: what lies past the least limit may go unread
    .overLimitAllowsAll = false,
    .lineLimit = 0,
    .nulEndsLine = false,
    .skipsPartialBom = false,
    .acceptsTypos = false, // §2.2.4 is lenient about other records only
    .acceptsPrefixes = false,
    .acceptsMissingColon = false,
    .knowsAllow = true,
    .blankLineEndsRecord = false,      // §2.2 grammar
    .agentRule = AgentRule::WordEquals, // §2.2.1
    .agentCut = AgentCut::Word,
    .starWithText = true,
    .merge = GroupMerge::All, // §2.2.1: groups that match are combined
    .starMerge = GroupMerge::All,
    .followsChain = true,
    .wildcards = true, // §2.2.3
    .indexHtml = false,
    .emptyRule = EmptyRule::Ignored, // §2.2 allows it and gives it no meaning
    .precedence = Precedence::Longest, // §2.2.2: most octets, allow where equivalent
    .wildcardTieUndefined = false,
    .patternEncoding = rfcEncoding,
    .urlEncoding = rfcEncoding,
    .robotsTxtAllowed = true, // §2.2.2
    .silent = bits({Column::ByteOrderMark, Column::EmptyRule}),
};

constexpr Dialect makeGoogleParser()
{
    Dialect d = rfc9309;
    d.id = Id::GoogleParser;
    d.name = "google-parser";
    d.source = "google/robotstxt";
    d.bodyLimit = 0;
    d.lineLimit = googleLine;
    d.nulEndsLine = true;
    d.skipsPartialBom = true;
    d.acceptsTypos = true;
    d.acceptsPrefixes = true;
    d.acceptsMissingColon = true;
    d.agentRule = AgentRule::TokenEqualsAgent;
    d.agentCut = AgentCut::None;
    d.followsChain = false; // the caller's affair
    d.indexHtml = true;
    d.emptyRule = EmptyRule::MatchesAll;
    d.patternEncoding = googlePattern;
    d.urlEncoding = {};
    d.robotsTxtAllowed = false;
    d.silent = 0;
    return d;
}

constexpr Dialect makeGoogle()
{
    Dialect d = makeGoogleParser();
    d.id = Id::Google;
    d.name = "google";
    d.source = "Google's documentation of robots.txt";
    d.bodyLimit = limit500KiB;
    d.agentCut = AgentCut::Token;
    d.followsChain = true;
    d.emptyRule = EmptyRule::Ignored; // a rule without a path is ignored
    d.urlEncoding = googlePattern;
    d.robotsTxtAllowed = true;
    return d;
}

constexpr Dialect makeGoogle2019()
{
    Dialect d = makeGoogle();
    d.id = Id::Google2019;
    d.name = "google-2019";
    d.source = "Google's documentation of July 2019";
    d.acceptsTypos = false; // simple errors and typos of a field are not supported
    d.acceptsPrefixes = false;
    d.agentRule = AgentRule::TokenBeginsAgent; // the most specific group name
    d.wildcardTieUndefined = true;             // the order of precedence with wildcards is undefined
    return d;
}

constexpr Dialect makeBing()
{
    Dialect d = rfc9309;
    d.id = Id::Bing;
    d.name = "bing";
    d.source = "Bing's Webmaster blog";
    d.patternEncoding = bingPattern;
    d.silent = bits({Column::Merging, Column::EmptyRule, Column::BlankLines, Column::SizeLimit,
                     Column::RobotsTxtItself, Column::Spelling, Column::MissingColon,
                     Column::ByteOrderMark});
    return d;
}

constexpr Dialect makeYandex()
{
    Dialect d = rfc9309;
    d.id = Id::Yandex;
    d.name = "yandex";
    d.source = "Yandex Webmaster help";
    d.overLimitAllowsAll = true; // a file past 500 KB is taken as allowing everything
    d.blankLineEndsRecord = true; // no blank lines within a record
    d.silent = bits({Column::Merging, Column::Encoding, Column::RobotsTxtItself, Column::Spelling,
                     Column::MissingColon, Column::ByteOrderMark});
    return d;
}

constexpr Dialect makeYandex2012()
{
    Dialect d = makeYandex();
    d.id = Id::Yandex2012;
    d.name = "yandex-2012";
    d.source = "Yandex help of 2012";
    d.bodyLimit = 32 * 1024; // copies of the page of 2012 and 2013
    d.agentRule = AgentRule::ValueContains; // its name as a substring
    d.starWithText = false;
    d.emptyRule = EmptyRule::OppositeOfAll;
    d.precedence = Precedence::First;
    return d;
}

constexpr Dialect makeOriginal1994()
{
    Dialect d = rfc9309;
    d.id = Id::Original1994;
    d.name = "original-1994";
    d.source = "A Standard for Robot Exclusion, 1994";
    d.knowsAllow = false;
    d.blankLineEndsRecord = true;
    d.agentRule = AgentRule::ValueContains; // substring match, without version
    d.starWithText = false;
    d.wildcards = false;
    d.precedence = Precedence::First; // only Disallow: the first that matches stands for all
    d.silent = bits({Column::Merging, Column::Encoding, Column::SizeLimit,
                     Column::RobotsTxtItself, Column::Spelling, Column::MissingColon,
                     Column::ByteOrderMark});
    return d;
}

constexpr Dialect makeDraft1997()
{
    Dialect d = makeOriginal1994();
    d.id = Id::Draft1997;
    d.name = "draft-1997";
    d.source = "draft-koster-robots-00";
    d.knowsAllow = true;
    d.merge = GroupMerge::First; // §3.2.1: the first record that names it
    d.starMerge = GroupMerge::First;
    d.patternEncoding = draftEncoding;
    d.urlEncoding = draftEncoding;
    d.silent = bits({Column::SizeLimit, Column::Spelling, Column::MissingColon,
                     Column::ByteOrderMark});
    return d;
}

constexpr std::array<Dialect, dialectCount> table{
    makeGoogleParser(), makeGoogle(),       makeGoogle2019(),    rfc9309,        makeBing(),
    makeYandex(),       makeYandex2012(),   makeOriginal1994(),  makeDraft1997(),
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].id) != i)
            return false;
    return true;
}
static_assert(isInOrder());

} // namespace

std::span<const Dialect> all() { return table; }

const Dialect& get(Id id) { return table[static_cast<std::size_t>(id)]; }

std::optional<Id> find(std::string_view name)
{
    for (const Dialect& d : table)
        if (d.name == name)
            return d.id;
    return std::nullopt;
}

} // namespace crawlright::dialects
