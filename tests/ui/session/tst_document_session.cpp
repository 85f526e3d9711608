// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/line_index.h"
#include "ui/session/document_session.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QtTest>

#include <ctime>
#include <random>
#include <ranges>

using namespace crawlright;
using namespace std::string_literals;
using session::DocumentSession;

namespace {

std::u16string textOf(const DocumentSession& session)
{
    return session.textDocument()
        ->toRawText()
        .replace(QChar::ParagraphSeparator, u'\n')
        .toStdU16String();
}

QByteArray shown(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toPercentEncoding(" :/*");
}

QByteArray shown(const QString& fault, std::string_view before, std::string_view after)
{
    return fault.toUtf8() + ": " + shown(before) + " -> " + shown(after);
}

// QTextDocument takes some edits back in two steps; what is between them was never tidied.
enum class State { Edited, BetweenUndos };

// What must hold after every edit; returns what does not.
QString faultOf(const DocumentSession& session, State state = State::Edited)
{
    const std::string& bytes = session.bytes();
    const std::u16string text = textOf(session);
    if (text::unproject(text, session.lineEnding()) != bytes)
        return QStringLiteral("The bytes are not those of the text.");
    text::Offset at = 0;
    const QTextDocument& document = *session.textDocument();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const text::Span span = session.spanOfBlock(block.blockNumber());
        if (span.begin != at)
            return QStringLiteral("The blocks do not tile the bytes.");
        at = span.end;
        const bool isLast = !block.next().isValid();
        if (state == State::BetweenUndos)
            continue;
        if (!text::isTidy(block.text().toStdU16String(), session.lineEnding(), isLast))
            return QStringLiteral("Block %1 is not tidy.").arg(block.blockNumber());
        if (!isLast && at > 0 && at < bytes.size() && bytes[at - 1] == '\r' && bytes[at] == '\n')
            return QStringLiteral("Block %1 ends inside a CRLF.").arg(block.blockNumber());
    }
    if (at != bytes.size())
        return QStringLiteral("The blocks do not reach the end.");
    return {};
}

QString faultOfPlaces(const DocumentSession& session, std::mt19937& random)
{
    const std::u16string text = textOf(session);
    const text::LineIndex lines(session.bytes());
    if (session.lineCount() != lines.lineCount())
        return QStringLiteral("%1 lines, not %2").arg(session.lineCount()).arg(lines.lineCount());
    for (int i = 0; i < 5; ++i) {
        const auto position = static_cast<int>(random() % (text.size() + 1));
        const text::Offset offset = session.offsetAt(position);
        const QChar before = position > 0 ? QChar(text[position - 1]) : QChar();
        const bool isInPair = before.isHighSurrogate() && position < int(text.size()) &&
                              QChar(text[position]).isLowSurrogate();
        const std::string prefix =
            text::unproject(text.substr(0, position - (isInPair ? 1 : 0)), session.lineEnding());
        if (offset != prefix.size())
            return QStringLiteral("offset at %1 is %2").arg(position).arg(offset);
        if (session.offsetAt(session.positionAt(offset)) != offset)
            return QStringLiteral("offset %1 does not come back").arg(offset);
        const bool atOwnEnd =
            before == QChar(text::markOf('\r')) || before == QChar(text::markOf('\n'));
        if (!atOwnEnd && session.lineAt(position) != lines.lineAt(offset))
            return QStringLiteral("line at %1 is %2").arg(position).arg(session.lineAt(position));
        const text::LineNumber line = 1 + random() % lines.lineCount();
        if (session.offsetAt(session.positionOfLine(line)) != lines.line(line).begin)
            return QStringLiteral("line %1 does not begin there").arg(line);
    }
    return {};
}

std::string randomFile(std::mt19937& random)
{
    static const std::vector<std::string> pieces{
        "Disallow: /a",
        "User-agent: *",
        "# \xC3\xA9t\xC3\xA9",
        "\xFF",
        "\xC2\xA0",
        "\xE2\x80\xA8",
        "\xF0\x9F\x98\x80",
        "\0"s,
        "\xC3",
        "\xA9",
        std::string(500, 'x'),
        std::string(1300, 'y'),
        "\xF0\x9F\x90\x8A",
        "\xF0\x9F\x94\x80",
        "\xEF\xBB\xBF",
        "\t",
    };
    static const std::vector<std::string> ends{"\n", "\r\n", "\r"};
    const std::size_t main = random() % 3;
    std::string bytes;
    for (std::size_t lines = random() % 12; lines > 0; --lines) {
        for (std::size_t i = random() % 3; i > 0; --i)
            bytes += pieces[random() % pieces.size()];
        bytes += ends[random() % 4 != 0 ? main : random() % 3];
    }
    return bytes + pieces[random() % pieces.size()];
}

