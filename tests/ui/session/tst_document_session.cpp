// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/session/session_support.h"

#include <QByteArray>
#include <QChar>
#include <QCoreApplication>
#include <QEventLoop>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <ctime>

using namespace crawlright;
using namespace crawlright::test;
using namespace std::string_literals;
using session::DocumentSession;

namespace {

// Of this thread.
double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

class DocumentSessionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void isEmptyAtFirst();
    void loadsAndTells();
    void editsBytes_data();
    void editsBytes();
    void undoesWhatItTidied_data();
    void undoesWhatItTidied();
    void modified();
    void replaceAllIsOneEdit();
    void replacesInPieces();
    void whatHappensDuringPieces();
    void undoBringsTheLineEndingBack();
    void linesOfContinuedBlocks();
    void typedIntoLongLine();
    void currentSpanFollowsEdits();
    void loadsBigFilesInSlices();
    void editWhileLoading();
    void loadWhileLoading();
    void bigFilesInShortSteps_data();
    void bigFilesInShortSteps();
};

void DocumentSessionTest::isEmptyAtFirst()
{
    const DocumentSession session;
    QCOMPARE(session.bytes(), "");
    QVERIFY(!session.isModified());
    QVERIFY(session.analysis());
    QVERIFY(session.isCurrent());
    QCOMPARE(session.lineCount(), 1U);
}

void DocumentSessionTest::loadsAndTells()
{
    DocumentSession session;
    const QSignalSpy bytesChanged(&session, &DocumentSession::bytesChanged);
    const QSignalSpy analysed(&session, &DocumentSession::analysisChanged);
    const QSignalSpy finished(&session, &DocumentSession::loadingFinished);
    session.load("User-agent: *\r\nDisallow: /\n");
    QCOMPARE(bytesChanged.count(), 1);
    QCOMPARE(analysed.count(), 1);
    QCOMPARE(finished.count(), 1);
    QVERIFY(session.isCurrent());
    QCOMPARE(session.lineEnding(), text::LineEnding::CrLf);
    QCOMPARE(session.analysis()->document.lines().size(), std::size_t{3});
    QVERIFY(!session.textDocument()->isUndoAvailable());
}

void DocumentSessionTest::editsBytes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, const std::string& before, int from, int to,
                        const QString& with, const std::string& after) {
        QTest::newRow(name) << QByteArray::fromStdString(before) << from << to << with
                            << QByteArray::fromStdString(after);
    };
    const QString none;
    row("a letter", "ab\ncd", 1, 1, QStringLiteral("x"), "axb\ncd");
    row("a line", "a\r\nb\r\n", 1, 1, QStringLiteral("\n"), "a\r\n\r\nb\r\n");
    row("joins lines", "a\nb\nc", 1, 2, none, "ab\nc");
    row("the end of the last line", "a\nb", 3, 3, QStringLiteral("\n"), "a\nb\n");
    row("everything", "a\r\nb", 0, 3, none, "");
    row("a bad byte", "a\xFF\nb\xFE", 1, 2, none, "a\nb\xFE");
    row("beside bad bytes", "\xFF\xFE", 1, 1, QStringLiteral("x"), "\xFFx\xFE");
    row("no-break space", "ab", 1, 1, QString(QChar(0xA0)), "a\xC2\xA0"s + "b");
    row("half of a no-break space", "a\xC2\xA0"s + "b", 1, 2, none, "a\xA0"s + "b");
    row("marks that meet", "\xC3x\xA9", 1, 2, none, "\xC3\xA9");
    row("the mark of a CR", "a\rb\nc\n", 1, 2, none, "a\nb\nc\n");
    row("a CR that meets an LF", "a\rb\nc\n", 3, 4, none, "a\r\nc\n");
    row("lone surrogate", "ab", 1, 1, QString(QChar(0xD800)), "a\xEF\xBF\xBD"s + "b");
    row("BOM", "\xEF\xBB\xBF"s + "a", 0, 1, none, "a");
    const std::string line(600, 'x');
    // Block 0 is 512 units and the mark at 512; the separator is 513.
    row("mark of a long line", line + "\n", 512, 513, none, line + "\n");
    row("separator of a long line", line + "\n", 513, 514, none, line + "\n");
    row("mark and separator", line + "\n", 512, 514, none, line + "\n");
    row("the end of a block of a long line", line + "\n", 511, 513, none, line.substr(1) + "\n");
    row("a line end behind the mark", line, 513, 513, QStringLiteral("\n"),
        line.substr(0, 512) + "\n" + line.substr(512));
    row("a letter behind the mark", line, 513, 513, QStringLiteral("a"),
        line.substr(0, 512) + "a" + line.substr(512));
    row("a line end in a long line", line, 100, 100, QStringLiteral("\n"),
        line.substr(0, 100) + "\n" + line.substr(100));
    row("the rest of a long line", line + "\nb", 512, 602, none, line.substr(0, 512) + "\nb");
}

