// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/effect.h"
#include "core/edits/fix.h"

#include <QString>

#include <vector>

/// The sentences of the menu of fixes.
namespace crawlright::quickfix {

[[nodiscard]] QString fixAllTitle(int findings);
[[nodiscard]] QString ignoreTitle();
[[nodiscard]] QString ignoreInFileTitle();
[[nodiscard]] QString explainTitle();

/// What edits do to the verdicts of some readers.
struct Effects {
    std::vector<dialects::Id> kept;
    std::vector<dialects::Id> undecided;
    struct Change {
        dialects::Id reader = dialects::Id::Rfc9309;
        edits::Flip flip;
    };
    std::vector<Change> changed;
};

/// Before all is known: what is proved, and for whom it is still being worked out.
[[nodiscard]] QString promiseSentence(checks::Readers keeps,
                                      const std::vector<dialects::Id>& readers);
/// "Keeps every verdict." or for whom, or for whom not, and a URL that shows it.
[[nodiscard]] QString effectSentence(const Effects& effects);

} // namespace crawlright::quickfix
