// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/bench/inputs.h"
#include "ui/editor/code_editor.h"
#include "ui/files/journal_folder.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>
#include <QApplication>
#include <QClipboard>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QIODevice>
#include <QKeySequence>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <numeric>
#include <random>
#include <ranges>
#include <utility>
#include <vector>

/// From a key press to the painted text, at the ends of lines and within the longest line, in a
/// window on a real display, with every pane open and 100,000 URLs loaded; beside it a bare
/// QPlainTextEdit with the same highlighting. Prints what it measured: wall time, so the machine
/// must be quiet, and what of it the window's thread worked. On a machine that is not quiet,
/// `--rounds N` types the same keys N times and prints the best of each key, too.
namespace {

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t urlCount = 100'000;
constexpr auto betweenKeys = 80ms;
constexpr auto patience = 60s;

double milliseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

/// What this thread has worked, in milliseconds.
double workSoFar()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Typing {
    int keys;
    int rounds;
    QSize size; // of the window; empty: that of a first start
};

/// From a key to the painted text, in milliseconds.
struct KeyTime {
    double wall;
    double work; // of the window's thread
};

KeyTime bestOf(const KeyTime& one, const KeyTime& other)
{
    return {.wall = std::min(one.wall, other.wall), .work = std::min(one.work, other.work)};
}

/// What the clock on the wall shows, and what the window's thread has worked, in milliseconds.
struct Moment {
    Clock::time_point time;
    double work;
};

Moment now()
{
    return {.time = Clock::now(), .work = workSoFar()};
}

/// Knows when what was painted has been handed to the display.
class Application final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool isPaint = event->type() == QEvent::Paint && receiver == watched;
        const bool isUpdate = event->type() == QEvent::UpdateRequest;
        const bool result = QApplication::notify(receiver, event);
        m_wasPainted = m_wasPainted || isPaint;
        if (isUpdate && m_wasPainted && !isShown) {
            isShown = true;
            shown = now();
        }
        return result;
    }

    void expectPaint()
    {
        m_wasPainted = false;
        isShown = false;
    }

    QObject* watched = nullptr;
    bool isShown = false;
    Moment shown{}; ///< when that was; the loop goes on with what else there is to do

private:
    bool m_wasPainted = false;
};

Application& application()
{
    return *static_cast<Application*>(QCoreApplication::instance());
}

bool waitFor(const std::function<bool()>& holds)
{
    const auto end = Clock::now() + patience;
    while (!holds()) {
        if (Clock::now() > end) {
            std::fprintf(stderr, "gave up waiting\n");
            return false;
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
    }
    return true;
}

void rest(Clock::duration time)
{
    QTest::qWait(std::chrono::duration_cast<std::chrono::milliseconds>(time));
}

/// What somebody types at the end of a line: mostly letters, now and then a new line or back.
Qt::Key keyNumber(int number)
{
    switch (number % 10) {
    case 6:
        return Qt::Key_Return;
    case 7:
    case 8:
        return Qt::Key_Backspace;
    default:
        return static_cast<Qt::Key>(Qt::Key_A + number % 26);
    }
}

void print(const std::string& what, const std::vector<KeyTime>& times, double KeyTime::*measure)
{
    constexpr std::size_t slowest = 5;
    std::vector<std::size_t> keys(times.size());
    std::iota(keys.begin(), keys.end(), 0);
    const auto timeOf = [&](std::size_t key) { return times[key].*measure; };
    std::ranges::sort(keys, {}, timeOf);
    const std::size_t last = keys.size() - 1;
    const auto at = [&](std::size_t rank) { return timeOf(keys[rank]); };
    std::printf("%-48s %4zu keys  median %6.2f  p90 %6.2f  p99 %6.2f  worst %6.2f ms\n  slowest:",
                what.c_str(), keys.size(), at(last / 2), at(last * 90 / 100), at(last * 99 / 100),
                at(last));
    for (const std::size_t key : keys | std::views::reverse | std::views::take(slowest))
        std::printf(" %zu (%s)", key,
                    qPrintable(QKeySequence(keyNumber(static_cast<int>(key))).toString()));
    std::printf("\n");
    std::fflush(stdout);
}

void print(const std::string& what, const std::vector<KeyTime>& times)
{
    print(what, times, &KeyTime::wall);
    print(what + ", work", times, &KeyTime::work);
}

KeyTime timeOfKey(QWidget& editor, Qt::Key key)
{
    application().expectPaint();
    const Moment pressed = now();
    QTest::keyClick(&editor, key);
    waitFor([] { return application().isShown; });
    const Moment shown = application().shown;
    return {.wall = milliseconds(shown.time - pressed.time), .work = shown.work - pressed.work};
}

/// Where to type, given any number: a position in the editor's text.
using Place = std::function<int(std::size_t any)>;

Place endsOfLines(const QPlainTextEdit& editor)
{
    return [&editor](std::size_t any) {
        const auto count = static_cast<std::size_t>(editor.blockCount());
        const QTextBlock block =
            editor.document()->findBlockByNumber(static_cast<int>(any % count));
        return block.position() + block.length() - 1;
    };
}

/// In bytes.
std::pair<std::size_t, std::size_t> longestLine(std::string_view bytes)
{
    std::pair<std::size_t, std::size_t> longest;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        if (end - begin > longest.second - longest.first)
            longest = {begin, end};
        begin = end + 1;
    }
    return longest;
}

