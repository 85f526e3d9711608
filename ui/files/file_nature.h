// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace crawlright::files {

/// What the bytes of a file look like.
enum class FileNature : std::uint8_t {
    // Text, or what a server may well send as robots.txt
    Text,
    Empty,
    NotUtf8,
    Utf16,
    HasNul, ///< text with NUL bytes in it
    Html,
    // What no one means to edit as text
    Picture,
    Pdf,
    Archive, ///< zip, gzip and the like
    Program,
    Media, ///< sound or film
    OtherBinary,
};

[[nodiscard]] constexpr bool isText(FileNature nature) { return nature < FileNature::Picture; }

/// Total and linear. Told by the first bytes, not by the name of the file.
[[nodiscard]] FileNature natureOf(std::string_view bytes);

} // namespace crawlright::files
