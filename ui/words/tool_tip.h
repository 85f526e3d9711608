// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace crawlright::words {

/// For a tooltip that shows this text letter by letter. Qt takes what has a tag for rich text, and
/// anything else as it is.
[[nodiscard]] QString asToolTip(const QString& text);

} // namespace crawlright::words
