// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/expect/expectations_pane.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QLatin1StringView>
#include <QMenu>
#include <QPushButton>
#include <QRect>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTreeView>
#include <QVariantList>

using namespace crawlright;
using namespace Qt::StringLiterals;
using expect::ExpectationsModel;
using expect::ExpectationsPane;
using expect::ResultsPtr;
using State = expect::ExpectationFile::State;

namespace {

const std::string expectations = "# the shop\n"
                                 "set search = Googlebot, bingbot, \"Some Bot/1.0\"\n"
                                 "allow search /shop\n"
                                 "disallow GPTBot /\n"
                                 "permit all\n"
                                 "allow \"Some Bot/1.0\" \"/a b\"\n"
                                 "allow Googlebot\n";
const std::string robots = "User-agent: *\nDisallow: /shop\n";
const std::string openRobots = "User-agent: *\nDisallow: /shut\n";

/// As the desk makes them; the same file for the same bytes.
ResultsPtr judged(const std::string& bytes, const std::string& file = expectations,
                  const std::string& host = {})
{
    static std::map<std::string, expect::ExpectationsPtr> files;
    expect::ExpectationsPtr& parsed = files[file];
    if (!parsed)
        parsed = std::make_shared<const expect::Expectations>(expect::parse(file));
    return expect::judged(parsed, session::analyse(bytes, 1, {.fileName = {}, .host = host}),
                          crawlers::builtIn());
}

} // namespace

class ExpectationsPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_pane.reset(); }
    void listsWhatFailsFirst();
    void asInTheFile();
    void onlyWhatFails();
    void tellsWhatIsInstead();
    void tellsOfAnotherHost();
    void keepsItsPlaceWhileOneTypes();
    void clickAsksForTheProof();
    void keyboardAlone();
    void menuOfASet();
    void turnsOnlyWhereAllAgree();
    void deletesWhatIsSelected();
    void copies();
    void emptyStates();
    void tooMuchIsSaid();
    void orderIsTold();

private:
    [[nodiscard]] QTreeView* view() const { return m_pane->findChild<QTreeView*>(); }
    [[nodiscard]] QStringList column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < view()->model()->rowCount(); ++row)
            texts += view()->model()->index(row, column).data().toString();
        return texts;
    }
    template <typename Widget>
    [[nodiscard]] Widget* child(QLatin1StringView name) const
    {
        return m_pane->findChild<Widget*>(name);
    }
    /// What a label says; nothing while it is not on screen.
    [[nodiscard]] QString said(QLatin1StringView name) const
    {
        const auto* label = child<QLabel>(name);
        return label->isVisible() ? label->text() : QString();
    }
    void select(int row) const { view()->setCurrentIndex(view()->model()->index(row, 0)); }
    [[nodiscard]] static QString withoutIsolates(QString text)
    {
        return text.remove(u'\u2066').remove(u'\u2069');
    }

    std::unique_ptr<ExpectationsPane> m_pane;
};

void ExpectationsPaneTest::init()
{
    test::failOnWarnings();
    m_pane = std::make_unique<ExpectationsPane>();
    new QAbstractItemModelTester(
        view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_pane.get());
    m_pane->resize(900, 300);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    m_pane->setFile(State::Present, u"/srv/robots.txt.expect"_s, {});
    m_pane->setResults(judged(robots));
}

