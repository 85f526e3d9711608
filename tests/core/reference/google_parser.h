// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// google/robotstxt told once more, straight and slowly: every question reads the file anew, byte
/// by byte, and tries every rule with a set of positions. It shares no line with core, so that a
/// mistake in one of them shows; benchmarks run it as the measure of speed.
namespace crawlright::reference {

struct Answer {
    bool isAllowed = true;
    unsigned line = 0; ///< the deciding line, from 1; 0: none
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// What google/robotstxt answers for an agent as given and a URL as given.
[[nodiscard]] Answer judge(std::string_view robots, std::string_view agent, std::string_view url);

/// How many lines of a file have a key: all of the reading, none of the judging.
[[nodiscard]] std::size_t countFields(std::string_view robots);

/// The part of a URL that its rules are compared with.
[[nodiscard]] std::string pathOf(std::string_view url);

/// Whether a value of allow or disallow, made uniform, matches a path.
[[nodiscard]] bool matches(std::string_view path, std::string_view pattern);

} // namespace crawlright::reference
