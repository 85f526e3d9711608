// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/editor/paint_watch.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QColor>
#include <QCoreApplication>
#include <QFont>
#include <QImage>
#include <QList>
#include <QPalette>
#include <QRect>
#include <QRectF>
#include <QRegion>
#include <QRegularExpression>
#include <QRgb>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextLine>
#include <QWidget>

#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace crawlright;
using namespace std::string_literals;
using editor::CodeEditor;
using editor::PaintWatch;

namespace {

QPalette palette(QColor base, QColor text)
{
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    return palette;
}

} // namespace

/// What the editor shows beside and beneath its text, and what of it is painted anew.
class EditorPaintingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void underlines();
    void underlinesStayBesideTheirWords();
    void underlineAtTheEndOfTheFile();
    void findingsOfOthersAreHints();
    void gutterSigns();
    void gutterNumbersAreLines();
    void gutterPaintsWhatDiffers();
    void decidingLine();
    void paletteChange();
    void syntaxColours();
    void syntaxColoursOfPieces();
    void byteBoxesHaveRoom();
    void movedCursorPaintsTwoRows();
    void typingPaintsNoHitsElsewhere();
    void hitsThatAreFoundAgain();
    void selectedHitIsPaintedWhole();
    void hitAcrossRowsIsPaintedInAll();

private:
    void load(const std::string& bytes)
    {
        m_session->load(bytes);
        m_session->finishLoading();
    }
    [[nodiscard]] QTextBlock block(int number) const
    {
        return m_editor->document()->findBlockByNumber(number);
    }
    void type(const QString& keys) { QTest::keyClicks(m_editor.get(), keys); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_editor.get(), key, modifiers);
    }
    /// "# 1" to "# 30", more than are seen.
    void loadLines();
    /// Marks where each of these is first.
    void find(const std::vector<std::string_view>& words);
    [[nodiscard]] text::Span spanOf(std::string_view word) const;
    /// The rows of these lines, across the text.
    [[nodiscard]] QRect rowsOf(text::LineNumber first, text::LineNumber last) const;
    /// What of a widget was painted since this was asked last.
    [[nodiscard]] static QRegion paintedOf(QWidget& widget, PaintWatch& watch);
    /// The same of the text, which is painted whole at first.
    void watchText(PaintWatch& watch);
    [[nodiscard]] QRegion paintedText(PaintWatch& watch) const
    {
        return paintedOf(*m_editor->viewport(), watch);
    }

    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<CodeEditor> m_editor;
};

void EditorPaintingTest::init()
{
    // Any, but for what the offscreen platform says of windows.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_session = std::make_unique<session::DocumentSession>();
    m_editor = std::make_unique<CodeEditor>(*m_session, m_repository);
    m_editor->setPalette(palette(Qt::white, Qt::black));
    m_editor->resize(700, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void EditorPaintingTest::cleanup()
{
    m_editor.reset();
    m_session.reset();
}

void EditorPaintingTest::loadLines()
{
    std::string lines;
    for (int i = 1; i <= 30; ++i)
        lines += "# " + std::to_string(i) + "\n";
    load(lines);
    m_editor->moveCursor(QTextCursor::Start);
    QTRY_VERIFY(m_session->isComplete());
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get())); // which paints, too
}

void EditorPaintingTest::find(const std::vector<std::string_view>& words)
{
    editor::Hits hits{.revision = m_session->revision(), .spans = {}, .scope = {}};
    for (const std::string_view word : words)
        hits.spans.push_back(spanOf(word));
    m_editor->setHits(std::make_shared<const editor::Hits>(std::move(hits)));
}

text::Span EditorPaintingTest::spanOf(std::string_view word) const
{
    const std::size_t at = m_session->bytes().find(word);
    return {static_cast<text::Offset>(at), static_cast<text::Offset>(at + word.size())};
}

QRect EditorPaintingTest::rowsOf(text::LineNumber first, text::LineNumber last) const
{
    QRect rows;
    for (const CodeEditor::Row& row : m_editor->visibleRows())
        if (first <= row.line && row.line <= last)
            rows |= row.rect.toAlignedRect();
    return {0, rows.top(), m_editor->viewport()->width(), rows.height()};
}

