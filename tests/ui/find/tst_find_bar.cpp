// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"
#include "ui/find/find_bar.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QColor>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QVBoxLayout>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

constexpr auto file = "User-agent: Googlebot\n"
                      "Disallow: /a\n"
                      "Disallow: /b\n"
                      "\n"
                      "User-agent: googlebot-image\n"
                      "Allow: /a\n";

} // namespace

/// Finding and replacing as a person does it, with the keyboard.
class FindBarTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void typesAndGoesOn();
    void takesWhatIsSelected();
    void closesAndGivesTheKeyboardBack();
    void findsNextWithoutTheBar();
    void options();
    void inSelection();
    void badExpression();
    void editsMoveHits();
    void marksHits();
    void longLines();
    void bytesThatAreNoText();
    void replacesOneByOne();
    void replacesAll();
    void undoesFromItsButtons();
    void replacesWithCaptures();
    void replacesInSelection();
    void replacesBeginsOfLines();
    void refusesWhileReadOnly();
    void keepsHistory();
    void anotherFile();
    void everythingHasAName();

private:
    template <typename Widget>
    [[nodiscard]] Widget* child(const QString& name) const
    {
        return m_bar->findChild<Widget*>(name);
    }
    [[nodiscard]] QLineEdit* field() const { return child<QComboBox>(u"findText"_s)->lineEdit(); }
    [[nodiscard]] QLineEdit* with() const { return child<QComboBox>(u"replaceText"_s)->lineEdit(); }
    [[nodiscard]] QString count() const { return child<QLabel>(u"findCount"_s)->text(); }
    [[nodiscard]] QString fault() const
    {
        const auto* label = child<QLabel>(u"findFault"_s);
        return label->isVisible() ? label->text() : QString();
    }
    [[nodiscard]] QString selected() const { return m_editor->textCursor().selectedText(); }
    void load(const std::string& bytes);
    void type(const QString& text) const { QTest::keyClicks(field(), text); }
    /// As keys come: to what has the keyboard when one is in the field.
    static void press(QWidget* field, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        field->setFocus();
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void look(const QString& text) const
    {
        field()->selectAll();
        QTest::keyClicks(field(), text);
    }
    void select(text::Offset begin, text::Offset end) const { m_editor->goToSpan({begin, end}); }
    void choose(const QString& option) const
    {
        QTest::keyClick(child<QCheckBox>(option), Qt::Key_Space);
    }

    QTemporaryDir m_folder;
    KSyntaxHighlighting::Repository m_repository;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<session::DocumentSession> m_session;
    std::unique_ptr<QWidget> m_window;
    editor::CodeEditor* m_editor = nullptr;
    find::FindBar* m_bar = nullptr;
};

void FindBarTest::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_settings =
        std::make_unique<QSettings>(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    m_settings->clear();
    m_session = std::make_unique<session::DocumentSession>();
    m_window = std::make_unique<QWidget>();
    m_editor = new editor::CodeEditor(*m_session, m_repository);
    m_bar = new find::FindBar(*m_session, *m_editor, *m_settings);
    auto* layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_bar);
    m_window->resize(760, 500);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    load(file);
}

void FindBarTest::cleanup()
{
    delete m_bar; // it knows the editor
    m_window.reset();
    m_session.reset();
}

void FindBarTest::load(const std::string& bytes)
{
    m_session->load(bytes);
    m_session->finishLoading();
    m_editor->moveCursor(QTextCursor::Start);
    m_editor->setFocus();
}

