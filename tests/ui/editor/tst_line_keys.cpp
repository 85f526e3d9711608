// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/editor/editor_fixture.h"

#include <QScrollBar>

#include <algorithm>

using namespace crawlright;
using namespace crawlright::editor;

/// The line commands in an editor: blocks, undo, the cursor; and what saving does to undo.
class LineKeysTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void oneStepOfUndo_data();
    void oneStepOfUndo();
    void longLines_data();
    void longLines();
    void manyLines();
    void staysInView();
    void readOnly();
    void home();
    void homeOfALongLine();
    void undoThroughSaves();
    void bigFiles_data();
    void bigFiles();

private:
    [[nodiscard]] CodeEditor& editor() { return m_fixture->editor; }
    [[nodiscard]] session::DocumentSession& session() { return m_fixture->session; }
    [[nodiscard]] int column() { return editor().textCursor().positionInBlock(); }
    void run(int command)
    {
        switch (command) {
        case 0:
            return editor().toggleComment();
        case 1:
            return editor().moveLines(Direction::Up);
        case 2:
            return editor().moveLines(Direction::Down);
        case 3:
            return editor().duplicateLines(Direction::Up);
        case 4:
            return editor().duplicateLines(Direction::Down);
        case 5:
            return editor().joinLines();
        default:
            return editor().deleteLines();
        }
    }

    std::unique_ptr<EditorFixture> m_fixture;
};

void LineKeysTest::init()
{
    m_fixture = std::make_unique<EditorFixture>();
    QVERIFY(m_fixture->isShown);
}

void LineKeysTest::oneStepOfUndo_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("LF") << QByteArray("a: b\nc: d\ne: f\ng: h\n");
    QTest::newRow("CRLF") << QByteArray("a: b\r\nc: d\r\ne: f\r\ng: h\r\n");
    QTest::newRow("mixed") << QByteArray("a: b\r\nc: d\ne: f\rg: h\n");
    QTest::newRow("no end") << QByteArray("a: b\r\nc: d\r\ne: f");
    QTest::newRow("bytes") << QByteArray("a: \xFF\nc: \xC2\xA0\ne: \x80\xE2\x80\xA8\nx");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a: b\nc: d\ne: f\nx");
}

void LineKeysTest::oneStepOfUndo()
{
    QFETCH(const QByteArray, bytes);
    for (int command = 0; command < 7; ++command) {
        for (text::LineNumber line = 1; line <= 3; ++line) {
            m_fixture->load(bytes.toStdString());
            editor().goToLine(line);
            m_fixture->press(Qt::Key_Down, Qt::ShiftModifier);
            run(command);
            const std::string made = session().bytes();
            const bool hasMade = made != bytes.toStdString();
            QCOMPARE(editor().document()->isUndoAvailable(), hasMade);
            QCOMPARE(session().isModified(), hasMade);
            if (!hasMade)
                continue;
            editor().undo();
            QCOMPARE(QByteArray::fromStdString(session().bytes()), bytes);
            QVERIFY(!session().isModified());
            QVERIFY(!editor().document()->isUndoAvailable());
            editor().redo();
            QCOMPARE(session().bytes(), made);
        }
    }
}

void LineKeysTest::longLines_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("LF") << QByteArray("\n");
    QTest::newRow("CRLF") << QByteArray("\r\n");
}

void LineKeysTest::longLines()
{
    QFETCH(const QByteArray, end);
    const std::string line = "Disallow: /" + std::string(3000, 'x');
    const std::string ending = end.toStdString();
    const std::string bytes = "a: b" + ending + line + ending + "c: d" + ending;
    m_fixture->load(bytes);
    QVERIFY(editor().document()->blockCount() > 5);
    editor().goToLine(2);
    for (int i = 0; i < 3; ++i)
        m_fixture->press(Qt::Key_Down); // within the line
    QCOMPARE(editor().cursorLine(), 2U);
    editor().toggleComment();
    QCOMPARE(session().bytes(), "a: b" + ending + "# " + line + ending + "c: d" + ending);
    editor().toggleComment();
    QCOMPARE(session().bytes(), bytes);
    editor().moveLines(Direction::Down);
    QCOMPARE(session().bytes(), "a: b" + ending + "c: d" + ending + line + ending);
    QCOMPARE(editor().cursorLine(), 3U);
    editor().moveLines(Direction::Up);
    QCOMPARE(session().bytes(), bytes);
    editor().duplicateLines(Direction::Down);
    QCOMPARE(editor().cursorLine(), 3U);
    editor().joinLines();
    QCOMPARE(session().bytes(), "a: b" + ending + line + ending + line + " c: d" + ending);
    editor().deleteLines();
    QCOMPARE(session().bytes(), "a: b" + ending + line + ending);
    for (int i = 0; i < 4; ++i)
        editor().undo(); // the two moves are two steps, and were undone by each other
    editor().redo();
    QVERIFY(session().bytes().size() >= bytes.size());
}

