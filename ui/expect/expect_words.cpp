// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/expect/expect_words.h"

#include "ui/files/file_io.h"
#include "ui/files/file_words.h"

#include <QDir>
#include <QLocale>
#include <QStringBuilder>

namespace crawlright::expect {

using files::FileError;
using files::FileFault;
using files::FileWords;

namespace {

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1);
}

} // namespace

QString ExpectWords::notRead(const FileError& error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.fault) {
    case FileFault::IsFolder:
        return tr("“%1” is a folder, so there are no expectations to check.").arg(path);
    case FileFault::TooBig:
        return tr("The expectations in “%1” are not checked: it has %2, and the limit is %3.")
            .arg(path, sizeText(error.size), sizeText(files::maxFileSize));
    case FileFault::NotText:
        return tr("The expectations in “%1” are not checked: it is not text.").arg(path);
    default:
        return FileWords::notOpened(error);
    }
}

QString ExpectWords::notWritten(const FileError& error)
{
    const QString name = FileWords::shortName(error.path);
    switch (error.fault) {
    case FileFault::ChangedOnDisk:
        return tr("“%1” was changed by another program meanwhile, so nothing was written. It is "
                  "read again; then try once more.")
            .arg(name);
    case FileFault::Cancelled:
        return tr("Another text was opened meanwhile, so nothing was written into “%1”.").arg(name);
    case FileFault::ReadOnlyFile:
        return tr("“%1” is write-protected, so nothing was written.").arg(name);
    case FileFault::ReadOnlyFolder:
        return tr("The folder of “%1” does not let you make new files, so nothing was written.")
            .arg(name);
    case FileFault::NoFolder:
        return tr("The folder of “%1” does not exist, so nothing was written.").arg(name);
    case FileFault::DiskFull:
        return tr("The disk is full, so nothing was written. “%1” is as it was.").arg(name);
    case FileFault::TooBig:
        return tr("“%1” would have %2, and the limit is %3, so nothing was written.")
            .arg(name, sizeText(error.size), sizeText(files::maxFileSize));
    case FileFault::WriteFailed: {
        const QString sentence = tr("“%1” could not be written, so it is as it was.").arg(name);
        return error.systemText.isEmpty() ? sentence
                                          : QString(sentence % QLatin1Char(' ') % error.systemText);
    }
    default: // it was not even read
        return notRead(error);
    }
}

} // namespace crawlright::expect
