// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_io.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QThreadPool;

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

    /// The threads that write all documents. Where a disk does not answer they wait for it, and
    /// nothing else does.
    [[nodiscard]] static QThreadPool& writers();

    /// Empty: never saved.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] bool isSaving() const { return m_save != nullptr; }
    /// A disk may still be at a save that was given up.
    [[nodiscard]] bool hasLateSave() const { return !m_late.empty(); }
    /// SHA-256 of what was last read or written here; empty: nothing was.
    [[nodiscard]] QByteArray contentHash() const { return m_onDisk; }
    /// The file is gone or holds other bytes than were last read or written here.
    [[nodiscard]] bool differsFromDisk() const { return m_changed || m_removed; }
    /// Why what another program made of the file could not be read when it was last looked at.
    [[nodiscard]] const std::optional<FileError>& unread() const { return m_unread; }

    /// Makes what is run, on the writing thread, before a file is written in place: it keeps the
    /// session's text where a power cut leaves it.
    using Keeper = std::function<std::function<void()>()>;
    void setKeeper(Keeper keeper) { m_keeper = std::move(keeper); }

    /// Replaces what the session holds; the caller has asked about unsaved changes.
    void open(const QString& path, Accept accept = Accept::TextOnly);
    /// Stops `open` or `reload`, and `openFailed` follows. Waits no longer for `saveTo`, and
    /// `saveFailed` comes at once: the text stays unsaved, though the file may yet be written. If
    /// it is the document's own, `saved` tells of that.
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
    /// Another program wrote other bytes into the file, or made it `unread`.
    void changedOnDisk();
    void removedFromDisk();
    /// The file is back, or holds again what was last read or written here.
    void sameAsDisk();
    void textKept();

private:
    struct Save;
    using SavePtr = std::shared_ptr<Save>;

    void setPath(const QString& path);
    void setBusy(bool busy);
    void read(const QString& path, Accept accept, bool isReload);
    void wasStored(const FileStamp& stamp, const QByteArray& hash);
    void take(const LoadedFile& loaded, bool isReload);
    void begin(const SavePtr& save);
    void endLate(const SavePtr& save, const std::expected<FileStamp, FileError>& written);
    void takeSaved(const Save& save, const FileStamp& stamp);
    [[nodiscard]] bool isLate(const QString& path) const;
    void watch();
    void compareWithDisk();
    void takeSeen(LoadedFile seen, const QByteArray& hash);
    void takeUnread(const FileError& error, const FileStamp& stamp);

    session::DocumentSession& m_session;
    QString m_path;
    bool m_busy = false;
    work::CancelFlag m_cancel;
    SavePtr m_save;              // that is waited for
    std::vector<SavePtr> m_late; // given up, and still under way; one for a path
    Keeper m_keeper;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;       // programs that save make several events
    FileStamp m_stamp;     // of the file last read or written here
    QByteArray m_onDisk;   // hash of its bytes
    FileStamp m_seenStamp; // of the file last looked at
    QByteArray m_seen;
    std::string m_seenBytes; // those of `changedOnDisk`
    std::optional<FileError> m_unread;
    bool m_removed = false;
    bool m_changed = false;
};

} // namespace crawlright::files
