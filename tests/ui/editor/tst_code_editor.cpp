// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/editor/hover_card.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QApplication>
#include <QClipboard>
#include <QColor>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QFile>
#include <QFont>
#include <QHelpEvent>
#include <QIODevice>
#include <QImage>
#include <QLabel>
#include <QList>
#include <QMimeData>
#include <QPaintEvent>
#include <QPalette>
#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QRegion>
#include <QRegularExpression>
#include <QRgb>
#include <QScrollBar>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextLine>
#include <QUrl>
#include <QWheelEvent>

#include <ctime>

using namespace crawlright;
using namespace std::string_literals;
using editor::CodeEditor;

namespace {

double cpuMilliseconds() // of this thread
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

QString firstIdOf(const std::vector<const checks::Finding*>& findings)
{
    const std::string_view id = checks::idOf(findings.front()->code);
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

// What of a widget was painted.
struct PaintWatch final : QObject {
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            painted += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }
    QRegion painted;
};

QPalette palette(QColor base, QColor text)
{
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    return palette;
}

} // namespace

class CodeEditorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void typing();
    void undoAndRedo();
    void underlines();
    void underlinesStayBesideTheirWords();
    void underlineAtTheEndOfTheFile();
    void findingsOfOthersAreHints();
    void toolTip();
    void tellsAboutPlaces();
    void tellsTheKeyboard();
    void gutterSigns();
    void gutterNumbersAreLines();
    void gutterPaintsWhatDiffers();
    void decidingLine();
    void goingToALine();
    void zooming();
    void paletteChange();
    void syntaxColours();
    void syntaxColoursOfPieces();
    void byteBoxesHaveRoom();
    void pastesBytes();
    void pastesTextOfOthers();
    void takesDroppedText();
    void doesNotTakeFiles();
    void cursorKeepsOutOfContinuation();
    void deletesAcrossContinuation();
    void longLineTypedIn();
    void readOnlyWhileLoading();
    void bytesThroughTheEditor();
    void leftToRight();
    void bigFilesInShortSteps_data();
    void bigFilesInShortSteps();

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

    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<CodeEditor> m_editor;
};

