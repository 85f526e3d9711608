// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/fetch_findings.h"
#include "core/net/fetch_result.h"

#include <optional>
#include <string>

namespace crawlright::net {

/// What `checks::checkFetch` takes, of one fetch; what else is known (the text that was saved,
/// other addresses, sitemaps) the caller adds. nullopt where `answerOf` is. Its body is that of
/// `result`, which must outlive it.
[[nodiscard]] std::optional<checks::FetchFacts> fetchFactsOf(const FetchResult& result);

/// The same of another address of the site.
[[nodiscard]] checks::ElsewhereFact elsewhereFactOf(const FetchResult& result);

/// SHA-256 of a body, hexadecimal.
[[nodiscard]] std::string digestOf(const QByteArray& body);

} // namespace crawlright::net