QString randomInsert(std::mt19937& random, const DocumentSession& session)
{
    static const std::vector<std::u16string> pieces{u"a",
                                                    u"b",
                                                    u"/x",
                                                    u"\n",
                                                    u"\r\n",
                                                    u"\r",
                                                    u"\u00A0",
                                                    u"\u2028",
                                                    u"\u2029",
                                                    u"\uFDD0",
                                                    u"\u00E9",
                                                    u"\U0001F600",
                                                    u"\U0001F40A",
                                                    u"\xDCC3",
                                                    u"\xDCA9",
                                                    u"\xDCFF",
                                                    u"\xDC0D",
                                                    u"\xDC0A",
                                                    u"\xDD00",
                                                    u"\xD83D",
                                                    u"\xDFFF",
                                                    std::u16string(1, u'\0'),
                                                    std::u16string(600, u'z'),
                                                    u"one\ntwo\nthree\n"};
    QString text;
    for (std::size_t i = 1 + random() % 3; i > 0; --i)
        text += QStringView(pieces[random() % pieces.size()]);
    return random() % 2 == 0 ? session.typed(text) : text;
}

// Mostly near one another and near ends of blocks, where it is interesting.
int randomPosition(std::mt19937& random, const QTextDocument& document)
{
    const int end = document.characterCount() - 1;
    if (random() % 3 == 0)
        return static_cast<int>(random() % (end + 1));
    const QTextBlock block =
        document.findBlockByNumber(static_cast<int>(random() % document.blockCount()));
    return std::clamp(block.position() + block.length() - 1 - static_cast<int>(random() % 4), 0,
                      end);
}

// One random edit through a cursor; returns the range of old positions that it touches.
std::pair<int, int> randomEdit(std::mt19937& random, const DocumentSession& session)
{
    QTextDocument& document = *session.textDocument();
    QTextCursor cursor(&document);
    const int from = randomPosition(random, document);
    const int to = random() % 2 == 0 ? std::min(from + static_cast<int>(random() % 6),
                                                document.characterCount() - 1)
                                     : randomPosition(random, document);
    cursor.setPosition(from);
    switch (random() % 5) {
    case 0:
        cursor.insertText(randomInsert(random, session));
        return {from, from};
    case 1:
        cursor.deleteChar();
        return {from, std::min(from + 2, document.characterCount())};
    case 2:
        cursor.deletePreviousChar();
        return {std::max(0, from - 2), from};
    case 3:
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        cursor.insertText(randomInsert(random, session));
        break;
    default:
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        break;
    }
    return std::minmax(from, to);
}

void undoAll(QTextDocument& document)
{
    while (document.isUndoAvailable())
        document.undo();
}

// Of this thread.
double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

