// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/find/find_desk.h"

namespace crawlright::find {

/// How many hits there are and which one is selected: "3 of 17".
[[nodiscard]] QString countText(const FindDesk::State& state);
/// What went wrong; empty: nothing.
[[nodiscard]] QString faultText(const FindDesk::State& state);

} // namespace crawlright::find
