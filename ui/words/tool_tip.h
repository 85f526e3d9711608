// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace crawlright::words {

/// A text as a tooltip shows it, letter by letter: what looks like markup is none. Qt takes what
/// it shows for rich text where it finds a tag, and as it is where it finds none.
[[nodiscard]] QString asToolTip(const QString& text);

} // namespace crawlright::words