QRegion EditorPaintingTest::paintedOf(QWidget& widget, PaintWatch& watch)
{
    QCoreApplication::processEvents();
    const QRect mark(0, widget.height() - 1, 1, 1); // is painted at last
    widget.update(mark);
    if (!QTest::qWaitFor([&] { return watch.painted.contains(mark.topLeft()); }))
        qWarning("Nothing is painted.");
    return std::exchange(watch.painted, {}).subtracted(mark);
}

void EditorPaintingTest::watchText(PaintWatch& watch)
{
    m_editor->viewport()->installEventFilter(&watch);
    m_editor->viewport()->update();
    const QRegion painted = paintedText(watch);
    QVERIFY(painted.contains(rowsOf(1, 3)));
}

void EditorPaintingTest::underlines()
{
    load("User-agent: *\nDisallow: /a%zz\nno field at all\n");
    QVERIFY(m_editor->underlinesOf(block(0)).empty());
    const auto percent = m_editor->underlinesOf(block(1));
    QCOMPARE(percent.size(), std::size_t{1});
    QCOMPARE(percent[0].finding->code, checks::Code::BadPercent);
    QCOMPARE(percent[0].begin, 12);
    QVERIFY(percent[0].end > 12 && percent[0].end <= 15);
    const auto field = m_editor->underlinesOf(block(2));
    QCOMPARE(field.size(), std::size_t{1});
    QCOMPARE(field[0].finding->code, checks::Code::MissingColon);
    QCOMPARE(field[0].severity, checks::Severity::Error);

    // And it is seen: something of its colour is in the row, and is not without it.
    const auto hasErrorColour = [this] {
        const QImage image = m_editor->viewport()->grab().toImage();
        const QColor error = m_editor->colors().error;
        const QRect row = m_editor->visibleRows()[2].rect.toAlignedRect() & image.rect();
        for (int y = row.top(); y <= row.bottom(); ++y)
            for (int x = row.left(); x <= row.right(); ++x)
                if (std::abs(image.pixelColor(x, y).hslHue() - error.hslHue()) < 6 &&
                    image.pixelColor(x, y).hslSaturation() > 120)
                    return true;
        return false;
    };
    QVERIFY(hasErrorColour());
    m_session->replaceAll("User-agent: *\nDisallow: /a\n# a comment now\n");
    QVERIFY(m_editor->underlinesOf(block(2)).empty());
    QVERIFY(!hasErrorColour());
}