void CodeEditorTest::init()
{
    // Any, but for what the offscreen platform says when a tool tip is shown.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_session = std::make_unique<session::DocumentSession>();
    m_editor = std::make_unique<CodeEditor>(*m_session, m_repository);
    m_editor->setHoverText(firstIdOf);
    m_editor->setPalette(palette(Qt::white, Qt::black));
    m_editor->resize(700, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void CodeEditorTest::cleanup()
{
    m_editor.reset();
    m_session.reset();
}

void CodeEditorTest::typing()
{
    type(QStringLiteral("User-agent: *"));
    press(Qt::Key_Return);
    type(QStringLiteral("Disallow: /"));
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: /");
    QCOMPARE(m_session->analysis()->document.lines().size(), std::size_t{2});
    QVERIFY(m_session->isCurrent());
}

void CodeEditorTest::undoAndRedo()
{
    load("a\xFF\r\nb\n\r");
    m_editor->moveCursor(QTextCursor::End);
    type(QStringLiteral("typed"));
    m_editor->selectAll();
    press(Qt::Key_Delete);
    QCOMPARE(m_session->bytes(), "");
    m_editor->undo();
    QCOMPARE(m_session->bytes(), "a\xFF\r\nb\n\rtyped");
    m_editor->undo();
    QCOMPARE(m_session->bytes(), "a\xFF\r\nb\n\r");
    QVERIFY(!m_session->isModified());
    m_editor->redo();
    QCOMPARE(m_session->bytes(), "a\xFF\r\nb\n\rtyped");
}

void CodeEditorTest::underlines()
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
void CodeEditorTest::underlinesStayBesideTheirWords()
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

void CodeEditorTest::underlineAtTheEndOfTheFile()
{
    load("User-agent: a");
    QVERIFY(!m_session->analysis()->findings.empty());
    const auto underlines = m_editor->underlinesOf(block(0));
    QCOMPARE(underlines.size(), m_session->analysis()->findings.size());
    for (const CodeEditor::Underline& underline : underlines)
        QVERIFY(underline.begin < underline.end && underline.end <= 13);
}

void CodeEditorTest::findingsOfOthersAreHints()
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

void CodeEditorTest::toolTip()
{
    load("User-agent: *\nno field at all\n");
    const auto row = m_editor->visibleRows()[1];
    const auto ask = [this](QPoint position) {
        QHelpEvent help(QEvent::ToolTip, position, m_editor->viewport()->mapToGlobal(position));
        QCoreApplication::sendEvent(m_editor->viewport(), &help);
    };
    const auto* card = m_editor->findChild<editor::HoverCard*>();
    ask(row.rect.topLeft().toPoint() + QPoint(30, 5));
    QCOMPARE(card->html(), QStringLiteral("missing-colon")); // of one that is seen
    ask(row.rect.topLeft().toPoint() + QPoint(600, 5));      // right of the words
    QVERIFY(!card->isVisible());
}

void CodeEditorTest::tellsAboutPlaces()
{
    load("User-agent: *\nno field at all\n");
    QList<text::Offset> asked;
    m_editor->setPlaceText([&asked](text::Offset at) {
        asked.append(at);
        return at < 10 ? CodeEditor::Told{QStringLiteral("name"), {0, 10}}
                       : CodeEditor::Told{QStringLiteral("more"), {at, at + 1}};
    });
    const auto rows = m_editor->visibleRows();
    const auto ask = [this](QPointF position) {
        QHelpEvent help(QEvent::ToolTip, position.toPoint(),
                        m_editor->viewport()->mapToGlobal(position.toPoint()));
        QCoreApplication::sendEvent(m_editor->viewport(), &help);
    };
    const auto* card = m_editor->findChild<editor::HoverCard*>();
    const double letter = m_editor->fontMetrics().horizontalAdvance(u'x');
    const QPointF first = rows[0].rect.topLeft() + QPointF(4 + letter / 2, 5);
    ask(first + QPointF(3 * letter, 0));
    QCOMPARE(card->html(), QStringLiteral("name"));
    QCOMPARE(asked, QList<text::Offset>{3});
    ask(rows[1].rect.topLeft() + QPointF(30, 5));
    QVERIFY2(card->html().startsWith(QStringLiteral("missing-colon<hr>")),
             qPrintable(card->html()));
    asked.clear();
    ask(first + QPointF(13 * letter, 0)); // behind the line
    QVERIFY(asked.isEmpty());
    QVERIFY(!card->isVisible());
}

void CodeEditorTest::tellsTheKeyboard()
{
    load("User-agent: *\nDisallow: /\n");
    m_editor->setPlaceText([](text::Offset at) {
        return at < 10
                   ? CodeEditor::Told{QStringLiteral("<p>a <a href=\"x:1\">link</a></p>"), {0, 10}}
                   : CodeEditor::Told();
    });
    const auto* card = m_editor->findChild<editor::HoverCard*>();
    auto* text = card->findChild<QLabel*>();
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(10); // behind the name
    m_editor->setTextCursor(cursor);
    m_editor->tellAboutCursor();
    QTRY_VERIFY(card->isVisible());
    QCOMPARE(text->accessibleName(), QStringLiteral("a link"));
    QVERIFY(text->hasFocus());

    QSignalSpy followed(m_editor.get(), &CodeEditor::hoverLinkActivated);
    QTest::keyClick(text, Qt::Key_Tab);
    QTest::keyClick(text, Qt::Key_Return);
    QCOMPARE(followed.count(), 1);
    QCOMPARE(followed.first().first().toString(), QStringLiteral("x:1"));
    QVERIFY(!card->isVisible());

    m_editor->tellAboutCursor();
    QTRY_VERIFY(card->isVisible());
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!card->isVisible());
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: /\n");

    cursor.setPosition(13);
    m_editor->setTextCursor(cursor);
    m_editor->tellAboutCursor(); // a key that seems to do nothing is no answer
    QTRY_VERIFY(card->isVisible());
    QVERIFY(text->text().contains(QStringLiteral("nothing to tell")));
}

void CodeEditorTest::gutterSigns()
{
    load("User-agent: *\nDisallow: /\nno field at all\n" + std::string(1000, 'x') + " y z\n");
    const auto rows = m_editor->visibleRows();
    QCOMPARE(rows[0].severity, checks::Severity::None);
    QCOMPARE(rows[2].severity, checks::Severity::Error);
    QCOMPARE(rows[3].severity, checks::Severity::Error);
    QCOMPARE(rows[4].severity, checks::Severity::None); // the same finding goes on
}

void CodeEditorTest::gutterNumbersAreLines()
{
    load("one\n" + std::string(1200, 'x') + "\nthree\rfour");
    QList<int> numbers;
    for (const CodeEditor::Row& row : m_editor->visibleRows())
        numbers.append(static_cast<int>(row.line));
    QCOMPARE(numbers, QList<int>({1, 2, 0, 0, 3, 4}));
}

// A new analysis has nothing painted anew but the rows whose marks are others.
void CodeEditorTest::gutterPaintsWhatDiffers()
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

void CodeEditorTest::decidingLine()
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

void CodeEditorTest::goingToALine()
{
    std::string file;
    for (int i = 1; i <= 500; ++i)
        file += "# " + std::to_string(i) + "\n";
    load(file);
    const QSignalSpy moved(m_editor.get(), &CodeEditor::cursorLineChanged);
    m_editor->goToLine(300);
    QCOMPARE(m_editor->cursorLine(), 300U);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved[0][0].toUInt(), 300U);
    const auto isSeen = [this](text::LineNumber line) {
        return std::ranges::contains(m_editor->visibleRows(), line, &CodeEditor::Row::line);
    };
    QVERIFY(isSeen(300));
    m_editor->revealLine(10);
    QVERIFY(isSeen(10));
    QCOMPARE(m_editor->cursorLine(), 300U);
    const std::size_t at = file.find("# 77\n");
    m_editor->goToSpan({static_cast<text::Offset>(at), static_cast<text::Offset>(at + 4)});
    QCOMPARE(m_editor->textCursor().selectedText(), QStringLiteral("# 77"));
    QVERIFY(isSeen(77));
}

