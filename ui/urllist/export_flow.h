// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_export.h"
#include "ui/work/background.h"

#include <QObject>

class QWidget;

namespace crawlright::urllist {

/// Asks where an export goes, writes it in the background, and shows how far it is, with Cancel.
class ExportFlow final : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to this window.
    explicit ExportFlow(QWidget* window);
    /// What is being written is given up; the files are as they were.
    ~ExportFlow() override;

    /// Asks for a file name, then writes. Where the name ends in .csv, .jsonl or .md, that is the
    /// format.
    void ask(const Export& what);
    void write(const Export& what, const QString& path);

Q_SIGNALS:
    void written(const QString& path);
    /// A sentence for the user. Not told where the user cancelled.
    void failed(const QString& sentence);

private:
    QWidget* m_window;
    work::CancelFlag m_isGone;
};

} // namespace crawlright::urllist
