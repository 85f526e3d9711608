// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/tool/check.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <map>
#include <set>

namespace crawlright::catalogue_tool {

namespace {

using ByToken = std::map<std::string, const Entry*>;

std::string lower(std::string_view s)
{
    std::string out(s);
    std::ranges::transform(out, out.begin(), text::toLower);
    return out;
}

bool isPrintable(std::string_view s)
{
    return std::ranges::all_of(s, [](char c) { return c >= ' ' && c <= '~'; });
}

bool isDate(std::string_view s)
{
    constexpr std::string_view shape = "0000-00-00";
    return std::ranges::equal(
        s, shape, [](char c, char like) { return like == '0' ? text::isDigit(c) : c == like; });
}

template <typename Table>
void checkWord(const Entry& entry, const Table& table, const char* key, const std::string& word,
               std::vector<std::string>& errors)
{
    if (enumeratorOf(table, word).empty())
        errors.push_back(entry.token + ": the " + key + " \"" + word + "\" is unknown");
}

void checkAlone(const Entry& entry, std::vector<std::string>& errors)
{
    const std::string name = entry.token + ": ";
    checkWord(entry, purposes, "purpose", entry.purpose, errors);
    checkWord(entry, dialectIds, "dialect", entry.dialect, errors);
    checkWord(entry, bases, "basis", entry.basis, errors);
    checkWord(entry, answers, "honoursRobotsTxt", entry.honoursRobotsTxt, errors);
    checkWord(entry, statuses, "status", entry.status, errors);
    checkWord(entry, confidences, "confidence", entry.confidence, errors);
    if (!isPrintable(entry.token) || text::trimmed(entry.token) != entry.token ||
        entry.token == "*")
        errors.push_back(name + "this is not a name that robots.txt can hold");
    if (!isPrintable(entry.userAgent))
        errors.push_back(name + "the userAgent holds bytes that no header can hold");
    if (entry.reader != entry.dialect && !entry.approximate)
        errors.push_back(name + "the reader is not the dialect, so \"approximate\" must be true");
    if (entry.sources.empty())
        errors.push_back(name + "there is no source");
    if (!entry.checked.empty() && !isDate(entry.checked))
        errors.push_back(name + "\"checked\" is not a date such as 2026-11-20");
}

void checkNames(const Entry& entry, const ByToken& byToken, std::vector<std::string>& errors)
{
    std::set<std::string> seen;
    for (const std::string& next : entry.fallsBackTo) {
        if (!byToken.contains(lower(next))) {
            errors.push_back(entry.token + ": falls back to \"" + next +
                             "\", which the catalogue does not have");
        }
        if (!seen.insert(lower(next)).second)
            errors.push_back(entry.token + ": falls back to \"" + next + "\" twice");
    }
    if ((entry.status == "renamed") != !entry.renamedTo.empty())
        errors.push_back(entry.token + ": the status \"renamed\" and \"renamedTo\" go together");
    if (!entry.renamedTo.empty() && !byToken.contains(lower(entry.renamedTo))) {
        errors.push_back(entry.token + ": renamed to \"" + entry.renamedTo +
                         "\", which the catalogue does not have");
    }
}

/// Whether following the fallbacks of `start` comes back to it.
bool isInCycle(const Entry& start, const ByToken& byToken)
{
    std::set<const Entry*> seen;
    std::vector<const Entry*> open{&start};
    while (!open.empty()) {
        const Entry* entry = open.back();
        open.pop_back();
        for (const std::string& next : entry->fallsBackTo) {
            const auto found = byToken.find(lower(next));
            if (found == byToken.end())
                continue;
            if (found->second == &start)
                return true;
            if (seen.insert(found->second).second)
                open.push_back(found->second);
        }
    }
    return false;
}

} // namespace

std::vector<std::string> check(const std::vector<Entry>& entries)
{
    std::vector<std::string> errors;
    ByToken byToken;
    for (const Entry& entry : entries) {
        const auto [at, isNew] = byToken.emplace(lower(entry.token), &entry);
        if (!isNew) {
            errors.push_back(entry.token + ": is there twice; the other is \"" + at->second->token +
                             "\" (letter case does not count)");
        }
    }
    for (const Entry& entry : entries) {
        checkAlone(entry, errors);
        checkNames(entry, byToken, errors);
        if (isInCycle(entry, byToken))
            errors.push_back(entry.token + ": its fallbacks lead back to itself");
    }
    return errors;
}

} // namespace crawlright::catalogue_tool