/// Somewhere in the line that is the longest of the bytes.
Place withinLongestLine(const std::string& bytes, const std::function<int(std::size_t)>& positionAt)
{
    return [=, line = longestLine(bytes)](std::size_t any) {
        return positionAt(line.first + any % (line.second - line.first));
    };
}

/// Types at places all over the text, as fast as somebody types.
std::vector<KeyTime> typeOnce(QPlainTextEdit& editor, int keyCount, const Place& place)
{
    std::mt19937 random(1);
    std::vector<KeyTime> times;
    application().watched = editor.viewport();
    for (int i = 0; i < keyCount; ++i) {
        if (i % 10 == 0) {
            QTextCursor cursor(editor.document());
            cursor.setPosition(place(random()));
            editor.setTextCursor(cursor);
            editor.centerCursor();
            rest(500ms);
        }
        times.push_back(timeOfKey(editor, keyNumber(i)));
        rest(betweenKeys);
    }
    return times;
}

void undoAll(QPlainTextEdit& editor)
{
    while (editor.document()->isUndoAvailable())
        editor.undo();
    rest(2s);
}

void typeInto(QPlainTextEdit& editor, const std::string& what, const Typing& typing,
              const Place& place)
{
    std::vector<KeyTime> best = typeOnce(editor, typing.keys, place);
    print(what, best);
    for (int round = 2; round <= typing.rounds; ++round) {
        undoAll(editor);
        const std::vector<KeyTime> times = typeOnce(editor, typing.keys, place);
        print(what + ", again", times);
        std::ranges::transform(best, times, best.begin(), bestOf);
    }
    if (typing.rounds > 1)
        print(what + ", best of " + std::to_string(typing.rounds), best);
    undoAll(editor);
}

QString fileOf(const QTemporaryDir& folder, const std::string& host)
{
    QDir(folder.path()).mkpath(QString::fromStdString(host));
    QFile file(folder.filePath(QString::fromStdString(host) + u"/robots.txt"_s));
    const std::string bytes = bench::corpusFile(host);
    if (bytes.empty() || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
        return {};
    return file.fileName();
}

/// Beside each other: a pane behind the tab of another one has less to do.
void showEveryPane(QMainWindow& window)
{
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        const Qt::DockWidgetArea area = window.dockWidgetArea(dock);
        window.addDockWidget(area, dock,
                             area == Qt::BottomDockWidgetArea ? Qt::Horizontal : Qt::Vertical);
        dock->show();
    }
    rest(500ms);
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (dock->visibleRegion().isEmpty())
            std::printf("not seen: %s\n", qPrintable(dock->objectName()));
    }
    std::printf("window of %d × %d\n", window.width(), window.height());
}

