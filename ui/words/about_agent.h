// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/select.h"
#include "ui/words/about.h"

#include <cstdint>
#include <string>
#include <vector>

namespace crawlright::words {

/// What a user-agent line is to a reader.
enum class AgentStanding : std::uint8_t {
    Read,
    PastLimit, ///< past what the reader reads of a file
    NotRead,   ///< the reader does not take its field for a user-agent line
};

/// What a file holds for the crawler that a user-agent line names, as that crawler reads it.
struct AgentFacts {
    std::string name;     ///< of the crawler
    bool isNamed = false; ///< this very line names it
    rules::ChosenBy by = rules::ChosenBy::Nothing;
    std::string chosenName;               ///< under which its groups were found
    std::size_t rules = 0;                ///< that bind it
    std::vector<text::LineNumber> groups; ///< where those that count begin
    std::vector<text::LineNumber> unused; ///< where those begin that name it in vain
    std::size_t ownRules = 0;             ///< of this line's group
    std::vector<std::string> companions;  ///< whom this line's group names besides
    dialects::Id dialect = dialects::Id::Rfc9309;
    AgentStanding standing = AgentStanding::Read; ///< of the line
};
/// How many rules bind it, and from which groups.
[[nodiscard]] About aboutAgent(const AgentFacts& facts);

/// What the line `User-agent: *` means to those whom somebody has chosen.
struct StarFacts {
    std::vector<std::string> bound;               ///< names of crawlers
    std::vector<std::string> named;               ///< whom another group names
    std::vector<std::string> starless;            ///< whom no group for `*` binds
    std::vector<std::string> others;              ///< in whose reading the line does not count
    std::size_t rules = 0;                        ///< of all groups for `*`
    std::vector<text::LineNumber> groups;         ///< where they begin
    dialects::Id reader = dialects::Id::Rfc9309;  ///< of whom rules and groups are told
    AgentStanding standing = AgentStanding::Read; ///< of the line, to that reader
};
[[nodiscard]] About aboutStar(const StarFacts& facts);

} // namespace crawlright::words
