// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace crawlright::reference {

/// Files, agents and URLs made by chance out of what readers of robots.txt trip over, the same for
/// the same seed. Paths and patterns share a few pieces, so that many match.
class RandomRobots {
public:
    explicit RandomRobots(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    std::string file();
    std::string agent();
    std::string url();
    std::string pattern();
    std::string path();
    /// A path that a pattern made lately may match.
    std::string pathLikePattern();
    /// At most `longest` bytes, each of any value.
    std::string anyBytes(std::size_t longest);
    /// A number from 0 to `bound` - 1.
    std::size_t below(std::size_t bound);
    /// A line of about 16,663 bytes, the part that counts ending somewhere within a rule.
    std::string lineAtLimit();

private:
    bool oneIn(std::size_t n) { return below(n) == 0; }
    std::string_view pick(const std::vector<std::string_view>& from);
    std::string blanks();
    std::string key();
    std::string separator();
    std::string agentValue();
    std::string line();
    std::string lineEnd();

    std::mt19937_64 m_engine;
    std::array<std::string, 8> m_recent;
};

/// Bytes as a C string literal would have them, for messages.
[[nodiscard]] std::string printable(std::string_view bytes);

} // namespace crawlright::reference