void LineKeysTest::manyLines()
{
    std::string bytes;
    std::string wanted;
    for (int i = 0; i < 2000; ++i) {
        const std::string rule = "Disallow: /" + std::to_string(i) + "\r\n";
        bytes += rule;
        wanted += "# " + rule;
    }
    m_fixture->load(bytes);
    editor().selectAll();
    editor().toggleComment();
    QTRY_VERIFY(!session().isLoading());
    QCOMPARE(session().bytes(), wanted);
    QVERIFY(editor().textCursor().hasSelection());
    editor().toggleComment();
    QTRY_VERIFY(!session().isLoading());
    QCOMPARE(session().bytes(), bytes);
    editor().undo();
    QCOMPARE(session().bytes(), wanted);
    editor().undo();
    QCOMPARE(session().bytes(), bytes);
}

void LineKeysTest::staysInView()
{
    std::string bytes;
    for (int i = 0; i < 200; ++i)
        bytes += "Disallow: /" + std::to_string(i) + "\n";
    m_fixture->load(bytes);
    editor().goToLine(100);
    for (int i = 0; i < 60; ++i)
        editor().moveLines(Direction::Down);
    QCOMPARE(editor().cursorLine(), 160U);
    QVERIFY(m_fixture->lines().contains(160U));
    for (int i = 0; i < 60; ++i)
        editor().moveLines(Direction::Up);
    QCOMPARE(session().bytes(), bytes);
    QVERIFY(m_fixture->lines().contains(100U));
}

void LineKeysTest::readOnly()
{
    m_fixture->load("a: b\nc: d\n");
    editor().setReadOnly(true);
    for (int command = 0; command < 7; ++command)
        run(command);
    QCOMPARE(session().bytes(), "a: b\nc: d\n");
}

void LineKeysTest::home()
{
    m_fixture->load("a: b\n  c: d\n");
    editor().goToLine(2);
    m_fixture->press(Qt::Key_End);
    m_fixture->press(Qt::Key_Home);
    QCOMPARE(column(), 2);
    m_fixture->press(Qt::Key_Home);
    QCOMPARE(column(), 0);
    m_fixture->press(Qt::Key_End);
    m_fixture->press(Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(editor().textCursor().selectedText(), QStringLiteral("c: d"));
    m_fixture->press(Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(editor().textCursor().selectedText(), QStringLiteral("  c: d"));
}

void LineKeysTest::homeOfALongLine()
{
    m_fixture->load("# above\n  Disallow: /" + std::string(3000, 'x') + "\n");
    editor().goToLine(2);
    m_fixture->press(Qt::Key_Down);
    m_fixture->press(Qt::Key_End);
    const int block = editor().textCursor().blockNumber();
    QVERIFY(column() > 100);
    m_fixture->press(Qt::Key_Home);
    QCOMPARE(editor().textCursor().blockNumber(), block);
    QCOMPARE(column(), 0);
    m_fixture->press(Qt::Key_Home);
    QCOMPARE(editor().textCursor().blockNumber(), 1);
    QCOMPARE(column(), 2);
    m_fixture->press(Qt::Key_Home);
    QCOMPARE(column(), 0);
}

void LineKeysTest::undoThroughSaves()
{
    m_fixture->load("a: b\nc: d\n");
    editor().toggleComment();
    QVERIFY(session().isModified());
    session().markSaved();
    QVERIFY(!session().isModified());
    editor().goToLine(2);
    editor().deleteLines();
    QVERIFY(session().isModified());
    editor().undo();
    QVERIFY(!session().isModified()); // as saved
    editor().undo();
    QCOMPARE(session().bytes(), "a: b\nc: d\n");
    QVERIFY(session().isModified()); // before the save
    editor().redo();
    QCOMPARE(session().bytes(), "# a: b\nc: d\n");
    QVERIFY(!session().isModified());
    editor().redo();
    QCOMPARE(session().bytes(), "# a: b\n");
    QVERIFY(session().isModified());
    session().markSaved();
    editor().undo();
    editor().undo();
    QVERIFY(session().isModified());
    editor().redo();
    editor().redo();
    QVERIFY(!session().isModified());
}

void LineKeysTest::bigFiles_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"docs.oracle.com", "go.com"})
        QTest::addRow("%s", name) << QByteArray(name);
}

// In the longest line. What it took is told.
void LineKeysTest::bigFiles()
{
    QFETCH(const QByteArray, name);
    const std::string bytes = corpusFile(name.constData());
    if (bytes.empty())
        QSKIP("The corpus of real files is not here.");
    m_fixture->load(bytes);
    const auto lines = session().analysis()->document.lines();
    const auto longest = std::ranges::max_element(
        lines, {}, [](const syntax::Line& line) { return line.contentEnd - line.begin; });
    const auto line = static_cast<text::LineNumber>(longest - lines.begin()) + 1;
    QStringList times;
    for (int command = 0; command < 7; ++command) {
        editor().goToLine(line);
        const double before = cpuMilliseconds();
        run(command);
        editor().repaint();
        const double time = cpuMilliseconds() - before;
        times.append(QString::number(time, 'f', 1));
        editor().undo();
        QCOMPARE(session().bytes(), bytes);
    }
    qInfo("%s: comment, up, down, copy up, copy down, join, delete: %s ms", name.constData(),
          qPrintable(times.join(u' ')));
}

QTEST_MAIN(LineKeysTest)
#include "tst_line_keys.moc"
