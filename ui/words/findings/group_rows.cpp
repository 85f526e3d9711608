// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

namespace crawlright::words {

std::span<const SentenceRow> groupSentences()
{
    return {};
}

std::span<const ExplanationRow> groupExplanations()
{
    return {};
}

} // namespace crawlright::words
