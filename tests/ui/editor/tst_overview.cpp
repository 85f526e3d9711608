// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/editor/paint_watch.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/overview.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QColor>
#include <QImage>
#include <QPoint>
#include <QRect>
#include <QRegion>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QTimer>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using editor::CodeEditor;
using editor::Overview;
using editor::OverviewScale;
using editor::PaintWatch;

class OverviewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void scale_data();
    void scale();
    void place();
    void marks();
    void marksOfManyLines();
    void sameMarksAreNotPainted();
    void tells();
    void clickGoesThere();
    void clickBesideMarksScrolls();
    void dragScrolls();
    void paints();

private:
    void load(const std::string& bytes);
    void find(std::string_view text);
    [[nodiscard]] Overview& overview() const { return *m_editor->findChild<Overview*>(); }
    // The severity at a line's place, and whether a hit is there.
    [[nodiscard]] editor::OverviewMark markOf(text::LineNumber line) const;
    void press(int y) { QTest::mouseClick(&overview(), Qt::LeftButton, {}, {5, y}); }

    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<CodeEditor> m_editor;
};

void OverviewTest::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_session = std::make_unique<session::DocumentSession>();
    m_editor = std::make_unique<CodeEditor>(*m_session, m_repository);
    m_editor->resize(700, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
}

void OverviewTest::cleanup()
{
    m_editor.reset();
    m_session.reset();
}

void OverviewTest::load(const std::string& bytes)
{
    m_session->load(bytes);
    m_session->finishLoading();
    QTRY_VERIFY(m_session->isComplete());
}

void OverviewTest::find(std::string_view text)
{
    editor::Hits hits{.revision = m_session->revision()};
    const std::string_view bytes = m_session->bytes();
    for (std::size_t at = bytes.find(text); at != bytes.npos; at = bytes.find(text, at + 1))
        hits.spans.push_back({text::Offset(at), text::Offset(at + text.size())});
    m_editor->setHits(std::make_shared<const editor::Hits>(std::move(hits)));
}

editor::OverviewMark OverviewTest::markOf(text::LineNumber line) const
{
    const int top = overview().yOf(line);
    const auto& marks = overview().marks();
    const int lines =
        std::max(m_editor->document()->lineCount(),
                 m_editor->viewport()->height() / m_editor->fontMetrics().lineSpacing());
    const OverviewScale scale(lines, overview().height());
    const auto row = std::size_t(scale.rowAt(top));
    return row < marks.size() ? marks[row] : editor::OverviewMark{};
}

