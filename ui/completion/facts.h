// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/groups.h"
#include "core/syntax/document.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace crawlright::completion {

/// How a file writes its fields.
struct Habit {
    enum class Case : std::uint8_t {
        Usual, ///< `User-agent`
        Lower, ///< `user-agent`
        Upper, ///< `USER-AGENT`
        Words, ///< `User-Agent`
    };
    Case style = Case::Usual;
    std::string gap = " "; ///< behind the colon

    /// A field's name in this style.
    [[nodiscard]] std::string nameOf(syntax::Field field) const;
    friend bool operator==(const Habit&, const Habit&) = default;
};

/// What completion needs to know of a whole file.
struct Facts {
    Habit habit; ///< the most frequent
    /// A value that some line of the file has.
    struct Used {
        std::string value; ///< of names: in lower case
        text::Span span;   ///< the first one's, in the document
        friend bool operator==(const Used&, const Used&) = default;
    };
    std::vector<Used> crawlers; ///< product tokens of user-agent lines, sorted, each once
    std::vector<Used> delays;   ///< of Crawl-delay lines, each once, in their order
    std::vector<Used> sitemaps; ///< the same
    std::vector<Used> paths;    ///< the same of rules
};

/// Linear; for a worker where the file is big. The groups must be those of the document.
[[nodiscard]] Facts factsOf(const syntax::Document& document, const rules::GroupSet& groups);

/// What stands above a line, as far as it says which fields fit there.
enum class Surroundings : std::uint8_t {
    NoGroup,  ///< no user-agent line
    NewGroup, ///< a group with rules, and a blank line that may end it
    Agents,   ///< a user-agent line
    Rules,    ///< a line of a group
};
struct Above {
    Surroundings surroundings = Surroundings::NoGroup;
    syntax::Field last = syntax::Field::None; ///< the nearest field
};

/// Of the bytes before a line. Reads at most 8 KiB of them; where these hold comments and blank
/// lines only, it is taken for a place of its own.
[[nodiscard]] Above aboveOf(std::string_view before);

} // namespace crawlright::completion
