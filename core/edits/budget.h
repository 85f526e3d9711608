// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace crawlright::edits {

/// Work that is left, in bytes looked at or so. Once met it stays met.
struct Budget {
    std::size_t left = 0;
    bool met = false;

    /// Whether there is enough for this.
    [[nodiscard]] bool take(std::size_t work)
    {
        met = met || work > left;
        left -= met ? 0 : work;
        return !met;
    }
};

} // namespace crawlright::edits
