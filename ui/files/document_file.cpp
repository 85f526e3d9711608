// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/document_file.h"

#include "ui/session/document_session.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

namespace crawlright::files {

using namespace std::chrono_literals;

namespace {

ReadOptions anything()
{
    return {.accept = Accept::Anything, .cancel = {}, .progress = {}};
}

QByteArray hashOf(const std::string& bytes)
{
    return QCryptographicHash::hash(QByteArrayView(bytes), QCryptographicHash::Sha256);
}

struct ReadOutcome {
    std::expected<LoadedFile, FileError> file;
    QByteArray hash;
};

/// What else is known stays known.
session::Origin originOf(const QString& path, session::Origin former = {})
{
    former.fileName = QFileInfo(path).fileName().toStdString();
    return former;
}

bool isGone(FileFault fault)
{
    return fault == FileFault::NotFound || fault == FileFault::DanglingLink;
}

/// Whether a file holds other bytes than it is known to, or may do so. One that is gone was not
/// changed: saving makes it anew.
std::optional<FileFault> changeOf(const QString& path, const FileStamp& known,
                                  const QByteArray& knownHash)
{
    const FileStamp now = stampOf(path);
    if (!now.exists || now == known)
        return std::nullopt;
    const auto file = readFile(path, anything());
    if (file)
        return hashOf(file->bytes) == knownHash ? std::nullopt
                                                : std::optional(FileFault::ChangedOnDisk);
    const FileFault fault = file.error().fault;
    // What is no file cannot be written either, and that is told better.
    return isGone(fault) || fault == FileFault::IsFolder || fault == FileFault::NotAFile
               ? std::nullopt
               : std::optional(FileFault::ChangedUnread);
}

} // namespace

struct DocumentFile::Save {
    QString path;
    Replace how = Replace::Atomically;
    bool overwrite = false;
    quint64 revision = 0;
    std::string bytes;
    QByteArray hash; // of `bytes`, when it was written
    // What the document's own file was known to be when writing began
    FileStamp known;
    QByteArray knownHash;
    std::function<void()> keep;
    work::CancelFlag cancel;
};

DocumentFile::DocumentFile(session::DocumentSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(150ms);
    connect(&m_settle, &QTimer::timeout, this, &DocumentFile::lookAtDisk);
    const auto settle = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, settle);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, settle);
}

DocumentFile::~DocumentFile()
{
    m_cancel.raise();
}

QThreadPool& DocumentFile::writers()
{
    struct ManyThreads : QThreadPool {
        ManyThreads() { setMaxThreadCount(32); }
    };
    static ManyThreads pool;
    return pool;
}

void DocumentFile::open(const QString& path, Accept accept)
{
    read(QFileInfo(path).absoluteFilePath(), accept, false);
}

void DocumentFile::reload()
{
    if (!m_path.isEmpty())
        read(m_path, Accept::Anything, true);
}

void DocumentFile::cancel()
{
    m_cancel.raise();
    const SavePtr save = std::exchange(m_save, nullptr);
    if (!save)
        return;
    save->cancel.raise();
    if (!isLate(save->path)) // else it waited for that one and did not begin
        m_late.push_back(save);
    setBusy(false);
    Q_EMIT saveFailed({.fault = FileFault::Cancelled, .path = save->path});
}

bool DocumentFile::isLate(const QString& path) const
{
    return std::ranges::contains(m_late, path, [](const SavePtr& save) { return save->path; });
}

void DocumentFile::read(const QString& path, Accept accept, bool isReload)
{
    if (m_busy)
        return;
    setBusy(true);
    m_cancel = {};
    // Progress comes from the worker, which must not outlive what it talks to.
    const QPointer<DocumentFile> self(this);
    ReadOptions options{.accept = accept, .cancel = m_cancel, .progress = {}};
    options.progress = [self](qint64 done, qint64 total) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, done, total] {
                if (self)
                    Q_EMIT self->progressed(done, total);
            },
            Qt::QueuedConnection);
    };
    const auto work = [path, options] {
        ReadOutcome outcome{.file = readFile(path, options), .hash = {}};
        if (outcome.file)
            outcome.hash = hashOf(outcome.file->bytes);
        return outcome;
    };
    work::inBackground(this, work, [this, isReload](ReadOutcome outcome) {
        setBusy(false);
        if (outcome.file && m_cancel.isRaised()) {
            outcome.file = std::unexpected(
                FileError{.fault = FileFault::Cancelled, .path = outcome.file->path});
        }
        if (!outcome.file) {
            Q_EMIT openFailed(outcome.file.error());
            return;
        }
        wasStored(outcome.file->stamp, outcome.hash);
        take(*outcome.file, isReload);
    });
}

void DocumentFile::wasStored(const FileStamp& stamp, const QByteArray& hash)
{
    m_stamp = m_seenStamp = stamp;
    m_onDisk = m_seen = hash;
    m_seenBytes = {};
    m_unread.reset();
    m_removed = false;
    m_changed = false;
}

void DocumentFile::keepText()
{
    if (!m_changed)
        return;
    std::string theirs = std::move(m_seenBytes);
    wasStored(m_seenStamp, m_seen);
    m_session.setSavedBytes(std::move(theirs));
    Q_EMIT textKept();
}

void DocumentFile::take(const LoadedFile& loaded, bool isReload)
{
    if (isReload) {
        m_session.replaceAll(loaded.bytes);
        m_session.markSaved();
    } else {
        m_session.load(loaded.bytes, originOf(loaded.path));
        setPath(loaded.path);
    }
    watch();
    if (isReload) {
        Q_EMIT reloaded();
    } else {
        Q_EMIT opened(loaded.nature);
    }
}

