// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/history_entry.h"

#include <QList>
#include <QString>

#include <expected>

namespace crawlright::net {

enum class HistoryFault : quint8 {
    Locked,      ///< another process has held it for `History::patience`
    Unreadable,  ///< the index or the folder cannot be read
    NotWritten,  ///< no room, no right to write
    NoBody,      ///< the body is not there
    DamagedBody, ///< its bytes are not those of its checksum
};

struct HistoryError {
    HistoryFault fault = HistoryFault::Unreadable;
    QString path; ///< the file or folder
};

/// What there is of one site, asked in one way.
struct HistoryHost {
    HistorySite site;
    int fetches = 0;
    int versions = 0;
    QDateTime lastSeen;
    friend bool operator==(const HistoryHost&, const HistoryHost&) = default;
};

/// What there is all in all.
struct HistoryState {
    QList<HistoryHost> hosts; ///< the latest fetched first
    int damaged = 0;          ///< entries that cannot be read and were skipped
    HistoryDropped dropped;   ///< to stay below the size limit
    qint64 bytes = 0;         ///< on disk
};

/// Fetches one after another that came out alike: same status, same error, same bytes.
struct HistoryVersion {
    QDateTime firstSeen;
    QDateTime lastSeen;
    int fetches = 0;
    HistoryEntry entry; ///< the latest of them
};

/// Every fetch that was made, in a folder: an index to which lines are added, and each body once,
/// compressed. Blocking; any number of objects, threads and processes may use one folder. What a
/// crash or a fault of the disk damages is skipped and counted, and the rest stays. It does **not**
/// know which folder users have, or what a version means to a crawler.
class History final {
public:
    static constexpr std::chrono::milliseconds patience{5'000};
    static constexpr qint64 usualLimit = qint64{64} * 1024 * 1024; ///< bytes on disk

    explicit History(QString folder, qint64 limit = usualLimit);

    [[nodiscard]] const QString& folder() const { return m_folder; }

    struct Added {
        bool isKept = false; ///< false: the fetch says nothing about a site (cancelled, no address)
        int dropped = 0;     ///< older fetches that went, whole versions, to stay below the limit
    };
    /// The version that it belongs to is never dropped.
    [[nodiscard]] std::expected<Added, HistoryError> add(const FetchResult& result) const;
    [[nodiscard]] std::expected<HistoryState, HistoryError> state() const;
    /// Of a site, the latest first.
    [[nodiscard]] std::expected<QList<HistoryVersion>, HistoryError>
    versions(const HistorySite& site) const;
    /// Of a body by its checksum, in hexadecimal.
    [[nodiscard]] std::expected<QByteArray, HistoryError> body(const QByteArray& sha256) const;
    /// Drops what is past the limit; how many fetches went.
    [[nodiscard]] std::expected<int, HistoryError> trim() const;
    [[nodiscard]] std::expected<void, HistoryError> clear() const;

private:
    class Locked;

    QString m_folder;
    qint64 m_limit;
};

} // namespace crawlright::net
