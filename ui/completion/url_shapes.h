// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/path_order.h"
#include "core/urls/stop.h"

#include <optional>
#include <string>
#include <vector>

namespace crawlright::completion {

/// What URLs have in common besides folders. Names are as the URLs write them.
struct UrlShapes {
    struct Count {
        std::string name;
        urls::Row urls = 0;
        friend bool operator==(const Count&, const Count&) = default;
    };
    urls::Row withQuery = 0;       ///< URLs with a `?`
    std::vector<Count> extensions; ///< `pdf`: of the last segment; the most frequent first
    std::vector<Count> queryKeys;  ///< names before a `=`, once for each URL; the same
};

/// Of rows of an order, linear in their bytes; nothing where it was stopped. At most `most` of each
/// kind are told, and of names past the first 65,536 that are met none.
[[nodiscard]] std::optional<UrlShapes> shapesOf(const urls::UrlList& list,
                                                std::span<const urls::Row> rows, std::size_t most,
                                                const urls::Stop& stop = {});

} // namespace crawlright::completion
