// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// JSON with the place of every value, which nlohmann-json's own tree does not keep: people are
/// told where their configuration is wrong, and one member can be replaced without touching the
/// others.
namespace crawlright::project {

struct JsonNode {
    enum class Kind : std::uint8_t { Null, Boolean, Number, String, Array, Object };
    struct Member;

    Kind kind = Kind::Null;
    text::Span span;  ///< in the text, brackets and quotation marks included
    std::string text; ///< of a String, UTF-8
    std::vector<JsonNode> items;
    std::vector<Member> members; ///< in their order; a name may be there twice
};

struct JsonNode::Member {
    std::string name;
    text::Span span; ///< of the name with its quotation marks
    JsonNode value;
};

/// Where a text is no JSON.
struct JsonFault {
    enum class Kind : std::uint8_t {
        Broken,     ///< something stands there that may not
        Unfinished, ///< the text ends too early
        TooDeep,    ///< more brackets within each other than any configuration has
    };
    Kind kind = Kind::Broken;
    text::Offset at = 0;
    friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

/// RFC 8259, UTF-8; a byte order mark at the start is skipped. Linear.
[[nodiscard]] std::expected<JsonNode, JsonFault> parseJson(std::string_view text);

} // namespace crawlright::project
