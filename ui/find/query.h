// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/codec.h"

#include <QString>

#include <cstdint>

namespace crawlright::find {

/// What is looked for. The text may hold marks of bytes (core/text/codec.h).
struct Query {
    QString text;
    bool matchesCase = false;
    bool isWholeWord = false;
    bool isExpression = false; ///< a regular expression, as QRegularExpression has them
    friend bool operator==(const Query&, const Query&) = default;
};

/// What hits become. With an expression `\0` to `\9` are what matched, and `\n`, `\t` and `\\` a
/// line end, a tab and a backslash.
struct Replacement {
    QString text;
    text::LineEnding lineEnding = text::LineEnding::Lf;
};

/// Why there is no result.
struct Fault {
    enum class Kind : std::uint8_t {
        BadExpression,
        TooMuch, ///< the expression tries too many ways, or the search took too long
        Stopped, ///< by who asked
    };
    Kind kind = Kind::Stopped;
    QString what;           ///< of a bad expression, in Qt's words
    qsizetype position = 0; ///< there, of a letter of the text, from 0
    friend bool operator==(const Fault&, const Fault&) = default;
};

} // namespace crawlright::find
