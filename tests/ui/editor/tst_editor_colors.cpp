// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"
#include "ui/editor/editor_colors.h"
#include "ui/editor/highlighting.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QByteArray>
#include <QByteArrayView>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QPalette>
#include <QTest>
#include <QTextLayout>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using editor::contrast;
using editor::markContrast;
using editor::textContrast;
using KSyntaxHighlighting::Theme;

namespace {

QPalette paletteWith(const QColor& base, const QColor& text)
{
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    return palette;
}

QByteArray told(const char* what, const QColor& one, const QColor& other)
{
    return QByteArray(what) + ": " + one.name().toUtf8() + " on " + other.name().toUtf8() + ' ' +
           QByteArray::number(contrast(one, other));
}

} // namespace

class EditorColorsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void contrastIsThatOfWcag();
    void legibleGoesNoFurtherThanItMust();
    void marksStandOut_data();
    void marksStandOut();
    void themesCanBeChosen();
    void withoutThemeThePaletteIsFollowed();
    void aThemeThatWentIsLeft();
    void fontAndSize();

private:
    KSyntaxHighlighting::Repository m_repository;
};

void EditorColorsTest::contrastIsThatOfWcag()
{
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    // The grey that WCAG's own examples call just enough for text on white.
    QVERIFY(qAbs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
}

void EditorColorsTest::legibleGoesNoFurtherThanItMust()
{
    QCOMPARE(editor::legible(Qt::darkRed, Qt::white, textContrast), QColor(Qt::darkRed));
    const QColor onWhite = editor::legible(QColor(0xff, 0xee, 0xee), Qt::white, markContrast);
    QVERIFY(contrast(onWhite, Qt::white) >= markContrast);
    QVERIFY(contrast(onWhite, Qt::white) < markContrast + 0.7);
    const QColor onBlack = editor::legible(QColor(0x11, 0, 0), Qt::black, textContrast);
    QVERIFY(contrast(onBlack, Qt::black) >= textContrast);
}

void EditorColorsTest::marksStandOut_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("desktop, light") << paletteWith(Qt::white, Qt::black);
    QTest::newRow("desktop, dark") << paletteWith(QColor(0x1e, 0x1f, 0x22), Qt::white);
    for (const Theme& theme : editor::themesIn(m_repository))
        QTest::newRow(qPrintable(theme.name())) << editor::paletteOf(theme);
}

void EditorColorsTest::marksStandOut()
{
    QFETCH(QPalette, palette);
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const editor::EditorColors colors = editor::colorsFor(palette);
    const auto standsOut = [](const char* what, const QColor& one, const QColor& on,
                              double wanted) {
        QVERIFY2(contrast(one, on) >= wanted, told(what, one, on).constData());
    };
    standsOut("error", colors.error, base, markContrast);
    standsOut("warning", colors.warning, base, markContrast);
    standsOut("info", colors.info, base, markContrast);
    standsOut("hint", colors.hint, base, markContrast);
    standsOut("allow sign", colors.allowSign, base, markContrast);
    standsOut("line number", colors.gutterText, colors.gutter, markContrast);
    standsOut("box", colors.markText, colors.markFill, textContrast);
    // The desktop's own selection is not ours.
    if (!QByteArrayView(QTest::currentDataTag()).startsWith("desktop"))
        standsOut("selection", palette.color(QPalette::HighlightedText),
                  palette.color(QPalette::Highlight), textContrast);
    // Text on the lines that are lit loses little of what it had on the base.
    const double wanted = std::min(textContrast, 0.6 * contrast(text, base));
    standsOut("current line", text, colors.currentLine, wanted);
    standsOut("allow", text, colors.allow, wanted);
    standsOut("disallow", text, colors.disallow, wanted);
    standsOut("undefined", text, colors.undefined, wanted);
    QVERIFY(colors.currentLine != base);
    QVERIFY(colors.allow != base && colors.disallow != base && colors.undefined != base);
}

