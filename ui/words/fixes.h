// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/fix.h"

#include <QString>

/// What a quick fix says that it does. Knows no widget and no terminal: plain text, no full stop.
namespace crawlright::words {

/// "Add the missing colon"; for several places how many they are.
[[nodiscard]] QString title(const edits::Fix& fix);

} // namespace crawlright::words