void FindBarTest::typesAndGoesOn()
{
    m_bar->find();
    QVERIFY(field()->hasFocus());
    QCOMPARE(count(), QString());
    type(u"dis"_s);
    QCOMPARE(count(), u"1 of 2"_s);
    QCOMPARE(selected(), u"Dis"_s);
    QCOMPARE(m_editor->cursorLine(), 2U);
    type(u"allow: /b"_s);
    QCOMPARE(count(), u"1 of 1"_s);
    QCOMPARE(m_editor->cursorLine(), 3U);
    look(u"o"_s); // from where the cursor was put, not from where the last text was found
    QCOMPARE(m_editor->cursorLine(), 1U);
    QCOMPARE(count(), u"1 of 9"_s);
    press(field(), Qt::Key_Return);
    QCOMPARE(count(), u"2 of 9"_s);
    press(field(), Qt::Key_Return, Qt::ShiftModifier);
    press(field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(count(), u"9 of 9, from the end again"_s);
    QCOMPARE(m_editor->cursorLine(), 6U);
    press(field(), Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(count(), u"1 of 9, from the start again"_s);
    m_bar->findNext();
    QCOMPARE(count(), u"2 of 9"_s);
    QVERIFY(field()->hasFocus());
    look(u"nowhere"_s);
    QCOMPARE(count(), u"No hits"_s);
    QCOMPARE(selected(), QString()); // what began as it is not what is looked for
    field()->clear();
    QCOMPARE(count(), QString());
    QVERIFY(m_editor->hits().isEmpty());
}

void FindBarTest::takesWhatIsSelected()
{
    select(22, 30); // Disallow
    m_bar->find();
    QCOMPARE(field()->text(), u"Disallow"_s);
    QCOMPARE(field()->selectedText(), u"Disallow"_s);
    QCOMPARE(count(), u"1 of 2"_s);
    QCOMPARE(m_editor->cursorLine(), 2U);
    select(20, 24); // over a line end: stays
    m_bar->find();
    QCOMPARE(field()->text(), u"Disallow"_s);
    choose(u"expression"_s);
    load("a.b acb\n");
    select(0, 3);
    m_bar->find();
    QCOMPARE(field()->text(), u"a\\.b"_s);
    QTRY_COMPARE(count(), u"1 of 1"_s);
}

void FindBarTest::closesAndGivesTheKeyboardBack()
{
    m_bar->find();
    type(u"allow"_s);
    QVERIFY(!m_editor->hits().isEmpty());
    press(field(), Qt::Key_Escape);
    QVERIFY(!m_bar->isVisible());
    QVERIFY(m_editor->hasFocus());
    QVERIFY(m_editor->hits().isEmpty());
    // From its other parts too.
    m_bar->replace();
    press(with(), Qt::Key_Escape);
    QVERIFY(!m_bar->isVisible());
    m_bar->find();
    auto* option = child<QCheckBox>(u"matchCase"_s);
    option->setFocus();
    QTest::keyClick(option, Qt::Key_Escape);
    QVERIFY(!m_bar->isVisible());
}

void FindBarTest::findsNextWithoutTheBar()
{
    m_bar->findNext(); // there is nothing to look for yet
    QVERIFY(m_bar->isVisible() && field()->hasFocus());
    type(u"disallow"_s);
    press(field(), Qt::Key_Escape);
    m_editor->moveCursor(QTextCursor::Start);
    m_bar->findNext();
    QVERIFY(m_bar->isVisible());
    QVERIFY(m_editor->hasFocus());
    QCOMPARE(count(), u"1 of 2"_s);
    m_bar->findNext();
    QCOMPARE(m_editor->cursorLine(), 3U);
    m_bar->findPrevious();
    QCOMPARE(m_editor->cursorLine(), 2U);
}

void FindBarTest::options()
{
    m_bar->find();
    type(u"googlebot"_s);
    QCOMPARE(count(), u"1 of 2"_s);
    choose(u"matchCase"_s);
    QCOMPARE(count(), u"1 of 1"_s);
    QCOMPARE(m_editor->cursorLine(), 5U);
    choose(u"matchCase"_s);
    look(u"allow"_s);
    QCOMPARE(count(), u"1 of 3"_s);
    choose(u"wholeWord"_s);
    QCOMPARE(count(), u"1 of 1"_s);
    choose(u"wholeWord"_s);
    choose(u"expression"_s);
    look(u"^\\w+: /[ab]$"_s);
    QTRY_COMPARE(count(), u"1 of 3"_s);
}

void FindBarTest::inSelection()
{
    m_bar->find();
    look(u"allow"_s);
    select(22, 47); // the first group's rules
    choose(u"inSelection"_s);
    QCOMPARE(count(), u"1 of 2"_s);
    press(field(), Qt::Key_Return);
    press(field(), Qt::Key_Return);
    QCOMPARE(count(), u"1 of 2, from the start again"_s);
    look(u"image"_s);
    QCOMPARE(count(), u"No hits in the selection"_s);
    choose(u"inSelection"_s);
    QCOMPARE(count(), u"Hits: 1"_s);
    // Nothing is selected: it cannot be chosen.
    m_editor->moveCursor(QTextCursor::Start);
    choose(u"inSelection"_s);
    QVERIFY(!child<QCheckBox>(u"inSelection"_s)->isChecked());
}

void FindBarTest::badExpression()
{
    m_bar->find();
    choose(u"expression"_s);
    type(u"a(b"_s);
    QTRY_COMPARE(fault(), u"This is no regular expression; at its character 4: missing closing "
                          "parenthesis."_s);
    QCOMPARE(count(), QString());
    type(u")?"_s);
    QTRY_COMPARE(fault(), QString());
    QTRY_VERIFY(count().startsWith(u"1 of "_s));
    load(std::string(3000, 'a') + "!");
    look(u"(a+)+$"_s);
    QTRY_VERIFY(fault().startsWith(u"This expression tries too many ways"_s));
    QVERIFY(m_editor->hits().isEmpty());
}

void FindBarTest::editsMoveHits()
{
    m_bar->find();
    type(u"allow"_s);
    press(field(), Qt::Key_Return);
    QCOMPARE(count(), u"2 of 3"_s);
    m_editor->goToLine(1);
    m_editor->setFocus();
    QTest::keyClicks(m_editor, u"# new"_s);
    // At once, and looked for anew soon.
    QCOMPARE(m_editor->hits().size(), 3U);
    QCOMPARE(m_editor->hits()[0].begin, 30U);
    QCOMPARE(count(), u"Hits: 3"_s);
    QTest::keyClicks(m_editor, u" allow"_s);
    QTRY_COMPARE(count(), u"Hits: 4"_s);
    m_editor->undo();
    QTRY_COMPARE(m_session->bytes(), file);
    QTRY_COMPARE(count(), u"Hits: 3"_s);
    // Within a hit it is none any more, also before that is found out.
    m_editor->goToSpan({26, 26});
    QTest::keyClicks(m_editor, u"x"_s);
    QCOMPARE(m_editor->hits().size(), 2U);
}

// They are painted where they are, the current one with a frame.
void FindBarTest::marksHits()
{
    m_editor->goToLine(6); // so that the line of the cursor is not among them
    const auto first = [&] { return m_editor->document()->findBlockByNumber(1); };
    const QImage before = m_editor->viewport()->grab().toImage();
    m_bar->find();
    type(u"disallow"_s);
    const auto marks = m_editor->hitsOf(first());
    QCOMPARE(marks.size(), 1U);
    QCOMPARE(marks[0].begin, 0);
    QCOMPARE(marks[0].end, 8);
    QVERIFY(marks[0].isCurrent);
    QVERIFY(!m_editor->hitsOf(m_editor->document()->findBlockByNumber(2))[0].isCurrent);
    const QImage after = m_editor->viewport()->grab().toImage();
    const auto yellow = [](const QImage& image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor c = image.pixelColor(x, y);
                count += c.red() > c.blue() + 40 && c.green() > c.blue() + 40;
            }
        return count;
    };
    QVERIFY2(yellow(after) > yellow(before) + 200, qPrintable(QString::number(yellow(after))));
}

// A long line is several blocks; a hit over their seam is one.
void FindBarTest::longLines()
{
    load("Disallow: /" + std::string(600, 'x') + "\n" + std::string(505, 'a') + "needle-here\n");
    QVERIFY(m_session->textDocument()->blockCount() > 4);
    m_bar->find();
    type(u"needle-here"_s);
    QCOMPARE(count(), u"1 of 1"_s);
    QCOMPARE(m_editor->cursorLine(), 2U);
    const auto seam = m_session->textDocument()->findBlock(m_editor->textCursor().selectionStart());
    QCOMPARE(m_editor->hitsOf(seam).size(), 1U);
    QCOMPARE(m_editor->hitsOf(seam.next()).size(), 1U);
    m_bar->replace();
    QTest::keyClicks(with(), u"thread"_s);
    press(with(), Qt::Key_Return);
    QVERIFY(m_session->bytes().ends_with("aathread\n"));
    m_editor->undo();
    QVERIFY(m_session->bytes().ends_with("aaneedle-here\n"));
}

void FindBarTest::bytesThatAreNoText()
{
    const std::string bytes = "Disallow: /caf\xe9\xff\nDisallow: /a\u00a0b\n";
    load(bytes);
    m_bar->replace();
    type(u"disallow"_s);
    QCOMPARE(count(), u"1 of 2"_s);
    QTest::keyClicks(with(), u"Allow"_s);
    press(with(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(count(), u"Replaced: 2"_s);
    QCOMPARE(m_session->bytes(), "Allow: /caf\xe9\xff\nAllow: /a\u00a0b\n");
    m_editor->undo();
    QCOMPARE(m_session->bytes(), bytes);
    select(14, 16); // what is no text can be looked for
    m_bar->find();
    QCOMPARE(count(), u"1 of 1"_s);
}

void FindBarTest::replacesOneByOne()
{
    m_bar->replace();
    QVERIFY(with()->isVisible());
    type(u"disallow"_s);
    QTest::keyClick(field(), Qt::Key_Tab);
    QVERIFY(with()->hasFocus());
    QTest::keyClicks(with(), u"Allow"_s);
    press(with(), Qt::Key_Return);
    QVERIFY(m_session->bytes().starts_with("User-agent: Googlebot\nAllow: /a\nDisallow: /b\n"));
    QCOMPARE(selected(), u"Disallow"_s);
    press(with(), Qt::Key_Return);
    QVERIFY(m_session->bytes().starts_with("User-agent: Googlebot\nAllow: /a\nAllow: /b\n"));
    QTRY_COMPARE(count(), u"No hits"_s);
    press(with(), Qt::Key_Return);
    m_editor->undo();
    m_editor->undo();
    QCOMPARE(m_session->bytes(), file);
    // Where no hit is selected it goes to one first.
    m_editor->goToLine(3);
    QTRY_COMPARE(m_editor->hits().size(), 2U);
    press(with(), Qt::Key_Return);
    QCOMPARE(m_session->bytes(), file);
    QCOMPARE(selected(), u"Disallow"_s);
    QCOMPARE(m_editor->cursorLine(), 3U);
    // What holds itself is not replaced without end.
    with()->setText(u"Disallow Disallow"_s);
    press(with(), Qt::Key_Return);
    QCOMPARE(m_editor->cursorLine(), 2U);
}

void FindBarTest::replacesAll()
{
    m_bar->replace();
    type(u"o"_s);
    QTest::keyClicks(with(), u"00"_s);
    QTest::mouseClick(child<QPushButton>(u"replaceAll"_s), Qt::LeftButton);
    QCOMPARE(count(), u"Replaced: 9"_s);
    QVERIFY(m_session->bytes().starts_with("User-agent: G0000gleb00t\nDisall00w"));
    m_editor->undo(); // one step
    QCOMPARE(m_session->bytes(), file);
    m_editor->redo();
    QVERIFY(m_session->bytes().starts_with("User-agent: G0000gleb00t\nDisall00w"));
    look(u"nowhere"_s);
    press(with(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(count(), u"Replaced: 0"_s);
}

void FindBarTest::undoesFromItsButtons()
{
    m_bar->replace();
    type(u"disallow"_s);
    QTest::keyClicks(with(), u"Allow"_s);
    for (const QString& name : {u"replaceOne"_s, u"replaceAll"_s}) {
        auto* button = child<QPushButton>(name);
        QTest::mouseClick(button, Qt::LeftButton);
        const std::string replaced = m_session->bytes();
        QVERIFY(replaced.starts_with("User-agent: Googlebot\nAllow: /a\n"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_session->bytes(), file);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(m_session->bytes(), replaced);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_session->bytes(), file);
        QCOMPARE(with()->text(), u"Allow"_s);
    }
}

void FindBarTest::replacesWithCaptures()
{
    m_bar->replace();
    choose(u"expression"_s);
    type(u"^(\\w+): /(\\w)$"_s);
    QTest::keyClicks(with(), u"\\1: /\\2/\\n# \\0"_s);
    QTRY_COMPARE(count(), u"1 of 3"_s);
    press(with(), Qt::Key_Return);
    QVERIFY(m_session->bytes().find("Disallow: /a/\n# Disallow: /a\nDis") != std::string::npos);
    m_editor->undo();
    press(with(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(count(), u"Replaced: 3"_s);
    QVERIFY(m_session->bytes().ends_with("Allow: /a/\n# Allow: /a\n"));
    m_editor->undo();
    QCOMPARE(m_session->bytes(), file);
}

void FindBarTest::replacesInSelection()
{
    m_bar->replace();
    type(u"allow"_s);
    select(22, 47);
    choose(u"inSelection"_s);
    QTest::keyClicks(with(), u"permit"_s);
    press(with(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(count(), u"Replaced: 2"_s);
    QVERIFY(m_session->bytes().ends_with("\nAllow: /a\n"));
    QVERIFY(child<QCheckBox>(u"inSelection"_s)->isChecked());
    QCOMPARE(m_editor->hits().scope(), std::optional(text::Span{22, 49}));
    m_editor->undo();
    QCOMPARE(m_session->bytes(), file);
    QTRY_COMPARE(m_editor->hits().size(), 2U);
}

void FindBarTest::replacesBeginsOfLines()
{
    load("a\nb\n");
    m_bar->replace();
    choose(u"expression"_s);
    type(u"^(?=.)"_s);
    QTest::keyClicks(with(), u"# "_s);
    QTRY_COMPARE(count(), u"1 of 2"_s);
    press(with(), Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "# a\nb\n");
    press(with(), Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "# a\n# b\n");
}

void FindBarTest::refusesWhileReadOnly()
{
    m_bar->replace();
    type(u"allow"_s);
    m_editor->setReadOnly(true);
    press(with(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(fault().startsWith(u"Nothing was replaced"_s));
    press(with(), Qt::Key_Return);
    QVERIFY(fault().startsWith(u"Nothing was replaced"_s));
    QCOMPARE(m_session->bytes(), file);
    m_editor->setReadOnly(false);
    press(with(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(fault(), QString());
    QCOMPARE(count(), u"Replaced: 3"_s);
}

void FindBarTest::keepsHistory()
{
    m_bar->find();
    for (const QString& text : {u"one"_s, u"two"_s, u"one"_s}) {
        look(text);
        press(field(), Qt::Key_Return);
    }
    choose(u"wholeWord"_s);
    m_bar->dismiss();
    m_settings->sync();
    find::FindBar other(*m_session, *m_editor, *m_settings);
    other.find();
    auto* box = other.findChild<QComboBox*>(u"findText"_s);
    QCOMPARE(box->currentText(), u"one"_s);
    QCOMPARE(box->count(), 2);
    QCOMPARE(box->itemText(1), u"two"_s);
    QVERIFY(other.findChild<QCheckBox*>(u"wholeWord"_s)->isChecked());
    QTest::keyClick(box, Qt::Key_Down);
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), u"two"_s);
}

void FindBarTest::anotherFile()
{
    m_bar->find();
    type(u"allow"_s);
    select(22, 47);
    choose(u"inSelection"_s);
    load("Allow: /\nAllow: /b\n");
    QTRY_COMPARE(count(), u"Hits: 2"_s);
    QVERIFY(!child<QCheckBox>(u"inSelection"_s)->isChecked());
}

void FindBarTest::everythingHasAName()
{
    m_bar->replace();
    for (QWidget* widget : m_bar->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(m_bar) ||
            qobject_cast<QLineEdit*>(widget))
            continue;
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(),
                 qPrintable(widget->objectName() % u' ' %
                            QString::fromLatin1(widget->metaObject()->className())));
    }
}

QTEST_MAIN(FindBarTest)
#include "tst_find_bar.moc"
