// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/bench/heap.h"

#include <malloc.h>

namespace crawlright::bench {

std::size_t liveHeapBytes()
{
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

} // namespace crawlright::bench
