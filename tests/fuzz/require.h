// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <cstdlib>

namespace crawlright::fuzz {

/// Ends the run, so that libFuzzer keeps the input, where a sentence does not hold.
inline void require(bool holds, const char* sentence)
{
    if (holds)
        return;
    std::fprintf(stderr, "Does not hold: %s\n", sentence);
    std::abort();
}

} // namespace crawlright::fuzz
