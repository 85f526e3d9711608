// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "core/net/fetch_result.h"

#include <optional>

namespace crawlright::net {

/// What crawlers would have seen; nullopt where the fetch says nothing about the site: no address,
/// cancelled, a fault of the proxy, headers larger than this program takes, or a redirect to a
/// private address, which this program does not follow.
[[nodiscard]] std::optional<access::Answer> answerOf(const FetchResult& result);

} // namespace crawlright::net
