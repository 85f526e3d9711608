// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/find/find_bar.h"
#include "ui/window/pages.h"

#include <KSyntaxHighlighting/Theme>
#include <QAbstractItemView>
#include <QAction>
#include <QByteArray>
#include <QCheckBox>
#include <QColor>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHostAddress>
#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPalette>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QString>
#include <QStringList>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTextCursor>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

void collect(const QMenu& menu, const QString& path, QMap<QString, QAction*>& actions)
{
    for (QAction* action : menu.actions()) {
        const QString name = path + u'/' + action->text();
        if (const QMenu* below = action->menu())
            collect(*below, name, actions);
        else if (!action->isSeparator())
            actions.insert(name, action);
    }
}

} // namespace

class PreferencesFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void everyActionHasAName();
    void themeAndFontHoldForEveryDocument();
    void colorsFromTheMenu();
    void aKeyIsChangedAndKept();
    void keysOfAComparisonAreKnown();
    void fetchesGoAsWanted();
    void historyIsKeptOnlyIfWanted();
    void searchesAreKeptOnlyIfWanted();
    void theSetIsChosen();
    void setsAreChangedFromHere();

private:
    void openPreferences();
    void press(QDialogButtonBox::StandardButton which) const;
    template <typename Widget>
    [[nodiscard]] Widget* find(const QString& name) const
    {
        return m_dialog->findChild<Widget*>(name);
    }
    [[nodiscard]] QColor base() const
    {
        return m_fixture->window()
            .page()
            .findChild<QPlainTextEdit*>(u"editor"_s)
            ->palette()
            .color(QPalette::Base);
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
    QPointer<QDialog> m_dialog;
};

void PreferencesFlowTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<test::WindowFixture>();
}

void PreferencesFlowTest::openPreferences()
{
    m_fixture->trigger(u"Settings"_s, u"Preferences…"_s);
    m_dialog = m_fixture->window().findChild<QDialog*>(u"preferences"_s);
    QVERIFY(m_dialog);
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
}

void PreferencesFlowTest::press(QDialogButtonBox::StandardButton which) const
{
    QTest::mouseClick(m_dialog->findChild<QDialogButtonBox*>()->button(which), Qt::LeftButton);
    QTRY_VERIFY(!m_dialog);
}

// Their names are what keys of one's own are kept under: ui/window/action_names.cpp.
void PreferencesFlowTest::everyActionHasAName()
{
    QMap<QString, QAction*> actions;
    for (const QAction* top : m_fixture->window().menuBar()->actions())
        collect(*top->menu(), top->text(), actions);
    QSet<QString> names;
    for (const auto& [path, action] : actions.asKeyValueRange()) {
        if (path.contains("Open &Recent"_L1) || path.contains("&Editor Colours"_L1))
            continue;
        QVERIFY2(!action->objectName().isEmpty(), qPrintable(path));
        QVERIFY2(!names.contains(action->objectName()), qPrintable(path));
        names.insert(action->objectName());
    }
    QVERIFY(names.size() > 40);
}

void PreferencesFlowTest::themeAndFontHoldForEveryDocument()
{
    const QColor before = base();
    m_fixture->trigger(u"File"_s, u"New"_s);
    openPreferences();
    auto* theme = find<QComboBox>(u"theme"_s);
    theme->setCurrentIndex(theme->findData(u"Solarized Dark"_s));
    find<QCheckBox>(u"usualFont"_s)->setChecked(false);
    find<QSpinBox>(u"fontPoints"_s)->setValue(17);
    QCOMPARE(base(), before); // not before it is accepted
    press(QDialogButtonBox::Ok);
    const QColor solarized(0x00, 0x2b, 0x36);
    for (const window::Page* page : m_fixture->window().pages().all()) {
        const auto* editor = page->findChild<QPlainTextEdit*>(u"editor"_s);
        QCOMPARE(editor->palette().color(QPalette::Base), solarized);
        QCOMPARE(editor->font().pointSizeF(), 17.0);
    }
    m_fixture->restart();
    QCOMPARE(base(), solarized);
    openPreferences();
    find<QComboBox>(u"theme"_s)->setCurrentIndex(0);
    press(QDialogButtonBox::Ok);
    QCOMPARE(base(), before);
}

