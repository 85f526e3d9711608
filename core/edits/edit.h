// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Changes of a file as values: quick fixes, the formatter, the simplifier. This layer makes edits
/// and says what they promise; it does **not** know files, undo or words.
namespace crawlright::edits {

/// These bytes become others; an empty span is an insertion.
struct Edit {
    text::Span span;
    std::string with;
    friend bool operator==(const Edit&, const Edit&) = default;
};

/// Ascending by place, none overlapping; offsets are those of the bytes before any of them.
using Edits = std::vector<Edit>;

/// The bytes with the edits made; every byte outside their spans stays. The spans must lie within
/// the bytes.
[[nodiscard]] std::string applied(std::string_view bytes, std::span<const Edit> edits);

} // namespace crawlright::edits
