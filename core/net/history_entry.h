// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QByteArray>

#include <optional>

namespace crawlright::net {

/// A fetch as the history keeps it.
struct HistoryEntry {
    FetchResult result; ///< with an empty body
    QByteArray sha256;  ///< of the body, in lower-case hexadecimal
    qint64 size = 0;    ///< of the body, bytes
};

/// That older entries were dropped.
struct HistoryDropped {
    int entries = 0; ///< of all times
    QDateTime until; ///< the latest of them
    friend bool operator==(const HistoryDropped&, const HistoryDropped&) = default;
};

/// `https://example.com`: for whom a robots.txt at this address holds; empty where it is none.
[[nodiscard]] QString siteOf(const QUrl& url);

/// Fetches that tell of one thing: a site, asked in one way.
struct HistorySite {
    QString origin;       ///< see `siteOf`
    QByteArray userAgent; ///< another name than this program's; empty: its own, of any version
    QString address;      ///< that was fixed for the name of the host; empty: none
    friend bool operator==(const HistorySite&, const HistorySite&) = default;
    friend auto operator<=>(const HistorySite&, const HistorySite&) = default;
};
[[nodiscard]] HistorySite historySiteOf(const FetchResult& result);

/// Whether these are the lower-case hexadecimal digits of one.
[[nodiscard]] bool isSha256(const QByteArray& text);

/// Lines of the history's index: a checksum, a blank, JSON, a line feed.
[[nodiscard]] QByteArray packed(const HistoryEntry& entry);
[[nodiscard]] QByteArray packed(const HistoryDropped& dropped);
/// Of a line without its line feed; nullopt: it is damaged, or is of the other kind.
[[nodiscard]] std::optional<HistoryEntry> unpackedEntry(const QByteArray& line);
[[nodiscard]] std::optional<HistoryDropped> unpackedDropped(const QByteArray& line);

} // namespace crawlright::net
