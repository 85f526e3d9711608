// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/nearest_field.h"

#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace crawlright::checks {

namespace {

using syntax::Field;

constexpr std::size_t longestWord = 32;

struct Candidate {
    Field field;
    std::string_view name;
    std::uint32_t letters;
};

constexpr Candidate candidate(Field field, std::string_view name)
{
    return {field, name, text::lettersOf(name)};
}

// The fields that people mean; names that only few files have would draw in ordinary words.
constexpr std::array candidates = {
    candidate(Field::UserAgent, "user-agent"),
    candidate(Field::Allow, "allow"),
    candidate(Field::Disallow, "disallow"),
    candidate(Field::Sitemap, "sitemap"),
    candidate(Field::CrawlDelay, "crawl-delay"),
    candidate(Field::RequestRate, "request-rate"),
    candidate(Field::VisitTime, "visit-time"),
    candidate(Field::Host, "host"),
    candidate(Field::CleanParam, "clean-param"),
    candidate(Field::ContentSignal, "content-signal"),
    candidate(Field::ContentUsage, "content-usage"),
};

/// An edit adds and removes at most one letter each, so far sets mean far words.
bool mayBeNear(std::uint32_t a, std::uint32_t b, std::size_t limit)
{
    return static_cast<std::size_t>(std::popcount(a ^ b)) <= 2 * limit;
}

std::string_view lettersWithin(std::string_view key)
{
    while (!key.empty() && !text::isAlpha(key.front()))
        key.remove_prefix(1);
    while (!key.empty() && !text::isAlpha(key.back()))
        key.remove_suffix(1);
    return key;
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    if (a.size() > longestWord || b.size() > longestWord ||
        std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > limit)
        return limit + 1;
    // Three rows of the table, taken in turn.
    std::array<std::array<std::uint8_t, longestWord + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        rows[0][j] = static_cast<std::uint8_t>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& now = rows[i % 3];
        const auto& last = rows[(i + 2) % 3];
        const auto& before = rows[(i + 1) % 3];
        now[0] = static_cast<std::uint8_t>(i);
        std::uint8_t least = now[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const char x = text::toLower(a[i - 1]);
            const char y = text::toLower(b[j - 1]);
            int edits = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (x == y ? 0 : 1)});
            if (i > 1 && j > 1 && x == text::toLower(b[j - 2]) && text::toLower(a[i - 2]) == y)
                edits = std::min(edits, before[j - 2] + 1);
            now[j] = static_cast<std::uint8_t>(edits);
            least = std::min(least, now[j]);
        }
        if (least > limit)
            return limit + 1;
    }
    return std::min<std::size_t>(rows[a.size() % 3][b.size()], limit + 1);
}

Field nearestField(std::string_view key)
{
    const std::string_view word = lettersWithin(key);
    if (word.empty() || word.size() > longestWord)
        return Field::Unknown;
    const std::uint32_t letters = text::lettersOf(word);
    Field nearest = Field::Unknown;
    std::size_t least = 3;
    for (const Candidate& known : candidates) {
        const std::size_t limit = std::min<std::size_t>(known.name.size() <= 5 ? 1 : 2, least - 1);
        if (!mayBeNear(letters, known.letters, limit))
            continue;
        const std::size_t distance = editDistance(word, known.name, limit);
        if (distance <= limit) {
            nearest = known.field;
            least = distance;
            if (least == 0)
                break;
        }
    }
    return nearest;
}

} // namespace crawlright::checks
