// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/files/journal.h"
#include "ui/files/journal_folder.h"
#include "ui/files/session_store.h"
#include "ui/tester/tester_pane.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/file_flow.h"
#include "ui/window/pages.h"
#include "ui/window/session_flow.h"

#include <QAction>
#include <QByteArray>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QObject>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSemaphore>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTableView>
#include <QTest>
#include <QTextCursor>
#include <QThreadPool>
#include <QToolButton>
#include <QUrl>

#include <memory>
#include <utility>

using namespace crawlright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::WindowFixture;

namespace {

constexpr auto patience = 20s;

/// All threads of the program are at work that takes long, as at a network that is gone.
class BusyThreads {
public:
    BusyThreads()
    {
        for (int i = 0; i < m_count; ++i)
            QThreadPool::globalInstance()->start([end = m_end] { end->acquire(); });
    }
    ~BusyThreads() { end(); }
    BusyThreads(const BusyThreads&) = delete;
    BusyThreads& operator=(const BusyThreads&) = delete;
    void end() { m_end->release(std::exchange(m_count, 0)); }

private:
    int m_count = QThreadPool::globalInstance()->maxThreadCount();
    std::shared_ptr<QSemaphore> m_end = std::make_shared<QSemaphore>();
};

} // namespace

/// What was open comes back.
class SessionFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup()
    {
        m_fixture.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(10s));
        QVERIFY(files::Journal::writer().waitForDone(10s));
    }

    void filesComeBack();
    void notWhenOthersAreOpened();
    void openedAgainAndClosedStaysClosed();
    void notWhenUnwanted();
    void tellsWhichFilesAreGone();
    void fetchedTextsComeBack();
    void fetchedTextsComeBackWithoutChanges();
    void fetchedTextsWaitForAnotherStart();
    void fetchedTextsAreDroppedWhenUnwanted();
    void tellsWhichTextIsGone();
    void foldedGroupsComeBack();
    void testedAddressComesBack();
    void urlsComeBack_data();
    void urlsComeBack();
    void urlsAreReadAsChosen();
    void tellsWhichUrlsAreGone();
    void tellsThatUrlsAreTooMany();
    void tellsThatUrlsCannotBeKept();
    void theCursorOutlivesACrash();
    void foldsOutliveACrash();
    void theLookOutlivesACrash();
    void oneProgramKeepsIt();
    void aFileThatDoesNotComeHoldsUpNothing();

private:
    [[nodiscard]] QStringList tabs() const { return m_fixture->tabs(); }
    void start(bool opensOthers = false) const
    {
        m_fixture->window().sessions().start(opensOthers);
    }
    [[nodiscard]] QStringList left() const
    {
        QStringList paths;
        QDirIterator it(m_fixture->journals(), {u"*.journal"_s}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext())
            paths.append(it.next());
        return paths;
    }
    void fetch() const
    {
        m_fixture->window().pages().take(fetchedBytes, fetchedName, QUrl(fetchedFrom));
    }
    void paste(const QString& list) const
    {
        QGuiApplication::clipboard()->setText(list);
        m_fixture->window().findChild<urllist::UrlPane*>()->loadFromClipboard();
    }
    [[nodiscard]] files::OpenDocument firstKept() const
    {
        const files::OpenDocuments kept = files::SessionStore(m_fixture->settings()).load();
        return kept.documents.empty() ? files::OpenDocument{.path = {}} : kept.documents.front();
    }
    [[nodiscard]] const QTableView* urls() const
    {
        return m_fixture->window().findChild<QTableView*>(u"urlTable"_s);
    }
    [[nodiscard]] QComboBox* urlColumn() const
    {
        return m_fixture->window().findChild<QComboBox*>(u"urlsColumn"_s);
    }
    [[nodiscard]] QString firstUrl() const
    {
        return urls()->model()->index(0, 0).data().toString();
    }

    const std::string fetchedBytes = "User-agent: *\nDisallow: /\n";
    const QString fetchedName = u"robots.txt of example.com"_s;
    const QString fetchedFrom = u"https://example.com/robots.txt"_s;
    std::unique_ptr<WindowFixture> m_fixture;
};