void measureWindow(KSyntaxHighlighting::Repository& repository, const std::string& host,
                   const Typing& typing)
{
    const QTemporaryDir folder;
    const QString path = fileOf(folder, host);
    if (path.isEmpty()) {
        std::printf("%s: not in the corpus, or there is no corpus\n", host.c_str());
        return;
    }
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    window::MainWindow window(
        {.settings = settings,
         .catalogue = crawlers::builtIn(),
         .highlighting = repository,
         .journals = std::make_shared<files::JournalFolder>(folder.filePath(u"journals"_s))});
    if (!typing.size.isEmpty())
        window.resize(typing.size);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return;
    rest(500ms);
    showEveryPane(window);

    application().watched = nullptr;
    application().expectPaint();
    const Moment opened = now();
    window.openFile(path);
    waitFor([&] { return window.windowFilePath() == path; });
    application().watched = window.page().editor().viewport();
    waitFor([] { return application().isShown; });
    std::printf("%-44s open to first paint %6.1f ms\n", host.c_str(),
                milliseconds(application().shown.time - opened.time));
    waitFor([&] { return window.session().isComplete(); });

    std::mt19937_64 random(7);
    std::string urls;
    for (const std::string& url : bench::urlsFor(bench::corpusFile(host), urlCount, random))
        urls += url + '\n';
    auto* pane = window.findChild<urllist::UrlPane*>();
    QGuiApplication::clipboard()->setText(QString::fromStdString(urls));
    pane->loadFromClipboard();
    window.findChild<QLineEdit*>(u"testAddress"_s)
        ->setText(u"https://%1/search?q=1"_s.arg(QString::fromStdString(host)));
    rest(5s);
    QPlainTextEdit& editor = window.page().editor();
    editor.setFocus();
    typeInto(editor, "window, " + host, typing, endsOfLines(editor));
    const session::DocumentSession& session = window.session();
    typeInto(editor, "window, longest line of " + host, typing,
             withinLongestLine(bench::corpusFile(host), [&session](std::size_t offset) {
                 return session.positionAt(static_cast<text::Offset>(offset));
             }));
}

void measureBare(KSyntaxHighlighting::Repository& repository, const std::string& host,
                 const Typing& typing)
{
    QPlainTextEdit editor;
    KSyntaxHighlighting::SyntaxHighlighter highlighter(editor.document());
    highlighter.setDefinition(repository.definitionForFileName(u"robots.txt"_s));
    highlighter.setTheme(repository.defaultTheme());
    editor.resize(800, 600);
    editor.show();
    const std::string bytes = bench::corpusFile(host);
    editor.setPlainText(QString::fromStdString(bytes));
    if (!QTest::qWaitForWindowExposed(&editor))
        return;
    rest(1s);
    typeInto(editor, "bare QPlainTextEdit, " + host, typing, endsOfLines(editor));
    QString text = editor.toPlainText(); // whose line ends are one sign each
    typeInto(
        editor, "bare QPlainTextEdit, longest line of " + host, typing,
        withinLongestLine(text.toStdString(), [text](std::size_t offset) {
            return static_cast<int>(
                QString::fromUtf8(QByteArrayView(text.toUtf8()).first(qsizetype(offset))).size());
        }));
}

/// Empty: it is none.
QSize sizeOf(const QString& text)
{
    const QStringList sides = text.split(u'x');
    return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
}

} // namespace

int main(int argc, char** argv)
{
    const Application app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption roundsOption(u"rounds"_s, u"How often the same keys are typed"_s,
                                          u"number"_s, u"1"_s);
    parser.addOption(roundsOption);
    const QCommandLineOption keysOption(u"keys"_s, u"How many keys are typed"_s, u"number"_s,
                                        u"400"_s);
    parser.addOption(keysOption);
    const QCommandLineOption sizeOption(u"size"_s, u"Of the window, as 1900x1040"_s, u"size"_s);
    parser.addOption(sizeOption);
    parser.addPositionalArgument(u"host"_s, u"Of the corpus, in place of both"_s, u"[host…]"_s);
    parser.addHelpOption();
    parser.process(app);
    const Typing typing{.keys = std::max(1, parser.value(keysOption).toInt()),
                        .rounds = parser.value(roundsOption).toInt(),
                        .size = sizeOf(parser.value(sizeOption))};
    KSyntaxHighlighting::Repository repository;
    QStringList hosts = parser.positionalArguments();
    if (hosts.isEmpty())
        hosts = {u"docs.oracle.com"_s, u"go.com"_s};
    for (const QString& host : std::as_const(hosts)) {
        measureWindow(repository, host.toStdString(), typing);
        measureBare(repository, host.toStdString(), typing);
    }
    return 0;
}
