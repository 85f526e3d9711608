// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Many URLs: their text in one piece and their order. This layer does **not** know rules.
namespace crawlright::urls {

/// The number of a URL in its list, from 0, in the order of loading.
using Row = std::uint32_t;

/// URLs or paths, byte for byte as given, in one piece of memory: beside their text they take four
/// bytes each.
class UrlList {
public:
    /// At most this many bytes of text together: offsets are 32 bits wide.
    static constexpr std::uint64_t mostBytes = ~std::uint32_t{0};

    /// False where the list is full; then it is as it was.
    [[nodiscard]] bool append(std::string_view url);
    /// Gives back the memory that appending took in advance.
    void shrink();

    [[nodiscard]] Row size() const { return static_cast<Row>(m_ends.size()); }
    [[nodiscard]] bool isEmpty() const { return m_ends.empty(); }
    [[nodiscard]] std::string_view operator[](Row row) const
    {
        const std::uint32_t begin = row == 0 ? 0 : m_ends[row - 1];
        return std::string_view(m_text).substr(begin, m_ends[row] - begin);
    }
    /// Bytes of all URLs.
    [[nodiscard]] std::size_t textSize() const { return m_text.size(); }

private:
    std::string m_text;
    std::vector<std::uint32_t> m_ends;
};

} // namespace crawlright::urls
