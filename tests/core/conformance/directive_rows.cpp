// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/conformance/directive_rows.h"

#include "core/access/url.h"
#include "core/rules/directives.h"
#include "tests/core/conformance/rows.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace crawlright::conformance {

namespace {

using nlohmann::json;

/// Some rows ask for the file's own facts and name nobody.
rules::Agent someone(const json& row, dialects::Id dialect)
{
    if (row.contains("agent") && !row.at("agent").is_null())
        return agentOf(row, dialect);
    return {.names = {"anybot"}};
}

json sitemapsOf(const syntax::Document& document, const rules::Directives& directives)
{
    json sitemaps = json::array();
    for (const text::Span sitemap : directives.sitemaps)
        sitemaps.push_back(document.textOf(sitemap));
    return sitemaps;
}

/// Whether the rules let this crawler fetch the file's one sitemap.
json isSitemapOpen(const syntax::Document& document, const rules::GroupSet& groups,
                   const rules::Selection& selection, const rules::Directives& directives)
{
    const std::string url(document.textOf(directives.sitemaps.at(0)));
    const rules::RuleSet rules = rules::compile(document, groups, selection);
    return rules.match(access::prepare(url, groups.dialect)).verdict == rules::Verdict::Allow;
}

json answerTo(const std::string& query, const syntax::Document& document,
              const rules::GroupSet& groups, const rules::Agent& agent)
{
    const rules::Selection selection = rules::select(document, groups, agent);
    const rules::Directives found = rules::directivesFor(document, groups, selection);
    if (query == "sitemaps")
        return sitemapsOf(document, found);
    if (query == "sitemap_fetchable")
        return isSitemapOpen(document, groups, selection, found);
    if (query == "crawl_delay")
        return found.crawlDelay ? json(found.crawlDelay->seconds) : json();
    if (query == "request_rate") {
        return found.requestRate ? json{found.requestRate->requests, found.requestRate->seconds}
                                 : json();
    }
    if (query != "host")
        throw std::runtime_error("no query: " + query);
    if (!found.host)
        return {};
    return {{"host", document.textOf(found.host->name)}, {"port", found.host->port}};
}

Outcome judgeUnder(const json& row, dialects::Id dialect)
{
    const syntax::Document document = syntax::parse(bytesOf(row, "robots"));
    const rules::GroupSet groups = rules::groupsOf(document, dialects::get(dialect));
    const json& wanted =
        row.contains("settled") ? row.at("settled").at("expect") : row.at("expect");
    const json got = answerTo(row.at("query"), document, groups, someone(row, dialect));
    return {.name = nameOf(row),
            .holds = got == wanted,
            .detail = "expected " + wanted.dump() + ", got " + got.dump()};
}

} // namespace

Outcome judgeDirective(const json& row)
{
    return judgeUnder(row, dialectOf(row));
}

Outcome judgeParserFact(const json& row)
{
    return judgeUnder(row, dialects::Id::Rfc9309);
}

} // namespace crawlright::conformance