void ExpectationsPaneTest::listsWhatFailsFirst()
{
    QCOMPARE(column(ExpectationsModel::StateColumn),
             (QStringList{u"Unreadable"_s, u"Unreadable"_s, u"Fails"_s, u"Fails"_s, u"Holds"_s}));
    QCOMPARE(column(ExpectationsModel::LineColumn),
             (QStringList{u"5:1"_s, u"7:16"_s, u"3"_s, u"4"_s, u"6"_s}));
    QCOMPARE(column(ExpectationsModel::TextColumn),
             (QStringList{u"permit all"_s, u"allow Googlebot"_s, u"allow search /shop"_s,
                          u"disallow GPTBot /"_s, u"allow \"Some Bot/1.0\" \"/a b\""_s}));
    QCOMPARE(said("expectationsSummary"_L1), u"2 of 3 fail. Lines that cannot be read: 2."_s);
    for (int row = 0; row < 5; ++row)
        QVERIFY(!view()->model()->index(row, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
    m_pane->setResults(judged(openRobots + "User-agent: GPTBot\nDisallow: /\n",
                              "allow Googlebot /\ndisallow GPTBot /\n"));
    QCOMPARE(said("expectationsSummary"_L1), u"2 of 2 hold."_s);
}

void ExpectationsPaneTest::asInTheFile()
{
    child<QComboBox>("expectationsOrder"_L1)->setCurrentIndex(1);
    QCOMPARE(column(ExpectationsModel::LineColumn),
             (QStringList{u"3"_s, u"4"_s, u"5:1"_s, u"6"_s, u"7:16"_s}));
}

void ExpectationsPaneTest::onlyWhatFails()
{
    child<QCheckBox>("expectationsOnlyFailing"_L1)->click();
    QCOMPARE(column(ExpectationsModel::StateColumn),
             (QStringList{u"Unreadable"_s, u"Unreadable"_s, u"Fails"_s, u"Fails"_s}));
    m_pane->setResults(judged(robots, "allow Googlebot /\n"));
    QCOMPARE(said("expectationsEmptyText"_L1), u"Nothing fails."_s);
    QVERIFY(!child<QPushButton>("makeExpectations"_L1)->isVisible());
    child<QCheckBox>("expectationsOnlyFailing"_L1)->click();
    QVERIFY(view()->isVisible());
}

void ExpectationsPaneTest::tellsWhatIsInstead()
{
    const QStringList instead = column(ExpectationsModel::PresentColumn);
    QCOMPARE(instead[0], u"A line begins with “allow”, “disallow” or “set”, not with “permit”."_s);
    QCOMPARE(instead[1], u"The path or URL is missing."_s);
    QCOMPARE(withoutIsolates(instead[2]),
             u"Googlebot is blocked: line 2; bingbot is blocked: line 2; "
             "Some Bot/1.0 is blocked: line 2"_s);
    QCOMPARE(withoutIsolates(instead[3]), u"GPTBot is allowed: no rule forbids it"_s);
    QCOMPARE(instead[4], QString());
    const QString tip = view()
                            ->model()
                            ->index(2, ExpectationsModel::PresentColumn)
                            .data(Qt::ToolTipRole)
                            .toString();
    QCOMPARE(tip.count(u'\n'), 2);
    QVERIFY2(tip.contains(u"“Disallow: /shop”"_s), qPrintable(tip));
    m_pane->setResults(judged(robots, "set s = a, b, c, d, e\nallow s /shop\n"));
    const QString many = column(ExpectationsModel::PresentColumn).first();
    QVERIFY2(many.endsWith("; 2 more"_L1), qPrintable(many));
}

void ExpectationsPaneTest::tellsOfAnotherHost()
{
    m_pane->setResults(judged(robots, "allow Googlebot https://other.example/\n", "own.example"));
    QCOMPARE(column(ExpectationsModel::StateColumn), QStringList{u"Fails"_s});
    QCOMPARE(withoutIsolates(column(ExpectationsModel::PresentColumn).first()),
             u"This file is that of own.example, and says nothing about other hosts."_s);
    select(0);
    QVERIFY(!child<QAction>("turnExpectation"_L1)->isEnabled());
}

void ExpectationsPaneTest::keepsItsPlaceWhileOneTypes()
{
    select(3); // disallow GPTBot /
    QCOMPARE(view()->currentIndex().siblingAtColumn(1).data().toString(), u"disallow GPTBot /"_s);
    m_pane->setResults(judged("User-agent: GPTBot\nDisallow: /\n")); // now it holds
    QCOMPARE(column(ExpectationsModel::StateColumn).count(u"Holds"_s), 3);
    QCOMPARE(view()->currentIndex().siblingAtColumn(1).data().toString(), u"disallow GPTBot /"_s);
    m_pane->setResults(judged(robots));
    QCOMPARE(view()->currentIndex().siblingAtColumn(1).data().toString(), u"disallow GPTBot /"_s);
    QCOMPARE(view()->currentIndex().row(), 3);
}

void ExpectationsPaneTest::clickAsksForTheProof()
{
    const QSignalSpy asked(m_pane.get(), &ExpectationsPane::proofRequested);
    const auto click = [this](int row) {
        const QRect place = view()->visualRect(view()->model()->index(row, 1));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place.center());
    };
    click(2);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.last(), (QVariantList{u"/shop"_s, u"Googlebot"_s}));
    click(4);
    QCOMPARE(asked.last(), (QVariantList{u"/a b"_s, u"Some Bot/1.0"_s}));
    click(0);
    QCOMPARE(asked.size(), 2); // a line that says nothing
}

void ExpectationsPaneTest::keyboardAlone()
{
    const QSignalSpy asked(m_pane.get(), &ExpectationsPane::proofRequested);
    m_pane->setFocus();
    QTRY_VERIFY(view()->hasFocus());
    QTest::keyClick(view(), Qt::Key_Home);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(view(), Qt::Key_Down);
    QCOMPARE(asked.size(), 0);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.last(), (QVariantList{u"/"_s, u"GPTBot"_s}));
}

void ExpectationsPaneTest::menuOfASet()
{
    select(2);
    const QSignalSpy asked(m_pane.get(), &ExpectationsPane::proofRequested);
    Q_EMIT view()->customContextMenuRequested({});
    auto* menu = child<QMenu>("expectationsMenu"_L1);
    QVERIFY(menu);
    QStringList proofs;
    for (QAction* action : menu->actions())
        if (action->text().startsWith("Show the Proof"_L1))
            proofs += action->text();
    QCOMPARE(proofs,
             (QStringList{u"Show the Proof for Googlebot"_s, u"Show the Proof for bingbot"_s,
                          u"Show the Proof for Some Bot/1.0"_s}));
    menu->actions().at(2)->trigger();
    QCOMPARE(asked.last(), (QVariantList{u"/shop"_s, u"Some Bot/1.0"_s}));
    menu->close();
}