void SessionFlowTest::filesComeBack()
{
    QByteArray many;
    for (int i = 0; i < 20'000; ++i)
        many += "Disallow: /" + QByteArray::number(i) + '\n';
    start();
    m_fixture->open(m_fixture->file(u"big.txt"_s, many));
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\n"));
    m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\nDisallow: /\n"));
    auto& pages = m_fixture->window().pages();
    pages.setCurrentIndex(0);
    m_fixture->window().page().editor().goToLine(15'000);
    const int scrolled = m_fixture->editor()->verticalScrollBar()->value();
    const int position = m_fixture->editor()->textCursor().position();
    QVERIFY(scrolled > 10'000);
    pages.setCurrentIndex(2);
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->editor()->moveCursor(QTextCursor::Up, QTextCursor::KeepAnchor);
    pages.setCurrentIndex(1);
    m_fixture->restart();
    QCOMPARE(tabs().size(), 1);
    start();
    QTRY_COMPARE(tabs(), (QStringList{u"big.txt"_s, u"one.txt"_s, u"two.txt"_s}));
    auto& again = m_fixture->window().pages();
    QTRY_COMPARE(again.currentIndex(), 1);
    again.setCurrentIndex(2);
    QCOMPARE(m_fixture->editor()->textCursor().selectedText(), u"Disallow: /\u2029"_s);
    again.setCurrentIndex(0);
    QTRY_VERIFY(!m_fixture->session().isLoading());
    QCOMPARE(m_fixture->editor()->textCursor().position(), position);
    QTRY_COMPARE(m_fixture->editor()->verticalScrollBar()->value(), scrolled);
}

void SessionFlowTest::notWhenOthersAreOpened()
{
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\n"));
    m_fixture->restart();
    start(true);
    m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\n"));
    QCOMPARE(tabs(), QStringList(u"two.txt"_s));
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), QStringList({u"two.txt"_s, u"one.txt"_s}));
}

// Closed is closed, also where the file was open the last time.
void SessionFlowTest::openedAgainAndClosedStaysClosed()
{
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\n"));
    m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\n"));
    m_fixture->restart();
    start(true);
    m_fixture->open(m_fixture->at(u"one.txt"_s));
    m_fixture->window().sessions().keep();
    m_fixture->trigger(u"File"_s, u"Close Tab"_s);
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), QStringList(u"two.txt"_s));
}

void SessionFlowTest::notWhenUnwanted()
{
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\n"));
    m_fixture->trigger(u"Settings"_s, u"Open the Files of the Last Time at Start"_s);
    m_fixture->restart();
    start();
    m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\n"));
    QCOMPARE(tabs(), QStringList(u"two.txt"_s));
}

void SessionFlowTest::tellsWhichFilesAreGone()
{
    start();
    for (const auto& name : {u"a.txt"_s, u"b.txt"_s, u"c.txt"_s})
        m_fixture->open(m_fixture->file(name, "User-agent: *\n"));
    m_fixture->restart();
    QVERIFY(QFile::remove(m_fixture->at(u"a.txt"_s)) && QFile::remove(m_fixture->at(u"c.txt"_s)));
    start();
    QTRY_COMPARE(m_fixture->messages().value(0),
                 u"These files were open the last time and cannot be opened now: %1, %2"_s.arg(
                     m_fixture->at(u"a.txt"_s), m_fixture->at(u"c.txt"_s)));
    QCOMPARE(tabs(), QStringList(u"b.txt"_s));
}

