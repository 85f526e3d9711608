// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/export_words.h"

#include <QCoreApplication>
#include <QDir>

namespace crawlright::urllist {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::urllist::Export)
};

} // namespace

QString notWritten(const files::FileError& error)
{
    using files::FileFault;
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.fault) {
    case FileFault::IsFolder:
        return Words::tr("“%1” is a folder, so nothing was written. Choose a file name.").arg(path);
    case FileFault::NotAFile:
        return Words::tr("“%1” is not a file but a device, a pipe or a socket, so nothing was "
                         "written.")
            .arg(path);
    case FileFault::NoFolder:
        return Words::tr("“%1” was not written, because its folder does not exist.").arg(path);
    case FileFault::ReadOnlyFile:
        return Words::tr("“%1” is write-protected, so nothing was written.").arg(path);
    case FileFault::ReadOnlyFolder:
        return Words::tr("“%1” was not written, because you may not make files in its folder.")
            .arg(path);
    case FileFault::DiskFull:
        return Words::tr("“%1” was not written, because the disk is full.").arg(path);
    default:
        break;
    }
    return error.systemText.isEmpty()
               ? Words::tr("“%1” was not written.").arg(path)
               //: %2: what the system said.
               : Words::tr("“%1” was not written: %2.").arg(path, error.systemText);
}

} // namespace crawlright::urllist
