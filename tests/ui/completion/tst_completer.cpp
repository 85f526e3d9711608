// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/completion/completer.h"
#include "ui/completion/popup.h"
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAccessibleEvent>
#include <QAccessibleInterface>
#include <QChar>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QIODevice>
#include <QKeyEvent>
#include <QModelIndex>
#include <QPoint>
#include <QRect>
#include <QScreen>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>
#include <QTextCursor>
#include <QTreeView>
#include <QWidget>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using completion::Completer;
using completion::PathDesk;
using completion::Popup;
using completion::ProposalModel;

namespace {

urllist::UrlTablePtr tableOf(const std::vector<std::string>& urls)
{
    urllist::UrlTable table;
    for (const std::string& url : urls)
        (void)table.loaded.urls.append(url);
    table.order = urls::PathOrder(table.loaded.urls);
    return std::make_shared<const urllist::UrlTable>(std::move(table));
}

/// On what assistive technology was told last that the focus is.
QString lastTold; // the handler is a plain function

void noteEvent(QAccessibleEvent* event)
{
    const QAccessibleInterface* about = event->accessibleInterface();
    if (event->type() == QAccessible::Focus && about)
        lastTold = about->text(QAccessible::Name);
}

} // namespace

class CompleterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::failOnWarnings(); }
    void init();
    void cleanup();
    void aFileIsTyped();
    void aFieldIsCompleted();
    void oneStepOfUndo();
    void narrowsAndWidens();
    void enterIsNotTaken();
    void escapeClosesItAlone();
    void keysGoToTheEditor();
    void leavesWithTheCursor();
    void doesNotOpenUnasked();
    void notAutomatic();
    void paths();
    void pathsStepByStep();
    void pathsTypedFast();
    void crawlersOfTheUser();
    void parametersComeLate();
    void whatIsFoundHereFirst();
    void aMarkedRowStays();
    void aClickTakes();
    void isSeen();
    void rightToLeft();
    void isTold();
    void readOnly();
    void bytesThatAreNoText();
    void bigFile();

private:
    void start(const std::string& bytes, const std::string& host = {});
    void type(const QString& text)
    {
        for (const QChar letter : text)
            press(letter == u'\n' ? Qt::Key_Return : Qt::Key(letter.toUpper().unicode()), letter);
    }
    /// A key as a keyboard sends it, and then what an event loop does.
    void press(Qt::Key key, QChar letter = {}, Qt::KeyboardModifiers modifiers = {})
    {
        QKeyEvent shortcut(QEvent::ShortcutOverride, key, modifiers, QString(letter));
        shortcut.ignore();
        QCoreApplication::sendEvent(m_editor.get(), &shortcut);
        QKeyEvent down(QEvent::KeyPress, key, modifiers,
                       letter.isNull() || key == Qt::Key_Return ? QString() : QString(letter));
        QCoreApplication::sendEvent(m_editor.get(), &down);
        QCoreApplication::processEvents();
    }
    void moveTo(qsizetype position)
    {
        QTextCursor cursor = m_editor->textCursor();
        cursor.setPosition(static_cast<int>(position));
        m_editor->setTextCursor(cursor);
        QCoreApplication::processEvents();
    }
    void moveToEnd() { moveTo(m_session->textDocument()->characterCount() - 1); }
    [[nodiscard]] QTreeView* view() const
    {
        return m_editor->findChild<QTreeView*>("completionList"_L1);
    }
    [[nodiscard]] Popup* popup() const { return m_editor->findChild<Popup*>("completion"_L1); }
    [[nodiscard]] QString first() const
    {
        return m_completer->isOpen() ? view()->model()->index(0, 0).data().toString() : QString();
    }
    [[nodiscard]] QString current() const { return view()->currentIndex().data().toString(); }
    [[nodiscard]] bool has(const QString& label) const
    {
        return m_completer->isOpen() && !view()
                                             ->model()
                                             ->match(view()->model()->index(0, 0), Qt::DisplayRole,
                                                     label, 1, Qt::MatchExactly)
                                             .isEmpty();
    }

    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<editor::CodeEditor> m_editor;
    std::unique_ptr<PathDesk> m_paths;
    std::unique_ptr<Completer> m_completer;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void CompleterTest::init()
{
    test::failOnWarnings();
    m_session = std::make_unique<session::DocumentSession>();
    m_editor = std::make_unique<editor::CodeEditor>(*m_session, m_repository);
    m_paths = std::make_unique<PathDesk>();
    m_completer = std::make_unique<Completer>(*m_session, *m_editor, crawlers::builtIn(), *m_paths);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_editor->resize(700, 400);
    m_editor->show();
    m_editor->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
}

