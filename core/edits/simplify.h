// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/rewrite.h"

namespace crawlright::edits {

/// Removes what is proved to be without effect on any verdict for all these readers: rules that
/// others make needless, repeated user-agent lines, groups that say what would hold without them.
/// What stays keeps its comments, a group that stays keeps a rule, one group for `*` stays, and a
/// group with other fields (Crawl-delay …) stays. Total; the work is bounded, and where the bound
/// is met more is left than need be.
[[nodiscard]] Rewrite simplify(const syntax::Document& document, checks::Readers readers);

} // namespace crawlright::edits