void SessionFlowTest::fetchedTextsComeBack()
{
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\n"));
    fetch();
    m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\n"));
    m_fixture->window().pages().setCurrentIndex(1);
    m_fixture->window().page().editor().goToLine(2);
    const int position = m_fixture->editor()->textCursor().position();
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), (QStringList{u"one.txt"_s, fetchedName, u"two.txt"_s}));
    QTRY_COMPARE(m_fixture->window().pages().currentIndex(), 1);
    QCOMPARE(m_fixture->session().bytes(), fetchedBytes);
    QVERIFY(!m_fixture->session().isModified());
    QCOMPARE(m_fixture->window().page().files().address(), QUrl(fetchedFrom));
    QCOMPARE(m_fixture->editor()->textCursor().position(), position);
    QCOMPARE(m_fixture->messages(), QStringList());
    QCOMPARE(left().size(), 1);
    m_fixture->trigger(u"File"_s, u"Close Tab"_s);
    QTRY_COMPARE(left(), QStringList());
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), (QStringList{u"one.txt"_s, u"two.txt"_s}));
}

void SessionFlowTest::fetchedTextsComeBackWithoutChanges()
{
    start();
    fetch();
    m_fixture->type(u"#"_s);
    m_fixture->window().close();
    QTRY_VERIFY(m_fixture->question());
    QTest::mouseClick(m_fixture->question()->button(QMessageBox::Discard), Qt::LeftButton);
    QTRY_VERIFY(!m_fixture->window().isVisible());
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), QStringList(fetchedName));
    QCOMPARE(m_fixture->session().bytes(), fetchedBytes);
    QCOMPARE(m_fixture->messages(), QStringList());
}

void SessionFlowTest::fetchedTextsWaitForAnotherStart()
{
    start();
    fetch();
    m_fixture->restart();
    start(true);
    m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\n"));
    m_fixture->restart();
    QCOMPARE(left().size(), 1);
    start();
    QTRY_COMPARE(tabs(), QStringList({u"two.txt"_s, fetchedName}));
    QCOMPARE(m_fixture->messages(), QStringList());
}

void SessionFlowTest::fetchedTextsAreDroppedWhenUnwanted()
{
    start();
    fetch();
    m_fixture->window().sessions().keep();
    QTRY_COMPARE(left().size(), 1);
    m_fixture->trigger(u"Settings"_s, u"Open the Files of the Last Time at Start"_s);
    QTRY_COMPARE(left(), QStringList());
    m_fixture->restart();
    QCOMPARE(left(), QStringList());
}

void SessionFlowTest::tellsWhichTextIsGone()
{
    files::SessionStore(m_fixture->settings())
        .store({.documents = {{.address = fetchedFrom}}, .current = 0});
    start();
    QTRY_COMPARE(
        m_fixture->messages(),
        QStringList(u"This text was open the last time, and was not kept: "_s + fetchedFrom));
}

void SessionFlowTest::foldedGroupsComeBack()
{
    const auto editor = [this]() -> editor::CodeEditor& {
        return m_fixture->window().page().editor();
    };
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\nDisallow: /a\n\n"
                                                  "User-agent: x\nDisallow: /b\nAllow: /c\n"));
    QTRY_VERIFY(m_fixture->session().isCurrent());
    editor().toggleFold(4);
    QVERIFY(editor().isFolded(5));
    m_fixture->restart();
    start();
    QTRY_COMPARE(tabs(), QStringList(u"one.txt"_s));
    QTRY_VERIFY(editor().isFolded(5));
    QVERIFY(editor().isFolded(6) && !editor().isFolded(4) && !editor().isFolded(2));
    // Of another file since, where no group begins there.
    m_fixture->restart();
    m_fixture->file(u"one.txt"_s, "#\nUser-agent: *\nDisallow: /a\n"
                                  "Allow: /a/b\nUser-agent: x\nDisallow: /b\nAllow: /c\n");
    start();
    QTRY_COMPARE(tabs(), QStringList(u"one.txt"_s));
    QTRY_VERIFY(m_fixture->session().isComplete());
    for (text::LineNumber line = 1; line <= m_fixture->session().lineCount(); ++line)
        QVERIFY(!editor().isFolded(line));
}

