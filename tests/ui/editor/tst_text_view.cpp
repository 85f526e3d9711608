// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/editor/editor_fixture.h"

#include <QScrollBar>

#include <algorithm>

using namespace crawlright;
using namespace crawlright::editor;

/// How the text is shown: wrapped, with marks of its blanks, its lines lit; and what a key costs.
class TextViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void blanksAtTheEnd();
    void allBlanks();
    void wrapsLongLines();
    void wrapKeepsThePlace();
    void currentAndDecidingLine();
    void keysInBigFiles_data();
    void keysInBigFiles();

private:
    [[nodiscard]] CodeEditor& editor() { return m_fixture->editor; }
    /// How many pixels in a row of the text have a colour.
    [[nodiscard]] int pixels(int row, const QColor& color)
    {
        const QImage image = editor().viewport()->grab().toImage();
        const QRect rect = editor().visibleRows().at(std::size_t(row)).rect.toAlignedRect();
        int count = 0;
        for (int y = rect.top(); y < rect.bottom(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y).rgb() == color.rgb() ? 1 : 0;
        }
        return count;
    }

    std::unique_ptr<EditorFixture> m_fixture;
};

void TextViewTest::init()
{
    m_fixture = std::make_unique<EditorFixture>();
    QVERIFY(m_fixture->isShown);
}

void TextViewTest::blanksAtTheEnd()
{
    m_fixture->load("Disallow: /a b\nDisallow: /a  \nDisallow: /a\t\n\nDisallow: /b");
    const QColor color = editor().colors().blank;
    editor().goToLine(4);
    QCOMPARE(pixels(0, color), 0);
    QVERIFY(pixels(1, color) >= 8);
    QVERIFY(pixels(2, color) > 0);
    QCOMPARE(pixels(4, color), 0);
    // Not while one is typing them.
    editor().goToLine(5);
    m_fixture->press(Qt::Key_End);
    m_fixture->type(" ");
    QCOMPARE(pixels(4, color), 0);
    editor().goToLine(4);
    QVERIFY(pixels(4, color) > 0);
}

void TextViewTest::allBlanks()
{
    m_fixture->load("\tDisallow: /a b\nx\n");
    editor().goToLine(2);
    const QColor color = editor().colors().blank;
    QCOMPARE(pixels(0, color), 0);
    editor().setShowsBlanks(true);
    QVERIFY(editor().showsBlanks());
    const int marked = pixels(0, color);
    QVERIFY(marked > 12); // two dots and an arrow
    QCOMPARE(pixels(1, color), 0);
    editor().setShowsBlanks(false);
    QCOMPARE(pixels(0, color), 0);
}

void TextViewTest::wrapsLongLines()
{
    const std::string line = "Disallow: /" + std::string(3000, 'x');
    m_fixture->load(line + "\nAllow: /\n");
    QVERIFY(editor().horizontalScrollBar()->maximum() > 0);
    editor().setWordWrap(true);
    QCOMPARE(editor().horizontalScrollBar()->maximum(), 0);
    editor().goToLine(2);
    QVERIFY(m_fixture->lines().contains(2U));
    m_fixture->type("#");
    QCOMPARE(m_fixture->session.bytes(), line + "\n#Allow: /\n");
    editor().setWordWrap(false);
    QVERIFY(editor().horizontalScrollBar()->maximum() > 0);
}

void TextViewTest::wrapKeepsThePlace()
{
    std::string bytes;
    for (int i = 0; i < 300; ++i)
        bytes += "Disallow: /" + std::to_string(i) + std::string(120, 'x') + "\n";
    m_fixture->load(bytes);
    editor().goToLine(200);
    // Two rows for a line leave no place for the cursor's line below the same first one.
    editor().setWordWrap(true);
    QVERIFY(m_fixture->lines().contains(200U));
    editor().setWordWrap(false);
    QVERIFY(m_fixture->lines().contains(200U));

    editor().verticalScrollBar()->setValue(20); // the cursor is out of sight
    const text::LineNumber top = m_fixture->lines().front();
    editor().setWordWrap(true);
    QCOMPARE(m_fixture->lines().front(), top);
    editor().setWordWrap(false);
    QCOMPARE(m_fixture->lines().front(), top);
}

// Both are told, in light and in dark.
void TextViewTest::currentAndDecidingLine()
{
    m_fixture->load("User-agent: *\nDisallow: /\nAllow: /a\n");
    for (const bool isDark : {false, true}) {
        QPalette palette;
        palette.setColor(QPalette::Base, isDark ? Qt::black : Qt::white);
        palette.setColor(QPalette::Text, isDark ? Qt::white : Qt::black);
        editor().setPalette(palette);
        editor().setDecidingLine(2, rules::Verdict::Disallow);
        const EditorColors& colors = editor().colors();
        editor().goToLine(3);
        QVERIFY(pixels(2, colors.currentLine) > 1000);
        QVERIFY(pixels(1, colors.disallow) > 1000);
        const int frame = pixels(1, colors.faint);
        editor().goToLine(2);
        QVERIFY(pixels(1, colors.disallow) > 1000);
        QVERIFY(pixels(1, colors.faint) > frame + 500);
        QCOMPARE(pixels(2, colors.currentLine), 0);
    }
}

void TextViewTest::keysInBigFiles_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("blanks");
    QTest::addColumn<bool>("wrap");
    QTest::addColumn<bool>("folded");
    for (const char* name : {"docs.oracle.com", "go.com"}) {
        QTest::addRow("%s", name) << QByteArray(name) << false << false << false;
        QTest::addRow("%s, blanks", name) << QByteArray(name) << true << false << false;
        QTest::addRow("%s, wrapped", name) << QByteArray(name) << false << true << false;
        QTest::addRow("%s, folded", name) << QByteArray(name) << false << false << true;
    }
}

// Of the window's thread, from the key to the painted text. The bound is one that only what is done
// for the whole file comes near; what it took is told.
void TextViewTest::keysInBigFiles()
{
    QFETCH(const QByteArray, name);
    QFETCH(const bool, blanks);
    QFETCH(const bool, wrap);
    QFETCH(const bool, folded);
    const std::string bytes = corpusFile(name.constData());
    if (bytes.empty())
        QSKIP("The corpus of real files is not here.");
    editor().resize(1000, 800);
    m_fixture->load(bytes);
    editor().setShowsBlanks(blanks);
    editor().setWordWrap(wrap);
    // The longest line, or the middle of the file.
    const text::LineNumber lines = m_fixture->session.lineCount();
    if (folded) {
        editor().foldAll();
        editor().goToLine(1);
    } else {
        editor().goToLine(std::max(1U, lines / 2));
    }
    m_fixture->press(Qt::Key_Down);
    m_fixture->press(Qt::Key_Up);
    std::vector<double> times;
    for (int i = 0; i < 40; ++i) {
        const double before = cpuMilliseconds();
        m_fixture->type("x");
        editor().repaint();
        times.push_back(cpuMilliseconds() - before);
    }
    std::ranges::sort(times);
    qInfo("%s: median %.2f ms, worst %.2f ms", QTest::currentDataTag(), times[times.size() / 2],
          times.back());
    QVERIFY(times[times.size() / 2] < 40);
}

QTEST_MAIN(TextViewTest)
#include "tst_text_view.moc"
