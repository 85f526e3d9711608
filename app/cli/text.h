// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

namespace crawlright::cli {

/// The sentences of the terminal program itself: one translation context.
class Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

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
[[nodiscard]] std::string visible(std::string_view bytes);

/// Terminal cells of a text that `appendVisible` made.
[[nodiscard]] int cellsOf(std::string_view visibleText);
/// Appends the text and blanks up to a number of cells.
void appendPadded(std::string& out, std::string_view visibleText, int cells);

/// Appends a JSON string with its quotes. Valid UTF-8 stays; any other byte becomes the escape of
/// the lone surrogate U+DC00 + byte, so that no byte is lost.
void appendJsonString(std::string& out, std::string_view bytes);

void appendNumber(std::string& out, std::uint64_t number);

[[nodiscard]] std::string utf8(const QString& text);
/// For sentences; a file's or a user's bytes lose here what is not UTF-8.
[[nodiscard]] QString shown(std::string_view bytes);

} // namespace crawlright::cli
