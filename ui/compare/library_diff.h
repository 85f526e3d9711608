// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/work/background.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Two texts side by side. This folder does **not** know where a text comes from.
namespace crawlright::compare {

/// The places [begin, end) of a sequence.
struct Stretch {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
    [[nodiscard]] constexpr bool isEmpty() const { return begin == end; }
    friend constexpr bool operator==(Stretch, Stretch) = default;
};

/// What stands here on the left stands there on the right; one of them may be empty.
struct Hunk {
    Stretch left;
    Stretch right;
    friend constexpr bool operator==(Hunk, Hunk) = default;
};

/// Something to be compared, by its number: equal ones have equal numbers.
using Token = std::uint32_t;
/// Set in the number of a token that separates others, as an empty line does: what comes or goes
/// begins and ends at such ones by preference.
inline constexpr Token separatorFlag = Token{1} << 31U;

/// Where two sequences differ, in order; between hunks they are equal. By libgit2, which is given
/// one line for each token, so that it sees neither what bytes there are nor how lines end. Total;
/// nullopt: it was cancelled, or there was no memory.
[[nodiscard]] std::optional<std::vector<Hunk>>
hunksOf(std::span<const Token> left, std::span<const Token> right, const work::CancelFlag& cancel);

} // namespace crawlright::compare
