// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <string_view>

namespace crawlright::rules {

/// The word of the command line, of repro files and of exports; `allow` and `disallow` are also
/// those of expectations.
[[nodiscard]] constexpr std::string_view nameOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allow:
        return "allow";
    case Verdict::Disallow:
        return "disallow";
    case Verdict::Undefined:
        break;
    }
    return "undefined";
}

} // namespace crawlright::rules
