// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/file_words.h"

#include "ui/files/file_io.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStringBuilder>

namespace crawlright::files {

namespace {

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1);
}

/// The system's own words as a sentence of their own.
QString withSystemText(const QString& sentence, const QString& systemText)
{
    if (systemText.isEmpty())
        return sentence;
    const bool ends = systemText.endsWith(QLatin1Char('.'));
    return sentence % QLatin1Char(' ') % systemText % (ends ? QString() : QStringLiteral("."));
}

} // namespace

QString FileWords::shortName(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return name.isEmpty() ? QDir::toNativeSeparators(path) : name;
}

QString FileWords::notOpened(const FileError& error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.fault) {
    case FileFault::NotFound:
        return tr("There is no file “%1”.").arg(path);
    case FileFault::DanglingLink:
        return tr("“%1” is a link to a file that does not exist.").arg(path);
    case FileFault::IsFolder:
        return tr("“%1” is a folder. Choose a file in it, for example its robots.txt.").arg(path);
    case FileFault::NotAFile:
        return tr("“%1” is not a file but a device, a pipe or a socket.").arg(path);
    case FileFault::NoPermission:
        return tr("“%1” cannot be read: you do not have the permission to read it.").arg(path);
    case FileFault::TooBig:
        return tr("“%1” is too big to open: it has %2, and the limit is %3. Crawlers read at most "
                  "about 500 KiB of a robots.txt.")
            .arg(path, sizeText(error.size), sizeText(maxFileSize));
    case FileFault::NotText:
        switch (error.nature) {
        case FileNature::Picture:
            return tr("“%1” is a picture, not a robots.txt.").arg(path);
        case FileNature::Pdf:
            return tr("“%1” is a PDF document, not a robots.txt.").arg(path);
        case FileNature::Archive:
            return tr("“%1” is a compressed file. Unpack it first.").arg(path);
        case FileNature::Program:
            return tr("“%1” is a program, not a robots.txt.").arg(path);
        case FileNature::Media:
            return tr("“%1” is sound or film, not a robots.txt.").arg(path);
        default:
            return tr("“%1” is not text, so it is no robots.txt.").arg(path);
        }
    case FileFault::BrokenGzip:
        return tr("“%1” is packed with gzip and is damaged or cut short.").arg(path);
    case FileFault::Cancelled:
        return tr("Opening “%1” was cancelled.").arg(path);
    default:
        return withSystemText(tr("“%1” could not be read.").arg(path), error.systemText);
    }
}

QString FileWords::notSaved(const FileError& error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.fault) {
    case FileFault::IsFolder:
        return tr("“%1” is a folder, so nothing was saved. Choose a file name.").arg(path);
    case FileFault::NotAFile:
        return tr("“%1” is not a file but a device, a pipe or a socket, so nothing was saved.")
            .arg(path);
    case FileFault::ReadOnlyFile:
        return tr("“%1” is write-protected, so nothing was saved. Your text is still here: save it "
                  "under another name, or change the permissions of the file.")
            .arg(path);
    case FileFault::ReadOnlyFolder:
        return tr("“%1” cannot be replaced safely, because its folder does not let you make new "
                  "files. Your text is still here, and the file is as it was.")
            .arg(path);
    case FileFault::NoFolder:
        return tr("“%1” could not be saved, because its folder does not exist. Your text is still "
                  "here: save it in another place.")
            .arg(path);
    case FileFault::ChangedOnDisk:
        return tr("“%1” was changed by another program since it was opened, so nothing was saved.")
            .arg(path);
    case FileFault::ChangedUnread:
        return tr("“%1” is no longer as it was when it was opened, and what it holds now cannot be "
                  "read, so nothing was saved. Your text is still here.")
            .arg(path);
    case FileFault::Cancelled:
        return tr("Saving “%1” was given up. Your text is still here and counts as unsaved, but "
                  "the file may yet be written.")
            .arg(path);
    case FileFault::DiskFull:
        return tr("“%1” could not be saved, because the disk is full. Your text is still here, and "
                  "the file is as it was.")
            .arg(path);
    case FileFault::HalfWritten:
        return withSystemText(
            tr("“%1” could not be saved, and a part of it may be overwritten. Your text is still "
               "here: save it in another place.")
                .arg(path),
            error.systemText);
    default:
        return withSystemText(
            tr("“%1” could not be saved. Your text is still here, and the file is "
               "as it was.")
                .arg(path),
            error.systemText);
    }
}

QString FileWords::unread(const FileError& error)
{
    return notOpened(error) % u' ' %
           tr("The file is no longer as it was. Your text is still here.");
}

QString FileWords::notKept(const QString& name, const FileError& error)
{
    const QString text = tr("The unsaved changes of “%1” are not safe from a crash or a power cut, "
                            "because they cannot be kept in “%2”.")
                             .arg(name, QDir::toNativeSeparators(error.path));
    return error.fault == FileFault::DiskFull ? text % u' ' % tr("The disk is full.")
                                              : withSystemText(text, error.systemText);
}

QString FileWords::notRecovered(JournalFault fault, const QString& path)
{
    const QString where = QDir::toNativeSeparators(path);
    switch (fault) {
    case JournalFault::Newer:
        return tr("Unsaved changes were kept by a newer version of Crawlright, which can recover "
                  "them: “%1”.")
            .arg(where);
    case JournalFault::Unreadable:
        return tr("Unsaved changes were kept in “%1”, which cannot be read.").arg(where);
    case JournalFault::Damaged:
        break;
    }
    return tr("Unsaved changes were kept in “%1”, but the file is damaged, so they cannot be "
              "recovered.")
        .arg(where);
}

QString FileWords::remark(FileNature nature, const QString& path)
{
    const QString name = shortName(path);
    switch (nature) {
    case FileNature::Empty:
        return tr("“%1” is empty: every crawler may fetch everything.").arg(name);
    case FileNature::NotUtf8:
        return tr("“%1” is not all UTF-8. The other bytes are shown as marks and are kept as they "
                  "are; crawlers do not read them as letters.")
            .arg(name);
    case FileNature::Utf16:
        return tr("“%1” is UTF-16. Crawlers read UTF-8, so they find no rules in it. Its bytes are "
                  "shown, and kept, as they are.")
            .arg(name);
    case FileNature::HasNul:
        return tr("“%1” has NUL bytes in it. They are shown as marks and are kept as they are.")
            .arg(name);
    case FileNature::Html:
        return tr("“%1” is a web page (HTML), not a robots.txt. Crawlers look for rules in it all "
                  "the same, and mostly find none.")
            .arg(name);
    default:
        return {};
    }
}

} // namespace crawlright::files