// Before the analysis of a big file is there again.
void EditorPaintingTest::underlinesStayBesideTheirWords()
{
    std::string file = "User-agent: *\nDisallow: /a%zz\n";
    for (int i = 0; i < 30'000; ++i)
        file += "Disallow: /b" + std::to_string(i) + "\n";
    load(file);
    QTRY_VERIFY(m_session->isCurrent());
    QCOMPARE(m_editor->underlinesOf(block(1)).size(), std::size_t{1});
    m_editor->moveCursor(QTextCursor::Start);
    type(QStringLiteral("# new"));
    press(Qt::Key_Return);
    QVERIFY(!m_session->isCurrent());
    QVERIFY(m_editor->underlinesOf(block(1)).empty());
    const auto moved = m_editor->underlinesOf(block(2));
    QCOMPARE(moved.size(), std::size_t{1});
    QCOMPARE(moved[0].begin, 12);
    QTRY_VERIFY(m_session->isCurrent());
    QCOMPARE(m_editor->underlinesOf(block(2)).size(), std::size_t{1});
}

void EditorPaintingTest::underlineAtTheEndOfTheFile()
{
    load("User-agent: a");
    QVERIFY(!m_session->analysis()->findings.empty());
    const auto underlines = m_editor->underlinesOf(block(0));
    QCOMPARE(underlines.size(), m_session->analysis()->findings.size());
    for (const CodeEditor::Underline& underline : underlines)
        QVERIFY(underline.begin < underline.end && underline.end <= 13);
}

void EditorPaintingTest::findingsOfOthersAreHints()
{
    load("User-agent: *\nDisallow: /a%zz\n");
    const checks::Finding& finding = m_session->analysis()->findings.front();
    for (const dialects::Dialect& dialect : dialects::all()) {
        m_editor->setReaders({dialect.id});
        const checks::Severity expected = checks::severityFor(finding, std::array{dialect.id});
        const auto underlines = m_editor->underlinesOf(block(1));
        QCOMPARE(underlines.size(), std::size_t(expected == checks::Severity::None ? 0 : 1));
        if (!underlines.empty())
            QCOMPARE(underlines[0].severity, expected);
    }
}

void EditorPaintingTest::gutterSigns()
{
    load("User-agent: *\nDisallow: /\nno field at all\n" + std::string(1000, 'x') + " y z\n");
    const auto rows = m_editor->visibleRows();
    QCOMPARE(rows[0].severity, checks::Severity::None);
    QCOMPARE(rows[2].severity, checks::Severity::Error);
    QCOMPARE(rows[3].severity, checks::Severity::Error);
    QCOMPARE(rows[4].severity, checks::Severity::None); // the same finding goes on
}

void EditorPaintingTest::gutterNumbersAreLines()
{
    load("one\n" + std::string(1200, 'x') + "\nthree\rfour");
    QList<int> numbers;
    for (const CodeEditor::Row& row : m_editor->visibleRows())
        numbers.append(static_cast<int>(row.line));
    QCOMPARE(numbers, QList<int>({1, 2, 0, 0, 3, 4}));
}

// A new analysis has nothing painted anew but the rows whose marks are others.
void EditorPaintingTest::gutterPaintsWhatDiffers()
{
    load("User-agent: *\nDisallow: /\n\nSitemap: https://other.example/s.xml\n\n");
    QTRY_VERIFY(m_session->isComplete());
    m_editor->moveCursor(QTextCursor::Start);
    auto* gutter = m_editor->findChild<editor::Gutter*>();
    PaintWatch watch;
    gutter->installEventFilter(&watch);
    gutter->update();
    QTRY_VERIFY(QRegion(gutter->rect()).subtracted(watch.painted).isEmpty());
    const auto rows = m_editor->visibleRows();
    // Without the first rows, for the cursor blinks there.
    const QRect below = gutter->rect().adjusted(0, rows[2].rect.toRect().top(), 0, 0);
    const QRect mark(0, gutter->height() - 1, 1, 1); // is painted at last
    bool isWatched = true;
    const auto paintedFor = [&](const session::Origin& origin) {
        watch.painted = {};
        m_session->setOrigin(origin);
        const bool isAnalysed = QTest::qWaitFor(
            [&] { return m_session->analysis()->origin == origin && m_session->isComplete(); });
        QCoreApplication::processEvents(); // the editor compares
        gutter->update(mark);
        const bool isPainted =
            QTest::qWaitFor([&] { return watch.painted.contains(mark.topLeft()); });
        isWatched = isWatched && isAnalysed && isPainted;
        return watch.painted.intersected(below).subtracted(mark);
    };
    QVERIFY(paintedFor({.fileName = "robots.txt"}).isEmpty());
    QCOMPARE(m_editor->visibleRows()[3].severity, checks::Severity::None);

    const QRegion row = paintedFor({.fileName = "robots.txt", .host = "example.com"});
    QVERIFY(isWatched);
    QVERIFY(m_editor->visibleRows()[3].severity != checks::Severity::None);
    QCOMPARE(row.boundingRect().top(), rows[3].rect.toAlignedRect().top());
    QCOMPARE(row.boundingRect().bottom(), rows[3].rect.toAlignedRect().bottom());
}

void EditorPaintingTest::decidingLine()
{
    load("a\n" + std::string(700, 'x') + "\nc\n");
    const auto background = [this](int row) {
        const QRectF rect = m_editor->visibleRows()[static_cast<std::size_t>(row)].rect;
        const QImage image = m_editor->viewport()->grab().toImage();
        return image.pixel(m_editor->viewport()->width() - 2,
                           static_cast<int>(rect.top())); // above the letters
    };
    m_editor->moveCursor(QTextCursor::End);
    const QRgb before = background(1);
    m_editor->setDecidingLine(2, rules::Verdict::Disallow);
    QCOMPARE(m_editor->decidingLine(), 2U);
    const auto rows = m_editor->visibleRows();
    QVERIFY(!rows[0].isDeciding);
    QVERIFY(rows[1].isDeciding && rows[2].isDeciding); // both blocks of the line
    QVERIFY(!rows[3].isDeciding);
    QCOMPARE(background(2), m_editor->colors().disallow.rgb());
    QCOMPARE(background(3), before);
    m_editor->setDecidingLine(2, rules::Verdict::Allow);
    QCOMPARE(background(2), m_editor->colors().allow.rgb());
    m_editor->setDecidingLine(0, rules::Verdict::Allow);
    QCOMPARE(background(2), before);
}

void EditorPaintingTest::paletteChange()
{
    load("# text\nno field at all\n");
    const auto lightness = [this] {
        return m_editor->viewport()->grab().toImage().pixelColor(400, 300).lightness();
    };
    const QColor error = m_editor->colors().error;
    QVERIFY(lightness() > 200);
    m_editor->setPalette(palette(QColor(0x20, 0x20, 0x20), Qt::white));
    QVERIFY(lightness() < 60);
    QVERIFY(m_editor->colors().error != error);
    QVERIFY(m_editor->colors().gutterText.lightness() > m_editor->colors().gutter.lightness());
}

void EditorPaintingTest::syntaxColours()
{
    load("User-agent: *\n# comment\n");
    const auto formatAt = [this](int number) {
        m_editor->viewport()->grab();
        const auto formats = block(number).layout()->formats();
        return formats.isEmpty() ? QTextCharFormat() : formats.first().format;
    };
    QVERIFY(formatAt(0).fontWeight() == QFont::Bold);
    const QColor light = formatAt(1).foreground().color();
    m_editor->setPalette(palette(Qt::black, Qt::white));
    QVERIFY(formatAt(1).foreground().color() != light);
    // A line that becomes a comment by typing looks like one at once.
    m_editor->moveCursor(QTextCursor::Start);
    type(QStringLiteral("#"));
    QCOMPARE(formatAt(0).foreground(), formatAt(1).foreground());
}

// A piece of a long line looks as what is before it says, and otherwise when that is edited.
void EditorPaintingTest::syntaxColoursOfPieces()
{
    load("# comment\nDisallow: /" + std::string(1200, 'x') + "#" + std::string(1200, 'y') + "\n");
    const auto isComment = [this](int number) {
        m_editor->viewport()->grab();
        const auto formatOf = [this](int other) {
            const auto formats = block(other).layout()->formats();
            return formats.isEmpty() ? QTextCharFormat() : formats.first().format;
        };
        return formatOf(number).foreground() == formatOf(0).foreground();
    };
    const int last = m_editor->document()->blockCount() - 2;
    QVERIFY(last >= 4);
    QVERIFY(!isComment(1) && !isComment(2));
    QVERIFY(isComment(last));
    QVERIFY(!isComment(2)); // what is behind it says nothing of it
    QTextCursor cursor(block(1));
    cursor.insertText(QStringLiteral("#"));
    QVERIFY(isComment(2) && isComment(last));
    cursor.deletePreviousChar();
    QVERIFY(!isComment(2));
    QVERIFY(isComment(last));
    const auto sign = static_cast<text::Offset>(m_session->bytes().rfind('#'));
    m_session->applyEdits(std::array{edits::Edit{.span = {sign, sign + 1}, .with = {}}});
    QVERIFY(!isComment(m_editor->document()->blockCount() - 2));
}

void EditorPaintingTest::byteBoxesHaveRoom()
{
    load("\xEF\xBB\xBF"
         "a\xFF"
         "b\0c\r\nd\ne\n"s);
    m_editor->viewport()->grab();
    const auto boxes = m_editor->boxesOf(block(0));
    QCOMPARE(boxes.size(), std::size_t{5});
    QCOMPARE(boxes[0].label, QStringLiteral("BOM"));
    QCOMPARE(boxes[1].label, QStringLiteral("FF"));
    QCOMPARE(boxes[2].label, QStringLiteral("NUL"));
    QCOMPARE(boxes[3].label, QStringLiteral("CR"));
    QCOMPARE(boxes[4].label, QStringLiteral("LF"));
    const QTextLine line = block(0).layout()->lineAt(0);
    const int letter = m_editor->fontMetrics().horizontalAdvance(u'0');
    for (const editor::ByteBox& box : boxes) {
        const qreal room = line.cursorToX(box.position + 1) - line.cursorToX(box.position);
        QVERIFY2(room > 0.7 * letter * static_cast<double>(box.label.size()),
                 qPrintable(box.label));
    }
}

void EditorPaintingTest::movedCursorPaintsTwoRows()
{
    loadLines();
    m_editor->goToLine(6);
    PaintWatch watch;
    watchText(watch);
    auto* gutter = m_editor->findChild<editor::Gutter*>();
    PaintWatch gutterWatch;
    gutter->installEventFilter(&gutterWatch);
    gutter->update();
    QVERIFY(!paintedOf(*gutter, gutterWatch).isEmpty());
    (void)paintedText(watch);
    press(Qt::Key_Down);
    QCOMPARE(m_editor->cursorLine(), 7U);
    const QRect both = rowsOf(6, 7);
    const QRect around = rowsOf(5, 8); // Qt paints a little more than the cursor
    const QRegion painted = paintedText(watch);
    QVERIFY(QRegion(both).subtracted(painted).isEmpty());
    QVERIFY(painted.subtracted(around).isEmpty());
    const QRegion inGutter = paintedOf(*gutter, gutterWatch);
    const QRect bothNumbers(0, both.top(), gutter->width(), both.height());
    QVERIFY(QRegion(bothNumbers).subtracted(inGutter).isEmpty());
    QVERIFY(
        inGutter.subtracted(QRect(0, around.top(), gutter->width(), around.height())).isEmpty());
}

void EditorPaintingTest::typingPaintsNoHitsElsewhere()
{
    loadLines();
    m_editor->goToLine(3);
    press(Qt::Key_End);
    find({"# 8", "# 11"});
    PaintWatch watch;
    watchText(watch);
    type(QStringLiteral("x"));
    QCOMPARE(m_editor->hits().size(), std::size_t{2});
    const QRegion painted = paintedText(watch);
    QVERIFY(QRegion(rowsOf(3, 3)).subtracted(painted).isEmpty());
    QVERIFY(!painted.intersects(rowsOf(6, 13)));
}

void EditorPaintingTest::hitsThatAreFoundAgain()
{
    loadLines();
    find({"# 8", "# 11"});
    PaintWatch watch;
    watchText(watch);
    find({"# 8", "# 11"});
    QVERIFY(!paintedText(watch).intersects(rowsOf(6, 14)));
    find({"# 8", "# 13"});
    const QRegion painted = paintedText(watch);
    QVERIFY(QRegion(rowsOf(11, 11)).subtracted(painted).isEmpty());
    QVERIFY(QRegion(rowsOf(13, 13)).subtracted(painted).isEmpty());
    QVERIFY(!painted.intersects(rowsOf(6, 9)));
    m_editor->setHits(nullptr);
    QVERIFY(QRegion(rowsOf(8, 8)).subtracted(paintedText(watch)).isEmpty());
}

void EditorPaintingTest::selectedHitIsPaintedWhole()
{
    loadLines();
    find({"# 12"});
    m_editor->goToSpan(spanOf("# 12"));
    QVERIFY(m_editor->hitsOf(block(11)).front().isCurrent);
    PaintWatch watch;
    watchText(watch);
    press(Qt::Key_Right, Qt::ShiftModifier); // no longer just this hit
    QVERIFY(!m_editor->hitsOf(block(11)).front().isCurrent);
    QVERIFY(QRegion(rowsOf(12, 12)).subtracted(paintedText(watch)).isEmpty());
}

void EditorPaintingTest::hitAcrossRowsIsPaintedInAll()
{
    loadLines();
    find({"12\n# 13"});
    m_editor->goToSpan(spanOf("12\n# 13"));
    QVERIFY(m_editor->hitsOf(block(11)).front().isCurrent);
    PaintWatch watch;
    watchText(watch);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(!m_editor->hitsOf(block(11)).front().isCurrent);
    QVERIFY(QRegion(rowsOf(12, 13)).subtracted(paintedText(watch)).isEmpty());
    // It is gone where one types in it.
    m_editor->goToLine(13);
    (void)paintedText(watch);
    type(QStringLiteral("x"));
    QVERIFY(m_editor->hits().isEmpty());
    QVERIFY(QRegion(rowsOf(12, 13)).subtracted(paintedText(watch)).isEmpty());
}

QTEST_MAIN(EditorPaintingTest)
#include "tst_editor_painting.moc"
