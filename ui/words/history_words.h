// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "core/net/history.h"

#include <QString>

namespace crawlright::words {

/// A time as people write it, here and now.
[[nodiscard]] QString dateAndTime(const QDateTime& when);
/// "200 OK", or why there was no answer; a phrase or a sentence.
[[nodiscard]] QString fetchOutcome(const net::FetchResult& result);
/// "https://example.com, asked as “Googlebot/2.1”".
[[nodiscard]] QString historySite(const net::HistorySite& site);
/// What went wrong with the history, in a sentence.
[[nodiscard]] QString historyFault(const net::HistoryError& error);
/// What is kept, what was dropped, what is damaged; a sentence each.
[[nodiscard]] QString historyState(const net::HistoryState& state);
/// Why something holds that no rule says: "404 Not Found: as if there were no file".
[[nodiscard]] QString outcomePhrase(access::Outcome outcome, const net::FetchResult& result);

} // namespace crawlright::words
