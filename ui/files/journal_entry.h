// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <expected>
#include <string>

namespace crawlright::files {

/// A text that is not saved yet, and what is needed to have it again as it was.
struct JournalEntry {
    QString path;        ///< of its file; empty: it is no file yet
    QString name;        ///< what a text is called that is no file
    QString address;     ///< from where it was fetched; may be empty
    QByteArray fileHash; ///< SHA-256 of the file that it began from; empty without a file
    QDateTime written;
    std::string former; ///< what a text that is no file began from
    std::string bytes;
    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// A text that was fetched and is no file, without later edits.
[[nodiscard]] bool isAsFetched(const JournalEntry& entry);

/// Why a journal says nothing.
enum class JournalFault : std::uint8_t {
    Damaged,    ///< cut short, or other bytes than were written
    Newer,      ///< of a later version of this program
    Unreadable, ///< the system does not give it
};

/// The bytes of a journal, with a checksum over all of them.
[[nodiscard]] QByteArray packed(const JournalEntry& entry);
/// Total: any bytes have an answer.
[[nodiscard]] std::expected<JournalEntry, JournalFault> unpacked(const QByteArray& journal);

} // namespace crawlright::files
