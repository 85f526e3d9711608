// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_nature.h"

#include <QString>

namespace crawlright::files {

/// Why a file could not be read or written.
enum class FileFault : std::uint8_t {
    // Reading
    NotFound,
    DanglingLink, ///< a symbolic link to something that is not there
    IsFolder,
    NotAFile, ///< a pipe, a socket, a device
    NoPermission,
    TooBig,
    NotText, ///< a picture, an archive, a program; `nature` says which
    ReadFailed,
    BrokenGzip, ///< packed with gzip, and damaged or cut short
    Cancelled,  ///< also writing; what was under way may still be done
    // Writing
    ReadOnlyFile,
    ReadOnlyFolder, ///< a new file cannot be made beside the old one, so it cannot be replaced
    NoFolder,
    ChangedOnDisk, ///< another program wrote it since it was opened
    ChangedUnread, ///< it is not as it was when it was opened, and what it holds cannot be read
    DiskFull,
    WriteFailed,
    HalfWritten, ///< writing into the file failed, and so did putting back what was there
};

struct FileError {
    FileFault fault = FileFault::ReadFailed;
    QString path;
    qint64 size = 0;                      ///< bytes, for TooBig
    FileNature nature = FileNature::Text; ///< for NotText
    QString systemText;                   ///< what the system said; may be empty
};

} // namespace crawlright::files
