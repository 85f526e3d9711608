// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compose/line_rewrite.h"
#include "core/compose/policy.h"
#include "core/rules/rule_set.h"

/// What the files of the policy share.
namespace crawlright::compose {

/// A file, and its groups in each dialect.
class Read {
public:
    explicit Read(const syntax::Document& parsed);

    const syntax::Document document;

    [[nodiscard]] const rules::GroupSet& groups(dialects::Id dialect) const
    {
        return m_groups[static_cast<std::size_t>(dialect)];
    }
    [[nodiscard]] rules::Selection selection(const crawlers::Crawler& crawler) const;
    /// Whether a group names it, not one that it falls back to.
    [[nodiscard]] bool names(const crawlers::Crawler& crawler) const;
    /// The rules that bind it, as lines (`Disallow: /a`).
    [[nodiscard]] Lines linesFor(const crawlers::Crawler& crawler) const;
    [[nodiscard]] rules::RuleSet rulesFor(const crawlers::Crawler& crawler) const;
    /// The lines of a group of RFC 9309.
    [[nodiscard]] Lines linesOf(const rules::Group& group) const;
    /// The rules of all groups for `*`, but for those that forbid everything.
    [[nodiscard]] Lines starLines() const;

private:
    std::array<rules::GroupSet, dialects::dialectCount> m_groups;
};

/// A field of a rule and its value as one line.
[[nodiscard]] std::string lineOf(const syntax::Document& document, const rules::RuleLine& rule);

/// The rules of a group for a stand other than Leave.
[[nodiscard]] Lines wantedLines(const Policy& policy, Stand stand, const Lines& starLines);

/// Whether the rules that bind a crawler judge every URL as these lines would.
[[nodiscard]] bool isJudgedBy(const Read& read, const crawlers::Crawler& crawler,
                              const Lines& lines);
/// Whether a group of its own already judges it so.
[[nodiscard]] bool isSettled(const Read& read, const crawlers::Crawler& crawler,
                             const Lines& lines);

/// Known crawlers and those that the files name, other than those with a wish, that are not judged
/// as before.
[[nodiscard]] std::vector<std::string> othersChanged(const Read& before, const Read& after,
                                                     const Policy& policy);

/// The preference lines of the group for `*`, as the policy says; lines for a group of its own
/// where there is none for `*`.
[[nodiscard]] Lines rewritePreferences(LineRewrite& rewrite, const Read& read,
                                       const Policy& policy);
void readPreferences(Policy& policy, const Read& read);

} // namespace crawlright::compose