void CompleterTest::cleanup()
{
    m_tester.reset();
    m_completer.reset();
    m_editor.reset();
    m_paths.reset();
    m_session.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void CompleterTest::start(const std::string& bytes, const std::string& host)
{
    m_session->load(bytes, {.host = host});
    m_session->finishLoading();
    QTRY_VERIFY(m_session->isCurrent());
    moveToEnd();
}

// A whole file with as few keys as it takes.
void CompleterTest::aFileIsTyped()
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

void CompleterTest::aFieldIsCompleted()
{
    start("user-agent: *\n");
    type(u"d"_s);
    QVERIFY(m_completer->isOpen());
    QCOMPARE(first(), u"disallow"_s);
    QCOMPARE(current(), u"disallow"_s);
    press(Qt::Key_Return);
    QVERIFY(!m_completer->isOpen());
    QCOMPARE(m_session->bytes(), "user-agent: *\ndisallow: ");
    QCOMPARE(m_editor->textCursor().position(), 24);
}

void CompleterTest::oneStepOfUndo()
{
    start("User-agent: *\n");
    type(u"disa"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
    m_editor->undo();
    QCOMPARE(m_session->bytes(), "User-agent: *\ndisa");
    m_editor->redo();
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
}

void CompleterTest::narrowsAndWidens()
{
    start("User-agent: *\n");
    type(u"c"_s);
    QVERIFY(has(u"Crawl-delay"_s));
    QVERIFY(has(u"Clean-param"_s));
    type(u"l"_s);
    QVERIFY(has(u"Clean-param"_s));
    QCOMPARE(first(), u"Clean-param"_s);
    type(u"q"_s);
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Backspace);
    QCOMPARE(first(), u"Clean-param"_s);
    press(Qt::Key_Backspace);
    QVERIFY(has(u"Crawl-delay"_s));
    press(Qt::Key_Backspace); // nothing of the word is left: all that fits is shown
    press(Qt::Key_Escape);
    QCOMPARE(m_session->bytes(), "User-agent: *\n");
}

void CompleterTest::enterIsNotTaken()
{
    start("");
    // A word that is complete: the line is.
    type(u"User-agent: gptbot"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: gptbot\n");
    // Proposals that nobody has looked at.
    type(u"User-agent: "_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: gptbot\nUser-agent: \n");
    QVERIFY(!m_completer->isOpen());
    // But one that was marked.
    type(u"User-agent: gptbot"_s);
    if (m_completer->isOpen()) {
        press(Qt::Key_Down);
        press(Qt::Key_Return);
    }
    QVERIFY(m_session->bytes().ends_with("User-agent: gptbot") ||
            m_session->bytes().ends_with("User-agent: GPTBot"));
    // A name of one's own.
    start("");
    type(u"User-agent: mybot"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: mybot\n");
    // Though a known one begins so.
    start("");
    type(u"User-agent: amazon"_s);
    QVERIFY(first().startsWith(u"amazon"_s, Qt::CaseInsensitive));
    QVERIFY(!view()->currentIndex().isValid());
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: amazon\n");
    type(u"User-agent: amazonbo"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: amazon\nUser-agent: Amazonbot");
}

void CompleterTest::escapeClosesItAlone()
{
    start("User-agent: *\n");
    type(u"di"_s);
    QVERIFY(m_completer->isOpen());
    QKeyEvent shortcut(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    shortcut.ignore();
    QCoreApplication::sendEvent(m_editor.get(), &shortcut);
    QVERIFY(shortcut.isAccepted()); // no shortcut gets it
    press(Qt::Key_Escape);
    QVERIFY(!m_completer->isOpen());
    type(u"s"_s); // this word is not wanted to be completed
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Return);
    type(u"al"_s); // another one
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Escape);
    m_completer->complete(); // asked for
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Escape);
    shortcut.ignore();
    QCoreApplication::sendEvent(m_editor.get(), &shortcut);
    QVERIFY(!shortcut.isAccepted());
    QCOMPARE(m_session->bytes(), "User-agent: *\ndis\nal");
}

void CompleterTest::keysGoToTheEditor()
{
    start("User-agent: *\nDisallow: /\n");
    type(u"User-agent: "_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Up); // nothing is marked: the cursor goes up
    QVERIFY(!m_completer->isOpen());
    QCOMPARE(m_editor->cursorLine(), 2U);
    moveToEnd();
    type(u"g"_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Home);
    QVERIFY(!m_completer->isOpen());
    QVERIFY(m_editor->textCursor().atBlockStart());
}

void CompleterTest::leavesWithTheCursor()
{
    start("User-agent: *\n");
    type(u"di"_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Left); // within the word
    QVERIFY(m_completer->isOpen());
    moveTo(3);
    QVERIFY(!m_completer->isOpen());
    moveToEnd();
    type(u"s"_s);
    QVERIFY(m_completer->isOpen());
    QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, {}, QPoint(20, 5));
    QVERIFY(!m_completer->isOpen());
    moveToEnd();
    type(u"a"_s);
    QVERIFY(m_completer->isOpen());
    m_editor->clearFocus();
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::doesNotOpenUnasked()
{
    start("User-agent: *\nDisallow: /shop/\n# a comment\n");
    m_editor->textCursor().insertText(u"Dis"_s); // pasted
    QCoreApplication::processEvents();
    QVERIFY(!m_completer->isOpen());
    m_editor->undo();
    press(Qt::Key_Backspace);
    QVERIFY(!m_completer->isOpen());
    type(u" and more of it"_s);
    QVERIFY(!m_completer->isOpen());
    moveTo(17); // in the middle of a name
    type(u"x"_s);
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Z, u'z', Qt::ControlModifier);
    QVERIFY(!m_completer->isOpen());
    moveTo(32); // a path, but no URLs are loaded
    type(u"/"_s);
    QVERIFY(!m_completer->isOpen());
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(0);
    cursor.setPosition(4, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
    m_completer->complete(); // there is no single place
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::notAutomatic()
{
    m_completer->setAutomatic(false);
    start("");
    type(u"us"_s);
    QVERIFY(!m_completer->isOpen());
    m_completer->complete();
    QCOMPARE(current(), u"User-agent"_s);
    type(u"e"_s);
    QVERIFY(m_completer->isOpen()); // once it is open, it follows
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: ");
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::paths()
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

void CompleterTest::pathsStepByStep()
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
void CompleterTest::pathsTypedFast()
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

void CompleterTest::crawlersOfTheUser()
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

void CompleterTest::parametersComeLate()
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

void CompleterTest::whatIsFoundHereFirst()
{
    start("User-agent: *\nDisallow: /a\nDisallow: /a # crawlright: ignore");
    QTRY_VERIFY(m_session->isComplete());
    type(u" "_s);
    QCOMPARE(first(), u"duplicate-rule"_s);
    press(Qt::Key_Tab);
    QVERIFY(m_session->bytes().ends_with("# crawlright: ignore duplicate-rule"));
}

void CompleterTest::aMarkedRowStays()
{
    start("User-agent: ");
    type(u"g"_s);
    press(Qt::Key_Down);
    press(Qt::Key_PageDown);
    const QString marked = current();
    QVERIFY(marked != first());
    type(marked.mid(1, 1));
    QCOMPARE(current(), marked);
    press(Qt::Key_PageUp);
    QCOMPARE(current(), first());
}

void CompleterTest::aClickTakes()
{
    start("User-agent: *\n");
    type(u"c"_s);
    const QModelIndex index = view()->model()->index(1, 0);
    const QString label = index.data().toString();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(index).center());
    QVERIFY(!m_completer->isOpen());
    QVERIFY(m_session->bytes().ends_with(label.toStdString() + ": "));
    QVERIFY(m_editor->hasFocus());
}

void CompleterTest::isSeen()
{
    start(std::string(200, '\n') + "User-agent: ");
    m_editor->move(200, 100);
    type(u"g"_s);
    const QRect room = m_editor->screen()->availableGeometry();
    QVERIFY(room.contains(popup()->geometry()));
    const QRect cursor = m_editor->cursorPlace();
    QVERIFY(!popup()->geometry().intersects(cursor));
    QVERIFY(view()->viewport()->height() >=
            view()->visualRect(view()->model()->index(0, 0)).height());
    m_editor->resize(500, 300); // what it stood beside is elsewhere
    QTRY_VERIFY(!m_completer->isOpen());
    type(u"o"_s);
    QVERIFY(m_completer->isOpen());
    m_editor->move(220, 130);
    QTRY_VERIFY(!m_completer->isOpen());
    QWidget other; // a click that takes no focus
    other.setGeometry(900, 600, 50, 50);
    other.setAttribute(Qt::WA_ShowWithoutActivating);
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    type(u"o"_s);
    QVERIFY(m_completer->isOpen());
    QTest::mouseClick(&other, Qt::LeftButton);
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::rightToLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    cleanup();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    init();
    start("User-agent: *\n");
    type(u"d"_s);
    QCOMPARE(popup()->layoutDirection(), Qt::RightToLeft);
    QCOMPARE(m_editor->layoutDirection(), Qt::LeftToRight);
    const QAbstractItemModel* model = view()->model();
    QVERIFY(view()->visualRect(model->index(0, 0)).left() >
            view()->visualRect(model->index(0, 1)).left());
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
}

void CompleterTest::isTold()
{
    const auto former = QAccessible::installUpdateHandler(noteEvent);
    start("User-agent: *\n");
    lastTold.clear();
    type(u"c"_s);
    QVERIFY(lastTold.startsWith(u"Crawl-delay, seconds between two requests"_s));
    press(Qt::Key_Down);
    QVERIFY(lastTold.startsWith(u"Content-Signal, "_s));
    QVERIFY(m_editor->hasFocus());
    lastTold.clear();
    press(Qt::Key_Escape); // back to the text
    QCOMPARE(lastTold, m_editor->accessibleName());
    QVERIFY(!view()->accessibleName().isEmpty());
    QAccessible::installUpdateHandler(former);
}

void CompleterTest::readOnly()
{
    start("User-agent: *\n");
    m_editor->setReadOnly(true);
    m_completer->complete();
    QVERIFY(!m_completer->isOpen());
    type(u"d"_s);
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::bytesThatAreNoText()
{
    m_paths->setTable(tableOf({"/caf\xE9/x", "/ok/y"}));
    start("\xEF\xBB\xBF# \xFF\r\nUser-agent: *\r\nDisallow: /caf");
    m_completer->complete();
    QTRY_VERIFY(m_completer->isOpen());
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "\xEF\xBB\xBF# \xFF\r\nUser-agent: *\r\nDisallow: /caf\xE9/");
}

void CompleterTest::bigFile()
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

QTEST_MAIN(CompleterTest)
#include "tst_completer.moc"
