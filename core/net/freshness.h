// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <chrono>
#include <optional>

namespace crawlright::net {

/// What an answer says of how long it may be kept; nullopt: nothing.
struct Freshness {
    std::optional<std::chrono::seconds> life; ///< max-age, else Expires less Date (RFC 9111 §4.2.1)
    std::optional<std::chrono::seconds> age;  ///< in caches on the way: Age (RFC 9111 §5.1)
    friend bool operator==(const Freshness&, const Freshness&) = default;
};

/// Of several directives the first counts; a date that is none, `0` mostly, has passed (RFC 9111
/// §5.3). `when` stands for a Date that the server did not send. Total.
[[nodiscard]] Freshness freshnessOf(const Hop& hop, const QDateTime& when);

} // namespace crawlright::net
