// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/context.h"
#include "core/checks/families.h"
#include "core/checks/readers.h"

#include <optional>
#include <span>
#include <vector>

/// Whom a group can bind: a group for one crawler is nothing to those who read for others.
namespace crawlright::checks {

/// The dialects of the crawlers that this user-agent line names, by the crawler catalogue; nothing
/// where the catalogue has no such name. `*` is for everybody. Whoever falls back to a name counts
/// with it, and rfc9309 with every name: it speaks for all who read by the standard.
[[nodiscard]] std::optional<Readers> readersNamedBy(const Context& context,
                                                    const AgentPlace& agent);

/// The groups of a file, each asked for its readers once.
class GroupReaders {
public:
    explicit GroupReaders(const Context& context);

    /// The dialects that may have a crawler whom the group of this line binds; everybody before the
    /// first group and where a name is in no catalogue.
    [[nodiscard]] Readers ofRule(text::LineNumber line);
    /// The same for a line that is no rule: who heeds its field takes it for the end of the
    /// user-agent lines above it, so that those further down are of another group.
    [[nodiscard]] Readers ofField(text::LineNumber line);

private:
    [[nodiscard]] const AgentPlace* lastAgentBefore(text::LineNumber line) const;
    [[nodiscard]] Readers readersOf(std::span<const Stretch> stretches) const;

    const Context& m_context;
    std::vector<Readers> m_byGroup;   ///< nobody: not asked yet
    std::vector<Readers> m_byStretch; ///< so here
};

/// Takes from what is said of a group's rules and delays the readers whom the group cannot bind,
/// and drops what then concerns nobody. What is said of a file, of a user-agent line or of how
/// groups lie to one another stays.
void keepToGroups(const Context& context, Findings& findings);

} // namespace crawlright::checks
