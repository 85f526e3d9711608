// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crawlright::rules {

/// Values of a rule that are longer, in bytes, have no examples: they would say nothing.
inline constexpr std::size_t longestExemplified = 2048;

/// Whether a rule with this value matches a path as somebody writes it, both made comparable as the
/// dialect makes them. An empty value matches nothing.
[[nodiscard]] bool valueMatches(std::string_view value, std::string_view path,
                                const dialects::Dialect& dialect);

/// Paths that show what a rule's value matches.
struct PatternExamples {
    std::vector<std::string> matching; ///< at most three, all different; none: no path matches
    std::optional<std::string> other;  ///< one that does not match, as near as we know one
    friend bool operator==(const PatternExamples&, const PatternExamples&) = default;
};

/// Made up and tried: each is what it is said to be in this dialect. Total; none for a value longer
/// than `longestExemplified`.
[[nodiscard]] PatternExamples examplesOf(std::string_view value, const dialects::Dialect& dialect);

/// Where readers part over a value: what one makes of a path, that another makes the opposite of.
struct ReadingDifference {
    std::string path;
    bool matches = false; ///< for the other
    friend bool operator==(const ReadingDifference&, const ReadingDifference&) = default;
};

/// Paths that one dialect matches with this value and the other does not, at most two: one of each
/// kind. Of paths that the examples, the value itself and other spellings of them suggest; so that
/// none is found is no proof that there is none.
[[nodiscard]] std::vector<ReadingDifference>
differencesOf(std::string_view value, const dialects::Dialect& one, const dialects::Dialect& other);

} // namespace crawlright::rules