void SessionFlowTest::testedAddressComesBack()
{
    start();
    m_fixture->setAddress(u"https://name:secret@example.com/shop/"_s);
    m_fixture->restart();
    start();
    QCOMPARE(m_fixture->shown(u"testAddress"_s), u"https://example.com/shop/"_s);
    m_fixture->restart();
    start(true);
    QCOMPARE(m_fixture->shown(u"testAddress"_s), QString());
    m_fixture->restart();
    start();
    QCOMPARE(m_fixture->shown(u"testAddress"_s), u"https://example.com/shop/"_s);
}

void SessionFlowTest::urlsComeBack_data()
{
    QTest::addColumn<bool>("isFile");
    QTest::newRow("a file") << true;
    QTest::newRow("pasted") << false;
}

void SessionFlowTest::urlsComeBack()
{
    QFETCH(const bool, isFile);
    const QString pasted = m_fixture->journals() + u"/urls.txt"_s;
    start();
    auto held = std::make_unique<QMimeData>();
    if (isFile)
        held->setUrls({QUrl::fromLocalFile(m_fixture->file(u"list.txt"_s, "/a\n/b\n/c\n"))});
    else
        held->setText(u"/a\n/b\n/c\n"_s);
    QGuiApplication::clipboard()->setMimeData(held.release());
    m_fixture->window().findChild<urllist::UrlPane*>()->loadFromClipboard();
    QTRY_COMPARE(urls()->model()->rowCount(), 3);
    m_fixture->restart();
    QCOMPARE(QFile::exists(pasted), !isFile);
    start();
    QTRY_COMPARE(urls()->model()->rowCount(), 3);
    m_fixture->window().findChild<QToolButton*>(u"clearUrls"_s)->click();
    QCOMPARE(urls()->model()->rowCount(), 0);
    m_fixture->restart();
    QVERIFY(!QFile::exists(pasted));
    QCOMPARE(m_fixture->settings().value(u"session/urls"_s).toString(), QString());
}

/// A column that was chosen by hand, also where another one looks better.
void SessionFlowTest::urlsAreReadAsChosen()
{
    start();
    paste(u"URL,Target\n/a,/x\n/b,/y\n"_s);
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
    QCOMPARE(urlColumn()->currentText(), u"URL"_s);
    QTest::keyClick(urlColumn(), Qt::Key_Down);
    QTRY_COMPARE(firstUrl(), u"/x"_s);
    m_fixture->restart();
    start();
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
    QCOMPARE(firstUrl(), u"/x"_s);
    QCOMPARE(urlColumn()->currentText(), u"Target"_s);
    paste(u"URL,Target\n/c,/z\n"_s); // of others nobody chose anything
    QTRY_COMPARE(firstUrl(), u"/c"_s);
    m_fixture->restart();
    start();
    QTRY_COMPARE(firstUrl(), u"/c"_s);
}

void SessionFlowTest::tellsWhichUrlsAreGone()
{
    const QString path = m_fixture->at(u"gone.txt"_s);
    files::SessionStore(m_fixture->settings()).store({.urls = path});
    start();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().front().contains(path));
}

