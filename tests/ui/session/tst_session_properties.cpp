// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What holds for every file and every edit: random files with bad bytes, mixed line ends and long
// lines, random edits through QTextCursor, and real files.
#include "core/text/line_index.h"
#include "tests/ui/session/session_support.h"

#include <QByteArray>
#include <QChar>
#include <QCoreApplication>
#include <QDir>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QStringView>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <random>
#include <ranges>

using namespace crawlright;
using namespace crawlright::test;
using namespace std::string_literals;
using session::DocumentSession;

namespace {

QByteArray report(const QString& fault, std::string_view before, std::string_view after)
{
    return fault.toUtf8() + ": " + shown(before) + " -> " + shown(after);
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

} // namespace

class SessionPropertiesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void randomEditsKeepOtherLines();
    void undoAndRedoBringBytesBack();
    void byteEditsAreExact();
    void piecesAreExact();
    void corpusIsLossless();
    void corpusSurvivesEdits();
};

void SessionPropertiesTest::randomEditsKeepOtherLines()
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
            QVERIFY2(fault.isEmpty(), report(fault, before, after).constData());
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
                     report(QString(), before, after).constData());
            QVERIFY2(after.ends_with(std::string_view(before).substr(before.size() - tail)),
                     report(QString(), before, after).constData());
            const QString place = faultOfPlaces(session, random);
            QVERIFY2(place.isEmpty(), report(place, before, after).constData());
        }
        undoAll(*session.textDocument());
        QVERIFY2(session.bytes() == loaded, shown(loaded).constData());
    }
}

void SessionPropertiesTest::undoAndRedoBringBytesBack()
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

void SessionPropertiesTest::byteEditsAreExact()
{
    static const std::vector<std::string> pieces{"",
                                                 "l",
                                                 "\n",
                                                 "\r",
                                                 "\r\n",
                                                 "\xFF",
                                                 "\xC3",
                                                 "\xA9",
                                                 "# a\nb",
                                                 "\xE2\x80\xA8",
                                                 std::string(700, 'q')};
    std::mt19937 random(20260403);
    int apart = 0;
    for (int file = 0; file < 2000; ++file) {
        DocumentSession session;
        const std::string loaded = randomFile(random);
        session.load(loaded);
        edits::Edits edits;
        for (std::size_t at = random() % (loaded.size() + 1);
             at <= loaded.size() && edits.size() < 4; at += random() % 40) {
            const std::size_t end =
                std::min(loaded.size(), at + (random() % 2 == 0 ? 0 : random() % 30));
            edits.push_back({{static_cast<text::Offset>(at), static_cast<text::Offset>(end)},
                             pieces[random() % pieces.size()]});
            at = end + 1;
        }
        const std::string wanted = edits::applied(loaded, edits);
        session.applyEdits(edits);
        QVERIFY2(session.bytes() == wanted, report({}, loaded, session.bytes()));
        const QString fault = faultOf(session);
        QVERIFY2(fault.isEmpty(), report(fault, loaded, wanted));
        const QString places = faultOfPlaces(session, random);
        QVERIFY2(places.isEmpty(), report(places, loaded, wanted));
        if (wanted == loaded)
            continue;
        ++apart;
        // One step.
        session.textDocument()->undo();
        QVERIFY2(session.bytes() == loaded, report({}, loaded, session.bytes()));
        QVERIFY(!session.textDocument()->isUndoAvailable());
        session.textDocument()->redo();
        QVERIFY2(session.bytes() == wanted, report({}, wanted, session.bytes()));
    }
    QVERIFY(apart > 1000);
}

// A big edit, made of tiny pieces.
void SessionPropertiesTest::piecesAreExact()
{
    std::mt19937 random(20261120);
    int inPieces = 0;
    for (int file = 0; file < 3000; ++file) {
        DocumentSession session;
        session.setSliceSize(1 + random() % 3);
        const std::string loaded = randomFile(random);
        session.load(loaded);
        session.finishLoading();
        // Often something is common to both.
        std::string wanted = randomFile(random);
        if (random() % 2 == 0)
            wanted = loaded.substr(0, random() % (loaded.size() + 1)) + wanted;
        if (random() % 2 == 0)
            wanted += loaded.substr(random() % (loaded.size() + 1));
        const quint64 before = session.revision();
        session.replaceAll(wanted);
        int pieces = 1;
        for (; session.isLoading(); ++pieces) {
            const QString fault = faultOf(session, State::BetweenUndos);
            QVERIFY2(fault.isEmpty(), report(fault, loaded, wanted));
            const quint64 revision = session.revision();
            QCoreApplication::processEvents();
            QVERIFY(session.revision() <= revision + 1);
        }
        QCOMPARE(session.revision() > before, wanted != loaded);
        inPieces += pieces > 1 ? 1 : 0;
        QVERIFY2(session.bytes() == wanted, report({}, loaded, session.bytes()));
        const QString fault = faultOf(session) + faultOfPlaces(session, random);
        QVERIFY2(fault.isEmpty(), report(fault, loaded, wanted));
        QCOMPARE(session.isModified(), wanted != loaded);
        if (wanted == loaded)
            continue;
        session.textDocument()->undo();
        QVERIFY2(session.bytes() == loaded, report({}, loaded, session.bytes()));
        QVERIFY(!session.textDocument()->isUndoAvailable());
        session.textDocument()->redo();
        QVERIFY2(session.bytes() == wanted, report({}, wanted, session.bytes()));
    }
    QVERIFY(inPieces > 1500);
}

void SessionPropertiesTest::corpusIsLossless()
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

void SessionPropertiesTest::corpusSurvivesEdits()
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

QTEST_MAIN(SessionPropertiesTest)
#include "tst_session_properties.moc"
