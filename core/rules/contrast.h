// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <string_view>

namespace crawlright::rules {

/// What in the reading of a file makes two dialects disagree; in this order it is looked for.
enum class Contrast : std::uint8_t {
    Precedence,      ///< which of several matching rules wins
    Allow,           ///< whether Allow is a rule at all
    Wildcards,       ///< whether `*` and `$` mean something
    WildcardTie,     ///< whether a tie with a wildcard in it is left open
    EmptyRule,       ///< what a rule without a path means
    IndexPage,       ///< whether an Allow of an index page opens its folder
    Encoding,        ///< how octets are made comparable
    RobotsTxtItself, ///< whether /robots.txt is always fetched
    BlankLines,      ///< whether a blank line ends a group
    Merging,         ///< whether several groups for one crawler are combined
    Agents,          ///< how names of crawlers are compared
    Spelling,        ///< whether misspelled names of fields count
    MissingColon,    ///< whether lines without a colon count
    SizeLimit,       ///< how much of the file is read
    Several,         ///< no single one of these makes the difference
};

/// The first of these that, read as `other` reads it and all else as `odd` does, gives `wanted`:
/// the verdict of `other`, where that of `odd` is another. Total. Time: at most fourteen times that
/// of `compile`, and of one match each.
[[nodiscard]] Contrast contrastOf(const syntax::Document& document, const dialects::Dialect& odd,
                                  const dialects::Dialect& other, const Agent& agent,
                                  std::string_view url, Verdict wanted);

} // namespace crawlright::rules
