// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <QStringList>

#include <span>

namespace crawlright::words {

/// "a", "a and b", "a, b and c".
[[nodiscard]] QString joined(const QStringList& parts);

/// "line 3", "lines 3 and 9"; past ten the list says how many more there are.
[[nodiscard]] QString linesText(std::span<const text::LineNumber> lines);

/// A number as people write it.
[[nodiscard]] QString number(qulonglong value);

} // namespace crawlright::words
