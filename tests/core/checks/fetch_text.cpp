// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/checks/fetch_text.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace crawlright::tests {

namespace {

using access::FetchFault;

constexpr auto faults = std::to_array<std::pair<std::string_view, FetchFault>>({
    {"unknown-host", FetchFault::UnknownHost},
    {"network", FetchFault::NetworkDown},
    {"tls", FetchFault::TlsFault},
    {"timeout", FetchFault::TimedOut},
    {"reset", FetchFault::Reset},
    {"interrupted", FetchFault::Interrupted},
    {"invalid-response", FetchFault::InvalidResponse},
    {"bad-chunking", FetchFault::BadChunking},
    {"hops", FetchFault::TooManyRedirects},
    {"loop", FetchFault::TooManyRedirects},
    {"dead-end", FetchFault::RedirectDeadEnd},
});

void readFault(checks::FetchFacts& facts, std::string_view name)
{
    const auto* known = std::ranges::find(faults, name, &decltype(faults)::value_type::first);
    if (known != faults.end())
        facts.answer.fault = known->second;
    facts.isLoop = name == "loop";
}

void readSitemap(checks::FetchFacts& facts, std::istream& words)
{
    checks::SitemapFact sitemap;
    std::string entries;
    words >> sitemap.status >> entries >> sitemap.blockedEntries >> sitemap.url;
    sitemap.isSitemap = entries != "-";
    if (sitemap.isSitemap)
        sitemap.entries = std::stoull(entries);
    if (sitemap.blockedEntries > 0)
        sitemap.firstBlocked = "/blocked";
    facts.sitemaps.push_back(std::move(sitemap));
}

std::string padding(std::size_t size)
{
    std::string text;
    while (text.size() < size)
        text += "# padding\n";
    return text;
}

bool isStatus(std::string_view word)
{
    return word.size() == 3 &&
           std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// False: the line tells nothing of a fetch.
bool readFact(FetchText& text, const std::string& line)
{
    checks::FetchFacts& facts = text.facts;
    std::istringstream words(line.starts_with("# ") ? line.substr(2) : std::string());
    std::string word;
    words >> word;
    std::string rest;
    if (word == "GET") {
        words >> rest;
        facts.hops.push_back({rest, 0});
    } else if (isStatus(word)) {
        facts.hops.back().status = facts.answer.status = std::stoi(word);
    } else if (word == "Fault") {
        words >> rest;
        readFault(facts, rest);
    } else if (word == "Content-Type:") {
        words >> facts.contentType;
    } else if (word == "Age:") {
        std::int64_t seconds = 0;
        words >> seconds;
        facts.answer.copyAge = std::chrono::seconds(seconds);
    } else if (word == "Cache-Control:") {
        words >> rest;
        facts.answer.copyLife = std::chrono::seconds(std::stoll(rest.substr(rest.find('=') + 1)));
    } else if (word == "Elsewhere") {
        checks::ElsewhereFact other;
        words >> other.status >> other.digest >> other.url;
        facts.elsewhere.push_back(std::move(other));
    } else if (word == "Sitemap") {
        readSitemap(facts, words);
    } else if (word == "Padding") {
        std::size_t size = 0;
        words >> size;
        text.body += padding(size);
    } else {
        return false;
    }
    return true;
}

} // namespace

FetchText fetchText(std::string_view text)
{
    FetchText result;
    result.facts.digest = "same";
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line == "# Saved")
            result.saved = std::string();
        else if (result.saved)
            *result.saved += line + '\n';
        else if (!readFact(result, line))
            result.body += line + '\n';
    }
    return result;
}

std::vector<checks::Finding> findingsOf(const FetchText& text)
{
    checks::FetchFacts facts = text.facts;
    facts.body = text.body;
    if (text.saved)
        facts.saved = *text.saved;
    access::Answer& answer = facts.answer;
    answer.redirects = facts.hops.empty() ? 0 : static_cast<int>(facts.hops.size()) - 1;
    answer.isText = facts.contentType.empty() || facts.contentType.starts_with("text/");
    answer.bodyBytes = text.body.size();
    return checks::checkFetch(facts);
}

} // namespace crawlright::tests
