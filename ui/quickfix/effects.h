// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/quickfix/fix_words.h"
#include "ui/quickfix/offer.h"
#include "ui/work/background.h"

namespace crawlright::quickfix {

/// What edits of an analysis' bytes do to the verdicts of these readers; those of `keeps` are known
/// to keep theirs. For a worker: it may take long, and stops between readers when it is cancelled,
/// the rest undecided.
[[nodiscard]] Effects effectsOf(const session::Analysis& analysis,
                                std::span<const edits::Edit> edits, checks::Readers keeps,
                                const std::vector<dialects::Id>& readers,
                                const work::CancelFlag& cancel);

/// For a worker: the edits of an offer for all, and what they keep. None, where nothing can be done
/// after all.
void makeEdits(Offer& offer, const session::Analysis& analysis, const edits::Fixer& fixer);

/// Whether all of these readers are among those that keep their verdicts.
[[nodiscard]] bool isKept(checks::Readers keeps, const std::vector<dialects::Id>& readers);

} // namespace crawlright::quickfix
