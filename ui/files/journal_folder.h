// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"
#include "ui/files/journal_entry.h"

#include <QString>

#include <expected>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace crawlright::files {

/// A journal that a program left behind.
struct FoundJournal {
    QString file;
    std::expected<JournalEntry, JournalFault> entry;
};

/// Which journals are looked for.
enum class Adopt : std::uint8_t {
    Everything,
    /// But texts that were fetched: those are of the session, and for who keeps that.
    NotOfSession,
};

/// Where the journals of all running programs lie, those of each in a folder of its own that it
/// holds a lock on. The lock is the system's and ends with the program however that ends; a lock
/// file with a process id would not do, for ids repeat where programs run in containers.
///
/// Every function blocks and may be called from any thread.
class JournalFolder {
public:
    /// Nothing is made before something is to be kept.
    explicit JournalFolder(QString root);
    /// What is still in this program's folder stays and is found at the next start.
    ~JournalFolder();
    JournalFolder(const JournalFolder&) = delete;
    JournalFolder& operator=(const JournalFolder&) = delete;

    /// In the user's state folder.
    [[nodiscard]] static QString standardRoot();

    [[nodiscard]] const QString& root() const { return m_root; }

    /// Writes a journal and sees to it that the disk has it. An empty file name becomes that of a
    /// new one.
    [[nodiscard]] std::optional<FileError> write(QString& file, const JournalEntry& entry);

    /// The journals of programs that are no longer there. They are this program's from now on:
    /// `QFile::remove` them when nobody needs them any more.
    [[nodiscard]] std::vector<FoundJournal> adopt(Adopt which = Adopt::Everything);

    /// Whether it is for this program to keep what is open for the next start: one does so, the
    /// first that asks, until it ends. Where no lock can be had, each does.
    [[nodiscard]] bool takeSession();

private:
    class Lock;

    [[nodiscard]] std::expected<QString, FileError> newFile();
    [[nodiscard]] std::optional<FileError> makeOwn();
    void adoptFrom(const QString& folder, Adopt which, std::vector<FoundJournal>& found);

    std::mutex m_mutex;
    QString m_root;
    QString m_own; // empty: not made yet
    std::unique_ptr<Lock> m_lock;
    std::unique_ptr<Lock> m_session; // null: another program keeps it, or nobody asked
    int m_count = 0;
};

} // namespace crawlright::files
