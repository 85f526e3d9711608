// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "ui/icons/icons.h"
#include "ui/window/main_window.h"

#include <KSyntaxHighlighting/Repository>
#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QNetworkProxyFactory>
#include <QSettings>
#include <QUrl>

#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

/// What `packaging/run` tells apart from other failures, to show the analysis in the terminal.
constexpr int exitNoDisplay = 3;
constexpr int exitBadUsage = 2;

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::app::Main)
};

void printLine(std::FILE* stream, const QString& line)
{
    std::fputs(qPrintable(line), stream);
    std::fputc('\n', stream);
}

/// What Qt said while it looked for a display; of interest only if it found one.
QStringList& startMessages()
{
    static QStringList messages;
    return messages;
}

/// Until there is an application, the only fatal message is that no display can be reached. Qt
/// would abort then; the user gets a sentence, and a script an exit code.
void handleStartMessage(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtFatalMsg) {
        printLine(stderr, Words::tr("No display can be reached, so the window cannot be shown."));
        std::_Exit(exitNoDisplay);
    }
    startMessages().append(text);
}

struct CommandLine {
    QCommandLineParser parser;
    QCommandLineOption help{{u"h"_s, u"help"_s}, Words::tr("Shows this help.")};
    QCommandLineOption version{{u"v"_s, u"version"_s}, Words::tr("Shows the version.")};

    CommandLine()
    {
        parser.setApplicationDescription(
            Words::tr("A workbench for robots.txt: who may crawl what, and why."));
        // Qt's own options have one dash, as in -reverse, which is no -r -e -v.
        parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        parser.addOptions({help, version});
        parser.addPositionalArgument(
            u"file"_s,
            Words::tr("A robots.txt file to open, or an http or https address to fetch it from."),
            u"[FILE|URL]"_s);
    }
};

/// Help and version need no display.
bool answersWithoutWindow(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    CommandLine line;
    static_cast<void>(line.parser.parse(QCoreApplication::arguments()));
    if (line.parser.isSet(line.help)) {
        std::fputs(qPrintable(line.parser.helpText()), stdout);
        return true;
    }
    if (line.parser.isSet(line.version)) {
        printLine(stdout, u"Crawlright "_s + QCoreApplication::applicationVersion());
        return true;
    }
    return false;
}

void open(crawlright::window::MainWindow& window, const QStringList& arguments)
{
    if (arguments.isEmpty()) {
        QFile example(u":/examples/robots.txt"_s);
        if (example.open(QIODevice::ReadOnly))
            window.showText(example.readAll().toStdString(), Words::tr("Example"));
        return;
    }
    const QString& what = arguments.first();
    const QUrl url(what);
    if (url.isLocalFile()) {
        window.openFile(url.toLocalFile());
    } else if (what.startsWith("http://"_L1, Qt::CaseInsensitive) ||
               what.startsWith("https://"_L1, Qt::CaseInsensitive)) {
        window.fetch(what);
    } else {
        window.openFile(what);
    }
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(u"crawlright"_s);
    QCoreApplication::setApplicationName(u"crawlright"_s);
    QCoreApplication::setApplicationVersion(u"" CRAWLRIGHT_VERSION ""_s);
    if (answersWithoutWindow(argc, argv))
        return EXIT_SUCCESS;

    const QtMessageHandler usual = qInstallMessageHandler(handleStartMessage);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    for (const QString& message : startMessages())
        printLine(stderr, message);
    QApplication::setApplicationDisplayName(u"Crawlright"_s);
    QApplication::setDesktopFileName(u"org.crawlright.Crawlright"_s);
    QApplication::setWindowIcon(crawlright::icons::application());

    CommandLine line;
    if (!line.parser.parse(QCoreApplication::arguments())) {
        printLine(stderr, line.parser.errorText());
        return exitBadUsage;
    }
    const QStringList arguments = line.parser.positionalArguments();
    if (arguments.size() > 1) {
        printLine(stderr, Words::tr("Only one file or address can be opened at a time."));
        return exitBadUsage;
    }

    QNetworkProxyFactory::setUseSystemConfiguration(true);
    QSettings settings;
    KSyntaxHighlighting::Repository highlighting;
    crawlright::window::MainWindow window({.settings = settings,
                                           .catalogue = crawlright::crawlers::builtIn(),
                                           .highlighting = highlighting});
    window.show();
    open(window, arguments);
    return QApplication::exec();
}
