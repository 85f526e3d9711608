// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/contrast.h"

#include "core/access/url.h"

#include <array>
#include <tuple>

namespace crawlright::rules {

namespace {

using dialects::Dialect;

/// Takes some columns from another dialect; false: they were equal.
template <auto... Columns>
bool take(Dialect& dialect, const Dialect& from)
{
    const bool differs = std::tie(dialect.*Columns...) != std::tie(from.*Columns...);
    std::tie(dialect.*Columns...) = std::tie(from.*Columns...);
    return differs;
}

struct Row {
    Contrast contrast;
    bool (*take)(Dialect&, const Dialect&);
};

constexpr std::array<Row, 14> rows{{
    {Contrast::Precedence, take<&Dialect::precedence>},
    // Where there is no Allow there is no longest rule either.
    {Contrast::Allow, take<&Dialect::knowsAllow, &Dialect::precedence>},
    {Contrast::Wildcards, take<&Dialect::wildcards>},
    {Contrast::WildcardTie, take<&Dialect::wildcardTieUndefined>},
    {Contrast::EmptyRule, take<&Dialect::emptyRule>},
    {Contrast::IndexPage, take<&Dialect::indexHtml>},
    {Contrast::Encoding, take<&Dialect::patternEncoding, &Dialect::urlEncoding>},
    {Contrast::RobotsTxtItself, take<&Dialect::robotsTxtAllowed>},
    {Contrast::BlankLines, take<&Dialect::blankLineEndsRecord>},
    {Contrast::Merging, take<&Dialect::merge, &Dialect::starMerge>},
    {Contrast::Agents,
     take<&Dialect::agentRule, &Dialect::agentCut, &Dialect::starWithText, &Dialect::followsChain>},
    {Contrast::Spelling, take<&Dialect::acceptsTypos, &Dialect::acceptsPrefixes>},
    {Contrast::MissingColon, take<&Dialect::acceptsMissingColon>},
    {Contrast::SizeLimit, take<&Dialect::bodyLimit, &Dialect::overLimitAllowsAll,
                               &Dialect::lineLimit, &Dialect::nulEndsLine>},
}};

} // namespace

Contrast contrastOf(const syntax::Document& document, const Dialect& odd, const Dialect& other,
                    const Agent& agent, std::string_view url, Verdict wanted)
{
    for (const Row& row : rows) {
        Dialect mixed = odd;
        if (!row.take(mixed, other))
            continue;
        const RuleSet rules = compile(document, mixed, agent);
        if (rules.match(access::prepare(url, mixed)).verdict == wanted)
            return row.contrast;
    }
    return Contrast::Several;
}

} // namespace crawlright::rules
