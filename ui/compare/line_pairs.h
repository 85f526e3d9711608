// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace crawlright::compare {

/// Two lines beside each other; `none`: there is no such line.
struct Pair {
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    std::uint32_t left = none;
    std::uint32_t right = none;
    bool isAlike = false; ///< both are there and have most of their bytes in common
    friend bool operator==(const Pair&, const Pair&) = default;
};

/// Puts the lines of a change beside each other, in order: those that are alike, and where they
/// are few the best such choice. Total; work is bounded by their bytes times 100 or so.
[[nodiscard]] std::vector<Pair> pairsOf(std::span<const std::string_view> left,
                                        std::span<const std::string_view> right);

} // namespace crawlright::compare
