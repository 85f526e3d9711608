// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/start_request.h"
#include "core/crawlers/catalogue.h"
#include "ui/files/journal_folder.h"
#include "ui/icons/icons.h"
#include "ui/settings/language.h"
#include "ui/settings/preferences.h"
#include "ui/window/main_window.h"
#include "ui/window/session_flow.h"

#include <KSyntaxHighlighting/Repository>
#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QNetworkProxyFactory>
#include <QSettings>
#include <QStandardPaths>

#include <KDSingleApplication>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// What `packaging/run` tells apart from other failures, to show the analysis in the terminal.
constexpr int exitNoDisplay = 3;
constexpr int exitBadUsage = 2;
constexpr int patienceInMs = 5000; // with a window that is busy

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
    QCommandLineOption newInstance{
        {u"n"_s, u"new-instance"_s},
        Words::tr("Opens a window of its own, even if there is one already.")};
    QCommandLineOption version{{u"v"_s, u"version"_s}, Words::tr("Shows the version.")};

    CommandLine()
    {
        parser.setApplicationDescription(
            Words::tr("A workbench for robots.txt: who may crawl what, and why."));
        // Qt's own options have one dash, as in -reverse, which is no -r -e -v.
        parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        parser.addOptions({help, version, newInstance});
        parser.addPositionalArgument(
            u"file"_s,
            Words::tr("Files to open, or http or https addresses whose robots.txt is fetched. If a "
                      "window is open already, it shows them."),
            u"[FILE|URL]…"_s);
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

void open(crawlright::window::MainWindow& window, const QStringList& wanted)
{
    for (const QString& what : wanted) {
        if (crawlright::app::isAddress(what))
            window.fetch(what);
        else
            window.openFile(what);
    }
}

void showExample(crawlright::window::MainWindow& window)
{
    QFile example(u":/examples/robots.txt"_s);
    if (example.open(QIODevice::ReadOnly))
        window.showText(example.readAll().toStdString(), Words::tr("Example"));
}

/// A window on another display is not one that the user sees.
QString nameOnThisDisplay()
{
    QString display = qEnvironmentVariable("WAYLAND_DISPLAY");
    if (display.isEmpty())
        display = qEnvironmentVariable("DISPLAY", QGuiApplication::platformName());
    for (QChar& c : display) {
        if (!c.isLetterOrNumber())
            c = u'-'; // it becomes part of a file's name
    }
    return QGuiApplication::desktopFileName() + u'-' + display;
}

/// Another start of the program: what it wants is opened here, in front.
void answer(crawlright::window::MainWindow& window, const QByteArray& message)
{
    const auto request = crawlright::app::unpacked(message);
    if (!request)
        return;
    if (!request->activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", request->activation);
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
    if (QWidget* question = QApplication::activeModalWidget()) { // would be behind it
        question->raise();
        question->activateWindow();
    }
    open(window, request->what);
    window.sessions().offerUnsaved(); // of a window that is gone, perhaps
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
    const auto request = crawlright::app::requestFor(line.parser.positionalArguments());
    if (std::ranges::count_if(request.what, crawlright::app::isAddress) > 1) {
        printLine(stderr, Words::tr("Only one address can be fetched at a time."));
        return exitBadUsage;
    }
    using Single = KDSingleApplication;
    std::optional<Single> single;
    if (!line.parser.isSet(line.newInstance)) {
        single.emplace(nameOnThisDisplay(), Single::Option::IncludeUsernameInSocketName |
                                                Single::Option::IncludeSessionInSocketName);
        if (!single->isPrimaryInstance() &&
            single->sendMessageWithTimeout(packed(request), patienceInMs))
            return EXIT_SUCCESS;
    }

    QNetworkProxyFactory::setUseSystemConfiguration(true);
    QSettings settings;
    crawlright::settings::speak(crawlright::settings::load(settings).language,
                                crawlright::settings::translations, *qApp);
    KSyntaxHighlighting::Repository highlighting;
    using crawlright::files::JournalFolder;
    crawlright::window::MainWindow window(
        {.settings = settings,
         .catalogue = crawlright::crawlers::builtIn(),
         .highlighting = highlighting,
         .journals = std::make_shared<JournalFolder>(JournalFolder::standardRoot()),
         .historyFolder =
             QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/history"_s});
    window.show();
    if (request.what.isEmpty())
        showExample(window);
    open(window, request.what);
    // A second window leaves the files of the first one to it, but for what nobody has any more.
    if (single && single->isPrimaryInstance()) {
        window.sessions().start(!request.what.isEmpty());
        QObject::connect(&*single, &Single::messageReceived, &window,
                         [&window](const QByteArray& message) { answer(window, message); });
    } else {
        window.sessions().offerUnsaved();
    }
    return QApplication::exec();
}
