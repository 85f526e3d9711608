// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/reference/random_robots.h"

#include <string>
#include <vector>

namespace crawlright::tests {

/// Files made by chance out of what quick fixes are for, about few crawlers and few paths, so that
/// their lines touch one another.
class FaultyRobots {
public:
    explicit FaultyRobots(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::string file();
    reference::RandomRobots& random() { return m_random; }

private:
    bool oneIn(std::size_t n) { return m_random.below(n) == 0; }
    std::string line();
    std::string rule();
    std::string agent();
    std::string group();

    reference::RandomRobots m_random;
};

/// Paths that the rules of a file may match or just miss.
[[nodiscard]] std::vector<std::string> urlsFor(std::string_view bytes,
                                               reference::RandomRobots& random, std::size_t count);
/// Crawler names that the file may speak of or just not.
[[nodiscard]] std::vector<std::string>
crawlersFor(std::string_view bytes, reference::RandomRobots& random, std::size_t count);

} // namespace crawlright::tests
