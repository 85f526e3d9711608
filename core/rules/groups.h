// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/syntax/document.h"

#include <span>
#include <string>
#include <vector>

/// From lines to groups to rules to verdicts. This layer does **not** know the catalogue of
/// crawlers (it is given names), files, or words.
namespace crawlright::rules {

/// A user-agent line as a dialect takes it.
struct AgentLine {
    text::LineNumber line = 0;
    text::Span value;  ///< the whole value
    text::Span token;  ///< the part that is compared; empty: names nobody
    bool isStar = false;
    friend bool operator==(const AgentLine&, const AgentLine&) = default;
};

/// An Allow or Disallow line that belongs to a group.
struct RuleLine {
    text::LineNumber line = 0;
    syntax::Field field = syntax::Field::Disallow; ///< Allow or Disallow
    text::Span value;
    friend bool operator==(const RuleLine&, const RuleLine&) = default;
};

/// A run of user-agent lines and the rules that follow; indices into the GroupSet's arrays.
struct Group {
    std::uint32_t agentsBegin = 0;
    std::uint32_t agentsEnd = 0;
    std::uint32_t rulesBegin = 0;
    std::uint32_t rulesEnd = 0;
    friend bool operator==(const Group&, const Group&) = default;
};

/// All groups of a file in one dialect, in file order. RFC 9309 §2.2.1; 1994: records.
struct GroupSet {
    dialects::Dialect dialect = dialects::get(dialects::Id::Rfc9309);
    std::vector<AgentLine> agents;
    std::vector<RuleLine> rules;
    std::vector<Group> groups;
    std::vector<RuleLine> orphans;   ///< rules before any user-agent line: bind nobody
    text::Offset bytesRead = 0;      ///< where the dialect's size limit cut the body
    bool tooBigAllowsAll = false;    ///< Yandex: the file is past the limit and counts as open

    [[nodiscard]] std::span<const AgentLine> agentsOf(const Group& g) const
    {
        return std::span(agents).subspan(g.agentsBegin, g.agentsEnd - g.agentsBegin);
    }
    [[nodiscard]] std::span<const RuleLine> rulesOf(const Group& g) const
    {
        return std::span(rules).subspan(g.rulesBegin, g.rulesEnd - g.rulesBegin);
    }
};

/// Total and linear. What each column means for groups is said at `dialects::Dialect`.
[[nodiscard]] GroupSet groupsOf(const syntax::Document& document, const dialects::Dialect& dialect);

/// A line as this dialect reads it: which field (None where it reads none) and which value.
struct ReadLine {
    syntax::Field field = syntax::Field::None;
    text::Span value;
    friend bool operator==(const ReadLine&, const ReadLine&) = default;
};
[[nodiscard]] ReadLine read(const syntax::Document& document, text::LineNumber line,
                            const dialects::Dialect& dialect);

} // namespace crawlright::rules
