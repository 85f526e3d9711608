// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <numeric>

namespace crawlright::crawlers {

namespace {

bool lessIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::lexicographical_compare(a, b, {}, text::toLower, text::toLower);
}

bool isLetterOrDigit(char c)
{
    return text::isAlpha(c) || text::isDigit(c);
}

bool isUserAgentString(std::string_view s)
{
    return std::ranges::any_of(s, [](char c) { return c == '/' || text::isBlank(c); });
}

/// Where `token` (not empty) stands in `whole` as a whole word; npos if nowhere.
std::size_t findWord(std::string_view whole, std::string_view token)
{
    for (std::size_t at = 0; at + token.size() <= whole.size(); ++at) {
        if (!text::equalsIgnoringCase(whole.substr(at, token.size()), token))
            continue;
        const std::size_t end = at + token.size();
        const bool begins = at == 0 || !isLetterOrDigit(token.front()) ||
                            !(isLetterOrDigit(whole[at - 1]) || text::isTokenChar(whole[at - 1]));
        const bool ends =
            end == whole.size() || !isLetterOrDigit(token.back()) || !isLetterOrDigit(whole[end]);
        if (begins && ends)
            return at;
    }
    return std::string_view::npos;
}

/// Bytes of an address at the start of `s`; 0 where none begins here.
std::size_t addressLength(std::string_view s)
{
    if (!text::startsWithIgnoringCase(s, "http://") &&
        !text::startsWithIgnoringCase(s, "https://") && !text::startsWithIgnoringCase(s, "www."))
        return 0;
    constexpr std::string_view ends = " \t();,<>\"[]";
    return std::min(s.find_first_of(ends), s.size());
}

/// The same text with blanks in place of addresses, so that positions stay.
std::string withoutAddresses(std::string_view s)
{
    std::string out(s);
    for (std::size_t at = 0; at < s.size();) {
        const std::size_t length = addressLength(s.substr(at));
        std::fill_n(out.begin() + static_cast<std::ptrdiff_t>(at), length, ' ');
        at += std::max<std::size_t>(length, 1);
    }
    return out;
}

const Entry* longestWord(std::span<const Entry> entries, std::string_view whole)
{
    const Entry* best = nullptr;
    std::size_t bestAt = 0;
    for (const Entry& entry : entries) {
        const std::size_t size = entry.token.size();
        if (size == 0 || (best && size < best->token.size()))
            continue;
        const std::size_t at = findWord(whole, entry.token);
        if (at == std::string_view::npos)
            continue;
        if (!best || size > best->token.size() || at < bestAt) {
            best = &entry;
            bestAt = at;
        }
    }
    return best;
}

const Entry* onlyOneWithExample(std::span<const Entry> entries, std::string_view userAgent)
{
    const Entry* found = nullptr;
    for (const Entry& entry : entries) {
        if (entry.userAgent.empty() || entry.userAgent != userAgent)
            continue;
        if (found)
            return nullptr;
        found = &entry;
    }
    return found;
}

rules::Agent agentOf(const Crawler& crawler)
{
    rules::Agent agent;
    if (!dialects::get(crawler.dialect).followsChain) {
        agent.names.push_back(crawler.text);
        return agent;
    }
    agent.names.push_back(crawler.token);
    if (crawler.entry) {
        for (const std::string_view name : crawler.entry->fallsBackTo)
            agent.names.emplace_back(name);
        agent.obeysStar = crawler.entry->obeysStar != Answer::No;
    }
    return agent;
}

} // namespace

bool isControl(const Entry& entry)
{
    return entry.token == "Google-Extended" || entry.token == "Applebot-Extended";
}

Catalogue::Catalogue(std::span<const Entry> entries)
    : m_entries(entries)
    , m_byToken(entries.size())
{
    std::iota(m_byToken.begin(), m_byToken.end(), 0U);
    std::ranges::sort(m_byToken, lessIgnoringCase,
                      [this](std::uint32_t i) { return m_entries[i].token; });
}

const Entry* Catalogue::find(std::string_view token) const
{
    const auto at = std::ranges::lower_bound(
        m_byToken, token, lessIgnoringCase, [this](std::uint32_t i) { return m_entries[i].token; });
    if (at == m_byToken.end() || !text::equalsIgnoringCase(m_entries[*at].token, token))
        return nullptr;
    return &m_entries[*at];
}

Crawler Catalogue::resolve(std::string_view text, std::optional<dialects::Id> dialect) const
{
    const Entry* entry = find(text);
    if (!entry)
        entry = onlyOneWithExample(m_entries, text);
    if (!entry && isUserAgentString(text)) {
        entry = longestWord(m_entries, withoutAddresses(text));
        if (!entry)
            entry = longestWord(m_entries, text);
    }
    Crawler crawler;
    crawler.text = text;
    crawler.token = entry ? entry->token : text;
    crawler.entry = entry;
    crawler.dialect = dialect.value_or(entry ? entry->dialect : dialects::Id::Rfc9309);
    crawler.agent = agentOf(crawler);
    return crawler;
}

} // namespace crawlright::crawlers
