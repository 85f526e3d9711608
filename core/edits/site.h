// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/context.h"
#include "core/edits/fix.h"
#include "core/edits/line_edits.h"
#include "core/edits/readings.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crawlright::edits {

/// A fix before it is known what it keeps.
struct Draft {
    FixCode code = FixCode::AddColon;
    std::vector<std::string> arguments;
    Edits edits;                             ///< in any order
    std::vector<Needless> needless;          ///< rules that it takes away without loss
    checks::Readers proven = checks::nobody; ///< shown to be kept otherwise than line by line
    bool provenTogether = false;             ///< `proven` holds for several such fixes at once
};
using Drafts = std::vector<Draft>;

/// The file that is fixed, and how it is read.
class Site : public LineEdits {
public:
    explicit Site(const syntax::Document& parsed);

    const checks::Context context;
    const Readings readings;

    /// The stretch of user-agent lines that a line stands in or below; nullptr above the first.
    [[nodiscard]] const checks::Stretch* stretchAt(text::LineNumber number) const;
    /// The number of its first line, and of the last one before the next stretch.
    [[nodiscard]] text::LineNumber firstLineOf(const checks::Stretch& stretch) const;
    [[nodiscard]] text::LineNumber lastLineOf(const checks::Stretch& stretch) const;
    /// The last of its user-agent lines.
    [[nodiscard]] text::LineNumber lastAgentOf(const checks::Stretch& stretch) const;
    /// The stretches with the same rules in the same order, itself among them.
    [[nodiscard]] std::vector<const checks::Stretch*>
    withSameRules(const checks::Stretch& stretch) const;

    /// The dialects that read two lines as rules of one group with one value.
    [[nodiscard]] checks::Readers readSameValue(text::LineNumber a, text::LineNumber b) const;
    /// Scheme and host of the first sitemap that has them, else of a Host line; empty: none.
    [[nodiscard]] std::string_view ownAddress() const { return m_ownAddress; }

private:
    [[nodiscard]] std::span<const checks::RulePlace> rulesOf(const checks::Stretch& stretch) const;
    [[nodiscard]] std::size_t hashOf(const checks::Stretch& stretch) const;
    [[nodiscard]] bool haveSameRules(const checks::Stretch& a, const checks::Stretch& b) const;

    std::unordered_multimap<std::size_t, const checks::Stretch*> m_byRules;
    std::string m_ownAddress;
};

} // namespace crawlright::edits
