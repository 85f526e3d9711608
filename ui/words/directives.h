// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/proof.h"

#include <QString>

#include <vector>

/// What a file says to a crawler besides rules.
namespace crawlright::words {

struct DirectiveSentence {
    QString text;
    text::LineNumber line = 0;           ///< the first line that it speaks of, from 1
    std::vector<text::LineNumber> lines; ///< all of them
};

/// One sentence for each field and what becomes of it, in the order of the fields' first lines.
/// Lines of groups that do not bind the crawler are not told.
[[nodiscard]] std::vector<DirectiveSentence> directiveSentences(const rules::Proof& proof);

} // namespace crawlright::words