void OverviewTest::scale_data()
{
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("height");
    for (const auto& [lines, height] :
         {std::pair{1, 1}, {1, 300}, {7, 300}, {300, 300}, {301, 300}, {31'843, 777}, {5, 2}})
        QTest::addRow("%d on %d", lines, height) << lines << height;
}

void OverviewTest::scale()
{
    QFETCH(int, lines);
    QFETCH(int, height);
    const OverviewScale scale(lines, height);
    QVERIFY(scale.rows() >= 1 && scale.rows() <= height);
    for (int row = 0; row < scale.rows(); ++row) {
        QCOMPARE(scale.rowOf(scale.firstLineOf(row)), row);
        QVERIFY(scale.topOf(row) >= 0 && scale.topOf(row) < height);
        QCOMPARE(scale.rowAt(scale.topOf(row)), row);
    }
    for (int line = 1; line < lines; ++line)
        QVERIFY(scale.rowOf(line) >= scale.rowOf(line - 1));
    for (int y = -1; y <= height; ++y)
        QVERIFY(scale.rowAt(y) >= 0 && scale.rowAt(y) < scale.rows());
}

// Between text and scroll bar, also in a window that runs from right to left.
void OverviewTest::place()
{
    load(std::string(400, '\n'));
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QWidget window;
        window.setLayoutDirection(direction);
        m_editor->setParent(&window);
        m_editor->show();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QRect strip = overview().geometry();
        const QScrollBar* bar = m_editor->verticalScrollBar();
        const int barLeft = bar->mapTo(m_editor.get(), QPoint(0, 0)).x();
        QCOMPARE(strip.left(), m_editor->viewport()->geometry().right() + 1);
        QVERIFY(strip.right() < barLeft);
        QCOMPARE(strip.height(), m_editor->viewport()->height());
        m_editor->setParent(nullptr);
    }
}

void OverviewTest::marks()
{
    load("User-agent: *\nDisallow: x\nDisallow: /a\nAllow: /b\n");
    find("Allow");
    QTRY_VERIFY(markOf(4).hasHit);
    QVERIFY(!markOf(3).hasHit);
    QVERIFY(markOf(2).severity >= checks::Severity::Warning);
    QCOMPARE(markOf(3).severity, checks::Severity::None);
    // They are beside their lines where the file is short.
    QVERIFY(std::abs(overview().yOf(4) - m_editor->fontMetrics().lineSpacing() * 3) < 20);
    // An edit moves them; a file without has none.
    m_editor->goToLine(1);
    QTest::keyClick(m_editor.get(), Qt::Key_Return);
    QTRY_VERIFY(markOf(5).hasHit && !markOf(4).hasHit);
    QTRY_VERIFY(markOf(3).severity >= checks::Severity::Warning);
    load("User-agent: *\nDisallow: /a\n");
    QTRY_VERIFY(std::ranges::none_of(overview().marks(), &editor::OverviewMark::hasHit));
}

void OverviewTest::marksOfManyLines()
{
    std::string bytes = "User-agent: *\n";
    for (int i = 2; i <= 5000; ++i)
        bytes += i == 3000 ? "Disallow: x\n" : "Disallow: /" + std::to_string(i) + "/\n";
    load(bytes);
    find("/4000/\n");
    QTRY_VERIFY(markOf(4000).hasHit);
    QCOMPARE(std::ranges::count_if(overview().marks(), &editor::OverviewMark::hasHit), 1);
    QVERIFY(markOf(3000).severity >= checks::Severity::Warning);
    QVERIFY(std::abs(overview().yOf(2500) - overview().height() / 2) <= 2);
}

void OverviewTest::sameMarksAreNotPainted()
{
    std::string bytes = "User-agent: *\n";
    for (int i = 2; i <= 5000; ++i)
        bytes += i == 3000 ? "Disallow: x\n" : "Disallow: /" + std::to_string(i) + "/\n";
    load(bytes);
    QTRY_VERIFY(markOf(3000).severity >= checks::Severity::Warning);
    PaintWatch watch;
    overview().installEventFilter(&watch);
    overview().update();
    const auto isWhole = [&] {
        return QRegion(overview().rect()).subtracted(watch.painted).isEmpty();
    };
    QTRY_VERIFY(isWhole());
    const QRect mark(0, overview().height() - 1, 1, 1); // is painted at last
    const auto putTogetherAgain = [&] {
        const QSignalSpy isOver(overview().findChild<QTimer*>(), &QTimer::timeout);
        watch.painted = {};
        overview().refresh();
        const bool wasPutTogether = QTest::qWaitFor([&] { return !isOver.isEmpty(); });
        overview().update(mark);
        return wasPutTogether &&
               QTest::qWaitFor([&] { return watch.painted.contains(mark.topLeft()); });
    };
    QVERIFY(putTogetherAgain());
    QCOMPARE(watch.painted, QRegion(mark));
    find("/4000/\n");
    QVERIFY(putTogetherAgain());
    QVERIFY(isWhole());
}

void OverviewTest::tells()
{
    load("User-agent: *\nDisallow: x\nDisallow: /a\nAllow: /b\n");
    find("Allow");
    m_editor->setDecidingLine(3, rules::Verdict::Disallow);
    QTRY_VERIFY(markOf(4).hasHit);
    QVERIFY2(overview().textAt(overview().yOf(2)).startsWith(u"Line 2\n"_s),
             qPrintable(overview().textAt(overview().yOf(2))));
    QVERIFY2(overview().textAt(overview().yOf(3)).contains(u"Line 3 decides the verdict"_s),
             qPrintable(overview().textAt(overview().yOf(3))));
    QVERIFY2(overview().textAt(overview().yOf(4)).contains(u"Line 4\n"_s) &&
                 overview().textAt(overview().yOf(4)).contains(u"Hits of the search: 1"_s),
             qPrintable(overview().textAt(overview().yOf(4))));
    QCOMPARE(overview().textAt(overview().height() - 1), QString());
    QVERIFY(!overview().accessibleName().isEmpty());
}

void OverviewTest::clickGoesThere()
{
    std::string bytes = "User-agent: *\n";
    for (int i = 2; i <= 5000; ++i)
        bytes += i == 3000 ? "Disallow: x\n" : "Disallow: /" + std::to_string(i) + "/\n";
    load(bytes);
    m_editor->setReaders({dialects::Id::Google});
    find("/4000/\n");
    m_editor->setDecidingLine(1000, rules::Verdict::Allow);
    QTRY_VERIFY(markOf(4000).hasHit);
    press(overview().yOf(3000) + 1);
    QCOMPARE(m_editor->cursorLine(), 3000U);
    press(overview().yOf(4000) + 2);
    QCOMPARE(m_editor->textCursor().selectedText().left(5), u"/4000"_s);
    press(overview().yOf(1000));
    QCOMPARE(m_editor->cursorLine(), 1000U);
}

void OverviewTest::clickBesideMarksScrolls()
{
    load(std::string(5000, '\n'));
    m_editor->goToLine(1000);
    QTRY_VERIFY(overview().marks().size() > 100);
    press(overview().yOf(2000));
    QCOMPARE(m_editor->cursorLine(), 1000U);
    const QScrollBar* bar = m_editor->verticalScrollBar();
    QVERIFY(bar->value() < 2000 && bar->value() + bar->pageStep() > 2000);
}

void OverviewTest::dragScrolls()
{
    load(std::string(5000, '\n'));
    QTRY_VERIFY(overview().marks().size() > 100);
    Overview& strip = overview();
    m_editor->goToLine(1);
    const QScrollBar* bar = m_editor->verticalScrollBar();
    QTest::mousePress(&strip, Qt::LeftButton, {}, {5, strip.yOf(1000)});
    QTest::mouseMove(&strip, {5, strip.yOf(2500)});
    QTest::mouseMove(&strip, {5, strip.yOf(4000)});
    QVERIFY2(bar->value() > 3800 && bar->value() < 4100, qPrintable(QString::number(bar->value())));
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, {5, strip.yOf(4000)});
    QCOMPARE(m_editor->cursorLine(), 1U);
}

// What is where, told by places and widths.
void OverviewTest::paints()
{
    load("User-agent: *\nDisallow: /a\nDisallow: x\nAllow: /b\n\n\n\n\n");
    find("Allow");
    m_editor->goToLine(8);
    QTRY_VERIFY(markOf(4).hasHit);
    const QImage image = overview().grab().toImage();
    const QColor empty = image.pixelColor(5, overview().yOf(6) + 1);
    const auto widthAt = [&](int y) {
        int width = 0;
        for (int x = 1; x < image.width() - 1; ++x)
            width += image.pixelColor(x, y) != empty;
        return width;
    };
    QVERIFY(widthAt(overview().yOf(3) + 1) >= 5);
    QCOMPARE(widthAt(overview().yOf(4) + 1), 4);
    QVERIFY(image.pixelColor(10, overview().yOf(4) + 1) != empty);
    QVERIFY(image.pixelColor(10, overview().yOf(3) + 1) == empty);
    QCOMPARE(widthAt(overview().yOf(8)), image.width() - 2);
    QCOMPARE(widthAt(overview().yOf(6) + 1), 0);
}

QTEST_MAIN(OverviewTest)
#include "tst_overview.moc"
