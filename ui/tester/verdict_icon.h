// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "ui/icons/icons.h"

namespace crawlright::tester {

/// A verdict as a small picture; its shape tells it, without the colour too. One for all: tables
/// ask for it at every paint.
[[nodiscard]] inline const QIcon& iconOf(rules::Verdict verdict)
{
    static const QIcon allowed = icons::symbol(QLatin1StringView("allowed"), icons::Tone::Positive);
    static const QIcon blocked = icons::symbol(QLatin1StringView("blocked"), icons::Tone::Negative);
    static const QIcon undefined =
        icons::symbol(QLatin1StringView("undefined"), icons::Tone::Caution);
    switch (verdict) {
    case rules::Verdict::Allow:
        return allowed;
    case rules::Verdict::Disallow:
        return blocked;
    case rules::Verdict::Undefined:
        break;
    }
    return undefined;
}

} // namespace crawlright::tester
