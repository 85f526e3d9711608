// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QFileInfo>
#include <QString>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

/// Needs no more than Qt Core, and no library: what is linked without the network has it, too.
namespace crawlright::net {

/// A new name in a folder is safe from a power cut when the disk has the folder. Blocking: call it
/// from a worker. What the system refuses is left, for the file itself is written.
inline void syncFolder(const QString& folder)
{
#ifdef Q_OS_UNIX
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    static_cast<void>(::fsync(descriptor)); // some file systems cannot, and need not
    ::close(descriptor);
#else
    static_cast<void>(folder);
#endif
}

/// The folder of a file that was just put there; where its name is a link, that of the file itself.
inline void syncFolderOf(const QString& file)
{
    syncFolder(QFileInfo(file).canonicalPath());
}

} // namespace crawlright::net
