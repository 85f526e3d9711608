// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/scheme.h"
#include "core/checks/semantic/common_words.h"
#include "core/checks/semantic/families.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>

namespace crawlright::checks {

namespace {

using rules::Rule;
using syntax::Field;

bool isWord(std::string_view text)
{
    return text.size() > 1 && std::ranges::all_of(text, text::isLower);
}

/// What follows `*` or `/*` at the front, up to a star at the end; empty where there is none, or
/// another star within.
std::string_view behindStar(std::string_view value)
{
    if (value.starts_with('/'))
        value.remove_prefix(1);
    if (!value.starts_with('*'))
        return {};
    value.remove_prefix(1);
    if (value.ends_with('*'))
        value.remove_suffix(1);
    return value.contains('*') ? std::string_view() : value;
}

} // namespace

Overmatch::Overmatch(const syntax::Document& document, Budget& budget, Gathered& gathered)
    : m_document(document)
    , m_budget(budget)
    , m_gathered(gathered)
{
    const auto lines = document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].name.field != Field::Sitemap)
            continue;
        const std::size_t host = schemeAndHostOf(document.textOf(lines[i].value()));
        const text::Span span{lines[i].valueBegin + static_cast<text::Offset>(host),
                              lines[i].valueEnd};
        if (host != 0)
            m_sitemaps.push_back(
                {document.textOf(span), span, static_cast<text::LineNumber>(i + 1)});
    }
    std::ranges::stable_sort(m_sitemaps, {}, &Sitemap::path);
}

void Overmatch::check(const Reading& reading)
{
    const bool wildcards = dialects::get(reading.dialect).wildcards;
    for (const Rule& rule : reading.rules.rules()) {
        const std::string_view value = m_document.textOf(rule.value);
        if (rule.field != Field::Disallow || value.size() < 2)
            continue;
        if (value.front() == '/' && value[1] != '*')
            checkPrefix(reading, rule);
        else if (wildcards)
            checkStar(reading, rule);
    }
}

/// Reports the rule if it decides for this path: no other opens it.
void Overmatch::add(const Reading& reading, const Rule& rule, Code code, const std::string& example,
                    std::string_view variant, std::vector<Related> related)
{
    const dialects::Dialect& dialect = dialects::get(reading.dialect);
    // Where the first rule decides the example may be caught by the order alone: those readers
    // share what the others are told.
    const bool byOrder = dialect.precedence == dialects::Precedence::First;
    if ((byOrder && !m_gathered.has(code, rule.line)) || !m_budget.take(reading.matchWork) ||
        reading.rules.match(access::prepare(example, dialect)).line != rule.line)
        return;
    m_gathered.add({code,
                    rule.line,
                    rule.value,
                    {},
                    {std::string(m_document.textOf(rule.value)), example, std::string(variant)},
                    std::move(related)},
                   reading.readers, Severity::Warning);
}

/// A sitemap whose name goes on where the value ends, in the middle of a word.
const Overmatch::Sitemap* Overmatch::sitemapBeginning(std::string_view value) const
{
    const auto found = std::ranges::lower_bound(m_sitemaps, value, {}, &Sitemap::path);
    if (found == m_sitemaps.end() || found->path.size() <= value.size() ||
        !found->path.starts_with(value) || !text::isUnreserved(found->path[value.size()]))
        return nullptr;
    return &*found;
}

void Overmatch::checkPrefix(const Reading& reading, const Rule& rule)
{
    constexpr std::size_t longest = 16;
    constexpr std::size_t shortest = 3; // a single letter is often a directory's whole name
    const std::string_view value = m_document.textOf(rule.value);
    const std::string_view last = value.substr(value.rfind('/') + 1);
    if (value.size() > longest || value.size() < shortest || last.empty() ||
        !std::ranges::all_of(last, [](char c) { return text::isTokenChar(c) || text::isDigit(c); }))
        return;
    if (const Sitemap* sitemap = sitemapBeginning(value))
        add(reading, rule, Code::PrefixOvermatch, std::string(sitemap->path), "",
            {{Related::Role::Caught, sitemap->span, sitemap->line}});
    else if (const std::string_view word =
                 isWord(value.substr(1)) ? wordBeginning(value.substr(1)) : std::string_view();
             !word.empty())
        add(reading, rule, Code::PrefixOvermatch, '/' + std::string(word), "", {});
}

void Overmatch::checkStar(const Reading& reading, const Rule& rule)
{
    constexpr std::string_view campaign = "/?utm_source=newsletter&utm_medium=email";
    const std::string_view behind = behindStar(m_document.textOf(rule.value));
    if (behind == "?" || behind == "&" || behind == "=") {
        add(reading, rule, Code::StarOvermatch, std::string(campaign), "campaign", {});
        return;
    }
    const std::size_t end = std::min(behind.find_first_of("=/$"), behind.size());
    const std::string_view word = behind.substr(0, end);
    const std::string_view rest = behind.substr(end);
    constexpr std::size_t searchWork = 1000; // of one word in all
    if (!isWord(word) || !m_budget.take(searchWork))
        return;
    if (rest == "=") {
        if (const std::string_view name = campaignParameter(word); !name.empty())
            add(reading, rule, Code::StarOvermatch, "/?" + std::string(name) + "=1", "campaign",
                {});
        return;
    }
    const std::string_view holding = wordHolding(word, !rest.empty());
    if (rest.starts_with('=') || holding.empty())
        return;
    add(reading, rule, Code::StarOvermatch,
        '/' + std::string(holding) + std::string(rest.substr(0, rest.find('$'))), "", {});
}

} // namespace crawlright::checks
