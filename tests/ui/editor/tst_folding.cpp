// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/editor/editor_fixture.h"
#include "ui/editor/gutter.h"

#include <QRandomGenerator>
#include <QScrollBar>

#include <array>

using namespace crawlright;
using namespace crawlright::editor;
using Lines = QList<uint>;
using FoldMark = CodeEditor::FoldMark;

namespace {

// Groups in lines 2 to 4, 6 to 8 and 10 to 12.
const std::string file = "# site\n"
                         "User-agent: a\nDisallow: /1\nAllow: /2\n"
                         "\n"
                         "User-agent: b\nDisallow: /3\nAllow: /4\n"
                         "# the last\n"
                         "User-agent: c\nDisallow: /5\nAllow: /6\n";

} // namespace

class FoldingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void marks();
    void foldsTheCursorsGroup();
    void foldsByTheGutter();
    void unfoldsByTheBox();
    void foldsAll();
    void arrowsPassBy();
    void deletesAsOneLine();
    void goingThereUnfolds();
    void editsElsewhereKeepFolds();
    void editsInsideUnfold();
    void undoInsideUnfolds();
    void returnBehindTheHeadUnfolds();
    void movesAsOneLine();
    void movesPastAFold();
    void tellsTheDecidingLine();
    void tellsOfHiddenFindings();
    void scrollBar();
    void clickBelowTheText();
    void selectAllKeepsFolds();
    void longHeads();
    void wrapped();
    void bigFile();
    void anythingElse();

private:
    void doSomething(QRandomGenerator& random);
    [[nodiscard]] CodeEditor& editor() { return m_fixture->editor; }
    void foldLine(text::LineNumber line)
    {
        editor().goToLine(line);
        editor().foldGroup();
    }

    std::unique_ptr<EditorFixture> m_fixture;
};

void FoldingTest::init()
{
    m_fixture = std::make_unique<EditorFixture>();
    QVERIFY(m_fixture->isShown);
    m_fixture->load(file);
}

void FoldingTest::marks()
{
    const auto rows = editor().visibleRows();
    for (const CodeEditor::Row& row : rows) {
        const bool begins = row.line == 2 || row.line == 6 || row.line == 10;
        QCOMPARE(row.fold, begins ? FoldMark::Open : FoldMark::None);
    }
    foldLine(7);
    QCOMPARE(editor().visibleRows().at(5).fold, FoldMark::Closed);
}

void FoldingTest::foldsTheCursorsGroup()
{
    foldLine(7);
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13}));
    QCOMPARE(editor().cursorLine(), 6U);
    QVERIFY(!editor().isFolded(6));
    QVERIFY(editor().isFolded(7));
    QVERIFY(editor().isFolded(8));
    QVERIFY(!editor().isFolded(9));
    QCOMPARE(editor().linesHiddenBehind(editor().visibleRows().at(5).block), 2U);
    QVERIFY(!editor().foldBoxOf(editor().visibleRows().at(5)).isNull());
    QVERIFY(editor().foldBoxOf(editor().visibleRows().at(4)).isNull());
    editor().foldGroup(); // it is
    QCOMPARE(m_fixture->lines().size(), 11);
    editor().unfoldGroup();
    QCOMPARE(m_fixture->lines().size(), 13);
    QCOMPARE(m_fixture->session.bytes(), file);
    QVERIFY(!m_fixture->session.isModified());
    foldLine(1); // no group
    QCOMPARE(m_fixture->lines().size(), 13);
}

void FoldingTest::foldsByTheGutter()
{
    auto* gutter = editor().findChild<Gutter*>();
    QTest::mouseClick(gutter, Qt::LeftButton, {}, gutter->foldRect(2).center());
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13}));
    QTest::mouseClick(gutter, Qt::LeftButton, {}, gutter->foldRect(2).center());
    QCOMPARE(m_fixture->lines().size(), 13);
    QVERIFY(gutter->foldRect(1).isNull());
}

void FoldingTest::unfoldsByTheBox()
{
    foldLine(2);
    const QRectF box = editor().foldBoxOf(editor().visibleRows().at(1));
    QTest::mouseClick(editor().viewport(), Qt::LeftButton, {}, box.center().toPoint());
    QCOMPARE(m_fixture->lines().size(), 13);
}

void FoldingTest::foldsAll()
{
    editor().goToLine(12);
    editor().foldAll();
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 5, 6, 9, 10, 13}));
    QCOMPARE(editor().cursorLine(), 10U);
    editor().unfoldAll();
    QCOMPARE(m_fixture->lines().size(), 13);
}

