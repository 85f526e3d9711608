// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"
#include "ui/session/analysis.h"

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace crawlright::tester {

using Crawlers = std::vector<crawlers::Crawler>;
using CrawlersPtr = std::shared_ptr<const Crawlers>;

using RuleSetPtr = std::shared_ptr<const rules::RuleSet>;

/// Which groups are meant for a crawler, as RFC 9309 reads names: whatever its own way of reading
/// then makes of them.
struct Naming {
    std::size_t kin = 0; ///< equal for all crawlers that the same groups are meant for
    rules::ChosenBy by = rules::ChosenBy::Nothing;
    text::LineNumber line = 0; ///< where the first of these groups begins; 0: there is none
};

/// The rules that bind each of many crawlers in one analysis. Immutable; for any thread.
class Bindings {
public:
    /// Total. Compiles once for each choice of groups, and nothing that `known`, of the same
    /// analysis, has compiled already. Neither pointer may be null.
    Bindings(session::AnalysisPtr analysis, CrawlersPtr crawlers, const Bindings* known = nullptr);

    [[nodiscard]] const session::AnalysisPtr& analysis() const { return m_analysis; }
    [[nodiscard]] const CrawlersPtr& crawlers() const { return m_crawlers; }

    /// Those that differ: in their dialect, or in the groups that they are made of.
    [[nodiscard]] const std::vector<RuleSetPtr>& ruleSets() const { return m_ruleSets; }
    /// Which of them is a crawler's.
    [[nodiscard]] std::size_t indexOf(std::size_t crawler) const { return m_indices[crawler]; }
    [[nodiscard]] const rules::RuleSet& of(std::size_t crawler) const
    {
        return *m_ruleSets[indexOf(crawler)];
    }
    [[nodiscard]] const Naming& namingOf(std::size_t crawler) const { return m_namings[crawler]; }

private:
    /// A dialect, and the groups that count in it.
    struct Choice {
        dialects::Id dialect = dialects::Id::Rfc9309;
        bool isTooBig = false;
        std::vector<std::uint32_t> groups;
        friend auto operator<=>(const Choice&, const Choice&) = default;
    };
    class Chooser;
    class Choosers;

    [[nodiscard]] std::size_t bind(dialects::Id dialect, const rules::Selection& selection,
                                   const Bindings* known);

    session::AnalysisPtr m_analysis;
    CrawlersPtr m_crawlers;
    std::map<Choice, std::size_t> m_choices; // to indices of m_ruleSets
    std::vector<RuleSetPtr> m_ruleSets;
    std::vector<std::size_t> m_indices; // by crawler, like m_namings
    std::vector<Naming> m_namings;
};
using BindingsPtr = std::shared_ptr<const Bindings>;

} // namespace crawlright::tester