void ExpectationsPaneTest::turnsOnlyWhereAllAgree()
{
    const auto* turn = child<QAction>("turnExpectation"_L1);
    const QSignalSpy asked(m_pane.get(), &ExpectationsPane::turnRequested);
    select(4); // it holds
    QVERIFY(!turn->isEnabled());
    select(0); // it cannot be read
    QVERIFY(!turn->isEnabled());
    m_pane->setResults(judged("User-agent: bingbot\nDisallow: /\n"));
    select(2); // allow search /shop: one of three is blocked
    QCOMPARE(view()->currentIndex().siblingAtColumn(1).data().toString(), u"allow search /shop"_s);
    QVERIFY(!turn->isEnabled());
    m_pane->setResults(judged(robots));
    view()->selectAll();
    QVERIFY(turn->isEnabled());
    child<QAction>("turnExpectation"_L1)->trigger();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.last().last().value<std::vector<std::uint32_t>>(),
             (std::vector<std::uint32_t>{0, 1}));
}

void ExpectationsPaneTest::deletesWhatIsSelected()
{
    const QSignalSpy asked(m_pane.get(), &ExpectationsPane::deletionRequested);
    select(0);
    QVERIFY(!child<QAction>("deleteExpectation"_L1)->isEnabled()); // not an expectation
    view()->setFocus();
    select(3);
    QTest::keyClick(view(), Qt::Key_Delete);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.last().last().value<std::vector<std::uint32_t>>(),
             std::vector<std::uint32_t>{1});
}

void ExpectationsPaneTest::copies()
{
    view()->setFocus();
    select(3);
    QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
    const QString copied = withoutIsolates(QGuiApplication::clipboard()->text());
    QCOMPARE(copied, u"Fails\tdisallow GPTBot /\tGPTBot is allowed: no rule forbids it\t4"_s);
}

void ExpectationsPaneTest::emptyStates()
{
    const auto* make = child<QPushButton>("makeExpectations"_L1);
    const QSignalSpy asked(m_pane.get(), &ExpectationsPane::makingRequested);
    m_pane->setFile(State::NoPlace, {}, {});
    m_pane->setResults(judged(robots, ""));
    QVERIFY(said("expectationsEmptyText"_L1).contains("save this text first"_L1));
    QVERIFY(said("expectationsExample"_L1).contains("disallow GPTBot /"_L1));
    QVERIFY(expect::parse(said("expectationsExample"_L1).toStdString()).complaints.empty());
    QVERIFY(!make->isVisible());
    QCOMPARE(said("expectationsSummary"_L1), QString());

    m_pane->setFile(State::Absent, u"/srv/robots.txt.expect"_s, {});
    QVERIFY(said("expectationsEmptyText"_L1).contains("robots.txt.expect, which does not"_L1));
    QVERIFY(make->isVisible());
    m_pane->setFocus();
    QTRY_VERIFY(make->hasFocus());
    QTest::keyClick(m_pane->focusWidget(), Qt::Key_Space);
    QCOMPARE(asked.size(), 1);

    m_pane->setFile(State::Present, u"/srv/robots.txt.expect"_s, {});
    QVERIFY(said("expectationsEmptyText"_L1).contains("holds no expectation yet"_L1));
    QVERIFY(make->isVisible());

    m_pane->setFile(State::Unreadable, u"/srv/robots.txt.expect"_s, u"It is a picture."_s);
    QCOMPARE(said("expectationsEmptyText"_L1), u"It is a picture."_s);
    QVERIFY(!make->isVisible());
}

void ExpectationsPaneTest::tooMuchIsSaid()
{
    std::string file = "set s = ";
    for (int i = 0; i < 1001; ++i)
        file += (i == 0 ? "bot" : ",bot") + std::to_string(i);
    file += '\n';
    for (int i = 0; i < 1000; ++i)
        file += "allow s /" + std::to_string(i) + '\n';
    m_pane->setResults(judged(robots, file));
    QVERIFY(said("expectationsEmptyText"_L1).contains("1,000,000 verdicts"_L1));
    QCOMPARE(said("expectationsSummary"_L1), QString());
}

void ExpectationsPaneTest::orderIsTold()
{
    const QSignalSpy told(m_pane.get(), &ExpectationsPane::orderChanged);
    m_pane->setOrder(expect::Order::AsInFile);
    QCOMPARE(told.size(), 1);
    QCOMPARE(m_pane->order(), expect::Order::AsInFile);
    QCOMPARE(column(ExpectationsModel::LineColumn).first(), u"3"_s);
}

QTEST_MAIN(ExpectationsPaneTest)
#include "tst_expectations_pane.moc"
