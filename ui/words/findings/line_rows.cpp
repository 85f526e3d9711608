// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

namespace crawlright::words {

std::span<const SentenceRow> lineSentences()
{
    return {};
}

std::span<const ExplanationRow> lineExplanations()
{
    return {};
}

} // namespace crawlright::words
