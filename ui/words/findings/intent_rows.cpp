// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

namespace crawlright::words {

std::span<const SentenceRow> intentSentences()
{
    return {};
}

std::span<const ExplanationRow> intentExplanations()
{
    return {};
}

} // namespace crawlright::words
