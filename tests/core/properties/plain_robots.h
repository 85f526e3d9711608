// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/reference/random_robots.h"

#include <string>
#include <vector>

namespace crawlright::properties {

/// Files as people write them, made by chance from few names and few pieces of paths, so that
/// groups and rules repeat, contain and contradict each other. The same for the same seed.
class PlainRobots {
public:
    explicit PlainRobots(std::uint64_t seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] std::string file();
    /// The file with one to three lines taken out, doubled, moved, changed, or blank lines and
    /// groups added or taken out.
    [[nodiscard]] std::string changed(const std::string& file);
    [[nodiscard]] std::string crawler();
    [[nodiscard]] std::string url();
    [[nodiscard]] std::string pattern();
    [[nodiscard]] std::size_t below(std::size_t bound) { return m_random.below(bound); }

private:
    [[nodiscard]] std::string line();

    reference::RandomRobots m_random;
};

/// Crawlers of these two files: the words of their values and catalogue names, for `resolve`.
[[nodiscard]] std::vector<std::string> crawlersOf(const std::string& file);

/// URLs made from the patterns of a file: stars filled, more appended, escapes changed.
[[nodiscard]] std::vector<std::string> urlsOf(const std::string& file, PlainRobots& random);

} // namespace crawlright::properties