void CodeEditorTest::zooming()
{
    const QSignalSpy changed(m_editor.get(), &CodeEditor::zoomChanged);
    const qreal size = m_editor->font().pointSizeF();
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_editor->zoom(), 110);
    QVERIFY(m_editor->font().pointSizeF() > size);
    QWheelEvent wheel({50, 50}, m_editor->viewport()->mapToGlobal(QPointF(50, 50)), {}, {0, 120},
                      Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_editor->viewport(), &wheel);
    QCOMPARE(m_editor->zoom(), 125);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(m_editor->zoom(), 110);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_editor->zoom(), 100);
    QCOMPARE(m_editor->font().pointSizeF(), size);
    QCOMPARE(changed.count(), 4);
    m_editor->setZoom(10'000);
    m_editor->zoomIn();
    QCOMPARE(m_editor->zoom(), 400);
    m_editor->setZoom(0);
    m_editor->zoomOut();
    QCOMPARE(m_editor->zoom(), 50);
}

void CodeEditorTest::paletteChange()
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

void CodeEditorTest::syntaxColours()
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
void CodeEditorTest::syntaxColoursOfPieces()
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

void CodeEditorTest::byteBoxesHaveRoom()
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

void CodeEditorTest::pastesBytes()
{
    load("a\xFF\xC2\xA0\r\nb\n");
    m_editor->selectAll();
    m_editor->cut();
    QCOMPARE(m_session->bytes(), "");
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a\uFFFD\u00A0\nb\n"));
    m_editor->paste();
    m_editor->paste();
    QCOMPARE(m_session->bytes(), "a\xFF\xC2\xA0\r\nb\na\xFF\xC2\xA0\r\nb\n");
    m_editor->undo();
    m_editor->undo();
    m_editor->undo();
    QCOMPARE(m_session->bytes(), "a\xFF\xC2\xA0\r\nb\n");
}

