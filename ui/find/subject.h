// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstddef>
#include <string_view>

namespace crawlright::find {

/// Bytes as letters that an expression can be matched with. A byte that is no UTF-8 is a letter of
/// plane 16 of its own; nothing else that is likely to be in a file is.
class Subject {
public:
    /// `joinsLineEnds`: LF, CR and CRLF are U+000A each.
    Subject(std::string_view bytes, bool joinsLineEnds);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// How many bytes come before a unit that begins a letter. Cheap from one place to a later one.
    [[nodiscard]] std::size_t byteAt(qsizetype unit);
    /// The unit of the letter that holds a byte.
    [[nodiscard]] qsizetype unitAt(std::size_t byte);

private:
    struct Letter {
        std::size_t bytes;
        qsizetype units;
    };
    [[nodiscard]] Letter letterAt(std::size_t byte) const;

    std::string_view m_bytes;
    bool m_joinsLineEnds;
    QString m_text;
    bool m_isPlain;         // each unit is a byte
    std::size_t m_byte = 0; // where was asked for last
    qsizetype m_unit = 0;
};

} // namespace crawlright::find
