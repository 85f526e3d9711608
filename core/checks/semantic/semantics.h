// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

/// Findings that are computed from what rules match, not guessed from how they look.
namespace crawlright::checks {

struct Semantics {
    std::vector<Finding> findings; ///< by place in the file
    bool decidedAll = true;        ///< false: the bound on work was met, or a question left open
};

/// dead-rule, shadowed-by-order, group-replaces-star, prefix-overmatch, star-overmatch,
/// dialects-disagree: each is reported only for dialects in which it is proved. Total; the work is
/// bounded, whatever the file.
[[nodiscard]] Semantics checkSemantics(const syntax::Document& document);

} // namespace crawlright::checks
