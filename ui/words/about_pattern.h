// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/rules/pattern_examples.h"
#include "core/syntax/field.h"
#include "ui/words/about.h"

#include <string>
#include <string_view>
#include <vector>

namespace crawlright::words {

/// What a rule's value matches, in one or more sentences, where `*` and `$` mean something and
/// where they do not. The value may be empty.
[[nodiscard]] QString patternSentence(std::string_view value, bool wildcards);

/// Readers who part from the one that the examples are of.
struct OtherReading {
    checks::Readers readers = checks::nobody;
    bool wildcards = true;                             ///< for them, too
    std::vector<rules::ReadingDifference> differences; ///< none: `opened` alone
    std::string opened; ///< a path that they take as matched as well; empty: none
};

/// A rule to tell about.
struct PatternFacts {
    enum class Standing {
        InGroup,
        NoGroup,   ///< before any user-agent line, or behind a blank line that ends a group
        PastLimit, ///< past what the reader reads of a file
        NotRead,   ///< the reader does not take its field for a rule
    };
    syntax::Field field = syntax::Field::Disallow;
    std::string value;
    bool wildcards = true;
    rules::PatternExamples examples;
    std::vector<OtherReading> others;
    dialects::Id reader = dialects::Id::Rfc9309; ///< of whom that is told
    Standing standing = Standing::InGroup;
    text::LineNumber groupLine = 0;  ///< where its group begins
    std::vector<std::string> agents; ///< whom its group names
};
[[nodiscard]] About aboutPattern(const PatternFacts& facts);

} // namespace crawlright::words
