// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/journal_folder.h"

#include "core/net/folder_sync.h"
#include "ui/files/file_io.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStringBuilder>
#include <QUuid>

#include <utility>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <QLockFile>
#endif

namespace crawlright::files {

using namespace Qt::StringLiterals;

namespace {

constexpr auto journalSuffix = ".journal"_L1;
constexpr auto lockSuffix = ".lock"_L1;
// A whole file, what it began from, and names.
constexpr qint64 maxJournalSize = 3 * maxFileSize;

FileError folderError(const QString& path)
{
    return {.fault = FileFault::WriteFailed, .path = path};
}

FoundJournal readJournal(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxJournalSize)
        return {.file = path, .entry = std::unexpected(JournalFault::Unreadable)};
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return {.file = path, .entry = std::unexpected(JournalFault::Unreadable)};
    return {.file = path, .entry = unpacked(bytes)};
}

bool isOfSession(const FoundJournal& found)
{
    return found.entry && found.entry->path.isEmpty() && !found.entry->address.isEmpty();
}

} // namespace

/// Held from `tryTake` until it is gone. Its file stays unless `removeFile` is called.
class JournalFolder::Lock {
public:
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

#ifdef Q_OS_UNIX
    static std::unique_ptr<Lock> tryTake(const QString& path)
    {
        const int descriptor =
            ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (descriptor < 0)
            return {};
        std::unique_ptr<Lock> lock(new Lock(path, descriptor));
        struct stat state {};
        // Whoever had it before may have removed the file in between.
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 || ::fstat(descriptor, &state) != 0 ||
            state.st_nlink == 0)
            return {};
        return lock;
    }
    /// Whether somebody has it; false, too, where that cannot be told.
    static bool isHeld(const QString& path)
    {
        const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
        if (descriptor < 0)
            return false;
        const bool isHeld = ::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        ::close(descriptor);
        return isHeld;
    }
    ~Lock()
    {
        ::close(m_descriptor);
    }
    void removeFile()
    {
        QFile::remove(m_path);
    }

private:
    Lock(QString path, int descriptor)
        : m_path(std::move(path))
        , m_descriptor(descriptor)
    {
    }

    QString m_path;
    int m_descriptor;
#else
    static std::unique_ptr<Lock> tryTake(const QString& path)
    {
        std::unique_ptr<Lock> lock(new Lock(path));
        lock->m_file.setStaleLockTime(0);
        return lock->m_file.tryLock(0) ? std::move(lock) : nullptr;
    }
    static bool isHeld(const QString& path)
    {
        QLockFile file(path);
        file.setStaleLockTime(0);
        return !file.tryLock(0) && file.error() == QLockFile::LockFailedError;
    }
    void removeFile()
    {
        m_file.unlock();
    }

private:
    explicit Lock(const QString& path)
        : m_file(path)
    {
    }

    QLockFile m_file;
#endif
};

JournalFolder::JournalFolder(QString root)
    : m_root(std::move(root))
{
}

JournalFolder::~JournalFolder()
{
    if (m_lock && QDir().rmdir(m_own))
        m_lock->removeFile();
}

QString JournalFolder::standardRoot()
{
    return QStandardPaths::writableLocation(QStandardPaths::StateLocation) % "/journals"_L1;
}

std::optional<FileError> JournalFolder::makeOwn()
{
    if (m_lock && QDir(m_own).exists())
        return std::nullopt;
    constexpr auto onlyMine = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (!QDir().mkpath(m_root))
        return folderError(m_root);
    const QString own = m_root % u'/' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    // First the lock: a folder without one looks as if its program was gone.
    auto lock = Lock::tryTake(own % lockSuffix);
    if (!lock || !QDir().mkdir(own, onlyMine))
        return folderError(own);
    m_lock = std::move(lock);
    m_own = own;
    net::syncFolder(m_root);
    return std::nullopt;
}

std::expected<QString, FileError> JournalFolder::newFile()
{
    const std::scoped_lock guard(m_mutex);
    if (const auto error = makeOwn())
        return std::unexpected(*error);
    return m_own % u'/' % QString::number(++m_count) % journalSuffix;
}

std::optional<FileError> JournalFolder::write(QString& file, const JournalEntry& entry)
{
    if (file.isEmpty() || !QFileInfo::exists(file)) {
        const auto name = newFile();
        if (!name)
            return name.error();
        file = *name;
    }
    // Writes beside it, syncs and renames: what was kept before is there until this is.
    QSaveFile out(file);
    const QByteArray bytes = packed(entry);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        return writeErrorOf(out, file);
    net::syncFolderOf(file); // else a power cut may bring back the one before
    return std::nullopt;
}

bool JournalFolder::takeSession()
{
    const std::scoped_lock guard(m_mutex);
    if (m_session || !QDir().mkpath(m_root))
        return true;
    const QString path = m_root % "/session"_L1 % lockSuffix;
    m_session = Lock::tryTake(path);
    return m_session || !Lock::isHeld(path);
}

std::vector<FoundJournal> JournalFolder::adopt(Adopt which)
{
    std::vector<FoundJournal> found;
    const QDir root(m_root);
    const QString own = [this] {
        const std::scoped_lock guard(m_mutex);
        return m_own;
    }();
    const QStringList folders = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : folders) {
        if (const QString folder = root.filePath(name); folder != own)
            adoptFrom(folder, which, found);
    }
    return found;
}

void JournalFolder::adoptFrom(const QString& folder, Adopt which, std::vector<FoundJournal>& found)
{
    const auto lock = Lock::tryTake(folder % lockSuffix);
    if (!lock)
        return; // its program runs
    const QDir dir(folder);
    bool isEmpty = true;
    for (const QString& name : dir.entryList(QDir::Files, QDir::Time | QDir::Reversed)) {
        // What has another end was being written when its program ended; the one before it is
        // whole.
        if (!name.endsWith(journalSuffix))
            continue;
        const QString left = dir.filePath(name);
        if (which == Adopt::NotOfSession && isOfSession(readJournal(left))) {
            isEmpty = false;
            continue;
        }
        const auto mine = newFile();
        if (mine && QFile::rename(left, *mine)) {
            found.push_back(readJournal(*mine));
        } else {
            found.push_back(readJournal(left)); // a full disk, perhaps: it stays where it is
            isEmpty = false;
        }
    }
    if (isEmpty && QDir(folder).removeRecursively())
        lock->removeFile();
}

} // namespace crawlright::files
