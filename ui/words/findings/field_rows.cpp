// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

namespace crawlright::words {

std::span<const SentenceRow> fieldSentences()
{
    return {};
}

std::span<const ExplanationRow> fieldExplanations()
{
    return {};
}

} // namespace crawlright::words
