// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace crawlright::text {

/// The first place of `needle` in `haystack`, or npos. Linear in both sizes whatever they hold,
/// which `string_view::find` is not (`aaaa…ab` in `aaaa…`); no allocation.
[[nodiscard]] std::size_t find(std::string_view haystack, std::string_view needle);

/// The same by the two-way method of Crochemore and Perrin alone: what `find` turns to when plain
/// comparing has become dear. The needle is not empty.
[[nodiscard]] std::size_t findTwoWay(std::string_view haystack, std::string_view needle);

} // namespace crawlright::text