void DocumentSessionTest::editsBytes()
{
    QFETCH(QByteArray, before);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, with);
    QFETCH(QByteArray, after);
    DocumentSession session;
    session.load(before.toStdString());
    QTextCursor cursor(session.textDocument());
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    cursor.insertText(with);
    QCOMPARE(QByteArray::fromStdString(session.bytes()), after);
    QCOMPARE(faultOf(session), QString());
    undoAll(*session.textDocument());
    QCOMPARE(QByteArray::fromStdString(session.bytes()), before);
    while (session.textDocument()->isRedoAvailable())
        session.textDocument()->redo();
    QCOMPARE(QByteArray::fromStdString(session.bytes()), after);
}

void DocumentSessionTest::undoesWhatItTidied_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("one character becomes two marks") << QString(QChar(0xA0));
    QTest::newRow("a long line is split") << QString(5000, u'x');
    QTest::newRow("marks become a character") << QString(QChar(0xDCC3)) + QChar(0xDCA9);
}

void DocumentSessionTest::undoesWhatItTidied()
{
    QFETCH(QString, typed);
    DocumentSession session;
    session.load("ab\ncd\n");
    QTextCursor cursor(session.textDocument());
    cursor.setPosition(1);
    cursor.insertText(typed);
    QCOMPARE(faultOf(session), QString());
    const std::string after = session.bytes();
    // One step, and the cursor stands behind what it typed.
    QCOMPARE(session.offsetAt(cursor.position()) + 5, after.size());
    session.textDocument()->undo();
    QCOMPARE(session.bytes(), "ab\ncd\n");
    session.textDocument()->redo();
    QCOMPARE(session.bytes(), after);
}

void DocumentSessionTest::modified()
{
    DocumentSession session;
    session.load("a\n");
    const QSignalSpy changed(&session, &DocumentSession::modifiedChanged);
    QTextCursor cursor(session.textDocument());
    cursor.insertText(QStringLiteral("x"));
    QVERIFY(session.isModified());
    cursor.deletePreviousChar(); // not an undo, the same bytes all the same
    QVERIFY(!session.isModified());
    cursor.insertText(QStringLiteral("x"));
    session.markSaved();
    QVERIFY(!session.isModified());
    session.textDocument()->undo();
    QVERIFY(session.isModified());
    QCOMPARE(changed.count(), 5);
}

void DocumentSessionTest::replaceAllIsOneEdit()
{
    DocumentSession session;
    session.load("a\nb\nc\n");
    QTextCursor inLastLine(session.textDocument());
    inLastLine.setPosition(5);
    const QSignalSpy bytesChanged(&session, &DocumentSession::bytesChanged);
    session.replaceAll("a\nB1\nB2\nc\n");
    QCOMPARE(bytesChanged.count(), 1);
    QCOMPARE(session.bytes(), "a\nB1\nB2\nc\n");
    QCOMPARE(inLastLine.position(), 9);
    QVERIFY(session.isModified());
    session.textDocument()->undo();
    QCOMPARE(session.bytes(), "a\nb\nc\n");
    QVERIFY(!session.isModified());
}

