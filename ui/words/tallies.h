// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/tree.h"

#include <QString>

/// What rules say of many URLs together, in words.
namespace crawlright::words {

/// "1,204 allowed, 30 blocked": what there is none of is not named.
[[nodiscard]] QString tallyText(const verdicts::Tally& tally);

/// For a narrow column: "all allowed", "30 blocked (2 %)".
[[nodiscard]] QString blockedText(const verdicts::Tally& tally);

/// "12 newly blocked, 3 newly allowed"; empty where nothing changed.
[[nodiscard]] QString flipsText(const verdicts::Flips& flips);

/// A share of a whole as people write it: "2 %", and neither 0 nor 100 where that is not exact.
[[nodiscard]] QString percentText(quint64 part, quint64 whole);

} // namespace crawlright::words
