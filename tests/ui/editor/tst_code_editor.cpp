// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/editor/editor_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/hover_card.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QFile>
#include <QHelpEvent>
#include <QIODevice>
#include <QLabel>
#include <QList>
#include <QMimeData>
#include <QPalette>
#include <QPoint>
#include <QPointF>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLine>
#include <QUrl>
#include <QWheelEvent>

using namespace crawlright;
using editor::CodeEditor;
using editor::cpuMilliseconds;

namespace {

QString firstIdOf(const std::vector<const checks::Finding*>& findings)
{
    const std::string_view id = checks::idOf(findings.front()->code);
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

class CodeEditorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void typing();
    void undoAndRedo();
    void toolTip();
    void tellsAboutPlaces();
    void tellsTheKeyboard();
    void goingToALine();
    void zooming();
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
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    m_editor->setPalette(palette);
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
    press(Qt::Key_Plus, Qt::ControlModifier); // keys are for actions
    QCOMPARE(m_editor->zoom(), 100);
    m_editor->zoomIn();
    QCOMPARE(m_editor->zoom(), 110);
    QVERIFY(m_editor->font().pointSizeF() > size);
    QWheelEvent wheel({50, 50}, m_editor->viewport()->mapToGlobal(QPointF(50, 50)), {}, {0, 120},
                      Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_editor->viewport(), &wheel);
    QCOMPARE(m_editor->zoom(), 125);
    m_editor->zoomOut();
    QCOMPARE(m_editor->zoom(), 110);
    m_editor->resetZoom();
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