void DocumentSessionTest::replacesInPieces()
{
    const auto fileOf = [](const std::string& line) {
        std::string file = "first\n";
        for (int i = 0; i < 20'000; ++i)
            file += line + std::to_string(i) + '\n';
        return file + "last\n";
    };
    const std::string before = fileOf("a");
    const std::string after = fileOf("bc");
    DocumentSession session;
    session.load(before);
    session.finishLoading();
    QTRY_VERIFY(session.isComplete());
    QTextCursor inLastLine(session.textDocument());
    inLastLine.movePosition(QTextCursor::End);
    inLastLine.movePosition(QTextCursor::Left, QTextCursor::MoveAnchor, 2);
    const QSignalSpy started(&session, &DocumentSession::loadingStarted);
    const QSignalSpy finished(&session, &DocumentSession::loadingFinished);
    const QSignalSpy bytesChanged(&session, &DocumentSession::bytesChanged);
    const QSignalSpy modified(&session, &DocumentSession::modifiedChanged);
    const QSignalSpy analysed(&session, &DocumentSession::analysisChanged);
    session.replaceAll(after);
    QVERIFY(session.isLoading());
    QVERIFY(session.bytes() != before && session.bytes() != after);
    QCOMPARE(faultOf(session, State::BetweenUndos), QString());
    QCOMPARE(started.count(), 1);
    QCOMPARE(bytesChanged.count(), 0);
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!session.isLoading());
    QVERIFY(session.bytes() == after);
    QCOMPARE(faultOf(session), QString());
    QCOMPARE(bytesChanged.count(), 1);
    QCOMPARE(modified.count(), 1);
    QCOMPARE(session.offsetAt(inLastLine.position()), after.size() - 2);
    QTRY_VERIFY(session.isComplete());
    QVERIFY(session.analysis()->document.bytes() == after);
    QVERIFY(analysed.count() <= 2); // quick and full, of the whole edit
    session.textDocument()->undo();
    QVERIFY(session.bytes() == before);
    QVERIFY(!session.isModified());
    QVERIFY(!session.textDocument()->isUndoAvailable());
}

void DocumentSessionTest::whatHappensDuringPieces()
{
    const std::string before = "1\n2\n3\n4\n5\n6\n";
    const std::string after = "a\nb\nc\nd\ne\nf\n";
    DocumentSession session;
    session.setSliceSize(2);
    const auto begin = [&] {
        session.load(before);
        session.finishLoading();
        session.replaceAll(after);
        return session.isLoading();
    };
    // A load drops it.
    QVERIFY(begin());
    session.load("x\n");
    QVERIFY(!session.isLoading());
    QCoreApplication::processEvents();
    QCOMPARE(session.bytes(), "x\n");
    QVERIFY(!session.isModified());

    // Another edit finishes it.
    QVERIFY(begin());
    session.applyEdits(edits::Edits{{{0, 1}, "A"}});
    session.finishLoading();
    QCOMPARE(session.bytes(), "A" + after.substr(1));
    session.textDocument()->undo();
    QCOMPARE(session.bytes(), after);
    session.textDocument()->undo();
    QCOMPARE(session.bytes(), before);

    // To save its result is to save.
    QVERIFY(begin());
    QVERIFY(session.isModified());
    session.markSaved();
    QVERIFY(!session.isModified());
    session.finishReplacing();
    QCOMPARE(session.bytes(), after);
    QVERIFY(!session.isModified());
    session.textDocument()->undo();
    QVERIFY(session.isModified());

    // What comes from elsewhere is overwritten, and can be undone; so is an undo.
    QVERIFY(begin());
    QTextCursor cursor(session.textDocument());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(QStringLiteral("typed\n"));
    QVERIFY(session.isLoading());
    session.finishLoading();
    QCOMPARE(session.bytes(), after);
    QCOMPARE(faultOf(session), QString());
    undoAll(*session.textDocument());
    QCOMPARE(session.bytes(), before);
    QVERIFY(begin());
    session.textDocument()->undo();
    QCOMPARE(session.bytes(), before);
    session.finishLoading();
    QCOMPARE(session.bytes(), after);
    undoAll(*session.textDocument());
    QCOMPARE(session.bytes(), before);
}

