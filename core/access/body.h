// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/text/span.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What an answer's body is, before anyone reads it as rules: by its bytes and by what the server
/// calls it. This does **not** know lines with fields, or findings.
namespace crawlright::access {

/// A Content-Type header (RFC 9110 §8.3), in lower case.
struct ContentType {
    std::string media;   ///< `text/plain`; empty: none was given
    std::string charset; ///< empty: none was given
    friend bool operator==(const ContentType&, const ContentType&) = default;
};
/// Total: what cannot be read is left out.
[[nodiscard]] ContentType contentTypeOf(std::string_view header);

/// What a body is, by its content type and its first bytes.
enum class BodyKind : std::uint8_t {
    Empty,
    Text,
    Html,
    Binary, ///< it holds a NUL, or is declared to be an image, sound, film or archive
};
[[nodiscard]] BodyKind kindOf(std::string_view body, const ContentType& type);

/// The byte order mark that a body begins with.
enum class Bom : std::uint8_t { None, Utf8, Utf16Le, Utf16Be, Utf32Le, Utf32Be };

/// Lines that something on the way, a CDN mostly, put in front of the file: from a comment that
/// says BEGIN and a name to the one that says END and the same name, without regard to case, with
/// nothing but comments and blank lines before.
struct ManagedBlock {
    text::Span span; ///< whole lines, both comments included
    text::Span name;
    text::LineNumber firstLine = 0; ///< from 1; the BEGIN comment
    text::LineNumber lastLine = 0;  ///< the END comment
    friend bool operator==(const ManagedBlock&, const ManagedBlock&) = default;
};
[[nodiscard]] std::optional<ManagedBlock> managedBlockOf(std::string_view body);

/// Where a reader with a size limit stops.
struct Cut {
    text::Offset at = 0;       ///< bytes that are read
    text::LineNumber line = 0; ///< the first line that is not read in whole, from 1
    bool opensAll = false;     ///< a file so long is taken as if there were none
    friend bool operator==(const Cut&, const Cut&) = default;
};

struct BodyFacts {
    std::uint64_t bytes = 0;
    BodyKind kind = BodyKind::Empty;
    ContentType type;
    Bom bom = Bom::None;
    bool isUtf8 = true; ///< every byte belongs to a well-formed character
    std::optional<ManagedBlock> managed;
    std::array<std::optional<Cut>, dialects::dialectCount> cuts; ///< by dialects::Id

    [[nodiscard]] const std::optional<Cut>& cutFor(dialects::Id reader) const
    {
        return cuts[static_cast<std::size_t>(reader)];
    }
    friend bool operator==(const BodyFacts&, const BodyFacts&) = default;
};

/// Total and linear; a body is less than 4 GiB. `contentType` is the header's value, empty where
/// there is none.
[[nodiscard]] BodyFacts factsOf(std::string_view body, std::string_view contentType);

} // namespace crawlright::access