QDir corpus()
{
    return QDir(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
}

std::string read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    return file.readAll().toStdString();
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
    void undoBringsTheLineEndingBack();
    void linesOfContinuedBlocks();
    void typedIntoLongLine();
    void currentSpanFollowsEdits();
    void loadsBigFilesInSlices();
    void editWhileLoading();
    void loadWhileLoading();
    void randomEditsKeepOtherLines();
    void undoAndRedoBringBytesBack();
    void corpusIsLossless();
    void corpusSurvivesEdits();
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

void DocumentSessionTest::randomEditsKeepOtherLines()
{
    std::mt19937 random(20260402);
    for (int file = 0; file < 300; ++file) {
        DocumentSession session;
        const std::string loaded = randomFile(random);
        session.load(loaded);
        for (int edit = 0; edit < 20; ++edit) {
            const std::string before = session.bytes();
            const text::LineIndex lines(before);
            const std::u16string text = textOf(session);
            const auto [from, to] = randomEdit(random, session);
            const std::string& after = session.bytes();
            const QString fault = faultOf(session);
            QVERIFY2(fault.isEmpty(), shown(fault, before, after).constData());
            // Bytes before the line of the edit and after it are as they were.
            const std::string untilFrom =
                text::unproject(std::u16string_view(text).substr(0, static_cast<std::size_t>(from)),
                                session.lineEnding());
            const std::string untilTo =
                text::unproject(std::u16string_view(text).substr(
                                    0, std::min(text.size(), static_cast<std::size_t>(to) + 1)),
                                session.lineEnding());
            const auto clampTo = [&](std::size_t at) {
                return static_cast<text::Offset>(std::min(at, before.size()));
            };
            const text::Offset head = lines.line(lines.lineAt(clampTo(untilFrom.size()))).begin;
            const text::Offset tail = static_cast<text::Offset>(before.size()) -
                                      lines.line(lines.lineAt(clampTo(untilTo.size()))).end;
            QVERIFY2(after.starts_with(std::string_view(before).substr(0, head)),
                     shown(QString(), before, after).constData());
            QVERIFY2(after.ends_with(std::string_view(before).substr(before.size() - tail)),
                     shown(QString(), before, after).constData());
            const QString place = faultOfPlaces(session, random);
            QVERIFY2(place.isEmpty(), shown(place, before, after).constData());
        }
        undoAll(*session.textDocument());
        QVERIFY2(session.bytes() == loaded, shown(loaded).constData());
    }
}

void DocumentSessionTest::undoAndRedoBringBytesBack()
{
    std::mt19937 random(20260403);
    for (int file = 0; file < 200; ++file) {
        DocumentSession session;
        session.load(randomFile(random));
        QTextDocument& document = *session.textDocument();
        State state = State::Edited;
        for (int edit = 0; edit < 30; ++edit) {
            const bool isGroup = random() % 4 == 0;
            QTextCursor group(&document);
            if (isGroup)
                group.beginEditBlock();
            for (std::size_t i = isGroup ? random() % 4 : 1; i > 0; --i)
                randomEdit(random, session);
            if (isGroup)
                group.endEditBlock();
            if (random() % 10 == 0)
                session.replaceAll(randomFile(random));
            const std::string after = session.bytes();
            QCOMPARE(faultOf(session, state), QString());
            std::vector<std::string> undone;
            for (std::size_t i = random() % 4; i > 0 && document.isUndoAvailable(); --i) {
                undone.push_back(session.bytes());
                document.undo();
                state = State::BetweenUndos;
                QCOMPARE(faultOf(session, state), QString());
            }
            if (random() % 3 == 0)
                continue;
            for (const std::string& expected : std::views::reverse(undone)) {
                document.redo();
                QVERIFY2(session.bytes() == expected, shown(after).constData());
            }
        }
    }
}

void DocumentSessionTest::corpusIsLossless()
{
    const QStringList names = corpus().entryList(QDir::Files);
    if (names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    DocumentSession session;
    for (const QString& name : names) {
        const std::string bytes = read(corpus().filePath(name));
        session.load(bytes);
        session.finishLoading();
        QVERIFY2(session.bytes() == bytes, qPrintable(name));
        const QString fault = faultOf(session);
        QVERIFY2(fault.isEmpty(), qPrintable(name + QStringLiteral(": ") + fault));
    }
}

void DocumentSessionTest::corpusSurvivesEdits()
{
    const QStringList names = corpus().entryList(QDir::Files);
    if (names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    std::mt19937 random(20260404);
    DocumentSession session;
    for (const QString& name : names) {
        const std::string bytes = read(corpus().filePath(name));
        session.load(bytes);
        session.finishLoading();
        for (int i = 0; i < 8; ++i)
            randomEdit(random, session);
        const QString fault = faultOf(session) + faultOfPlaces(session, random);
        QVERIFY2(fault.isEmpty(), qPrintable(name + QStringLiteral(": ") + fault));
        undoAll(*session.textDocument());
        QVERIFY2(session.bytes() == bytes, qPrintable(name));
    }
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
    measure("undo", [&] { session.textDocument()->undo(); });
    measure("replaceAll", [&] { session.replaceAll("User-agent: *\n"); });
    measure("undo of replaceAll", [&] { session.textDocument()->undo(); });
    QVERIFY2(longest < 100, qPrintable(QStringLiteral("%1 ms").arg(longest)));
}

QTEST_MAIN(DocumentSessionTest)
#include "tst_document_session.moc"
