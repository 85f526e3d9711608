// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/stop.h"
#include "core/urls/url_list.h"

#include <optional>

namespace crawlright::urls {

/// Which rows of a list repeat an earlier one byte for byte: a bit a row.
class Repeats {
public:
    Repeats() = default;
    /// Nothing where it was stopped. Takes up to 16 bytes a row while it looks.
    [[nodiscard]] static std::optional<Repeats> of(const UrlList& list, const Stop& stop = {});

    /// False for rows that came after the making.
    [[nodiscard]] bool isRepeat(Row row) const
    {
        const std::size_t word = row / 64;
        return word < m_bits.size() && ((m_bits[word] >> (row % 64)) & 1U) != 0;
    }
    /// How many rows repeat an earlier one.
    [[nodiscard]] Row count() const { return m_count; }

private:
    std::vector<std::uint64_t> m_bits;
    Row m_count = 0;
};

} // namespace crawlright::urls
