// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/editor/code_editor.h"
#include "ui/settings/preferences_dialog.h"

#include <KSyntaxHighlighting/Repository>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QByteArray>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QModelIndexList>
#include <QPalette>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QString>
#include <QTest>
#include <QWidget>

using namespace crawlright;
using namespace crawlright::settings;
using namespace Qt::StringLiterals;

class PreferencesDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_dialog.reset(); }
    void showsWhatIs();
    void theSampleFollows();
    void applyTellsOnce();
    void cancelTellsNothing();
    void okWithoutAChangeTellsNothing();
    void defaultsAreOfThePage();
    void aBadUserAgentIsNotTaken();
    void aCrawlersUserAgentIsChosen();
    void setsAreChosenAndChanged();
    void whatAMenuOffersToo();
    void everythingHasAName();
    void thePaletteChanges();

private:
    template <typename Widget>
    [[nodiscard]] Widget* find(const QString& name) const
    {
        return m_dialog->findChild<Widget*>(name);
    }
    [[nodiscard]] QPushButton* button(QDialogButtonBox::StandardButton which) const
    {
        return m_dialog->findChild<QDialogButtonBox*>()->button(which);
    }
    void goTo(const QString& page) const;

    KSyntaxHighlighting::Repository m_highlighting;
    std::unique_ptr<PreferencesDialog> m_dialog;
};

