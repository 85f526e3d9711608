// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/file_io.h"

#include "core/net/folder_sync.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <optional>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <attr/libattr.h>
#include <fcntl.h>
#include <sys/xattr.h>
#endif

namespace crawlright::files {

namespace {

constexpr qint64 chunkSize = 256LL * 1024;

FileError errorOf(FileFault fault, const QString& path, const QString& systemText = {})
{
    return {.fault = fault, .path = path, .systemText = systemText};
}

/// What forbids reading a path, before it is opened: opening a pipe would wait for its other end.
std::optional<FileError> obstacleTo(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return errorOf(info.isSymLink() ? FileFault::DanglingLink : FileFault::NotFound, path);
    if (info.isDir())
        return errorOf(FileFault::IsFolder, path);
    if (!info.isFile())
        return errorOf(FileFault::NotAFile, path);
    return std::nullopt;
}

FileFault readFaultOf(const QFile& file)
{
    return file.error() == QFileDevice::PermissionsError || !QFileInfo(file).isReadable()
               ? FileFault::NoPermission
               : FileFault::ReadFailed;
}

/// The file behind a path that may be a link, so that saving replaces the file and not the link.
QString followLinks(const QString& path)
{
    QFileInfo const info(path);
    if (!info.isSymLink())
        return path;
    return info.exists() ? info.canonicalFilePath() : info.symLinkTarget();
}

FileFault writeFaultOf(const QFileDevice& file, const QString& target)
{
    const QFileInfo info(target);
    const QFileInfo folder(info.absolutePath());
    if (info.isDir())
        return FileFault::IsFolder;
    if (info.exists() && !info.isFile())
        return FileFault::NotAFile;
    if (!folder.isDir())
        return FileFault::NoFolder;
    if (file.error() == QFileDevice::ResourceError)
        return FileFault::DiskFull;
    if (info.exists() && !info.isWritable())
        return FileFault::ReadOnlyFile;
    if (!folder.isWritable())
        return FileFault::ReadOnlyFolder;
    return FileFault::WriteFailed;
}

#ifdef Q_OS_LINUX
/// All but what the system's own list (xattr.conf) says belongs to one file alone.
int mayBeCopied(const char* attribute, error_context* context)
{
    return attr_copy_action(attribute, context) == ATTR_ACTION_SKIP ? 0 : 1;
}

/// The access control list too, without which a web server may no longer read the file; and none
/// that only the folder gives to new files.
void takeAttributes(int descriptor, const QByteArray& from)
{
    static_cast<void>(::fremovexattr(descriptor, "system.posix_acl_access"));
    const int source = ::open(from.constData(), O_RDONLY | O_CLOEXEC);
    if (source < 0)
        return;
    static_cast<void>(attr_copy_fd(from.constData(), source, "", descriptor, mayBeCopied, nullptr));
    ::close(source);
}
#endif

#ifdef Q_OS_UNIX
/// Whether the open file belongs, or belongs now, to whom another one does. Only root may give
/// files away.
bool takeOwner(int descriptor, const struct stat& from)
{
    struct stat own {};
    if (::fstat(descriptor, &own) != 0)
        return false;
    return (own.st_uid == from.st_uid && own.st_gid == from.st_gid) ||
           ::fchown(descriptor, from.st_uid, from.st_gid) == 0;
}

/// Gives the open file the owner, group, mode and extended attributes that another has. False: it
/// cannot have the owner or the group. What else the system refuses is left: the content still has
/// to be saved.
bool takeOwnerAndRights(int descriptor, const QString& from)
{
    const QByteArray path = QFile::encodeName(from);
    struct stat state {};
    if (::stat(path.constData(), &state) != 0)
        return true; // there is nothing to keep
    if (!takeOwner(descriptor, state))
        return false;
#ifdef Q_OS_LINUX
    takeAttributes(descriptor, path);
#endif
    static_cast<void>(::fchmod(descriptor, state.st_mode & 07777U));
    return true;
}

/// A new file in its place would leave the old text under the other names.
bool hasOtherNames(const QString& file)
{
    struct stat state {};
    return ::stat(QFile::encodeName(file).constData(), &state) == 0 && state.st_nlink > 1;
}
#else
bool takeOwnerAndRights(int, const QString&)
{
    return true;
}

bool hasOtherNames(const QString&)
{
    return false;
}
#endif

bool writeAll(QFileDevice& file, std::string_view bytes)
{
    while (!bytes.empty()) {
        // A write that stops short does not tell why; that of the rest does.
        const qint64 written = file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return file.flush();
}

/// Waits until the disk has what was written. Some file systems cannot, and need not.
bool reachesDisk(QFile& file)
{
#ifdef Q_OS_UNIX
    if (!file.flush())
        return false;
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
#else
    return file.flush();
#endif
}

/// Writes over what is there, and cuts off what is longer at last, for that cannot be put back. If
/// a power cut undoes the cut, the text is there all the same.
bool writeOver(QFile& file, const std::string& bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    if (!file.seek(0) || !writeAll(file, bytes) || !reachesDisk(file))
        return false;
    if (file.size() > size && !file.resize(size))
        return false;
    static_cast<void>(reachesDisk(file));
    return true;
}

/// `start`: what the file began with, as far as it was written over.
bool putBack(QFile& file, const QByteArray& start, qint64 size)
{
    return file.seek(0) &&
           writeAll(file, {start.constData(), static_cast<std::size_t>(start.size())}) &&
           file.resize(size) && reachesDisk(file);
}

std::optional<FileError> writeInPlace(const QString& path, const std::string& bytes)
{
    QFile file(followLinks(path));
    const bool isNew = !file.exists();
    // A buffer would still hold what could not be written, and write it again.
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return writeErrorOf(file, path);
    const qint64 size = file.size();
    const qint64 shared = std::min(size, static_cast<qint64>(bytes.size()));
    const QByteArray start = file.read(shared);
    if (start.size() != shared)
        return errorOf(FileFault::WriteFailed, path, file.errorString());
    if (!writeOver(file, bytes)) {
        FileError error = writeErrorOf(file, path);
        if (error.fault == FileFault::ReadOnlyFolder)
            error.fault = FileFault::WriteFailed; // no new file was to be made
        if (isNew ? !file.remove() : !putBack(file, start, size))
            error.fault = FileFault::HalfWritten;
        return error;
    }
    file.close();
    if (file.error() != QFileDevice::NoError)
        return errorOf(FileFault::HalfWritten, path, file.errorString());
    return std::nullopt;
}

/// False: nothing was written, for the new file would belong to somebody else.
std::expected<bool, FileError> replaceFile(const QString& target, const QString& path,
                                           const std::string& bytes)
{
    QSaveFile file(target); // what is not committed goes with it
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(writeErrorOf(file, path));
    if (!takeOwnerAndRights(file.handle(), target))
        return false;
    if (!writeAll(file, bytes)) {
        const FileError error = writeErrorOf(file, path);
        file.cancelWriting();
        return std::unexpected(error);
    }
    if (!file.commit())
        return std::unexpected(writeErrorOf(file, path));
    net::syncFolderOf(target);
    return true;
}

bool mayBeWritten(const QFileInfo& info)
{
    constexpr auto anyWrite =
        QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    return !info.exists() || (info.permissions() & anyWrite);
}

} // namespace

bool isWriteProtected(const QString& path)
{
    const QFileInfo info(path);
    return !path.isEmpty() && info.isFile() && (!mayBeWritten(info) || !info.isWritable());
}

FileStamp stampOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    return {.exists = true, .size = info.size(), .modified = info.lastModified()};
}

std::expected<LoadedFile, FileError> readFile(const QString& path, const ReadOptions& options)
{
    if (const auto obstacle = obstacleTo(path))
        return std::unexpected(*obstacle);
    const auto tooBig = [&path](qint64 size) {
        return std::unexpected(FileError{.fault = FileFault::TooBig, .path = path, .size = size});
    };
    if (const qint64 size = QFileInfo(path).size(); size > maxFileSize)
        return tooBig(size);
    LoadedFile loaded{.path = path, .stamp = stampOf(path)};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return std::unexpected(errorOf(readFaultOf(file), path, file.errorString()));
    for (;;) {
        if (options.cancel.isRaised())
            return std::unexpected(errorOf(FileFault::Cancelled, path));
        const std::size_t before = loaded.bytes.size();
        loaded.bytes.resize(before + chunkSize);
        const qint64 got = file.read(loaded.bytes.data() + before, chunkSize);
        loaded.bytes.resize(before + static_cast<std::size_t>(std::max<qint64>(got, 0)));
        if (got < 0)
            return std::unexpected(errorOf(readFaultOf(file), path, file.errorString()));
        if (got == 0)
            break;
        const auto done = static_cast<qint64>(loaded.bytes.size());
        if (done > maxFileSize) // it grew, or its size was not told (as under /proc)
            return tooBig(done);
        if (options.progress)
            options.progress(done, std::max(done, loaded.stamp.size));
    }
    loaded.nature = natureOf(loaded.bytes);
    if (options.accept == Accept::TextOnly && !isText(loaded.nature)) {
        return std::unexpected(
            FileError{.fault = FileFault::NotText, .path = path, .nature = loaded.nature});
    }
    return loaded;
}

std::optional<FileError> streamFile(const QString& path,
                                    const std::function<bool(std::string_view)>& take)
{
    if (const auto obstacle = obstacleTo(path))
        return obstacle;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return errorOf(readFaultOf(file), path, file.errorString());
    std::string chunk(chunkSize, '\0');
    for (;;) {
        const qint64 got = file.read(chunk.data(), chunkSize);
        if (got < 0)
            return errorOf(readFaultOf(file), path, file.errorString());
        if (got == 0 || !take(std::string_view(chunk).substr(0, static_cast<std::size_t>(got))))
            return std::nullopt;
    }
}

FileError writeErrorOf(const QFileDevice& file, const QString& path)
{
    return errorOf(writeFaultOf(file, followLinks(path)), path, file.errorString());
}

std::expected<FileStamp, FileError> writeFile(const QString& path, const std::string& bytes,
                                              Replace how,
                                              const std::function<void()>& beforeInPlace)
{
    const QString target = followLinks(path);
    const QFileInfo info(target);
    if (info.exists() && info.isDir())
        return std::unexpected(errorOf(FileFault::IsFolder, path));
    if (info.exists() && !info.isFile())
        return std::unexpected(errorOf(FileFault::NotAFile, path));
    if (!mayBeWritten(info))
        return std::unexpected(errorOf(FileFault::ReadOnlyFile, path));
    if (how == Replace::Atomically && !hasOtherNames(target)) {
        const auto isReplaced = replaceFile(target, path, bytes);
        if (!isReplaced)
            return std::unexpected(isReplaced.error());
        if (*isReplaced)
            return stampOf(path);
    }
    if (beforeInPlace)
        beforeInPlace();
    if (const auto error = writeInPlace(path, bytes))
        return std::unexpected(*error);
    return stampOf(path);
}

} // namespace crawlright::files
