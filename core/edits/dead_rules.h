// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/edits/budget.h"
#include "core/syntax/document.h"

#include <vector>

namespace crawlright::edits {

/// Rule lines that can all be taken out at once without changing a verdict for any of these
/// readers, ascending; every group keeps one rule. Of rules that make each other needless the first
/// stays. Those found before the budget was met.
[[nodiscard]] std::vector<text::LineNumber> deadRules(const syntax::Document& document,
                                                      checks::Readers readers, Budget& budget);

} // namespace crawlright::edits
