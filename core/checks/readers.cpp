// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/readers.h"

namespace crawlright::checks {

namespace {

using dialects::Reads;
using syntax::Field;

Severity oneLess(Severity severity)
{
    return severity == Severity::None ? severity
                                      : static_cast<Severity>(static_cast<int>(severity) - 1);
}

} // namespace

Severities weighed(Field field, Readers readers, Severity severity)
{
    const auto heeding = [&](Reads how) {
        return readersWhere(
            [&](const dialects::Dialect& d) { return dialects::heeds(d, field) == how; });
    };
    Severities severities =
        severitiesOf(static_cast<Readers>(readers & heeding(Reads::Yes)), severity);
    assign(severities, static_cast<Readers>(readers & heeding(Reads::Open)), oneLess(severity));
    return severities;
}

} // namespace crawlright::checks
