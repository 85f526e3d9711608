// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/stop.h"
#include "core/urls/url_list.h"

#include <optional>

/// URLs by path, so that those which begin alike lie side by side.
namespace crawlright::urls {

/// The rows of a list, sorted by their paths with every percent escape decoded; of equal paths the
/// earlier row first. Decoded, because dialects differ only in what they leave encoded: whatever
/// way of encoding a dialect has, paths that begin with a literal lie in one range. Four bytes a
/// row. Needs the list as it was at the making.
class PathOrder {
public:
    PathOrder() = default;
    explicit PathOrder(const UrlList& list);
    /// The same; nothing where it was stopped. Takes 20 bytes a row while it sorts.
    [[nodiscard]] static std::optional<PathOrder> of(const UrlList& list, const Stop& stop);

    [[nodiscard]] std::span<const Row> rows() const { return m_rows; }
    /// The rows whose paths, decoded, begin with the literal, decoded: at least all that any
    /// dialect's way of encoding makes begin with it. An escape that the literal leaves unfinished
    /// does not count.
    [[nodiscard]] std::span<const Row> startingWith(std::string_view literal,
                                                    const UrlList& list) const;

private:
    std::vector<Row> m_rows;
};

/// Bytes with every `%xx` decoded; other `%` stay.
[[nodiscard]] std::string decoded(std::string_view text);

} // namespace crawlright::urls