void FoldingTest::arrowsPassBy()
{
    foldLine(6);
    editor().goToLine(6);
    m_fixture->press(Qt::Key_Down);
    QCOMPARE(editor().cursorLine(), 9U);
    m_fixture->press(Qt::Key_Up);
    QCOMPARE(editor().cursorLine(), 6U);
    m_fixture->press(Qt::Key_End);
    m_fixture->press(Qt::Key_Right);
    QCOMPARE(editor().cursorLine(), 9U);
    QVERIFY(editor().textCursor().atBlockStart());
    m_fixture->press(Qt::Key_Left);
    QCOMPARE(editor().cursorLine(), 6U);
    QVERIFY(editor().textCursor().atBlockEnd());
    m_fixture->press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(editor().cursorLine(), 9U);
    QCOMPARE(editor().textCursor().selectedText().count(QChar::ParagraphSeparator), 3);
    QVERIFY(editor().isFolded(7));
}

void FoldingTest::deletesAsOneLine()
{
    foldLine(6);
    editor().deleteLines();
    QVERIFY(!QByteArray::fromStdString(m_fixture->session.bytes()).contains("/3"));
    QVERIFY(!QByteArray::fromStdString(m_fixture->session.bytes()).contains("/4"));
    QCOMPARE(m_fixture->lines().size(), 10);
    editor().undo();
    QCOMPARE(m_fixture->session.bytes(), file);
    QCOMPARE(m_fixture->lines().size(), 13);
}

void FoldingTest::goingThereUnfolds()
{
    editor().foldAll();
    editor().goToLine(8);
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 5, 6, 7, 8, 9, 10, 13}));
    QCOMPARE(editor().cursorLine(), 8U);
    editor().foldAll();
    editor().revealLine(4);
    QVERIFY(!editor().isFolded(4));
    editor().foldAll();
    QVERIFY(editor().find(QStringLiteral("/5")));
    QVERIFY(!editor().isFolded(11));
    QVERIFY(editor().isFolded(8));
}

void FoldingTest::editsElsewhereKeepFolds()
{
    foldLine(6);
    editor().goToLine(1);
    m_fixture->type("x\ny\n");
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15}));
    // Above the head, at its very start.
    editor().goToLine(8);
    m_fixture->type("\n");
    QVERIFY(editor().isFolded(10));
    QCOMPARE(editor().cursorLine(), 9U);
    // In the head itself.
    m_fixture->press(Qt::Key_End);
    m_fixture->type("bc");
    QVERIFY(editor().isFolded(10));
    m_fixture->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editor().isFolded(10));
    // Below.
    editor().goToLine(12);
    m_fixture->type("#");
    QVERIFY(editor().isFolded(10));
    QVERIFY(editor().isFolded(11));
    // The line above goes.
    editor().goToLine(8);
    editor().deleteLines();
    QVERIFY(editor().isFolded(9));
    QCOMPARE(editor().cursorLine(), 8U);
    // Two edits on both sides are one.
    const auto end = static_cast<text::Offset>(m_fixture->session.bytes().size());
    editor().applyEdits(std::vector<edits::Edit>{{{0, 0}, "# a\n"}, {{end, end}, "# z\n"}});
    QVERIFY(editor().isFolded(10));
}

void FoldingTest::editsInsideUnfold()
{
    foldLine(6);
    const auto at = static_cast<text::Offset>(file.find("/3"));
    editor().applyEdits(std::vector<edits::Edit>{{{at, at + 2}, "/three"}});
    QCOMPARE(m_fixture->lines().size(), 13);
    // A letter from behind the fold.
    foldLine(6);
    editor().goToLine(9);
    m_fixture->press(Qt::Key_Backspace);
    QCOMPARE(m_fixture->lines().size(), 12);
    QCOMPARE(editor().cursorLine(), 8U);
}

void FoldingTest::undoInsideUnfolds()
{
    editor().goToLine(7);
    m_fixture->type("x");
    foldLine(7);
    QVERIFY(editor().isFolded(7));
    editor().undo();
    QVERIFY(!editor().isFolded(7));
    QCOMPARE(m_fixture->session.bytes(), file);
}

void FoldingTest::returnBehindTheHeadUnfolds()
{
    foldLine(6);
    m_fixture->press(Qt::Key_End);
    m_fixture->press(Qt::Key_Return);
    QCOMPARE(m_fixture->lines().size(), 14);
    QCOMPARE(editor().cursorLine(), 7U);
}

