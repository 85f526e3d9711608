// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/words/byte_text.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

namespace crawlright::cli {

/// The sentences of the terminal program itself: one translation context.
class Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

// The same bytes as those that the window writes.
using words::appendJsonString;
using words::appendMarkdown;
using words::appendNumber;
using words::appendVisible;
using words::Character;
using words::characterAt;

/// What `appendVisible` appends.
[[nodiscard]] std::string visible(std::string_view bytes);

/// Terminal cells of a text that `appendVisible` made.
[[nodiscard]] int cellsOf(std::string_view visibleText);
/// Appends the text and blanks up to a number of cells.
void appendPadded(std::string& out, std::string_view visibleText, int cells);

[[nodiscard]] std::string utf8(const QString& text);
/// For sentences; a file's or a user's bytes lose here what is not UTF-8.
[[nodiscard]] QString shown(std::string_view bytes);

} // namespace crawlright::cli
