// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/tester/crawler_pick_model.h"
#include "ui/tester/crawler_set_list.h"
#include "ui/tester/crawler_set_store.h"
#include "ui/tester/crawler_sets_dialog.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QModelIndexList>
#include <QPushButton>
#include <QRect>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace crawlright;
using namespace Qt::StringLiterals;
using tester::CrawlerSet;
using tester::CrawlerSetsDialog;

namespace {

CrawlerSet setOf(const QString& name, std::vector<std::string> names)
{
    CrawlerSet set = tester::ownSet(name);
    set.names = std::move(names);
    return set;
}

} // namespace

class CrawlerSetsDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_dialog.reset(); }
    void settingsKeepSets();
    void brokenSettingsLoseNothingElse();
    void models();
    void makesASet();
    void copiesAPreset();
    void renamesDuplicatesDeletes();
    void findsByNameOperatorAndPurpose();
    void ownNamesAndUserAgents();
    void enterDoesNotClose();

private:
    void open(std::vector<CrawlerSet> own);
    template <class Widget>
    [[nodiscard]] Widget* child(const QString& name) const
    {
        return m_dialog->findChild<Widget*>(name);
    }
    void press(const QString& button) const
    {
        QTest::mouseClick(child<QAbstractButton>(button), Qt::LeftButton);
    }
    void make(const QString& action) const
    {
        for (QAction* known : child<QToolButton>(u"newSet"_s)->menu()->actions()) {
            if (known->text().remove(u'&') == action) {
                known->trigger();
                return;
            }
        }
        QFAIL(qPrintable(action));
    }
    /// Types over the name that is being edited.
    void typeName(const QString& name) const
    {
        auto* editor = child<QListView>(u"setList"_s)->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, name);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(!child<QListView>(u"setList"_s)->viewport()->findChild<QLineEdit*>());
    }
    [[nodiscard]] QStringList shown() const
    {
        const QAbstractItemModel* model = child<QListView>(u"crawlerPick"_s)->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts += model->index(row, 0).data().toString();
        return texts;
    }
    void toggle(const QString& crawler) const
    {
        QAbstractItemModel* model = child<QListView>(u"crawlerPick"_s)->model();
        const QModelIndexList found =
            model->match(model->index(0, 0), Qt::DisplayRole, crawler, 1, Qt::MatchExactly);
        QVERIFY2(!found.isEmpty(), qPrintable(crawler));
        const bool checked = found.first().data(Qt::CheckStateRole).toInt() == Qt::Checked;
        model->setData(found.first(), checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }

    std::unique_ptr<CrawlerSetsDialog> m_dialog;
};

void CrawlerSetsDialogTest::init()
{
    test::failOnWarnings();
}

void CrawlerSetsDialogTest::open(std::vector<CrawlerSet> own)
{
    const CrawlerSet current = own.empty() ? CrawlerSet() : own.back();
    m_dialog = std::make_unique<CrawlerSetsDialog>(
        crawlers::builtIn(), tester::presets(crawlers::builtIn()), std::move(own), current);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void CrawlerSetsDialogTest::settingsKeepSets()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    QVERIFY(tester::loadSets(settings).empty());
    std::vector<CrawlerSet> sets{
        setOf(u"a set, of mine"_s, {"Googlebot", "Mozilla/5.0 (compatible; a, b; \"c\"/1.0)"}),
        setOf(u"empty"_s, {}), setOf(u"one"_s, {"Böt"})};
    tester::saveSets(settings, sets);
    settings.sync();
    QSettings again(settings.fileName(), QSettings::IniFormat);
    QCOMPARE(tester::loadSets(again), sets);
    sets.erase(sets.begin());
    tester::saveSets(again, sets);
    QCOMPARE(tester::loadSets(again), sets);
}

void CrawlerSetsDialogTest::brokenSettingsLoseNothingElse()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    const CrawlerSet mine = setOf(u"Mine"_s, {"Googlebot"});
    tester::saveSets(settings, {mine});
    settings.setValue("crawlerSets/own-broken/name"_L1, u""_s);
    settings.setValue("crawlerSets/own-strange/name"_L1, u"Strange"_s);
    settings.setValue("crawlerSets/own-strange/crawlers"_L1, QRect(1, 2, 3, 4));
    settings.setValue("crawlerSets/search/name"_L1, u"not mine"_s);
    settings.setValue("crawlerSets/loose"_L1, 7);
    QCOMPARE(tester::loadSets(settings), std::vector{mine});
    tester::saveSets(settings, {mine});
    QVERIFY(settings.contains("crawlerSets/own-strange/crawlers"_L1));
    QVERIFY(settings.contains("crawlerSets/loose"_L1));
}

void CrawlerSetsDialogTest::models()
{
    constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    tester::CrawlerPickModel picks(crawlers::builtIn());
    const QAbstractItemModelTester ofPicks(&picks, mode);
    picks.setNames({"MyBot", "googlebot", "MyBot"});
    QCOMPARE(picks.names(), (std::vector<std::string>{"MyBot", "Googlebot"}));
    picks.add(u"Other/1.0"_s);
    picks.add(u"GPTBOT"_s);
    picks.setData(picks.index(0), Qt::Unchecked, Qt::CheckStateRole);
    QCOMPARE(picks.names(), (std::vector<std::string>{"Other/1.0", "Googlebot", "GPTBot"}));
    tester::CrawlerSetList list({setOf(u"One"_s, {})});
    const QAbstractItemModelTester ofList(&list, mode);
    QCOMPARE(list.add(u"one"_s, {"a"}), 1);
    QCOMPARE(list.sets().back().name, u"one 2"_s);
    QVERIFY(!list.setData(list.index(1), u" ONE "_s, Qt::EditRole)); // is taken
    QVERIFY(!list.setData(list.index(1), u"  "_s, Qt::EditRole));
    QVERIFY(list.setData(list.index(1), u" Two "_s, Qt::EditRole));
    list.remove(0);
    QCOMPARE(list.sets().front().name, u"Two"_s);
}

