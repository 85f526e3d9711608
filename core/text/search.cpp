// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/search.h"

#include <algorithm>
#include <cstring>

namespace crawlright::text {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// The greatest suffix of a string in one of the two orders of its letters.
struct MaximalSuffix {
    std::size_t begin;
    std::size_t period;
};

MaximalSuffix maximalSuffix(std::string_view s, bool reversed)
{
    std::size_t best = 0;      // where the greatest suffix so far begins
    std::size_t candidate = 1; // the suffix that is compared with it
    std::size_t same = 0;      // how many letters the two share, within a period
    std::size_t period = 1;
    while (candidate + same < s.size()) {
        const auto a = static_cast<unsigned char>(s[candidate + same]);
        const auto b = static_cast<unsigned char>(s[best + same]);
        if (a == b) {
            if (++same == period) {
                candidate += period;
                same = 0;
            }
        } else if (reversed ? a > b : a < b) {
            candidate += same + 1;
            same = 0;
            period = candidate - best;
        } else {
            best = candidate++;
            same = 0;
            period = 1;
        }
    }
    return {best, period};
}

/// How many letters two strings share from `from` on, up to `to`.
std::size_t sameUntil(std::string_view needle, std::string_view window, std::size_t from)
{
    while (from < needle.size() && needle[from] == window[from])
        ++from;
    return from;
}

/// The needle's left part lies whole within one period of it: what matched once is remembered.
std::size_t findPeriodic(std::string_view haystack, std::string_view needle, MaximalSuffix cut)
{
    std::size_t remembered = 0;
    for (std::size_t at = 0; at + needle.size() <= haystack.size();) {
        const std::string_view window = haystack.substr(at, needle.size());
        const std::size_t right = sameUntil(needle, window, std::max(cut.begin, remembered));
        if (right < needle.size()) {
            at += right - cut.begin + 1;
            remembered = 0;
            continue;
        }
        std::size_t left = cut.begin;
        while (left > remembered && needle[left - 1] == window[left - 1])
            --left;
        if (left <= remembered)
            return at;
        at += cut.period;
        remembered = needle.size() - cut.period;
    }
    return npos;
}

std::size_t findAperiodic(std::string_view haystack, std::string_view needle, std::size_t cut)
{
    const std::size_t shift = std::max(cut, needle.size() - cut) + 1;
    for (std::size_t at = 0; at + needle.size() <= haystack.size();) {
        const std::string_view window = haystack.substr(at, needle.size());
        const std::size_t right = sameUntil(needle, window, cut);
        if (right < needle.size()) {
            at += right - cut + 1;
            continue;
        }
        if (window.starts_with(needle.substr(0, cut)))
            return at;
        at += shift;
    }
    return npos;
}

} // namespace

std::size_t findTwoWay(std::string_view haystack, std::string_view needle)
{
    if (needle.size() > haystack.size())
        return npos;
    const MaximalSuffix up = maximalSuffix(needle, false);
    const MaximalSuffix down = maximalSuffix(needle, true);
    const MaximalSuffix cut = up.begin > down.begin ? up : down;
    const std::string_view left = needle.substr(0, cut.begin);
    return needle.substr(cut.period).starts_with(left) ? findPeriodic(haystack, needle, cut)
                                                       : findAperiodic(haystack, needle, cut.begin);
}

std::size_t find(std::string_view haystack, std::string_view needle)
{
    constexpr std::size_t patience = 64; // bytes compared in vain, beside one for each byte passed
    if (needle.empty())
        return 0;
    std::size_t compared = 0;
    for (std::size_t at = 0; at + needle.size() <= haystack.size(); ++at) {
        const std::size_t places = haystack.size() - needle.size() + 1 - at;
        const void* const found = std::memchr(haystack.data() + at, needle[0], places);
        if (!found)
            return npos;
        at = static_cast<std::size_t>(static_cast<const char*>(found) - haystack.data());
        const std::size_t same = sameUntil(needle, haystack.substr(at), 1);
        if (same == needle.size())
            return at;
        compared += same;
        if (compared > 2 * at + patience) {
            const std::size_t next = findTwoWay(haystack.substr(at), needle);
            return next == npos ? npos : at + next;
        }
    }
    return npos;
}

} // namespace crawlright::text
