// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace crawlright::words {

/// "30 days", "one hour", "90 seconds": exact, in the largest unit that makes it whole.
[[nodiscard]] QString durationText(std::uint64_t seconds);

/// The same in the largest unit of which there are two or just one; what is left over is dropped.
[[nodiscard]] QString roughDuration(std::uint64_t seconds);

} // namespace crawlright::words