void DocumentSessionTest::undoBringsTheLineEndingBack()
{
    DocumentSession session;
    session.load("a\nb\xFF\n");
    session.replaceAll("a\r\nb\r\n\xFE");
    QCOMPARE(session.lineEnding(), text::LineEnding::CrLf);
    QCOMPARE(session.bytes(), "a\r\nb\r\n\xFE");
    session.textDocument()->undo();
    QCOMPARE(session.lineEnding(), text::LineEnding::Lf);
    QCOMPARE(session.bytes(), "a\nb\xFF\n");
    session.textDocument()->redo();
    QCOMPARE(session.lineEnding(), text::LineEnding::CrLf);
    QCOMPARE(session.bytes(), "a\r\nb\r\n\xFE");
}

void DocumentSessionTest::linesOfContinuedBlocks()
{
    DocumentSession session;
    session.load("first\n" + std::string(1200, 'x') + "\nthird\n");
    QCOMPARE(session.textDocument()->blockCount(), 6);
    QCOMPARE(session.lineCount(), 4U);
    const QTextBlock middle = session.textDocument()->findBlockByNumber(2);
    QCOMPARE(session.lineAt(middle.position()), 2U);
    QCOMPARE(session.positionOfLine(2), 6);
    QCOMPARE(session.positionOfLine(3), session.textDocument()->findBlockByNumber(4).position());
    QCOMPARE(session.positionOfLine(99), session.textDocument()->characterCount() - 1);
}