void CodeEditorTest::pastesTextOfOthers()
{
    load("x\r\ny\r\n");
    m_editor->moveCursor(QTextCursor::End);
    QApplication::clipboard()->setText(QStringLiteral("a\nb\u2029c\u00A0"));
    m_editor->paste();
    QCOMPARE(m_session->bytes(), "x\r\ny\r\na\r\nb\xE2\x80\xA9"
                                 "c\xC2\xA0");
}

// What is dragged of a selection is what copying it puts onto the clipboard.
void CodeEditorTest::takesDroppedText()
{
    load("one\r\ntwo \xFF\r\nthree\r\n");
    QTextCursor line(m_editor->document()->findBlockByNumber(1));
    line.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(line);
    m_editor->copy();
    const QMimeData* dragged = QApplication::clipboard()->mimeData();
    QTextCursor end(m_editor->document());
    end.movePosition(QTextCursor::End);
    const QPoint place = m_editor->cursorRect(end).center();
    QDragEnterEvent enter(place, Qt::CopyAction, dragged, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_editor->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::CopyAction, dragged, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_editor->viewport(), &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(m_session->bytes(), "one\r\ntwo \xFF\r\nthree\r\ntwo \xFF\r\n");
    m_editor->undo();
    QCOMPARE(m_session->bytes(), "one\r\ntwo \xFF\r\nthree\r\n");
}

void CodeEditorTest::doesNotTakeFiles()
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/robots.txt"))});
    QDropEvent drop({50, 50}, Qt::CopyAction, &files, Qt::LeftButton, {});
    drop.ignore();
    QCoreApplication::sendEvent(m_editor->viewport(), &drop);
    QCOMPARE(m_session->bytes(), "");
}

void CodeEditorTest::cursorKeepsOutOfContinuation()
{
    load(std::string(1000, 'x'));
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(510);
    m_editor->setTextCursor(cursor);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(m_session->offsetAt(m_editor->textCursor().position()), 512U);
    press(Qt::Key_Right); // from before the mark to the next block
    QCOMPARE(m_editor->textCursor().blockNumber(), 1);
    QCOMPARE(m_session->offsetAt(m_editor->textCursor().position()), 512U);
    press(Qt::Key_Right);
    QCOMPARE(m_session->offsetAt(m_editor->textCursor().position()), 513U);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(m_session->offsetAt(m_editor->textCursor().position()), 511U);
    press(Qt::Key_End);
    type(QStringLiteral("y"));
    QCOMPARE(m_session->bytes(), std::string(512, 'x') + "y" + std::string(488, 'x'));
    press(Qt::Key_End, Qt::ShiftModifier);
    press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_editor->textCursor().selectedText(), QStringLiteral("y"));
}

void CodeEditorTest::deletesAcrossContinuation()
{
    std::string line;
    for (int i = 0; i < 1000; ++i)
        line += static_cast<char>('a' + i % 26);
    load(line);
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(512);
    m_editor->setTextCursor(cursor);
    press(Qt::Key_Delete);
    line.erase(512, 1);
    QCOMPARE(m_session->bytes(), line);
    cursor.setPosition(514); // the start of block 1
    m_editor->setTextCursor(cursor);
    press(Qt::Key_Backspace);
    line.erase(511, 1);
    QCOMPARE(m_session->bytes(), line);
    press(Qt::Key_Return);
    line.insert(511, "\n");
    QCOMPARE(m_session->bytes(), line);
    m_editor->undo();
    m_editor->undo();
    m_editor->undo();
    QCOMPARE(m_session->bytes().size(), std::size_t{1000});
}

