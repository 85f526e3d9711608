// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/export/printout.h"
#include "ui/window/background_writer.h"

#include <QObject>
#include <QPointer>

class QPrinter;
class QSettings;
class QWidget;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::crawlers {
class Catalogue;
}

namespace crawlright::window {

class Actions;
class CrawlerFlow;
class Pages;

/// The shown document as others read it: a web page with its colours and findings, or paper.
class HandOutFlow final : public QObject {
    Q_OBJECT

public:
    /// What it talks to; all must outlive it.
    struct Around {
        const Actions& actions;
        const Pages& pages;
        const CrawlerFlow& crawlers;
        const crawlers::Catalogue& catalogue;
        const KSyntaxHighlighting::Repository& highlighting;
        const QSettings& settings;
        MessageArea& messages;
        QWidget& window;
    };
    explicit HandOutFlow(const Around& around);

    /// Asks where the page goes.
    void askForPage();
    void writePage(const QString& path);
    /// Asks for a printer, which may be a file.
    void askForPrinter();
    void print(const std::shared_ptr<QPrinter>& printer);

Q_SIGNALS:
    void written(const QString& path);
    void printed(crawlright::exports::Printout::End how);

private:
    [[nodiscard]] exports::Content content() const;
    void start(exports::Printout::Paper paper, const std::shared_ptr<QPrinter>& printer);
    void tellEnd(exports::Printout::End how);

    Around m_around;
    BackgroundWriter m_writer;
    QPointer<exports::Printout> m_printout; // null: nothing is being printed
    quint64 m_asked = 0;                    // counts what was to be printed
};

} // namespace crawlright::window
