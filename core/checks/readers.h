// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/dialects/dialect.h"

#include <array>
#include <cstdint>

/// Sets of dialects, and severities made from them. Checks say "those whose table has this column",
/// never "Google".
namespace crawlright::checks {

using Severities = std::array<Severity, dialects::dialectCount>;

/// The dialects whose table fulfils a condition.
template <class Condition>
[[nodiscard]] Readers readersWhere(Condition condition)
{
    Readers readers = nobody;
    for (const dialects::Dialect& dialect : dialects::all())
        if (condition(dialect))
            readers = static_cast<Readers>(readers | only(dialect.id));
    return readers;
}

/// Gives these readers a severity and leaves the others as they are.
constexpr void assign(Severities& severities, Readers readers, Severity severity)
{
    for (std::size_t i = 0; i < severities.size(); ++i)
        if ((readers >> i) & 1U)
            severities[i] = severity;
}

[[nodiscard]] constexpr Severities severitiesOf(Readers readers, Severity severity)
{
    Severities severities{};
    assign(severities, readers, severity);
    return severities;
}

[[nodiscard]] constexpr bool concernsNobody(const Severities& severities)
{
    for (const Severity severity : severities)
        if (severity != Severity::None)
            return false;
    return true;
}

/// The dialects that a finding concerns at all.
[[nodiscard]] inline Readers concernedBy(const Finding& finding)
{
    return readersWhere([&](const dialects::Dialect& dialect) {
        return finding.severityFor(dialect.id) != Severity::None;
    });
}

/// For something wrong with a field: `severity` for those of the readers who heed it, one less for
/// those whose source leaves it open.
[[nodiscard]] Severities weighed(syntax::Field field, Readers readers, Severity severity);

} // namespace crawlright::checks