void CrawlerSetsDialogTest::makesASet()
{
    open({});
    QVERIFY(child<QLabel>(u"setHint"_s)->isVisible());
    QVERIFY(m_dialog->chosenId().isEmpty());
    QVERIFY(!child<QToolButton>(u"deleteSet"_s)->isEnabled());
    make(u"Empty Set"_s);
    typeName(u"Shop"_s);
    QVERIFY(!child<QLabel>(u"setHint"_s)->isVisible());
    toggle(u"GPTBot"_s);
    toggle(u"Googlebot"_s);
    QCOMPARE(child<QLabel>(u"setCount"_s)->text(), u"2 crawlers in the set"_s);
    toggle(u"GPTBot"_s);
    QCOMPARE(m_dialog->sets().size(), 1U);
    QCOMPARE(m_dialog->sets()[0].name, u"Shop"_s);
    QCOMPARE(m_dialog->sets()[0].names, std::vector<std::string>{"Googlebot"});
    QCOMPARE(m_dialog->chosenId(), m_dialog->sets()[0].id);
    child<QCheckBox>(u"onlyChecked"_s)->click();
    QCOMPARE(shown(), QStringList{u"Googlebot"_s});
}

void CrawlerSetsDialogTest::copiesAPreset()
{
    open({});
    make(u"Copy of “AI training”"_s);
    QCOMPARE(m_dialog->sets()[0].name, u"My AI training"_s);
    QVERIFY(std::ranges::contains(m_dialog->sets()[0].names, "GPTBot"));
    QVERIFY(m_dialog->sets()[0].names.size() > 10);
}

void CrawlerSetsDialogTest::renamesDuplicatesDeletes()
{
    const CrawlerSet one = setOf(u"One"_s, {"GPTBot"});
    const CrawlerSet two = setOf(u"Two"_s, {"Googlebot", "MyBot"});
    open({one, two});
    QCOMPARE(m_dialog->chosenId(), two.id);
    press(u"duplicateSet"_s);
    typeName(u"Three"_s);
    QCOMPARE(m_dialog->sets().size(), 3U);
    QCOMPARE(m_dialog->sets()[2].name, u"Three"_s);
    QCOMPARE(m_dialog->sets()[2].names, two.names);
    QVERIFY(m_dialog->sets()[2].id != two.id);
    press(u"renameSet"_s);
    typeName(u"Third"_s);
    QCOMPARE(m_dialog->sets()[2].name, u"Third"_s);
    press(u"deleteSet"_s);
    QCOMPARE(m_dialog->sets(), (std::vector{one, two}));
    // What is shown now is another set.
    toggle(u"bingbot"_s);
    QVERIFY(std::ranges::contains(m_dialog->sets()[1].names, "bingbot"));
    press(u"deleteSet"_s);
    press(u"deleteSet"_s);
    QVERIFY(m_dialog->sets().empty());
    QVERIFY(child<QLabel>(u"setHint"_s)->isVisible());
}

void CrawlerSetsDialogTest::findsByNameOperatorAndPurpose()
{
    open({setOf(u"One"_s, {})});
    const qsizetype all = shown().size();
    auto* search = child<QLineEdit>(u"crawlerSearch"_s);
    search->setText(u"openai"_s);
    QVERIFY(shown().contains(u"GPTBot"_s) && shown().size() < 12);
    search->setText(u"openai training"_s);
    QCOMPARE(shown(), QStringList{u"GPTBot"_s});
    search->setText(u"ogleb"_s);
    QVERIFY(shown().contains(u"Googlebot"_s) && !shown().contains(u"GPTBot"_s));
    search->clear();
    auto* purpose = child<QComboBox>(u"purposeFilter"_s);
    purpose->setCurrentIndex(purpose->findText(u"Archives"_s));
    QVERIFY(shown().contains(u"archive.org_bot"_s) && !shown().contains(u"Googlebot"_s));
    purpose->setCurrentIndex(0);
    QCOMPARE(shown().size(), all);
}

void CrawlerSetsDialogTest::ownNamesAndUserAgents()
{
    open({setOf(u"One"_s, {})});
    auto* field = child<QLineEdit>(u"ownCrawler"_s);
    auto* add = child<QPushButton>(u"addOwn"_s);
    QVERIFY(!add->isEnabled());
    QTest::keyClicks(field, u"MyBot"_s);
    press(u"addOwn"_s);
    QVERIFY(field->text().isEmpty());
    QTest::keyClicks(field, u"Mozilla/5.0 (compatible; GPTBot/1.2)"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClicks(field, u"bingBOT"_s); // of the catalogue
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(
        m_dialog->sets()[0].names,
        (std::vector<std::string>{"MyBot", "Mozilla/5.0 (compatible; GPTBot/1.2)", "bingbot"}));
    QCOMPARE(shown().first(), u"MyBot"_s);
    toggle(u"MyBot"_s);
    QCOMPARE(m_dialog->sets()[0].names.size(), 2U);
}

void CrawlerSetsDialogTest::enterDoesNotClose()
{
    open({setOf(u"One"_s, {})});
    child<QLineEdit>(u"crawlerSearch"_s)->setFocus();
    QTest::keyClicks(child<QLineEdit>(u"crawlerSearch"_s), u"gpt"_s);
    QTest::keyClick(child<QLineEdit>(u"crawlerSearch"_s), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    auto* buttons = m_dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
}

QTEST_MAIN(CrawlerSetsDialogTest)
#include "tst_crawler_sets_dialog.moc"
