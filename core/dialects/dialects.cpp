// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/dialects/dialect.h"
#include "core/dialects/sources.h"

#include <array>

namespace crawlright::dialects {

namespace {

constexpr std::uint32_t limit500KiB = 512'000; // RFC 9309 §2.5: at least 500 kibibytes
constexpr std::uint32_t googleLine = 16'663;   // Google: 2083 × 8 bytes less the final NUL

// Google: a pattern's high bytes and hex digits are made uniform, nothing is decoded.
constexpr Encoding googlePattern{.encodesHighBytes = true, .raisesHexDigits = true};
// RFC 9309 §2.2.2 and figures 4 and 6: the prose asks for every reserved octet, its own table
// leaves `/`, `?` and `=` alone and encodes `:` and `/` within a query's value; the table is taken.
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

// Only user-agent, allow, disallow and sitemap are supported; the rest is ignored. Google says that
// Content-Signal has no effect.
constexpr OtherFields onlySitemap{.sitemap = Reads::Yes,
                                  .crawlDelay = Reads::No,
                                  .requestRate = Reads::No,
                                  .visitTime = Reads::No,
                                  .host = Reads::No,
                                  .cleanParam = Reads::No,
                                  .contentSignal = Reads::No,
                                  .contentUsage = Reads::No};
// 1994: fields other than User-agent and Disallow are ignored. 1997: extension lines are, too.
constexpr OtherFields noOthers{.sitemap = Reads::No,
                               .crawlDelay = Reads::No,
                               .requestRate = Reads::No,
                               .visitTime = Reads::No,
                               .host = Reads::No,
                               .cleanParam = Reads::No,
                               .contentSignal = Reads::No,
                               .contentUsage = Reads::No};
// Bing 2012: a window of 1 to 30 whole seconds, from the crawler's section or the default one.
constexpr OtherFields bingOthers{.sitemap = Reads::Yes,
                                 .crawlDelay = Reads::Yes,
                                 .delayFromStarToo = true,
                                 .delayIsWhole = true,
                                 .delayLeast = 1,
                                 .delayMost = 30};
// Yandex: Crawl-delay is ignored since 2018-02-22, Host since the same year.
constexpr OtherFields yandexOthers{
    .sitemap = Reads::Yes, .crawlDelay = Reads::No, .host = Reads::No, .cleanParam = Reads::Yes};
// Yandex 2012: Sitemap, Host, Crawl-delay; Clean-param by copies of the help of 2012 and 2013.
constexpr OtherFields yandex2012Others{
    .sitemap = Reads::Yes, .crawlDelay = Reads::Yes, .host = Reads::Yes, .cleanParam = Reads::Yes};

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
    .blankLineEndsRecord = false,       // §2.2 grammar
    .agentRule = AgentRule::WordEquals, // §2.2.1
    .agentCut = AgentCut::Word,
    .starWithText = true,
    .merge = GroupMerge::All, // §2.2.1: groups that match are combined
    .starMerge = GroupMerge::All,
    .followsChain = true,
    .wildcards = true, // §2.2.3
    .indexHtml = false,
    .emptyRule = EmptyRule::Ignored,   // §2.2 allows it and gives it no meaning
    .precedence = Precedence::Longest, // §2.2.2: most octets, allow where equivalent
    .wildcardTieUndefined = false,
    .patternEncoding = rfcEncoding,
    .urlEncoding = rfcEncoding,
    .robotsTxtAllowed = true, // §2.2.2
    .others = {},             // §2.2.4: crawlers may interpret other records
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
    d.others = onlySitemap; // the rest is recognised at most, to report it
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
    d.wildcardTieUndefined = true; // the order of precedence with wildcards is undefined
    return d;
}

constexpr Dialect makeBing()
{
    Dialect d = rfc9309;
    d.id = Id::Bing;
    d.name = "bing";
    d.source = "Bing's Webmaster blog";
    d.patternEncoding = bingPattern;
    d.others = bingOthers;
    return d;
}

constexpr Dialect makeYandex()
{
    Dialect d = rfc9309;
    d.id = Id::Yandex;
    d.name = "yandex";
    d.source = "Yandex Webmaster help";
    d.overLimitAllowsAll = true;  // a file past 500 KB is taken as allowing everything
    d.blankLineEndsRecord = true; // no blank lines within a record
    // The page still speaks of `Yandex` as a substring, and also of groups for each robot that are
    // not inherited. By the first YandexBot would obey a group for YandexImages, so the names are
    // compared whole.
    //
    // More than 2,048 rules and rules past 1,024 characters are findings of the validator; nothing
    // says that the crawler then reads otherwise.
    d.others = yandexOthers;
    return d;
}

constexpr Dialect makeYandex2012()
{
    Dialect d = makeYandex();
    d.id = Id::Yandex2012;
    d.name = "yandex-2012";
    d.source = "Yandex help of 2012";
    d.bodyLimit = 32 * 1024;                // copies of the page of 2012 and 2013
    d.agentRule = AgentRule::ValueContains; // its name, or `*`, as a substring
    d.emptyRule = EmptyRule::OppositeOfAll;
    d.precedence = Precedence::First; // the first in the block
    d.others = yandex2012Others;
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
    d.others = noOthers;
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
    d.robotsTxtAllowed = true; // §3.2.2
    d.patternEncoding = draftEncoding;
    d.urlEncoding = draftEncoding;
    return d;
}

constexpr std::array<Dialect, dialectCount> makeTable()
{
    std::array<Dialect, dialectCount> dialects{
        makeGoogleParser(), makeGoogle(),     makeGoogle2019(),   rfc9309,         makeBing(),
        makeYandex(),       makeYandex2012(), makeOriginal1994(), makeDraft1997(),
    };
    for (Dialect& d : dialects)
        d.silent = sources::of(d.id).silent();
    return dialects;
}
constexpr std::array<Dialect, dialectCount> table = makeTable();

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].id) != i)
            return false;
    return true;
}
static_assert(isInOrder());
static_assert(table[static_cast<std::size_t>(Id::GoogleParser)].silent == 0);

} // namespace

std::span<const Dialect> all()
{
    return table;
}

const Dialect& get(Id id)
{
    return table[static_cast<std::size_t>(id)];
}

std::optional<Reads> readsOther(const OtherFields& others, syntax::Field field)
{
    using syntax::Field;
    switch (field) {
    case Field::Sitemap:
        return others.sitemap;
    case Field::CrawlDelay:
        return others.crawlDelay;
    case Field::RequestRate:
        return others.requestRate;
    case Field::VisitTime:
        return others.visitTime;
    case Field::Host:
        return others.host;
    case Field::CleanParam:
        return others.cleanParam;
    case Field::ContentSignal:
        return others.contentSignal;
    case Field::ContentUsage:
        return others.contentUsage;
    default:
        return std::nullopt;
    }
}

Reads heeds(const Dialect& dialect, syntax::Field field)
{
    using syntax::Field;
    if (field == Field::UserAgent || field == Field::Disallow)
        return Reads::Yes;
    if (field == Field::Allow)
        return dialect.knowsAllow ? Reads::Yes : Reads::No;
    return readsOther(dialect.others, field).value_or(Reads::No);
}

std::string_view sourceOf(Id id, Topic topic)
{
    return sources::of(id).places[static_cast<std::size_t>(topic)];
}

std::optional<Id> find(std::string_view name)
{
    for (const Dialect& d : table)
        if (d.name == name)
            return d.id;
    return std::nullopt;
}

} // namespace crawlright::dialects
