// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/words/about.h"

class QPalette;

namespace crawlright::hover {

/// As rich text for a card on this palette. Paths stay left to right.
[[nodiscard]] QString htmlOf(const words::About& about, const QPalette& palette);

} // namespace crawlright::hover
