// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/line_index.h"

#include <cstdint>
#include <string>

namespace crawlright::repro {

/// What is wrong with a repro file; `ui/words/repro_words.h` has the sentences.
struct Fault {
    enum class Code : std::uint8_t {
        // JSON
        NotUtf8,
        Broken,
        Unfinished,
        TooDeep,
        // What it says
        NotAnObject,
        NoRepro,        ///< no format word, or another one
        OtherVersion,   ///< detail: the version as written
        UnknownKey,     ///< detail: the key
        NamedTwice,     ///< detail: the key
        BothForms,      ///< detail: the key whose Base64 form is there too
        Missing,        ///< detail: the key; the place is that of the object
        NotAText,       ///< detail: the key
        NotALine,       ///< detail: the key; no whole number from 0 on that a line can have
        NotBase64,      ///< detail: the key
        UnknownDialect, ///< detail: what should be one
        UnknownVerdict, ///< detail: what should be one
    };
    Code code = Code::Broken;
    text::Position place; ///< columns in bytes
    std::string detail;   ///< UTF-8
    bool operator==(const Fault&) const = default;
};

} // namespace crawlright::repro
