// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/hand_out_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/editor/highlighting.h"
#include "ui/settings/preferences.h"
#include "ui/window/actions.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/pages.h"
#include "ui/work/background.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using exports::Printout;
using Topic = MessageArea::Topic;

HandOutFlow::HandOutFlow(const Around& around)
    : QObject(&around.window)
    , m_around(around)
    , m_writer(around.messages, Topic::Export, this)
{
    connect(&m_writer, &BackgroundWriter::written, this, &HandOutFlow::written);
    connect(around.actions.exportPage, &QAction::triggered, this, &HandOutFlow::askForPage);
    connect(around.actions.print, &QAction::triggered, this, &HandOutFlow::askForPrinter);
}

exports::Content HandOutFlow::content() const
{
    const Page& page = m_around.pages.current();
    const auto theme = editor::themeFor(m_around.highlighting, m_around.window.palette(),
                                        settings::load(m_around.settings).theme);
    return {.analysis = page.session().analysis(),
            .name = page.files().name().toStdString(),
            .readers = tester::readersOf(m_around.crawlers.chosen(), m_around.catalogue),
            .theme = theme.name(),
            .maker = u"Crawlright "_s + QCoreApplication::applicationVersion()};
}

void HandOutFlow::askForPage()
{
    const FileFlow& files = m_around.pages.current().files();
    const QFileInfo file(files.file().path());
    const QString folder = files.file().path().isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : file.path();
    auto* dialog =
        new QFileDialog(&m_around.window, tr("Export as HTML"),
                        QDir(folder).filePath(u"robots.html"_s), tr("Web page (*.html)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"html"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &HandOutFlow::writePage);
    dialog->open();
}

void HandOutFlow::writePage(const QString& path)
{
    m_writer.write(
        path,
        [content = content()](const BackgroundWriter::Stop& isStopped) {
            const auto page = exports::html(content, isStopped);
            return page ? std::optional(page->toStdString()) : std::nullopt;
        },
        {.writing = tr("The web page is being written…"),
         .saved = tr("Saved the web page as “%1”.").arg(QDir::toNativeSeparators(path))});
}

void HandOutFlow::askForPrinter()
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_around.pages.current().files().name());
    auto* dialog = new QPrintDialog(printer.get(), &m_around.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    dialog->setWindowTitle(tr("Print"));
    connect(dialog, &QDialog::accepted, this, [this, printer] { print(printer); });
    dialog->open();
}

// What is computed for the findings takes long; the pages are painted when it is there.
void HandOutFlow::print(const std::shared_ptr<QPrinter>& printer)
{
    if (m_printout)
        m_printout->cancel();
    const quint64 asked = ++m_asked;
    const exports::Content wanted = content();
    const QFont font = m_around.pages.current().editor().font();
    m_around.messages.show(Topic::Printing, {.kind = MessageKind::Information,
                                             .text = tr("The file is being printed…"),
                                             .actions = {{tr("Cancel"), [this] {
                                                              ++m_asked;
                                                              if (m_printout)
                                                                  m_printout->cancel();
                                                          }}}});
    work::inBackground(
        this, [analysis = wanted.analysis] { return session::completed(analysis); },
        [this, asked, printer, font, wanted](const session::AnalysisPtr& completed) {
            if (asked != m_asked)
                return;
            exports::Content whole = wanted;
            whole.analysis = completed;
            const QString date = QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
            start({.content = whole, .date = date, .font = font}, printer);
        });
}

void HandOutFlow::start(Printout::Paper paper, const std::shared_ptr<QPrinter>& printer)
{
    m_printout = new Printout(std::move(paper), printer, m_around.highlighting, this);
    connect(m_printout, &Printout::ended, this, &HandOutFlow::tellEnd);
    connect(m_printout, &Printout::ended, m_printout, &QObject::deleteLater);
    m_printout->start();
}

void HandOutFlow::tellEnd(Printout::End how)
{
    m_printout.clear();
    m_around.messages.clear(Topic::Printing);
    switch (how) {
    case Printout::End::Printed:
        m_around.messages.show(Topic::Printing, {.kind = MessageKind::Success,
                                                 .text = tr("The file was printed."),
                                                 .actions = {},
                                                 .isPassing = true});
        break;
    case Printout::End::Failed:
        m_around.messages.show(
            Topic::Printing,
            {.kind = MessageKind::Error,
             .text = tr("The file could not be printed. If it goes to a file, it may be that its "
                        "folder cannot be written."),
             .actions = {}});
        break;
    case Printout::End::Cancelled:
        break;
    }
    Q_EMIT printed(how);
}

} // namespace crawlright::window
