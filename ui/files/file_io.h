// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"
#include "ui/work/background.h"

#include <QDateTime>

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

class QFileDevice;

/// Reading and writing whole files, byte for byte. Blocking: call it from a worker. This file does
/// **not** know documents or windows.
namespace crawlright::files {

/// More than thirty times what the most patient crawler reads of a robots.txt (500 KiB).
inline constexpr qint64 maxFileSize = 16LL * 1024 * 1024;

/// What tells one state of a file on disk from another without reading it.
struct FileStamp {
    bool exists = false;
    qint64 size = 0;
    QDateTime modified;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
[[nodiscard]] FileStamp stampOf(const QString& path);

struct LoadedFile {
    QString path;
    std::string bytes;
    FileNature nature = FileNature::Text;
    FileStamp stamp;
};

enum class Accept : std::uint8_t {
    TextOnly,
    Anything, ///< also what `isText` denies
};

struct ReadOptions {
    Accept accept = Accept::TextOnly;
    work::CancelFlag cancel;
    /// Called from the reading thread with bytes done and bytes in all.
    std::function<void(qint64 done, qint64 total)> progress;
};

/// Never reads more than `maxFileSize`, and nothing that is not a plain file.
[[nodiscard]] std::expected<LoadedFile, FileError> readFile(const QString& path,
                                                            const ReadOptions& options = {});

/// Reads a plain file of any size in chunks. `take` may refuse more, which is no error. An error
/// may come after some chunks were taken.
[[nodiscard]] std::optional<FileError>
streamFile(const QString& path, const std::function<bool(std::string_view chunk)>& take);

enum class Replace : std::uint8_t {
    Atomically, ///< a reader sees the old file or the new one, and a failure leaves the old one
    InPlace,    ///< a failure puts the old text back; a power cut can leave half a file
};

/// Whether there is a file at the path that saving would refuse to replace: root may write to any
/// file, but whoever took the write permission away meant it all the same.
[[nodiscard]] bool isWriteProtected(const QString& path);

/// Why a file that was to be written at this path could not be opened, written or put in place.
[[nodiscard]] FileError writeErrorOf(const QFileDevice& file, const QString& path);

/// Follows symbolic links; keeps permissions, owner and group. Where a new file cannot have owner
/// or group, and where the old one has other names (hard links) that are to keep the same text, it
/// is written in place, whatever was asked for. `beforeInPlace` is called before that, on the same
/// thread: the last moment to put the bytes where a power cut leaves them.
[[nodiscard]] std::expected<FileStamp, FileError>
writeFile(const QString& path, const std::string& bytes, Replace how = Replace::Atomically,
          const std::function<void()>& beforeInPlace = {});

} // namespace crawlright::files