void PreferencesFlowTest::colorsFromTheMenu()
{
    const QColor before = base();
    auto* settings = m_fixture->window().menuBar()->findChild<QMenu*>(u"editorColors"_s);
    QVERIFY(settings);
    Q_EMIT settings->aboutToShow();
    const auto choose = [settings](const QString& text) {
        for (QAction* action : settings->actions()) {
            if (action->text() == text)
                return action->trigger();
        }
        QFAIL(qPrintable(text));
    };
    choose(u"Breeze Dark"_s);
    QVERIFY(base() != before);
    QCOMPARE(m_fixture->settings().value(u"editor/theme"_s).toString(), u"Breeze Dark"_s);
    Q_EMIT settings->aboutToShow();
    choose(u"To Fit the Window"_s);
    QCOMPARE(base(), before);
    QVERIFY(!m_fixture->settings().contains(u"editor/theme"_s));
}

void PreferencesFlowTest::aKeyIsChangedAndKept()
{
    openPreferences();
    find<QAbstractItemView>(u"preferencePages"_s)
        ->setCurrentIndex(find<QAbstractItemView>(u"preferencePages"_s)->model()->index(5, 0));
    find<QLineEdit>(u"shortcutSearch"_s)->setText(u"Go to Line"_s);
    auto* field = find<QKeySequenceEdit>(u"shortcutKey"_s);
    const QSignalSpy finished(field, &QKeySequenceEdit::editingFinished);
    QTest::keyClick(field, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(!finished.isEmpty());
    press(QDialogButtonBox::Ok);
    const auto asks = [this](int key, Qt::KeyboardModifiers modifiers) {
        m_fixture->window().activateWindow(); // it is not, at once after a dialog
        if (!QTest::qWaitForWindowActive(&m_fixture->window()))
            return false;
        QTest::keyClick(m_fixture->editor(), static_cast<Qt::Key>(key), modifiers);
        auto* bar = m_fixture->window().page().findChild<QSpinBox*>();
        const bool isShown = bar && bar->isVisible();
        if (isShown)
            QTest::keyClick(bar, Qt::Key_Escape);
        return isShown;
    };
    QVERIFY(!asks(Qt::Key_G, Qt::ControlModifier));
    QVERIFY(asks(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier));
    m_fixture->restart();
    QVERIFY(!asks(Qt::Key_G, Qt::ControlModifier));
    QVERIFY(asks(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier));
}

void PreferencesFlowTest::keysOfAComparisonAreKnown()
{
    openPreferences();
    auto* pages = find<QAbstractItemView>(u"preferencePages"_s);
    pages->setCurrentIndex(pages->model()->index(5, 0));
    find<QLineEdit>(u"shortcutSearch"_s)->setText(u"Go to Line"_s);
    auto* field = find<QKeySequenceEdit>(u"shortcutKey"_s);
    QTest::keyClick(field, Qt::Key_Down, Qt::AltModifier);
    const QString key = QKeySequence(u"Alt+Down"_s).toString(QKeySequence::NativeText);
    QTRY_COMPARE(find<QLabel>(u"shortcutMessage"_s)->text(),
                 u"%1 is a key of “Next Change” already."_s.arg(key));
    press(QDialogButtonBox::Cancel);
}

void PreferencesFlowTest::fetchesGoAsWanted()
{
    openPreferences();
    find<QLineEdit>(u"userAgent"_s)->setText(u"Shop/2.0"_s);
    press(QDialogButtonBox::Ok);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QByteArray request;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&request, socket] {
            request += socket->readAll();
            if (request.endsWith("\r\n\r\n"))
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\nConnection: close\r\n\r\n"
                              "# a file.\n");
        });
    });
    m_fixture->window().fetch(u"http://127.0.0.1:%1/"_s.arg(server.serverPort()));
    QTRY_VERIFY(m_fixture->session().bytes() == "# a file.\n");
    QVERIFY2(request.toLower().contains("\r\nuser-agent: shop/2.0\r\n"), request.constData());
}

