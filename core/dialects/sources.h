// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"

#include <array>
#include <initializer_list>

/// Where each cell of the table of dialects was read; used by dialects.cpp alone, at compile time.
namespace crawlright::dialects::sources {

struct Row {
    std::array<std::string_view, topicCount> places; ///< empty: the source says nothing

    constexpr void set(std::initializer_list<Topic> topics, std::string_view place)
    {
        for (const Topic topic : topics)
            places[static_cast<std::size_t>(topic)] = place;
    }

    /// What `Dialect::silent` holds.
    [[nodiscard]] constexpr std::uint32_t silent() const
    {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i].empty())
                bits |= 1U << i;
        return bits;
    }
};

// The chain is no matter of a dialect: the operator of a crawler tells whom it falls back to.
inline constexpr std::string_view operatorsPage = "the crawler's documentation";

constexpr Row rfc9309()
{
    using enum Topic;
    Row row;
    row.set({Agents, Star, Merging}, "RFC 9309 §2.2.1");
    row.set({Chain}, operatorsPage);
    row.set({BlankLines, Spelling, MissingColon}, "RFC 9309 §2.2");
    row.set({SizeLimit}, "RFC 9309 §2.5"); // the least limit; what lies past it may go unread
    row.set({Url, HighBytes, Escapes, Precedence, Tie, RobotsTxtItself, NoMatch},
            "RFC 9309 §2.2.2");
    // That octets of the pattern are counted is said; not whether before or after normalising.
    row.set({Length}, "RFC 9309 §2.2.2");
    row.set({Wildcards}, "RFC 9309 §2.2.3");
    row.set({OtherFields}, "RFC 9309 §2.2.4");
    return row;
}

constexpr Row googleParser()
{
    using enum Topic;
    Row row;
    row.set({SizeLimit, ByteOrderMark}, "google/robotstxt: body to lines");
    row.set({MissingColon}, "google/robotstxt: key and value");
    row.set({Spelling, OtherFields}, "google/robotstxt: keys");
    row.set({Agents, Star, Merging, BlankLines}, "google/robotstxt: groups");
    row.set({Chain, RobotsTxtItself}, "google/robotstxt: left to its caller");
    row.set({HighBytes, Escapes}, "google/robotstxt: values");
    row.set({Url}, "google/robotstxt: URL to path");
    row.set({Wildcards}, "google/robotstxt: matching");
    row.set({IndexPage}, "google/robotstxt: index.htm");
    row.set({Length, EmptyRule}, "google/robotstxt: rules");
    row.set({Precedence, Tie, NoMatch}, "google/robotstxt: verdict");
    return row;
}

constexpr Row google()
{
    using enum Topic;
    Row row = googleParser();
    row.set({Chain}, operatorsPage);
    row.set({SizeLimit, ByteOrderMark}, "Google: file format");
    row.set({Agents, Star, Merging}, "Google: order of precedence for user agents");
    row.set({BlankLines}, "Google: grouping of lines and rules");
    row.set({HighBytes, Wildcards}, "Google: URL matching based on path values");
    row.set({EmptyRule, OtherFields}, "Google: syntax");
    row.set({Precedence, Tie, Length}, "Google: order of precedence for rules");
    row.set({RobotsTxtItself}, {}); // the library leaves it to its caller, the page is silent
    return row;
}

constexpr Row google2019()
{
    using enum Topic;
    Row row = google();
    row.set({SizeLimit, ByteOrderMark, Spelling}, "Google 2019: file format");
    row.set({Agents, Star, Merging}, "Google 2019: order of precedence for user-agents");
    row.set({BlankLines}, "Google 2019: grouping of records");
    row.set({HighBytes, Wildcards}, "Google 2019: URL matching based on path values");
    row.set({EmptyRule}, "Google 2019: group-member records");
    row.set({OtherFields}, "Google 2019: non-group-member records");
    row.set({Precedence, Tie, Length}, "Google 2019: order of precedence for group-member records");
    return row;
}

constexpr Row bing()
{
    using enum Topic;
    Row row;
    row.set({Agents, Star, OtherFields}, "Bing 2012: to crawl or not to crawl");
    row.set({Chain}, operatorsPage);
    row.set({Wildcards, Tie}, "Bing 2009: SEM 101");
    // 2009: Allow always wins. Later accounts: the most characters. Taken: the later.
    row.set({Precedence}, "Bing: accounts later than 2009");
    row.set({HighBytes}, "Bing 2009: robots speaking many languages");
    return row;
}

constexpr Row yandex()
{
    using enum Topic;
    Row row;
    row.set({Agents, Star}, "Yandex: User-agent");
    row.set({Chain}, operatorsPage);
    row.set({BlankLines, Wildcards, Precedence, Tie, Length, EmptyRule},
            "Yandex: Disallow and Allow");
    row.set({SizeLimit}, "Yandex: requirements for robots.txt");
    row.set({OtherFields}, "Yandex: directives");
    return row;
}

constexpr Row yandex2012()
{
    using enum Topic;
    Row row;
    row.set({Agents, Star, NoMatch}, "Yandex 2012: User-agent");
    row.set({Chain}, operatorsPage);
    row.set({BlankLines, Precedence, Tie, EmptyRule}, "Yandex 2012: Disallow and Allow");
    row.set({Wildcards}, "Yandex 2012: special characters");
    row.set({SizeLimit}, "Yandex 2012: copies of the help");
    row.set({OtherFields}, "Yandex 2012: Sitemap, Host, Crawl-delay");
    return row;
}

constexpr Row original1994()
{
    using enum Topic;
    Row row;
    row.set({BlankLines, MissingColon, Spelling, OtherFields}, "1994: the format");
    row.set({Agents, Star}, "1994: User-agent");
    row.set({Chain}, operatorsPage);
    row.set({Wildcards, Precedence, Tie, EmptyRule, Url, NoMatch}, "1994: Disallow");
    return row;
}

constexpr Row draft1997()
{
    using enum Topic;
    Row row;
    row.set({BlankLines, MissingColon, Spelling, OtherFields, Wildcards},
            "draft-koster-robots-00 §3.3");
    row.set({Agents, Star, Merging}, "draft-koster-robots-00 §3.2.1");
    row.set({Chain}, operatorsPage);
    row.set({Precedence, Tie, EmptyRule, Url, NoMatch, HighBytes, Escapes, RobotsTxtItself},
            "draft-koster-robots-00 §3.2.2");
    return row;
}

/// In the order of Id.
inline constexpr std::array<Row, dialectCount> table{
    googleParser(), google(),     google2019(),   rfc9309(),   bing(),
    yandex(),       yandex2012(), original1994(), draft1997(),
};

constexpr const Row& of(Id id)
{
    return table[static_cast<std::size_t>(id)];
}

} // namespace crawlright::dialects::sources
