// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/file_io.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <optional>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
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

#ifdef Q_OS_UNIX
/// Gives the open file the owner, group and mode that another has. What the system refuses (only
/// root may give files away) is left: the content still has to be saved.
void takeOwnerAndMode(int descriptor, const QString& from)
{
    struct stat state {};
    if (descriptor < 0 || ::stat(QFile::encodeName(from).constData(), &state) != 0)
        return;
    const bool owned = ::fchown(descriptor, state.st_uid, state.st_gid) == 0 ||
                       ::fchown(descriptor, static_cast<uid_t>(-1), state.st_gid) == 0;
    const mode_t mode = owned ? state.st_mode & 07777U : state.st_mode & 0777U;
    static_cast<void>(::fchmod(descriptor, mode));
}
#endif

bool writeAll(QFileDevice& file, const std::string& bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    return file.write(bytes.data(), size) == size && file.flush();
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
                                              Replace how)
{
    const QString target = followLinks(path);
    const QFileInfo info(target);
    if (info.exists() && info.isDir())
        return std::unexpected(errorOf(FileFault::IsFolder, path));
    if (info.exists() && !info.isFile())
        return std::unexpected(errorOf(FileFault::NotAFile, path));
    const auto failed = [&](const QFileDevice& file) {
        return std::unexpected(writeErrorOf(file, path));
    };
    if (how == Replace::InPlace) {
        QFile file(target);
        if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes))
            return failed(file);
        return stampOf(path);
    }
    if (!mayBeWritten(info))
        return std::unexpected(errorOf(FileFault::ReadOnlyFile, path));
    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly))
        return failed(file);
#ifdef Q_OS_UNIX
    if (info.exists())
        takeOwnerAndMode(file.handle(), target);
#endif
    if (!writeAll(file, bytes)) {
        const auto error = failed(file);
        file.cancelWriting();
        return error;
    }
    if (!file.commit())
        return failed(file);
    return stampOf(path);
}

} // namespace crawlright::files