void EditorColorsTest::themesCanBeChosen()
{
    const std::vector<Theme> themes = editor::themesIn(m_repository);
    QVERIFY(themes.size() > 10);
    session::DocumentSession session;
    session.load("Disallow: /x\n");
    editor::CodeEditor editor(session, m_repository);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    for (const Theme& theme : themes) {
        editor.setTheme(theme.name());
        QCOMPARE(editor.palette().color(QPalette::Base).rgb(),
                 theme.editorColor(Theme::BackgroundColor));
        QCOMPARE(editor.palette().color(QPalette::Text).rgb(), theme.textColor(Theme::Normal));
        QCOMPARE(editor.colors().error, editor::colorsFor(editor.palette()).error);
        const QImage image = editor.viewport()->grab().toImage();
        QCOMPARE(image.pixelColor(image.width() - 3, image.height() - 3).rgb(),
                 theme.editorColor(Theme::BackgroundColor));
    }
    // The words, too: the field has the theme's colour of a variable.
    editor.setTheme(u"Breeze Dark"_s);
    static_cast<void>(editor.viewport()->grab());
    const Theme dark = m_repository.theme(u"Breeze Dark"_s);
    const auto formats = editor.document()->firstBlock().layout()->formats();
    QVERIFY(!formats.isEmpty());
    QCOMPARE(formats.first().format.foreground().color().rgb(), dark.textColor(Theme::Variable));
}

void EditorColorsTest::withoutThemeThePaletteIsFollowed()
{
    session::DocumentSession session;
    session.load("Disallow: /x\n");
    QWidget window;
    auto* editor = new editor::CodeEditor(session, m_repository, &window);
    const auto fieldColor = [&] {
        static_cast<void>(editor->viewport()->grab());
        return editor->document()
            ->firstBlock()
            .layout()
            ->formats()
            .first()
            .format.foreground()
            .color();
    };
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    editor->setTheme(u"Breeze Dark"_s);
    editor->setTheme({});
    window.setPalette(paletteWith(Qt::black, Qt::white));
    QCOMPARE(editor->palette().color(QPalette::Base), QColor(Qt::black));
    const QColor onBlack = fieldColor();
    window.setPalette(paletteWith(Qt::white, Qt::black));
    QCOMPARE(editor->palette().color(QPalette::Base), QColor(Qt::white));
    QVERIFY(fieldColor() != onBlack);
    // A chosen one stays whatever the desktop does.
    editor->setTheme(u"Breeze Dark"_s);
    const QColor chosen = editor->palette().color(QPalette::Base);
    window.setPalette(paletteWith(Qt::black, Qt::white));
    QCOMPARE(editor->palette().color(QPalette::Base), chosen);
}

void EditorColorsTest::aThemeThatWentIsLeft()
{
    session::DocumentSession session;
    editor::CodeEditor editor(session, m_repository);
    const QColor base = editor.palette().color(QPalette::Base);
    editor.setTheme(u"No Such Theme"_s);
    QCOMPARE(editor.palette().color(QPalette::Base), base);
    QCOMPARE(editor::themeFor(m_repository, paletteWith(Qt::black, Qt::white), u"No Such Theme"_s)
                 .name(),
             m_repository.defaultTheme(KSyntaxHighlighting::Repository::DarkTheme).name());
    QCOMPARE(editor::themeFor(m_repository, paletteWith(Qt::white, Qt::black), {}).name(),
             m_repository.defaultTheme(KSyntaxHighlighting::Repository::LightTheme).name());
}

void EditorColorsTest::fontAndSize()
{
    session::DocumentSession session;
    editor::CodeEditor editor(session, m_repository);
    const QFont usual = editor.font();
    editor.setZoom(200);
    editor.setTextFont(u"DejaVu Sans Mono"_s, 14);
    QCOMPARE(editor.font().family(), u"DejaVu Sans Mono"_s);
    QCOMPARE(editor.font().pointSizeF(), 28.0); // the zoom stays
    editor.setTextFont({}, 0);
    editor.resetZoom();
    QCOMPARE(editor.font().family(), usual.family());
    QCOMPARE(editor.font().pointSizeF(), usual.pointSizeF());
}

QTEST_MAIN(EditorColorsTest)
#include "tst_editor_colors.moc"
