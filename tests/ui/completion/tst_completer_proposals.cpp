// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/completion/completer_fixture.h"

#include <QChar>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QIODevice>
#include <QKeyEvent>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>
#include <QTextCursor>
#include <QTreeView>

#include <algorithm>
#include <vector>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::tableOf;

/// What the list offers, and what becomes of the text with it.
class CompleterProposalsTest final : public test::CompleterFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::failOnWarnings(); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void aFileIsTyped();
    void paths();
    void pathsStepByStep();
    void pathsTypedFast();
    void pathsInTheMiddle();
    void pathsWithoutUrls();
    void crawlersOfTheUser();
    void parametersComeLate();
    void whatIsFoundHereFirst();
    void bytesThatAreNoText();
    void bigFile();
};

// A whole file with as few keys as it takes.
void CompleterProposalsTest::aFileIsTyped()
{
    m_paths->setTable(tableOf({"/shop/cart/1", "/shop/cart/2", "/shop/a", "/news/a"}));
    start("", "shop.example");
    type(u"u"_s);
    QCOMPARE(first(), u"User-agent"_s);
    press(Qt::Key_Return); // "User-agent: ", and the crawlers
    QCOMPARE(m_session->bytes(), "User-agent: ");
    QCOMPARE(first(), u"*"_s);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    type(u"d"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
    QTRY_COMPARE(first(), u"/shop/"_s);
    type(u"/"_s);
    QTRY_COMPARE(first(), u"shop/"_s);
    press(Qt::Key_Tab);
    QTRY_COMPARE(first(), u"cart/"_s);
    press(Qt::Key_Tab);
    QTRY_VERIFY(has(u"1"_s));
    press(Qt::Key_Return); // none was marked
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Return);
    type(u"si"_s);
    press(Qt::Key_Tab);
    QCOMPARE(first(), u"https://shop.example/sitemap.xml"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: /shop/cart/\n\n"
                                 "Sitemap: https://shop.example/sitemap.xml");
}