void PreferencesFlowTest::historyIsKeptOnlyIfWanted()
{
    m_fixture->open(m_fixture->file(u"a.txt"_s, "# a\n"));
    QCOMPARE(m_fixture->window().pages().recent().paths().size(), 1);
    m_fixture->settings().setValue(u"fetch/addresses"_s, QStringList{u"example.com"_s});
    openPreferences();
    QTest::mouseClick(find<QPushButton>(u"forgetHistory"_s), Qt::LeftButton);
    QVERIFY(m_fixture->window().pages().recent().paths().isEmpty());
    QVERIFY(!m_fixture->settings().contains(u"fetch/addresses"_s));
    find<QCheckBox>(u"keepHistory"_s)->setChecked(false);
    press(QDialogButtonBox::Ok);
    m_fixture->open(m_fixture->file(u"b.txt"_s, "# b\n"));
    QVERIFY(m_fixture->window().pages().recent().paths().isEmpty());
    openPreferences();
    find<QCheckBox>(u"keepHistory"_s)->setChecked(true);
    press(QDialogButtonBox::Ok);
    m_fixture->open(m_fixture->file(u"c.txt"_s, "# c\n"));
    QCOMPARE(m_fixture->window().pages().recent().paths().size(), 1);
}

void PreferencesFlowTest::searchesAreKeptOnlyIfWanted()
{
    m_fixture->open(m_fixture->file(u"a.txt"_s, "User-agent: *\nDisallow: /secret\n"));
    const find::FindBar& bar = m_fixture->window().page().findBar();
    const auto* text = bar.findChild<QComboBox*>(u"findText"_s);
    const auto* with = bar.findChild<QComboBox*>(u"replaceText"_s);
    const auto replace = [&](const QString& what) {
        m_fixture->editor()->moveCursor(QTextCursor::Start); // nothing is selected
        m_fixture->trigger(u"Edit"_s, u"Replace…"_s);
        text->lineEdit()->selectAll();
        QTest::keyClicks(text->lineEdit(), what);
        QTest::keyClick(text->lineEdit(), Qt::Key_Return);
        with->lineEdit()->selectAll();
        QTest::keyClicks(with->lineEdit(), u"/other"_s);
        QTest::keyClick(with->lineEdit(), Qt::Key_Return);
    };
    const auto isKept = [this](const QString& key) { return m_fixture->settings().contains(key); };
    replace(u"/secret"_s);
    QVERIFY(isKept(u"find/searches"_s));
    QVERIFY(isKept(u"find/replacements"_s));
    openPreferences();
    QTest::mouseClick(find<QPushButton>(u"forgetHistory"_s), Qt::LeftButton);
    find<QCheckBox>(u"keepHistory"_s)->setChecked(false);
    press(QDialogButtonBox::Ok);
    m_fixture->editor()->moveCursor(QTextCursor::Start);
    m_fixture->trigger(u"Edit"_s, u"Replace…"_s);
    QVERIFY(bar.isVisible());
    for (const QComboBox* field : {text, with}) {
        QCOMPARE(field->currentText(), QString());
        QCOMPARE(field->count(), 0);
    }
    replace(u"/other"_s);
    QTest::keyClick(text->lineEdit(), Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
    QVERIFY(!isKept(u"find/searches"_s));
    QVERIFY(!isKept(u"find/replacements"_s));
    openPreferences();
    find<QCheckBox>(u"keepHistory"_s)->setChecked(true);
    press(QDialogButtonBox::Ok);
    replace(u"/other"_s);
    QVERIFY(isKept(u"find/searches"_s));
}

void PreferencesFlowTest::theSetIsChosen()
{
    auto* shown = m_fixture->window().findChild<QComboBox*>(u"crawlerSets"_s);
    const QString before = shown->currentText();
    openPreferences();
    auto* sets = find<QComboBox>(u"preferredSet"_s);
    QCOMPARE(sets->currentText(), before);
    sets->setCurrentIndex(2);
    const QString chosen = sets->currentText();
    press(QDialogButtonBox::Ok);
    QCOMPARE(shown->currentText(), chosen);
}

void PreferencesFlowTest::setsAreChangedFromHere()
{
    openPreferences();
    QTest::mouseClick(find<QPushButton>(u"editSets"_s), Qt::LeftButton);
    const QList<QDialog*> dialogs = m_fixture->window().findChildren<QDialog*>();
    QCOMPARE(dialogs.size(), 2);
    for (QDialog* dialog : dialogs) {
        if (dialog != m_dialog)
            QTest::keyClick(dialog, Qt::Key_Escape);
    }
    press(QDialogButtonBox::Cancel);
}

QTEST_MAIN(PreferencesFlowTest)
#include "tst_preferences_flow.moc"
