// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/line_index.h"

#include <cstdint>
#include <string>

namespace crawlright::project {

/// What is wrong with a configuration; `ui/words` has the sentences.
struct Fault {
    enum class Code : std::uint8_t {
        // The file as a whole
        CannotRead,  ///< detail: why
        CannotWrite, ///< detail: why
        TooLarge,
        NotUtf8,
        // JSON
        Broken,
        Unfinished,
        TooDeep,
        // What it says
        NotAnObject,     ///< the whole, or the value of the key `detail`
        NotAList,        ///< of the key `detail`
        NotAText,        ///< a value in a list of the key `detail`, or of it
        UnknownKey,      ///< detail: the key
        NamedTwice,      ///< detail: the key
        UnknownId,       ///< detail: what should be an id
        UnknownSeverity, ///< detail: what should be a severity
        UnknownCrawler,  ///< detail: the name
        NoFingerprint,   ///< detail: what should be one
    };
    Code code = Code::CannotRead;
    text::Position place; ///< where `hasPlace`; columns in bytes
    std::string detail;   ///< UTF-8
    bool operator==(const Fault&) const = default;

    [[nodiscard]] bool hasPlace() const { return code > Code::TooLarge; }
};

} // namespace crawlright::project