void FoldingTest::movesAsOneLine()
{
    foldLine(6);
    editor().moveLines(Direction::Down);
    QCOMPARE(m_fixture->session.bytes(),
             "# site\nUser-agent: a\nDisallow: /1\nAllow: /2\n\n# the last\n"
             "User-agent: b\nDisallow: /3\nAllow: /4\n"
             "User-agent: c\nDisallow: /5\nAllow: /6\n");
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13}));
    QCOMPARE(editor().cursorLine(), 7U);
    editor().moveLines(Direction::Up);
    QCOMPARE(m_fixture->session.bytes(), file);
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13}));
}

void FoldingTest::movesPastAFold()
{
    editor().foldAll();
    editor().goToLine(9);
    editor().moveLines(Direction::Up);
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 5, 6, 7, 10, 13}));
    QCOMPARE(m_fixture->row(3), QStringLiteral("# the last"));
    editor().moveLines(Direction::Down);
    QCOMPARE(m_fixture->session.bytes(), file);
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 5, 6, 9, 10, 13}));
    // Two folded ones.
    editor().deleteLines();
    editor().goToLine(6);
    editor().moveLines(Direction::Down);
    QCOMPARE(m_fixture->row(3), QStringLiteral("User-agent: c"));
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 5, 6, 9, 12}));
}

void FoldingTest::tellsTheDecidingLine()
{
    editor().setDecidingLine(8, rules::Verdict::Allow);
    foldLine(6);
    const auto rows = editor().visibleRows();
    QVERIFY(rows.at(5).hidesDeciding);
    QVERIFY(!rows.at(1).hidesDeciding);
    editor().unfoldAll();
    QVERIFY(!editor().visibleRows().at(5).hidesDeciding);
    QVERIFY(editor().visibleRows().at(7).isDeciding);
}

void FoldingTest::tellsOfHiddenFindings()
{
    m_fixture->load("User-agent: a\nDisallow: /1\nDisallow: nowhere\n");
    const auto severityOf = [this](std::size_t row) {
        return editor().visibleRows().at(row).severity;
    };
    const checks::Severity head = severityOf(0);
    const checks::Severity inside = severityOf(2);
    QVERIFY(inside > head);
    editor().foldAll();
    QCOMPARE(severityOf(0), inside);
    editor().unfoldAll();
    QCOMPARE(severityOf(0), head);
}

void FoldingTest::scrollBar()
{
    std::string many;
    for (int i = 0; i < 50; ++i)
        many += "User-agent: x" + std::to_string(i) + "\nDisallow: /1\nAllow: /2\nAllow: /3\n";
    m_fixture->load(many);
    const int before = editor().verticalScrollBar()->maximum();
    editor().goToLine(150);
    editor().foldAll();
    QCOMPARE(before - editor().verticalScrollBar()->maximum(), 150);
    QCOMPARE(editor().cursorLine(), 149U);
    const Lines lines = m_fixture->lines();
    QVERIFY(lines.contains(149U));
    QVERIFY(lines.size() > 10);
    QCOMPARE(lines.at(1) - lines.at(0), 4U);
    editor().unfoldAll();
    QCOMPARE(editor().verticalScrollBar()->maximum(), before);
    QVERIFY(m_fixture->lines().contains(149U));
}

void FoldingTest::clickBelowTheText()
{
    m_fixture->load("User-agent: a\nDisallow: /1\nAllow: /2");
    editor().foldAll();
    QCOMPARE(m_fixture->lines(), Lines{1});
    QTest::mouseClick(editor().viewport(), Qt::LeftButton, {}, {200, 300});
    QCOMPARE(m_fixture->lines(), Lines{1});
    QCOMPARE(editor().cursorLine(), 1U);
    m_fixture->press(Qt::Key_Down);
    m_fixture->press(Qt::Key_PageDown);
    QCOMPARE(m_fixture->lines(), Lines{1});
    m_fixture->press(Qt::Key_End, Qt::ControlModifier); // asks for the end
    QCOMPARE(editor().cursorLine(), 3U);
    QCOMPARE(m_fixture->lines().size(), 3);
}

void FoldingTest::selectAllKeepsFolds()
{
    editor().foldAll();
    const Lines before = m_fixture->lines();
    m_fixture->press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_fixture->lines(), before);
    m_fixture->press(Qt::Key_Delete);
    QCOMPARE(m_fixture->session.bytes(), "");
    QCOMPARE(m_fixture->lines(), Lines{1});
    editor().undo();
    QCOMPARE(m_fixture->lines().size(), 13);
}

