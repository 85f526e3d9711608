// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "ui/icons/icons.h"

namespace crawlright::tester {

/// A verdict as a small picture; its shape tells it, without the colour too.
[[nodiscard]] inline QIcon iconOf(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return icons::symbol(QLatin1StringView("allowed"), icons::Tone::Positive);
    case rules::Verdict::Disallow:
        return icons::symbol(QLatin1StringView("blocked"), icons::Tone::Negative);
    case rules::Verdict::Undefined:
        break;
    }
    return icons::symbol(QLatin1StringView("undefined"), icons::Tone::Caution);
}

} // namespace crawlright::tester
