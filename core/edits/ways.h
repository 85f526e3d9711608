// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/edits/effect.h"

#include <cstdint>

/// What would change a verdict. Every way was tried: the file with its edits is read anew and gives
/// the verdict that is wanted.
namespace crawlright::edits {

/// What a way does; behind each: the arguments of its title, in order.
enum class WayCode : std::uint8_t {
    AddRule,     ///< the rule, a line of its group
    NarrowRule,  ///< its line, the rule as it was, as it becomes
    DeleteRules, ///< their lines
    EmptyRule,   ///< its line; the only one of a group, which stays without a path
    LeaveGroup,  ///< the crawler, the lines that name it
    AddGroup,    ///< the crawler, the rule, how many lines are copied from the group it had
};
inline constexpr int wayCodeCount = static_cast<int>(WayCode::AddGroup) + 1;

struct Way {
    WayCode code = WayCode::AddRule;
    std::vector<std::string> arguments;
    Edits edits;
    std::size_t changedLines = 0; ///< that come, go or become others
    friend bool operator==(const Way&, const Way&) = default;
};

/// A way for which more deciding rules would have to go is not offered.
inline constexpr std::size_t mostDeletedRules = 5;
/// Nor one for which more lines would have to be copied into a new group.
inline constexpr std::size_t mostCopiedLines = 100;

/// The ways to another verdict of this crawler for this URL, fewest changed lines first; none where
/// the verdict is `wanted` already, or where nothing in the file can make it so (`/robots.txt`
/// itself). `wanted` is Allow or Disallow. Total; a dozen readings of the file at most.
[[nodiscard]] std::vector<Way> waysTo(const syntax::Document& document,
                                      const dialects::Dialect& dialect, const rules::Agent& agent,
                                      std::string_view url, rules::Verdict wanted);

/// What edits change besides one crawler's verdict for one URL: an example of each, where one was
/// found within a bound on work.
struct Aside {
    std::optional<Flip> otherUrl;     ///< for the same crawler; its name is `agent`'s first
    std::optional<Flip> otherCrawler; ///< in the same dialect
    friend bool operator==(const Aside&, const Aside&) = default;
};
[[nodiscard]] Aside asideOf(const syntax::Document& document, std::span<const Edit> edits,
                            const dialects::Dialect& dialect, const rules::Agent& agent,
                            std::string_view url);

} // namespace crawlright::edits