void SessionFlowTest::tellsThatUrlsAreTooMany()
{
    const QString blank = QString(1'000, u' ') + u'\n';
    start();
    paste(u"/a\n"_s);
    QTRY_COMPARE(urls()->model()->rowCount(), 1);
    m_fixture->window().sessions().keep();
    paste(u"/a\n/b\n"_s + blank.repeated(17'000));
    QTRY_COMPARE_WITH_TIMEOUT(urls()->model()->rowCount(), 2, 20'000);
    m_fixture->window().sessions().keep();
    const QString told =
        u"The next start does not bring back the loaded URLs: they are in no file, "
        "and have more than 16"_s;
    QVERIFY2(m_fixture->messages().value(0).startsWith(told),
             qPrintable(m_fixture->messages().value(0)));
    m_fixture->window().sessions().keep();
    QCOMPARE(m_fixture->messages().size(), 1);
    QCOMPARE(m_fixture->settings().value(u"session/urls"_s).toString(), QString());
    paste(u"/c\n"_s);
    QTRY_COMPARE(urls()->model()->rowCount(), 1);
    m_fixture->window().sessions().keep();
    QCOMPARE(m_fixture->messages(), QStringList());
    const QString kept = m_fixture->journals() + u"/urls.txt"_s;
    QTRY_COMPARE(WindowFixture::contentOf(kept), QByteArray("/c\n"));
}

void SessionFlowTest::tellsThatUrlsCannotBeKept()
{
    const QString kept = m_fixture->journals() + u"/urls.txt"_s;
    (void)m_fixture->file(u"journals"_s, "no folder");
    start();
    paste(u"/a\n/b\n"_s);
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
    m_fixture->window().sessions().keep();
    QTRY_COMPARE(m_fixture->messages(),
                 QStringList(u"The next start does not bring back the loaded URLs: they are in no "
                             "file, and could not be kept in “%1”."_s.arg(kept)));
    QCOMPARE(m_fixture->settings().value(u"session/urls"_s).toString(), QString());
    m_fixture->answerMessage(u"Try Again"_s);
    QTRY_COMPARE(m_fixture->messages().size(), 1); // for the cause is still there
    QVERIFY(QFile::remove(m_fixture->journals()));
    m_fixture->answerMessage(u"Try Again"_s);
    QTRY_COMPARE(WindowFixture::contentOf(kept), QByteArray("/a\n/b\n"));
    QCOMPARE(m_fixture->messages(), QStringList());
    m_fixture->restart();
    start();
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
}

void SessionFlowTest::theCursorOutlivesACrash()
{
    QByteArray many = "User-agent: *\n";
    for (int i = 0; i < 2'000; ++i)
        many += "Disallow: /" + QByteArray::number(i) + '\n';
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, many));
    QTRY_VERIFY_WITH_TIMEOUT(!firstKept().path.isEmpty(), patience);
    QTest::keyClick(m_fixture->editor(), Qt::Key_End, Qt::ControlModifier);
    const int position = m_fixture->editor()->textCursor().position();
    const int scrolled = m_fixture->editor()->verticalScrollBar()->value();
    QVERIFY(position > 10'000 && scrolled > 1'000);
    QTRY_COMPARE_WITH_TIMEOUT(firstKept().cursor, static_cast<text::Offset>(position), patience);
    m_fixture->crash();
    start();
    QTRY_COMPARE(tabs(), QStringList(u"one.txt"_s));
    QTRY_COMPARE(m_fixture->editor()->textCursor().position(), position);
    QTRY_COMPARE(m_fixture->editor()->verticalScrollBar()->value(), scrolled);
}

void SessionFlowTest::foldsOutliveACrash()
{
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\nDisallow: /a\n\n"
                                                  "User-agent: x\nDisallow: /b\nAllow: /c\n"));
    QTRY_VERIFY(m_fixture->session().isCurrent());
    QTRY_VERIFY_WITH_TIMEOUT(!firstKept().path.isEmpty(), patience);
    m_fixture->window().page().editor().toggleFold(4);
    QVERIFY(m_fixture->window().page().editor().isFolded(5));
    QTRY_COMPARE_WITH_TIMEOUT(firstKept().folds.size(), 1U, patience);
    m_fixture->crash();
    start();
    QTRY_COMPARE(tabs(), QStringList(u"one.txt"_s));
    QTRY_VERIFY(m_fixture->window().page().editor().isFolded(5));
}

/// Where the panes are, how big the window and its text, and who is asked about.
void SessionFlowTest::theLookOutlivesACrash()
{
    const auto tester = [this] { return m_fixture->window().findChild<tester::TesterPane*>(); };
    const auto dock = [this] {
        return m_fixture->window().findChild<QDockWidget*>(u"testerDock"_s);
    };
    const auto zoom = [this] { return m_fixture->window().page().editor().zoom(); };
    const QSize size(790, 590); // the screen is 800 wide
    QVERIFY(dock()->isVisible());
    const QString former = tester()->crawlerName();
    m_fixture->window().resize(size);
    dock()->close();
    QVERIFY(tester()->chooseCrawler(u"Bingbot"_s));
    const QString chosen = tester()->crawlerName();
    QVERIFY(chosen != former);
    m_fixture->trigger(u"View"_s, u"Zoom In"_s);
    const int zoomed = zoom();
    QVERIFY(zoomed > 100);
    const QSettings& settings = m_fixture->settings();
    QTRY_COMPARE_WITH_TIMEOUT(settings.value("window/zoom"_L1).toInt(), zoomed, patience);
    m_fixture->crash();
    QCOMPARE(m_fixture->window().size(), size);
    QVERIFY(!dock()->isVisible());
    QCOMPARE(tester()->crawlerName(), chosen);
    QCOMPARE(zoom(), zoomed);
}

/// The first one, also where it is on another display; what the second one has is not kept.
void SessionFlowTest::oneProgramKeepsIt()
{
    const QString pasted = m_fixture->journals() + u"/urls.txt"_s;
    start();
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\n"));
    paste(u"/a\n/b\n"_s);
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
    m_fixture->restart();
    {
        files::JournalFolder first(m_fixture->journals());
        QVERIFY(first.takeSession());
        start();
        m_fixture->open(m_fixture->file(u"two.txt"_s, "User-agent: *\n"));
        QCOMPARE(tabs(), QStringList(u"two.txt"_s));
        QCOMPARE(urls()->model()->rowCount(), 0);
        m_fixture->window().sessions().keep();
        m_fixture->restart();
        QCOMPARE(WindowFixture::contentOf(pasted), QByteArray("/a\n/b\n"));
    }
    start();
    QTRY_COMPARE(tabs(), QStringList(u"one.txt"_s));
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
}

void SessionFlowTest::aFileThatDoesNotComeHoldsUpNothing()
{
    const QString path = m_fixture->file(u"one.txt"_s, "User-agent: *\n");
    files::SessionStore(m_fixture->settings())
        .store({.documents = {{.path = path, .cursor = 3}}, .current = 0});
    {
        files::JournalFolder crashed(m_fixture->journals());
        QString journal;
        QVERIFY(!crashed.write(journal, {.name = u"notes"_s,
                                         .written = QDateTime::currentDateTimeUtc(),
                                         .bytes = "# typed\n"}));
    }
    BusyThreads busy;
    start();
    QTRY_COMPARE_WITH_TIMEOUT(m_fixture->messages().size(), 1, patience);
    QVERIFY(m_fixture->messages().front().startsWith(u"“notes” has unsaved changes of "_s));
    QCOMPARE(tabs(), QStringList(u"notes"_s));
    m_fixture->window().sessions().keep();
    QCOMPARE(firstKept().path, path); // it is not given up
    busy.end();
    QTRY_COMPARE(tabs(), (QStringList{u"notes"_s, u"one.txt"_s}));
    QCOMPARE(m_fixture->window().pages().currentIndex(), 0); // one may be typing there
    m_fixture->window().pages().setCurrentIndex(1);
    QCOMPARE(m_fixture->editor()->textCursor().position(), 3);
    m_fixture->window().sessions().keep();
    QCOMPARE(firstKept().cursor, 3U);
    QCOMPARE(files::SessionStore(m_fixture->settings()).load().documents.size(), 1U);
}

QTEST_MAIN(SessionFlowTest)
#include "tst_session_flow.moc"