void CompleterProposalsTest::paths()
{
    m_paths->setTable(tableOf({"/shop/a", "/shop/b.pdf", "/news/x?sid=1", "/about"}));
    start("User-agent: *\nDisallow: ");
    type(u"/"_s);
    QTRY_COMPARE(first(), u"shop/"_s);
    QVERIFY(!view()->currentIndex().isValid());
    QTRY_VERIFY(has(u"/*.pdf$"_s));
    press(Qt::Key_Return); // "Disallow: /" is what was meant
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: /\n");
    press(Qt::Key_Backspace);
    m_completer->complete();
    QTRY_VERIFY(has(u"/*?"_s));
    while (current() != u"/*?"_s)
        press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: /*?");
}

void CompleterProposalsTest::pathsStepByStep()
{
    m_paths->setTable(tableOf({"/shop/cart/1", "/shop/cart/2", "/shop/%C3%A9/x"}));
    start("User-agent: *\nAllow: /tail\n");
    moveTo(22); // before "tail"
    m_completer->complete();
    QTRY_COMPARE(current(), u"shop/"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: *\nAllow: /shop/\n");
    QTRY_VERIFY(has(u"%C3%A9/"_s));
    type(u"%"_s);
    QTRY_COMPARE(first(), u"%C3%A9/"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nAllow: /shop/%C3%A9/\n");
}

// Each key comes before the answer to the one before.
void CompleterProposalsTest::pathsTypedFast()
{
    m_paths->setTable(tableOf({"/shop/cart/1", "/shop/cars/2", "/shop/x"}));
    start("User-agent: *\nAllow: ");
    type(u"/"_s);
    QTRY_COMPARE(first(), u"shop/"_s);
    for (const QChar letter : u"sh"_s) {
        QKeyEvent down(QEvent::KeyPress, Qt::Key(letter.toUpper().unicode()), {}, letter);
        QCoreApplication::sendEvent(m_editor.get(), &down);
    }
    QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier, u"\t"_s);
    QCoreApplication::sendEvent(m_editor.get(), &tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nAllow: /shop/");
    QTRY_VERIFY(has(u"cart/"_s));
}

// What the rule says behind the word is not taken with it.
void CompleterProposalsTest::pathsInTheMiddle()
{
    m_paths->setTable(tableOf({"/shop/cart.html", "/old.html"}));
    start("User-agent: *\nDisallow: /shop/cart/new\nDisallow: /old.ht$\nDisallow: /x/end");
    const auto moveBefore = [this](const char* text) {
        moveTo(static_cast<qsizetype>(m_session->bytes().find(text)));
    };
    moveBefore("rt/new");
    m_completer->complete();
    QTRY_COMPARE(current(), u"cart.html"_s);
    press(Qt::Key_Return);
    moveBefore("$");
    m_completer->complete();
    QTRY_COMPARE(current(), u"old.html"_s);
    press(Qt::Key_Return);
    moveBefore("x/end");
    m_completer->complete();
    QTRY_VERIFY(has(u"old.html"_s));
    // The answer to this key is late; what is shown is narrowed.
    QKeyEvent down(QEvent::KeyPress, Qt::Key_O, {}, u"o"_s);
    QCoreApplication::sendEvent(m_editor.get(), &down);
    QKeyEvent tab(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier, u"\t"_s);
    QCoreApplication::sendEvent(m_editor.get(), &tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: /shop/cart.html/new\n"
                                 "Disallow: /old.html$\nDisallow: /old.html/end");
}

// Only if one asks: nobody has said what there is on the site.
void CompleterProposalsTest::pathsWithoutUrls()
{
    start("User-agent: *\nAllow: /shop/help\nDisallow: /shop/\n\nUser-agent: GPTBot\nDisallow: ");
    type(u"/"_s);
    QVERIFY(!m_completer->isOpen());
    m_completer->complete();
    QCOMPARE(first(), u"/shop/"_s);
    QVERIFY(has(u"/shop/help"_s));
    type(u"shop/h"_s);
    QCOMPARE(first(), u"/shop/help"_s);
    press(Qt::Key_Tab);
    QVERIFY(m_session->bytes().ends_with("User-agent: GPTBot\nDisallow: /shop/help"));
    QVERIFY(!m_completer->isOpen());
}

void CompleterProposalsTest::crawlersOfTheUser()
{
    m_completer->setCrawlers({crawlers::builtIn().resolve("CCBot")});
    start("User-agent:");
    type(u" "_s);
    QVERIFY(m_completer->isOpen());
    QCOMPARE(first(), u"*"_s);
    QCOMPARE(view()->model()->index(1, 0).data().toString(), u"CCBot"_s);
    type(u"openai"_s);
    QVERIFY(has(u"GPTBot"_s));
    press(Qt::Key_Tab);
    QVERIFY(!m_session->bytes().contains("openai"));
}

void CompleterProposalsTest::parametersComeLate()
{
    m_paths->setTable(tableOf({"/a?sid=1", "/b?sid=2&ref=3"}));
    start("Clean-param:");
    type(u" "_s);
    QTRY_COMPARE(first(), u"sid"_s); // counted meanwhile
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "Clean-param: ref");
}

void CompleterProposalsTest::whatIsFoundHereFirst()
{
    start("User-agent: *\nDisallow: /a\nDisallow: /a # crawlright: ignore");
    QTRY_VERIFY(m_session->isComplete());
    type(u" "_s);
    QCOMPARE(first(), u"duplicate-rule"_s);
    press(Qt::Key_Tab);
    QVERIFY(m_session->bytes().ends_with("# crawlright: ignore duplicate-rule"));
}

void CompleterProposalsTest::bytesThatAreNoText()
{
    m_paths->setTable(tableOf({"/caf\xE9/x", "/ok/y"}));
    start("\xEF\xBB\xBF# \xFF\r\nUser-agent: *\r\nDisallow: /caf");
    m_completer->complete();
    QTRY_VERIFY(m_completer->isOpen());
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "\xEF\xBB\xBF# \xFF\r\nUser-agent: *\r\nDisallow: /caf\xE9/");
}

void CompleterProposalsTest::bigFile()
{
    const QString folder = qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real"));
    const QStringList found = QDir(folder).entryList({u"docs.oracle.com*"_s});
    if (found.isEmpty())
        QSKIP("The corpus of real files is not there.");
    QFile file(folder + u'/' + found.front());
    QVERIFY(file.open(QIODevice::ReadOnly));
    start(file.readAll().toStdString());
    QTRY_VERIFY(!m_session->isLoading());
    moveToEnd();
    type(u"\nUser-agent:"_s);
    QElapsedTimer opening;
    opening.start();
    m_completer->complete();
    qInfo("opened for the first time: %.2f ms", static_cast<double>(opening.nsecsElapsed()) / 1e6);
    type(u" "_s);
    QVERIFY(m_completer->isOpen());
    std::vector<double> spent;
    const QString typed = u"googlebot-image"_s;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        // What completion itself takes: the rows for this place, shown.
        QElapsedTimer timer;
        m_editor->textCursor().insertText(typed.mid(i, 1));
        timer.start();
        m_completer->complete();
        spent.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QVERIFY(m_completer->isOpen());
    }
    std::ranges::sort(spent);
    qInfo("proposals shown in the big file: %.2f ms median, %.2f ms worst", spent[spent.size() / 2],
          spent.back());
    // What the file names comes in a moment.
    QTRY_VERIFY(m_session->isCurrent());
    m_completer->close();
    press(Qt::Key_Backspace);
    type(u"e"_s);
    QCOMPARE(first(), u"Googlebot-Image"_s);
}

QTEST_MAIN(CompleterProposalsTest)
#include "tst_completer_proposals.moc"