void PreferencesDialogTest::init()
{
    crawlright::test::failOnWarnings();
    m_dialog = std::make_unique<PreferencesDialog>(
        Preferences{.theme = u"Breeze Dark"_s, .fetchSeconds = 12},
        PreferencesDialog::Around{
            .highlighting = m_highlighting,
            .sets = {{u"a"_s, u"All"_s}, {u"b"_s, u"Search"_s}},
            .chosenSet = u"b"_s,
            .languages = {{u"en"_s, u"English"_s}},
            .shortcuts =
                {{.id = u"x"_s, .text = u"Do It"_s, .menu = u"File"_s, .keys = {}, .usual = {}}},
            .switches = {{.id = u"wrap"_s, .text = u"Wrap"_s},
                         {.id = u"keep"_s, .text = u"Keep"_s, .isOn = false, .isUsuallyOn = true}},
            .agents = {{u"Googlebot"_s, "Googlebot/2.1"}}});
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void PreferencesDialogTest::goTo(const QString& page) const
{
    auto* pages = find<QListView>(u"preferencePages"_s);
    const QModelIndexList found =
        pages->model()->match(pages->model()->index(0, 0), Qt::DisplayRole, page);
    QCOMPARE(found.size(), 1);
    pages->setCurrentIndex(found.first());
}

void PreferencesDialogTest::showsWhatIs()
{
    const Preferences preferences = m_dialog->preferences();
    QCOMPARE(preferences, (Preferences{.theme = u"Breeze Dark"_s, .fetchSeconds = 12}));
    QCOMPARE(m_dialog->chosenSet(), u"b"_s);
    QVERIFY(find<QCheckBox>(u"usualFont"_s)->isChecked());
    QVERIFY(!find<QSpinBox>(u"fontPoints"_s)->isEnabled());
    QVERIFY(!button(QDialogButtonBox::Apply)->isEnabled());
}

void PreferencesDialogTest::theSampleFollows()
{
    auto* sample = find<editor::CodeEditor>(u"sample"_s);
    const auto dark = m_highlighting.theme(u"Breeze Dark"_s);
    using KSyntaxHighlighting::Theme;
    QCOMPARE(sample->palette().color(QPalette::Base).rgb(),
             dark.editorColor(Theme::BackgroundColor));
    auto* theme = find<QComboBox>(u"theme"_s);
    QVERIFY(theme->count() > 10);
    theme->setCurrentIndex(theme->findData(u"Breeze Light"_s));
    QCOMPARE(sample->palette().color(QPalette::Base).rgb(),
             m_highlighting.theme(u"Breeze Light"_s).editorColor(Theme::BackgroundColor));
    QTest::mouseClick(find<QCheckBox>(u"usualFont"_s), Qt::LeftButton, {}, {8, 8});
    QVERIFY(find<QSpinBox>(u"fontPoints"_s)->isEnabled());
    find<QSpinBox>(u"fontPoints"_s)->setValue(20);
    QCOMPARE(sample->font().pointSizeF(), 20.0);
    QCOMPARE(m_dialog->preferences().fontPoints, 20);
    QVERIFY(!m_dialog->preferences().fontFamily.isEmpty());
}

void PreferencesDialogTest::applyTellsOnce()
{
    const QSignalSpy applied(m_dialog.get(), &PreferencesDialog::applied);
    goTo(u"Fetching"_s);
    find<QSpinBox>(u"fetchSeconds"_s)->setValue(40);
    find<QSpinBox>(u"fetchRedirects"_s)->setValue(7);
    QTest::mouseClick(button(QDialogButtonBox::Apply), Qt::LeftButton);
    QCOMPARE(applied.size(), 1);
    QVERIFY(!button(QDialogButtonBox::Apply)->isEnabled());
    QTest::mouseClick(button(QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(applied.size(), 1); // nothing changed since
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->preferences().fetchSeconds, 40);
    QCOMPARE(m_dialog->preferences().fetchRedirects, 7);
}

void PreferencesDialogTest::cancelTellsNothing()
{
    const QSignalSpy applied(m_dialog.get(), &PreferencesDialog::applied);
    goTo(u"History"_s);
    find<QCheckBox>(u"keepHistory"_s)->setChecked(false);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(applied.isEmpty());
}

void PreferencesDialogTest::okWithoutAChangeTellsNothing()
{
    const QSignalSpy applied(m_dialog.get(), &PreferencesDialog::applied);
    QTest::mouseClick(button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(applied.isEmpty());
}

void PreferencesDialogTest::defaultsAreOfThePage()
{
    goTo(u"Fetching"_s);
    QTest::mouseClick(button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    QCOMPARE(m_dialog->preferences(), Preferences{.theme = u"Breeze Dark"_s});
    QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
    goTo(u"Editor"_s);
    QTest::mouseClick(button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    QCOMPARE(m_dialog->preferences(), Preferences());
    goTo(u"Crawlers"_s);
    QTest::mouseClick(button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    QCOMPARE(m_dialog->chosenSet(), u"a"_s);
}

void PreferencesDialogTest::aBadUserAgentIsNotTaken()
{
    goTo(u"Fetching"_s);
    auto* field = find<QLineEdit>(u"userAgent"_s);
    field->setText(u"Shop/1.0 é"_s);
    QVERIFY(find<QLabel>(u"userAgentFault"_s)->isVisible());
    QVERIFY(!button(QDialogButtonBox::Ok)->isEnabled());
    QTest::keyClick(field, Qt::Key_Backspace);
    QVERIFY(!find<QLabel>(u"userAgentFault"_s)->isVisible());
    QVERIFY(button(QDialogButtonBox::Ok)->isEnabled());
    QCOMPARE(m_dialog->preferences().userAgent, "Shop/1.0");
}

void PreferencesDialogTest::aCrawlersUserAgentIsChosen()
{
    goTo(u"Fetching"_s);
    auto* choice = find<QComboBox>(u"userAgentChoice"_s);
    QCOMPARE(choice->currentText(), u"Crawlright"_s);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(m_dialog->preferences().userAgent, "Googlebot/2.1");
    QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
    find<QLineEdit>(u"userAgent"_s)->clear();
    QVERIFY(m_dialog->preferences().userAgent.isEmpty());
}

void PreferencesDialogTest::setsAreChosenAndChanged()
{
    const QSignalSpy edit(m_dialog.get(), &PreferencesDialog::editSetsRequested);
    goTo(u"Crawlers"_s);
    find<QComboBox>(u"preferredSet"_s)->setCurrentIndex(0);
    QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
    QTest::mouseClick(find<QPushButton>(u"editSets"_s), Qt::LeftButton);
    QCOMPARE(edit.size(), 1);
    m_dialog->setSets({{u"a"_s, u"All"_s}, {u"own"_s, u"Mine"_s}}, u"own"_s);
    QCOMPARE(m_dialog->chosenSet(), u"own"_s);
}

void PreferencesDialogTest::whatAMenuOffersToo()
{
    QTest::keyClick(find<QCheckBox>(u"wrap"_s), Qt::Key_Space);
    QVERIFY(button(QDialogButtonBox::Apply)->isEnabled());
    QCOMPARE(m_dialog->switches()[0].isOn, true);
    QTest::mouseClick(button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    QCOMPARE(m_dialog->switches()[0].isOn, false);
    QCOMPARE(m_dialog->switches()[1].isOn, true);
}

void PreferencesDialogTest::everythingHasAName()
{
    auto* pages = find<QListView>(u"preferencePages"_s);
    int seen = 0;
    for (int page = 0; page < pages->model()->rowCount(); ++page) {
        pages->setCurrentIndex(pages->model()->index(page, 0));
        for (QWidget* widget : m_dialog->findChildren<QWidget*>()) {
            const QWidget* parent = widget->parentWidget();
            const bool isPart = parent->focusProxy() == widget || widget->focusProxy() ||
                                qobject_cast<const QComboBox*>(parent) ||
                                qobject_cast<const QAbstractSpinBox*>(parent) ||
                                qobject_cast<const QLineEdit*>(parent);
            if (isPart || !widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(accessible);
            const QByteArray what = widget->metaObject()->className();
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                     QByteArray(what + ' ' + widget->objectName().toUtf8()).constData());
            ++seen;
        }
    }
    QVERIFY(seen > 30);
}

void PreferencesDialogTest::thePaletteChanges()
{
    auto* theme = find<QComboBox>(u"theme"_s);
    const QString before = theme->itemText(0);
    QPalette other = m_dialog->palette();
    const bool wasDark = other.color(QPalette::Base).lightness() < 128;
    other.setColor(QPalette::Base, wasDark ? Qt::white : Qt::black);
    other.setColor(QPalette::Text, wasDark ? Qt::black : Qt::white);
    m_dialog->setPalette(other);
    QTRY_VERIFY(theme->itemText(0) != before);
    QCOMPARE(m_dialog->preferences().theme, u"Breeze Dark"_s); // what was chosen stays
    QVERIFY(!button(QDialogButtonBox::Apply)->isEnabled());
}

QTEST_MAIN(PreferencesDialogTest)
#include "tst_preferences_dialog.moc"
