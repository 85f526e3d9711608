// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/edits/effect.h"

#include <QString>

/// What a rewrite does to verdicts, in words.
namespace crawlright::words {

/// After the title of a rewrite, without a full stop: "keeps every verdict", or for whom it does
/// and for whom it may not.
[[nodiscard]] QString keepsText(checks::Readers keeps);

/// A crawler and a URL that are judged otherwise after a rewrite, in one sentence: "Changes
/// verdicts for Bing: bingbot may no longer fetch “/x”."
[[nodiscard]] QString flipSentence(const edits::Flip& flip, dialects::Id dialect);

} // namespace crawlright::words
