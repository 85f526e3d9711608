// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/files/file_error.h"
#include "ui/files/journal_entry.h"

#include <QCoreApplication>

/// What went wrong with a file, in sentences for the user.
namespace crawlright::files {

class FileWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::files::FileWords)

public:
    /// The file could not be opened.
    [[nodiscard]] static QString notOpened(const FileError& error);
    /// The file could not be saved; says that nothing is lost.
    [[nodiscard]] static QString notSaved(const FileError& error);
    /// What another program made of the open file cannot be read.
    [[nodiscard]] static QString unread(const FileError& error);
    /// Unsaved changes would be lost if the program ended.
    [[nodiscard]] static QString notKept(const QString& name, const FileError& error);
    /// What was kept of unsaved changes cannot be used.
    [[nodiscard]] static QString notRecovered(JournalFault fault, const QString& path);
    /// A remark about a file that was opened and is no ordinary text; empty for ordinary text.
    [[nodiscard]] static QString remark(FileNature nature, const QString& path);
    /// `robots.txt` of `/srv/www/robots.txt`.
    [[nodiscard]] static QString shortName(const QString& path);
};

} // namespace crawlright::files