void CodeEditorTest::longLineTypedIn()
{
    const std::string line(500'000, 'x');
    load(line);
    m_editor->goToSpan({250'000, 250'000});
    double longest = 0;
    for (int i = 0; i < 300; ++i) {
        const double before = cpuMilliseconds();
        type(QStringLiteral("y"));
        QCoreApplication::processEvents();
        longest = std::max(longest, cpuMilliseconds() - before);
    }
    qInfo("longest key %.1f ms", longest);
    QCOMPARE(m_session->bytes(),
             line.substr(0, 250'000) + std::string(300, 'y') + line.substr(250'000));
    m_editor->undo();
    QCOMPARE(m_session->bytes(), line);
}

void CodeEditorTest::readOnlyWhileLoading()
{
    std::string file;
    for (int i = 1; i <= 20'000; ++i)
        file += "# " + std::to_string(i) + "\n";
    m_session->load(file);
    QVERIFY(m_session->isLoading());
    QVERIFY(m_editor->isReadOnly());
    m_editor->goToLine(19'000); // as soon as it is there
    type(QStringLiteral("x"));
    QTRY_VERIFY(!m_session->isLoading());
    QVERIFY(!m_editor->isReadOnly());
    QCOMPARE(m_session->bytes(), file);
    QCOMPARE(m_editor->cursorLine(), 19'000U);
}

void CodeEditorTest::bytesThroughTheEditor()
{
    const std::string before = "\xEF\xBB\xBF# \xFF\xFE\r\nDisallow: /\xC2\xA0"
                               "a\n\n" +
                               std::string(700, 'y') + "\rlast";
    load(before);
    m_editor->goToLine(2);
    press(Qt::Key_End);
    type(QStringLiteral("b"));
    QCOMPARE(m_session->bytes(), "\xEF\xBB\xBF# \xFF\xFE\r\nDisallow: /\xC2\xA0"
                                 "ab\n\n" +
                                     std::string(700, 'y') + "\rlast");
    press(Qt::Key_Backspace);
    QCOMPARE(m_session->bytes(), before);
    QVERIFY(!m_session->isModified());
}

void CodeEditorTest::leftToRight()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    load("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D\n"); // Hebrew
    m_editor->viewport()->grab();
    QCOMPARE(block(0).textDirection(), Qt::LeftToRight);
    const QTextLine line = block(0).layout()->lineAt(0);
    QVERIFY(line.naturalTextRect().left() < 20);
    QCOMPARE(m_editor->layoutDirection(), Qt::LeftToRight);
}

void CodeEditorTest::bigFilesInShortSteps_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"docs.oracle.com", "www.hermes.com", "go.com"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

// Prints what each step takes of the processor on the window's thread; the machine may be busy with
// other things.
void CodeEditorTest::bigFilesInShortSteps()
{
    QFETCH(QString, name);
    QFile file(qEnvironmentVariable("CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR
                                                                        "/../shared/corpus/real")) %
               u'/' % name);
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    const std::string bytes = file.readAll().toStdString();
    double longest = 0;
    const auto measure = [&](const char* what, const auto& step) {
        const double before = cpuMilliseconds();
        step();
        const double milliseconds = cpuMilliseconds() - before;
        if (milliseconds > 5)
            qInfo("%s: %s %.1f ms", qPrintable(name), what, milliseconds);
        longest = std::max(longest, milliseconds);
    };
    const auto events = [&](const char* what) {
        measure(what, [] { QCoreApplication::processEvents(); });
    };
    measure("load", [&] { m_session->load(bytes); });
    while (m_session->isLoading())
        events("slice");
    while (!m_session->isCurrent())
        events("waiting for the analysis");
    events("paint");
    measure("to the end", [&] { press(Qt::Key_End, Qt::ControlModifier); });
    events("paint at the end");
    measure("to the middle", [&] { m_editor->goToLine(m_session->lineCount() / 2); });
    events("paint in the middle");
    for (int i = 0; i < 5; ++i) {
        measure("key", [&] { type(QStringLiteral("x")); });
        events("paint after a key");
    }
    measure("return", [&] { press(Qt::Key_Return); });
    events("paint after return");
    for (int i = 0; i < 20; ++i) {
        measure("page", [&] { press(Qt::Key_PageDown); });
        events("paint of a page");
    }
    measure("zoom", [&] { m_editor->zoomIn(); });
    events("paint after zoom");
    while (m_session->textDocument()->isUndoAvailable()) {
        measure("undo", [&] { m_editor->undo(); });
        events("paint after undo");
    }
    QCOMPARE(m_session->bytes(), bytes);
    qInfo("%s: longest step %.1f ms", qPrintable(name), longest);
}

QTEST_MAIN(CodeEditorTest)
#include "tst_code_editor.moc"