void DocumentSessionTest::typedIntoLongLine()
{
    DocumentSession session;
    const std::string line(500'000, 'x');
    session.load(line);
    QTextCursor cursor(session.textDocument());
    cursor.setPosition(session.positionAt(250'000));
    std::string expected = line;
    for (std::size_t i = 0; i < 2000; ++i) {
        cursor.insertText(QString(QChar(u'a' + static_cast<char16_t>(i % 26))));
        expected.insert(expected.begin() + 250'000 + static_cast<std::ptrdiff_t>(i),
                        static_cast<char>('a' + i % 26));
    }
    QCOMPARE(session.bytes(), expected);
    QCOMPARE(faultOf(session), QString());
    undoAll(*session.textDocument());
    QCOMPARE(session.bytes(), line);
}

void DocumentSessionTest::currentSpanFollowsEdits()
{
    // So big that the analysis is not there when the edit is.
    const std::string file(2'000'000, '\n');
    DocumentSession session;
    session.load(file);
    session.finishLoading();
    QTRY_VERIFY(session.isCurrent());
    QCOMPARE(session.currentSpan({10, 20}), (text::Span{10, 20}));
    QTextCursor cursor(session.textDocument());
    cursor.setPosition(100);
    cursor.insertText(QStringLiteral("abc"));
    cursor.setPosition(50);
    cursor.insertText(QStringLiteral("d"));
    QVERIFY(!session.isCurrent());
    QCOMPARE(session.currentSpan({10, 20}), (text::Span{10, 20}));
    QCOMPARE(session.currentSpan({60, 70}), std::nullopt);
    QCOMPARE(session.currentSpan({200, 210}), (text::Span{204, 214}));
    QTRY_VERIFY(session.isCurrent());
    QCOMPARE(session.currentSpan({200, 210}), (text::Span{200, 210}));
}

void DocumentSessionTest::loadsBigFilesInSlices()
{
    std::string file;
    for (int i = 0; i < 30'000; ++i)
        file += "Disallow: /" + std::to_string(i) + (i % 100 == 0 ? "\r\n" : "\n");
    DocumentSession session;
    const QSignalSpy finished(&session, &DocumentSession::loadingFinished);
    session.load(file);
    QVERIFY(session.isLoading());
    QCOMPARE(session.bytes(), file);
    QCOMPARE(session.lineCount(), 30'001U);
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!session.isLoading());
    QVERIFY(!session.isModified());
    QCOMPARE(session.bytes(), file);
    QCOMPARE(faultOf(session), QString());
    QVERIFY(!session.textDocument()->isUndoAvailable());
}

void DocumentSessionTest::editWhileLoading()
{
    std::string file(30'000, '\n');
    DocumentSession session;
    session.load(file);
    QVERIFY(session.isLoading());
    QTextCursor cursor(session.textDocument());
    cursor.insertText(QStringLiteral("start"));
    cursor.movePosition(QTextCursor::End);
    const int at = cursor.position() - 5;
    cursor.insertText(QStringLiteral("middle"));
    session.finishLoading();
    file.insert(static_cast<std::size_t>(at), "middle");
    QCOMPARE(session.bytes(), "start" + file);
    QCOMPARE(faultOf(session), QString());
}

void DocumentSessionTest::loadWhileLoading()
{
    DocumentSession session;
    session.load(std::string(30'000, '\n'));
    session.load("second\n");
    QVERIFY(!session.isLoading());
    QCoreApplication::processEvents();
    QCOMPARE(session.bytes(), "second\n");
    QCOMPARE(faultOf(session), QString());
}

void DocumentSessionTest::bigFilesInShortSteps_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"docs.oracle.com", "www.hermes.com", "go.com"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

// Prints what each step takes of the processor on the window's thread; the machine may be busy with
// other things.
void DocumentSessionTest::bigFilesInShortSteps()
{
    QFETCH(QString, name);
    if (!corpus().exists(name))
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    const std::string bytes = read(corpus().filePath(name));
    double longest = 0;
    const auto measure = [&](const char* what, const auto& step) {
        const double before = cpuMilliseconds();
        step();
        const double milliseconds = cpuMilliseconds() - before;
        qInfo("%s: %s %.1f ms", qPrintable(name), what, milliseconds);
        longest = std::max(longest, milliseconds);
    };
    DocumentSession session;
    measure("load", [&] { session.load(bytes); });
    while (session.isLoading())
        measure("slice", [] { QCoreApplication::processEvents(QEventLoop::AllEvents, 0); });
    QTRY_VERIFY(session.isCurrent());
    QTextCursor cursor(session.textDocument());
    cursor.setPosition(session.textDocument()->characterCount() / 2);
    for (int i = 0; i < 3; ++i)
        measure("key", [&] { cursor.insertText(QStringLiteral("x")); });
    measure("return", [&] { cursor.insertText(QStringLiteral("\n")); });
    while (session.textDocument()->isUndoAvailable())
        measure("undo", [&] { session.textDocument()->undo(); });
    QVERIFY(session.bytes() == bytes);
    measure("replaceAll", [&] { session.replaceAll("User-agent: *\n"); });
    while (session.isLoading())
        measure("piece", [] { QCoreApplication::processEvents(QEventLoop::AllEvents, 0); });
    QCOMPARE(session.bytes(), "User-agent: *\n"s);
    measure("undo of replaceAll", [&] { session.textDocument()->undo(); });
    QVERIFY(session.bytes() == bytes);
    qInfo("%s: longest step %.1f ms", qPrintable(name), longest);
}

QTEST_MAIN(DocumentSessionTest)
#include "tst_document_session.moc"
