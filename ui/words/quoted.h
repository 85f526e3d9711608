// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

/// Bytes of a file as people can read them.
namespace crawlright::words {

/// Characters of a quotation that are shown in full; a longer one loses its middle.
inline constexpr int quotationLimit = 80;

/// The text of some bytes: UTF-8 as it is; bytes that are not UTF-8, control characters and
/// invisible characters as `\xNN`, so that nothing hides; past `limit` characters the middle is
/// left out, and the text says how many bytes that were.
[[nodiscard]] QString shown(std::string_view bytes, int limit = quotationLimit);

/// The same between quotation marks.
[[nodiscard]] QString inQuotes(std::string_view bytes, int limit = quotationLimit);

/// ASCII of the program's own (ids, names of fields) as text.
[[nodiscard]] QString ascii(std::string_view text);

} // namespace crawlright::words