void DocumentFile::saveTo(const QString& path, Replace how, bool overwrite)
{
    if (m_busy)
        return;
    m_session.finishReplacing();
    m_save = std::make_shared<Save>();
    m_save->path = QFileInfo(path).absoluteFilePath();
    m_save->how = how;
    m_save->overwrite = overwrite;
    m_save->revision = m_session.revision();
    m_save->bytes = m_session.bytes();
    if (m_keeper)
        m_save->keep = m_keeper();
    setBusy(true);
    if (!isLate(m_save->path)) // else two would write, and nobody knows which one last
        begin(m_save);
}

void DocumentFile::begin(const SavePtr& save)
{
    save->known = m_stamp;
    save->knownHash = m_onDisk;
    const bool isOwn = save->path == m_path && !save->overwrite;
    const auto work = [save, isOwn]() -> std::expected<FileStamp, FileError> {
        const auto failed = [&save](FileFault fault) {
            return std::unexpected(FileError{.fault = fault, .path = save->path});
        };
        if (save->cancel.isRaised())
            return failed(FileFault::Cancelled);
        if (isOwn) {
            if (const auto change = changeOf(save->path, save->known, save->knownHash))
                return failed(*change);
        }
        if (save->cancel.isRaised())
            return failed(FileFault::Cancelled);
        save->hash = hashOf(save->bytes);
        return writeFile(save->path, save->bytes, save->how, save->keep);
    };
    const auto done = [this, save](const std::expected<FileStamp, FileError>& written) {
        if (save != m_save) {
            endLate(save, written);
            return;
        }
        m_save.reset();
        setBusy(false);
        if (written)
            takeSaved(*save, *written);
        else
            Q_EMIT saveFailed(written.error());
    };
    work::inBackground(writers(), this, work, done);
}

/// What was given up was done all the same: that counts where the file is still the document's, and
/// nothing was read from it or written to it since.
void DocumentFile::endLate(const SavePtr& save, const std::expected<FileStamp, FileError>& written)
{
    std::erase(m_late, save);
    if (written && save->path == m_path && save->known == m_stamp && save->knownHash == m_onDisk)
        takeSaved(*save, *written);
    if (m_save && m_save->path == save->path)
        begin(m_save);
    else
        m_settle.start(); // nobody looked at the disk meanwhile
}

void DocumentFile::takeSaved(const Save& save, const FileStamp& stamp)
{
    wasStored(stamp, save.hash);
    m_session.setSavedBytes(save.bytes); // what was typed meanwhile is still unsaved
    setPath(save.path);
    m_session.setOrigin(originOf(save.path, m_session.origin()));
    watch();
    Q_EMIT saved(save.path, save.revision);
}

void DocumentFile::detach()
{
    setPath({});
    wasStored({}, {});
    watch();
}

void DocumentFile::setPath(const QString& path)
{
    if (m_path == path)
        return;
    m_path = path;
    Q_EMIT pathChanged(path);
}

void DocumentFile::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

void DocumentFile::watch()
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    if (m_path.isEmpty())
        return;
    // The folder too: a program that replaces the file takes the watched one away.
    const QString folder = QFileInfo(m_path).absolutePath();
    QStringList wanted;
    for (const QString& place : {m_path, folder}) {
        if (QFileInfo::exists(place))
            wanted.append(place);
    }
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
    m_settle.start(); // a change that the old watch saw and the new one did not
}

void DocumentFile::lookAtDisk()
{
    if (m_path.isEmpty() || m_busy || isLate(m_path))
        return;
    const FileStamp now = stampOf(m_path);
    if (!now.exists) {
        if (!m_removed) {
            m_removed = true;
            Q_EMIT removedFromDisk();
        }
        return;
    }
    if (m_removed || m_unread || now != m_seenStamp)
        compareWithDisk();
}

void DocumentFile::compareWithDisk()
{
    struct Seen : ReadOutcome {
        FileStamp stamp;
    };
    const auto work = [path = m_path] {
        Seen seen{{.file = std::unexpected(FileError()), .hash = {}}, stampOf(path)};
        seen.file = readFile(path, anything());
        if (seen.file)
            seen.hash = hashOf(seen.file->bytes);
        return seen;
    };
    const auto done = [this, path = m_path, known = m_stamp](Seen seen) {
        if (path != m_path || known != m_stamp || m_busy || isLate(path))
            return;
        if (seen.file) {
            watch();
            takeSeen(*std::move(seen.file), seen.hash);
        } else if (!isGone(seen.file.error().fault)) { // the next event will tell
            takeUnread(seen.file.error(), seen.stamp);
        }
    };
    work::inBackground(this, work, done);
}

void DocumentFile::takeSeen(LoadedFile seen, const QByteArray& hash)
{
    m_seenStamp = seen.stamp;
    m_unread.reset();
    const bool wasRemoved = std::exchange(m_removed, false);
    if (hash == m_seen && !wasRemoved)
        return; // touched, not changed
    const bool wasOther = std::exchange(m_changed, hash != m_onDisk);
    m_seen = hash;
    m_seenBytes = m_changed ? std::move(seen.bytes) : std::string();
    if (m_changed)
        Q_EMIT changedOnDisk();
    else if (wasRemoved || wasOther)
        Q_EMIT sameAsDisk();
}

/// Nobody knows what would be overwritten.
void DocumentFile::takeUnread(const FileError& error, const FileStamp& stamp)
{
    const bool isTold = m_unread && !m_removed && stamp == m_seenStamp;
    m_unread = error;
    m_seenStamp = stamp;
    m_seen = {};
    m_seenBytes = {};
    m_removed = false;
    m_changed = true;
    if (!isTold)
        Q_EMIT changedOnDisk();
}

} // namespace crawlright::files
