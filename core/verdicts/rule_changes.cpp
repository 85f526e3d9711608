// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/rule_changes.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

namespace crawlright::verdicts {

namespace {

using rules::noRule;
using rules::Rule;
using rules::RuleSet;

bool isSame(const RuleSet& then, std::uint32_t old, const RuleSet& now, std::uint32_t fresh)
{
    const Rule& a = then.rules()[old];
    const Rule& b = now.rules()[fresh];
    return a.field == b.field && then.patternOf(a) == now.patternOf(b);
}

/// Where the two lists differ: all but their common beginning and end.
struct Middle {
    std::uint32_t begin = 0;
    std::uint32_t thenEnd = 0;
    std::uint32_t nowEnd = 0;
};

Middle middleOf(const RuleSet& then, const RuleSet& now)
{
    Middle middle{0, static_cast<std::uint32_t>(then.rules().size()),
                  static_cast<std::uint32_t>(now.rules().size())};
    while (middle.begin < std::min(middle.thenEnd, middle.nowEnd) &&
           isSame(then, middle.begin, now, middle.begin))
        ++middle.begin;
    while (middle.thenEnd > middle.begin && middle.nowEnd > middle.begin &&
           isSame(then, middle.thenEnd - 1, now, middle.nowEnd - 1)) {
        --middle.thenEnd;
        --middle.nowEnd;
    }
    return middle;
}

/// How often a rule stands in the middles, and where.
struct Places {
    std::uint32_t thenCount = 0;
    std::uint32_t nowCount = 0;
    std::uint32_t then = noRule;
};

/// Rules of one field by their patterns.
using Known = std::unordered_map<std::string_view, Places>;

Known& knownFor(std::array<Known, 2>& known, const Rule& rule)
{
    return known[rule.field == syntax::Field::Allow ? 0 : 1];
}

/// A rule that stands once in each middle.
struct Pair {
    std::uint32_t then = 0;
    std::uint32_t now = 0;
};

std::vector<Pair> pairsIn(const Middle& middle, const RuleSet& then, const RuleSet& now)
{
    std::array<Known, 2> known;
    for (std::uint32_t i = middle.begin; i < middle.thenEnd; ++i) {
        const Rule& rule = then.rules()[i];
        Places& places = knownFor(known, rule)[then.patternOf(rule)];
        ++places.thenCount;
        places.then = i;
    }
    for (std::uint32_t i = middle.begin; i < middle.nowEnd; ++i) {
        const Rule& rule = now.rules()[i];
        ++knownFor(known, rule)[now.patternOf(rule)].nowCount;
    }
    std::vector<Pair> pairs;
    for (std::uint32_t i = middle.begin; i < middle.nowEnd; ++i) {
        const Rule& rule = now.rules()[i];
        const Places& places = knownFor(known, rule).at(now.patternOf(rule));
        if (places.thenCount == 1 && places.nowCount == 1)
            pairs.push_back({places.then, i});
    }
    return pairs;
}

/// The longest part of the pairs, which ascend by `now`, that ascends by `then` too: the rest was
/// moved.
std::vector<Pair> inOrder(const std::vector<Pair>& pairs)
{
    constexpr std::uint32_t none = noRule;
    std::vector<std::uint32_t> ends; // by length, the pair that ends such a part
    std::vector<std::uint32_t> before(pairs.size(), none);
    for (std::uint32_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::ranges::partition_point(
            ends, [&](std::uint32_t end) { return pairs[end].then < pairs[i].then; });
        if (place != ends.begin())
            before[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<Pair> kept;
    for (std::uint32_t i = ends.empty() ? none : ends.back(); i != none; i = before[i])
        kept.push_back(pairs[i]);
    return kept;
}

} // namespace

std::vector<std::uint32_t> originsOf(const RuleSet& then, const RuleSet& now)
{
    const Middle middle = middleOf(then, now);
    const auto nowSize = static_cast<std::uint32_t>(now.rules().size());
    const auto thenSize = static_cast<std::uint32_t>(then.rules().size());
    std::vector<std::uint32_t> origins(nowSize, noRule);
    for (std::uint32_t i = 0; i < middle.begin; ++i)
        origins[i] = i;
    for (std::uint32_t i = middle.nowEnd; i < nowSize; ++i)
        origins[i] = i + thenSize - nowSize;
    for (const Pair& pair : inOrder(pairsIn(middle, then, now)))
        origins[pair.now] = pair.then;
    return origins;
}

} // namespace crawlright::verdicts