void FoldingTest::longHeads()
{
    const std::string head = "User-agent: " + std::string(2000, 'x');
    m_fixture->load(head + "\nDisallow: /1\n" + "Disallow: /" + std::string(2000, 'y') + "\n#\n");
    editor().foldAll();
    QCOMPARE(m_fixture->lines(), (Lines{1, 4, 5}));
    const auto rows = editor().visibleRows();
    QCOMPARE(rows.at(0).fold, FoldMark::Closed);
    QVERIFY(editor().foldBoxOf(rows.at(0)).isNull());
    const QRectF box = editor().foldBoxOf(rows.at(rows.size() - 3)); // the head's last block
    QVERIFY(editor().viewport()->rect().contains(box.toAlignedRect()));
    QCOMPARE(editor().linesHiddenBehind(rows.at(rows.size() - 3).block), 2U);
    editor().toggleFold(1);
    QCOMPARE(m_fixture->lines(), (Lines{1, 2, 3, 4, 5}));
}

void FoldingTest::wrapped()
{
    const std::string rule = "Disallow: /" + std::string(300, 'x') + "\n";
    m_fixture->load("User-agent: a\n" + rule + rule + "# behind\n");
    editor().setWordWrap(true);
    QVERIFY(editor().hasWordWrap());
    const auto rows = editor().visibleRows();
    QVERIFY(rows.at(2).rect.top() - rows.at(1).rect.top() > 3 * rows.at(0).rect.height());
    editor().foldAll();
    QCOMPARE(m_fixture->lines(), (Lines{1, 4, 5}));
    const auto folded = editor().visibleRows();
    QCOMPARE(folded.at(1).rect.top(), rows.at(1).rect.top());
    editor().unfoldAll();
    QCOMPARE(editor().visibleRows().at(2).rect, rows.at(2).rect);
    editor().setWordWrap(false);
    QVERIFY(editor().visibleRows().at(2).rect.top() < rows.at(2).rect.top());
}

void FoldingTest::bigFile()
{
    const std::string bytes = corpusFile("docs.oracle.com");
    if (bytes.empty())
        QSKIP("The corpus of real files is not here.");
    m_fixture->load(bytes);
    const double before = cpuMilliseconds();
    editor().foldAll();
    const double folded = cpuMilliseconds();
    editor().grab();
    const double painted = cpuMilliseconds();
    editor().unfoldAll();
    const double unfolded = cpuMilliseconds();
    qInfo("%zu groups; fold %.1f ms, paint %.1f ms, unfold %.1f ms",
          GroupLines(m_fixture->session.analysis(), dialects::Id::Google).all().size(),
          folded - before, painted - folded, unfolded - painted);
}

void FoldingTest::doSomething(QRandomGenerator& random)
{
    constexpr std::array keys{Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left,      Qt::Key_Right,
                              Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageDown,  Qt::Key_PageUp,
                              Qt::Key_Return, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_X,
                              Qt::Key_Return, Qt::Key_Delete, Qt::Key_Backspace};
    const auto direction = random.bounded(2) == 0 ? Direction::Up : Direction::Down;
    switch (random.bounded(12)) {
    case 0:
        return editor().foldAll();
    case 1:
        return editor().foldGroup();
    case 2:
        return editor().moveLines(direction);
    case 3:
        return random.bounded(2) == 0 ? editor().duplicateLines(direction)
                                      : editor().toggleComment();
    case 4:
        return random.bounded(3) == 0 ? editor().deleteLines() : editor().joinLines();
    case 5:
        return random.bounded(2) == 0 ? editor().undo() : editor().redo();
    case 6:
        return editor().goToLine(random.bounded(1U, m_fixture->session.lineCount() + 1));
    default:
        const bool selects = random.bounded(4) == 0;
        m_fixture->press(keys.at(static_cast<std::size_t>(random.bounded(int(keys.size())))),
                         selects ? Qt::ShiftModifier : Qt::NoModifier);
    }
}

// Whatever is done: the cursor and the first line are seen, and the scroll bar knows how much is.
void FoldingTest::anythingElse()
{
    QRandomGenerator random(6);
    int hiddenSteps = 0;
    m_fixture->load(file + "\r\n" + file);
    for (int step = 0; step < 1500; ++step) {
        doSomething(random);
        const QTextDocument& document = *editor().document();
        int visible = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            visible += block.isVisible() ? 1 : 0;
            QCOMPARE(block.lineCount(), block.isVisible() ? 1 : 0);
        }
        QCOMPARE(document.lineCount(), visible);
        QVERIFY(document.begin().isVisible());
        QVERIFY(editor().textCursor().block().isVisible());
        hiddenSteps += visible < document.blockCount() ? 1 : 0;
        if (step % 50 == 0)
            m_fixture->load(file + "\r\n" + file);
    }
    QVERIFY2(hiddenSteps > 200, qPrintable(QString::number(hiddenSteps)));
}

QTEST_MAIN(FoldingTest)
#include "tst_folding.moc"
