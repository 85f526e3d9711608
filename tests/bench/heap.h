// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace crawlright::bench {

/// Bytes that are allocated now, as the allocator counts them.
[[nodiscard]] std::size_t liveHeapBytes();

} // namespace crawlright::bench
