// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/related.h"

#include "ui/words/translation.h"

namespace crawlright::words {

QString relatedSentence(checks::Related::Role role)
{
    using Role = checks::Related::Role;
    switch (role) {
    case Role::OtherGroup:
        return Words::tr("The other group is here.");
    case Role::SwallowedBy:
        return Words::tr("The group takes its rules from here.");
    case Role::CoveredBy:
        return Words::tr("This rule matches all that the other one does.");
    case Role::Lost:
        return Words::tr("This rule for all crawlers does not count there.");
    case Role::Earlier:
        return Words::tr("The earlier line is here.");
    case Role::Caught:
        return Words::tr("This path is caught, too.");
    case Role::Rival:
        return Words::tr("For some crawlers this rule decides instead.");
    case Role::SameSpan:
        return Words::tr("It belongs to this place, too.");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace crawlright::words
