// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Bytes of a file in the formats that are written for people and programs.
namespace crawlright::words {

/// One character of a byte sequence.
struct Character {
    char32_t code = 0;
    int bytes = 1;
    bool isValid = false; ///< false: a byte that belongs to no UTF-8 sequence
};
/// The character that begins at `at`, which is inside `bytes`.
[[nodiscard]] Character characterAt(std::string_view bytes, std::size_t at);

/// Bytes as people may see them on a terminal: what is not UTF-8 and what steers a terminal or the
/// direction of text becomes `\xNN` or `\u{NNNN}`, so that nothing in a file can paint over the
/// rest of the output. A tab becomes a blank.
void appendVisible(std::string& out, std::string_view bytes);

/// Appends a JSON string with its quotes. Valid UTF-8 stays; any other byte becomes the escape of
/// the lone surrogate U+DC00 + byte, so that no byte is lost.
void appendJsonString(std::string& out, std::string_view bytes);

/// Appends text of which nothing is markup, and no `|` ends a table's cell.
void appendMarkdown(std::string& out, std::string_view text);

void appendNumber(std::string& out, std::uint64_t number);

} // namespace crawlright::words
