// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/groups.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace crawlright::edits {

/// What a line finds when it is read: no group is open, or one without rules, or one with some.
enum class OpenGroup : std::uint8_t { None, WithoutRules, WithRules };

/// Some lines of a file, between lines that stand for what is above and below.
struct Excerpt {
    syntax::Document document;
    text::LineNumber first = 1; ///< of the file's lines within `document`
    text::LineNumber probe = 0; ///< the rule below that shows which group is open; 0: none
};

/// `atStart`: the lines begin the file, else they find `found`. `atEnd`: they end the file, so that
/// nobody finds what they leave behind.
[[nodiscard]] Excerpt excerptOf(std::string_view lines, OpenGroup found, bool atStart, bool atEnd);

/// Whether a rule allows something in a dialect, rather than forbid or say nothing.
[[nodiscard]] bool allowsSomething(const rules::RuleLine& rule, const dialects::Dialect& dialect);

/// What of the rules of a group cannot matter, in one file and one dialect.
struct Immaterial {
    bool order = false;
    bool length = false;
    friend bool operator==(const Immaterial&, const Immaterial&) = default;
};

/// The order, where the longest rule decides and no two of one length differ in whether they leave
/// a verdict open; the length, where the first decides; both, where no rule allows anything.
[[nodiscard]] Immaterial immaterialIn(const syntax::Document& document,
                                      const rules::GroupSet& groups);

/// What lines say in a dialect. Two excerpts that say the same, and found the same, are the same to
/// every crawler whatever the rest of the file says.
/// Rules of the lines `needless` (of the excerpt's document, ascending) do not count.
[[nodiscard]] std::string meaningOf(const Excerpt& excerpt, const dialects::Dialect& dialect,
                                    Immaterial immaterial,
                                    std::span<const text::LineNumber> needless);

} // namespace crawlright::edits
