// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_export.h"
#include "ui/work/background.h"

#include <QPointer>
#include <QWidget>

class QProgressDialog;

namespace crawlright::urllist {

/// Asks where an export goes, writes it in the background, and shows how far it is, with Cancel.
class ExportFlow final : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to this window.
    explicit ExportFlow(QWidget* window);
    ~ExportFlow() override;

    /// Asks for a file name, then writes; the format is that of `what`.
    void ask(const Export& what);
    void write(const Export& what, const QString& path);

Q_SIGNALS:
    void written(const QString& path, quint64 rows);
    /// A sentence for the user. Not told where the user cancelled.
    void failed(const QString& sentence);

private:
    QWidget* m_window;
    QPointer<QProgressDialog> m_progress;
    work::CancelFlag m_cancel;
};

} // namespace crawlright::urllist
