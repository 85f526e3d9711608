// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_io.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <string>

namespace crawlright::session {
class DocumentSession;
}

/// The open document's place on disk. Does **not** know widgets or words: it states facts, the
/// window says them.
namespace crawlright::files {

/// Opens into a DocumentSession, saves from it, and watches the file meanwhile. Reading and writing
/// happen on a worker. One thing at a time: while `isBusy()` further requests are refused.
class DocumentFile final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive this.
    explicit DocumentFile(session::DocumentSession& session, QObject* parent = nullptr);
    ~DocumentFile() override;

    /// Empty: never saved.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// SHA-256 of what was last read or written here; empty: nothing was.
    [[nodiscard]] QByteArray contentHash() const { return m_onDisk; }
    /// The file is gone or holds other bytes than were last read or written here.
    [[nodiscard]] bool differsFromDisk() const { return m_changed || m_removed; }

    /// Replaces what the session holds; the caller has asked about unsaved changes.
    void open(const QString& path, Accept accept = Accept::TextOnly);
    /// Stops `open` or `reload`; `openFailed` follows.
    void cancel();
    /// Writes the session's bytes to a path, which becomes the document's. What another program
    /// wrote into the document's own file meanwhile is overwritten only after `keepText`, or if
    /// `overwrite` says so.
    void saveTo(const QString& path, Replace how = Replace::Atomically, bool overwrite = false);
    /// The user was told that the file holds other bytes and prefers the text: it is unsaved from
    /// now on, and saving it overwrites them.
    void keepText();
    /// Takes what is on disk, as one edit that can be undone.
    void reload();
    /// Compares with what is on disk; `changedOnDisk`, `removedFromDisk` or `sameAsDisk` may
    /// follow.
    void lookAtDisk();
    /// Forgets the path: the session holds a text that is no file yet.
    void detach();

Q_SIGNALS:
    void pathChanged(const QString& path);
    void busyChanged(bool busy);
    void progressed(qint64 done, qint64 total);
    void opened(crawlright::files::FileNature nature);
    void openFailed(const crawlright::files::FileError& error);
    /// The text of this revision is in the file.
    void saved(const QString& path, quint64 revision);
    void saveFailed(const crawlright::files::FileError& error);
    void reloaded();
    /// Another program wrote other bytes into the file.
    void changedOnDisk();
    void removedFromDisk();
    /// The file is back, or holds again what was last read or written here.
    void sameAsDisk();
    void textKept();

private:
    void setPath(const QString& path);
    void setBusy(bool busy);
    void read(const QString& path, Accept accept, bool isReload);
    void wasStored(const FileStamp& stamp, const QByteArray& hash);
    void take(const LoadedFile& loaded, bool isReload);
    void watch();
    void compareWithDisk();
    void takeSeen(LoadedFile seen, const QByteArray& hash);

    session::DocumentSession& m_session;
    QString m_path;
    bool m_busy = false;
    work::CancelFlag m_cancel;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;       // programs that save make several events
    FileStamp m_stamp;     // of the file last read or written here
    QByteArray m_onDisk;   // hash of its bytes
    FileStamp m_seenStamp; // of the file last looked at
    QByteArray m_seen;
    std::string m_seenBytes; // those of `changedOnDisk`
    bool m_removed = false;
    bool m_changed = false;
};

} // namespace crawlright::files
