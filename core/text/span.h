// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace crawlright::text {

/// A position in a file, in bytes from its start. Files are at most 4 GiB less one byte.
using Offset = std::uint32_t;

/// A line's number, from 1; 0 stands for "no line".
using LineNumber = std::uint32_t;

/// The bytes [begin, end) of a file.
struct Span {
    Offset begin = 0;
    Offset end = 0;

    [[nodiscard]] constexpr Offset size() const { return end - begin; }
    [[nodiscard]] constexpr bool isEmpty() const { return begin == end; }
    [[nodiscard]] constexpr bool contains(Offset at) const { return begin <= at && at < end; }
    /// The bytes of `whole` that this span names; `whole` must reach to `end`.
    [[nodiscard]] constexpr std::string_view of(std::string_view whole) const
    {
        return {whole.data() + begin, size()};
    }
    friend constexpr bool operator==(Span, Span) = default;
};

} // namespace crawlright::text
