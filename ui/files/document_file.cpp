// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/document_file.h"

#include "ui/session/document_session.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QPointer>

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

struct WriteOutcome {
    std::expected<FileStamp, FileError> stamp;
    QByteArray hash;
};

/// What else is known stays known.
session::Origin originOf(const QString& path, session::Origin former = {})
{
    former.fileName = QFileInfo(path).fileName().toStdString();
    return former;
}

/// Whether a file holds other bytes than it is known to. A file that is gone was not changed:
/// saving makes it anew.
bool wasChanged(const QString& path, const FileStamp& known, const QByteArray& knownHash)
{
    const FileStamp now = stampOf(path);
    if (!now.exists || now == known)
        return false;
    const auto file = readFile(path, anything());
    return file && hashOf(file->bytes) != knownHash;
}

} // namespace

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
    setBusy(true);
    m_session.finishReplacing();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const quint64 revision = m_session.revision();
    const auto bytes = std::make_shared<const std::string>(m_session.bytes());
    const bool isOwn = absolute == m_path && !overwrite;
    const auto work = [absolute, how, isOwn, known = m_stamp, knownHash = m_onDisk,
                       bytes]() -> WriteOutcome {
        if (isOwn && wasChanged(absolute, known, knownHash)) {
            return {.stamp = std::unexpected(
                        FileError{.fault = FileFault::ChangedOnDisk, .path = absolute}),
                    .hash = {}};
        }
        return {.stamp = writeFile(absolute, *bytes, how), .hash = hashOf(*bytes)};
    };
    work::inBackground(this, work, [this, absolute, revision, bytes](const WriteOutcome& outcome) {
        setBusy(false);
        if (!outcome.stamp) {
            Q_EMIT saveFailed(outcome.stamp.error());
            return;
        }
        wasStored(*outcome.stamp, outcome.hash);
        m_session.setSavedBytes(*bytes); // what was typed meanwhile is still unsaved
        setPath(absolute);
        m_session.setOrigin(originOf(absolute, m_session.origin()));
        watch();
        Q_EMIT saved(absolute, revision);
    });
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
    if (m_path.isEmpty() || m_busy)
        return;
    const FileStamp now = stampOf(m_path);
    if (!now.exists) {
        if (!m_removed) {
            m_removed = true;
            Q_EMIT removedFromDisk();
        }
        return;
    }
    if (m_removed || now != m_seenStamp)
        compareWithDisk();
}

void DocumentFile::compareWithDisk()
{
    const auto work = [path = m_path] {
        ReadOutcome outcome{.file = readFile(path, anything()), .hash = {}};
        if (outcome.file)
            outcome.hash = hashOf(outcome.file->bytes);
        return outcome;
    };
    work::inBackground(this, work, [this, path = m_path](ReadOutcome outcome) {
        if (path != m_path || m_busy || !outcome.file)
            return; // gone again or unreadable: the next event, or saving, will tell
        watch();
        takeSeen(*std::move(outcome.file), outcome.hash);
    });
}

void DocumentFile::takeSeen(LoadedFile seen, const QByteArray& hash)
{
    m_seenStamp = seen.stamp;
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

} // namespace crawlright::files
