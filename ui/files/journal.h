// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"
#include "ui/files/journal_folder.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

class QThreadPool;

namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::files {

class DocumentFile;

/// Keeps the unsaved text of one document on disk, in case the program ends before it is saved.
/// What is typed is there after `interval` and the time of one write, which a worker makes.
class Journal final : public QObject {
    Q_OBJECT

public:
    /// Half of what may be lost; the other half is for the disk.
    static constexpr std::chrono::milliseconds interval{1000};

    /// The session and the file must outlive this.
    Journal(session::DocumentSession& session, DocumentFile& file,
            std::shared_ptr<JournalFolder> folder, QObject* parent = nullptr);
    /// The document was closed: what is kept of it goes.
    ~Journal() override;

    /// The one thread that writes all journals. Where those of the program's pool are all at long
    /// work, a text that waited for one of them would be lost in a crash.
    [[nodiscard]] static QThreadPool& writer();

    /// What the text is called while it is no file.
    void setName(const QString& name);
    /// Whether a text that was fetched is kept while nothing of it is unsaved, too: no file has it.
    void keepFetched(bool on);
    /// What a program that ended kept of this fetched text is this journal's from now on.
    void resume(const QString& journal);
    /// The program ends: a text that was fetched stays for the next start, as it was fetched.
    void leaveFetched();

Q_SIGNALS:
    /// The text of this revision is on disk.
    void kept(quint64 revision);
    /// Nothing is kept, for nothing is unsaved.
    void dropped();
    /// The text could not be kept. It is tried again after the next edit.
    void failed(const crawlright::files::FileError& error);

private:
    struct Slot;

    [[nodiscard]] bool isUnsaved() const;
    [[nodiscard]] bool isKeptAsFetched() const;
    void consider();
    [[nodiscard]] std::function<void()> keeper();
    void write();
    void remove();
    void endWork();
    [[nodiscard]] JournalEntry entry() const;

    session::DocumentSession& m_session;
    DocumentFile& m_file;
    std::shared_ptr<Slot> m_slot;
    QString m_name;
    QTimer m_timer;
    quint64 m_entries = 0; // the later, the newer
    bool m_keepsFetched = false;
    bool m_isKept = false;
    bool m_isWorking = false;
    bool m_again = false; // something happened while a worker was at it
};

} // namespace crawlright::files
