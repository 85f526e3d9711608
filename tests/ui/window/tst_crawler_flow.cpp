// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/tester/crawler_set_store.h"
#include "ui/tester/crawler_sets_dialog.h"
#include "ui/tester/matrix_model.h"
#include "ui/tester/matrix_view.h"

#include <QByteArray>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QToolButton>
#include <QVariant>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray shop = "User-agent: *\nDisallow: /shop\n\nUser-agent: GPTBot\nDisallow: /\n";

} // namespace

/// Which crawlers the window is about.
class CrawlerFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void searchEnginesFirst();
    void aSetIsForTheWholeWindow();
    void olderSettings_data();
    void olderSettings();
    void aSetOfOnesOwn();
    void aSetThatIsGone();
    void cancelledDialogChangesNothing();
    void remembersRowAndGrouping();
    void anotherHostsFileIsAWarning();

private:
    [[nodiscard]] QComboBox* sets() const
    {
        return m_fixture->window().findChild<QComboBox*>(u"crawlerSets"_s);
    }
    [[nodiscard]] QStringList crawlers() const
    {
        const auto* model = qobject_cast<tester::MatrixModel*>(
            m_fixture->window().findChild<tester::MatrixView*>()->model());
        QStringList names;
        for (const crawlers::Crawler& crawler : *model->crawlers())
            names += QString::fromStdString(crawler.text);
        return names;
    }
    [[nodiscard]] tester::CrawlerSetsDialog* dialog() const
    {
        return m_fixture->window().findChild<tester::CrawlerSetsDialog*>();
    }
    void keep(const tester::CrawlerSet& set) const
    {
        tester::saveSets(m_fixture->settings(), {set});
        m_fixture->settings().setValue("window/readers"_L1, set.id);
        m_fixture->restart();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void CrawlerFlowTest::searchEnginesFirst()
{
    QCOMPARE(sets()->currentText(), u"Search engines"_s);
    QCOMPARE(crawlers().first(), u"Googlebot"_s);
    QVERIFY(crawlers().contains(u"bingbot"_s) && !crawlers().contains(u"GPTBot"_s));
}

void CrawlerFlowTest::aSetIsForTheWholeWindow()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    f.setAddress(u"/a"_s);
    QTRY_VERIFY2(f.shown(u"splitSummary"_s).contains("may fetch this"_L1),
                 qPrintable(f.shown(u"splitSummary"_s)));
    const auto* reader = f.window().findChild<QComboBox*>(u"problemsReader"_s);
    const int ofSearch = reader->count();
    sets()->setCurrentIndex(sets()->findText(u"AI training"_s));
    QVERIFY(crawlers().contains(u"GPTBot"_s) && !crawlers().contains(u"Googlebot"_s));
    QTRY_VERIFY2(f.shown(u"splitReason"_s).contains("GPTBot (line 4) is blocked"_L1),
                 qPrintable(f.shown(u"splitReason"_s)));
    QVERIFY(reader->count() < ofSearch);
    f.restart();
    QCOMPARE(sets()->currentText(), u"AI training"_s);
    QVERIFY(crawlers().contains(u"GPTBot"_s));
}

void CrawlerFlowTest::olderSettings_data()
{
    QTest::addColumn<QVariant>("kept");
    QTest::addColumn<QString>("shown");
    QTest::newRow("split since") << QVariant(u"ads-seo"_s) << u"Ads"_s;
    QTest::newRow("the same since") << QVariant(u"ai"_s) << u"All AI crawlers"_s;
    QTest::newRow("unknown") << QVariant(u"own-gone"_s) << u"Search engines"_s;
    QTest::newRow("broken") << QVariant(QRect(1, 2, 3, 4)) << u"Search engines"_s;
}

void CrawlerFlowTest::olderSettings()
{
    QFETCH(const QVariant, kept);
    QFETCH(const QString, shown);
    m_fixture->settings().setValue("window/readers"_L1, kept);
    m_fixture->restart();
    QCOMPARE(sets()->currentText(), shown);
    QVERIFY(!crawlers().isEmpty());
}

void CrawlerFlowTest::aSetOfOnesOwn()
{
    WindowFixture& f = *m_fixture;
    QTest::mouseClick(f.window().findChild<QToolButton*>(u"editCrawlerSets"_s), Qt::LeftButton);
    QVERIFY(dialog());
    dialog()->findChild<QToolButton*>(u"newSet"_s)->menu()->actions().first()->trigger();
    auto* own = dialog()->findChild<QLineEdit*>(u"ownCrawler"_s);
    for (const QString& name : {u"MyBot"_s, u"GPTBot"_s}) {
        own->setText(name);
        QTest::keyClick(own, Qt::Key_Return);
    }
    QCOMPARE(crawlers().first(), u"Googlebot"_s); // nothing holds before it is accepted
    QTest::mouseClick(dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QCOMPARE(sets()->currentText(), u"My crawlers"_s);
    QCOMPARE(crawlers(), (QStringList{u"MyBot"_s, u"GPTBot"_s}));
    QTRY_VERIFY(!dialog());
    f.restart();
    QCOMPARE(sets()->currentText(), u"My crawlers"_s);
    QCOMPARE(crawlers(), (QStringList{u"MyBot"_s, u"GPTBot"_s}));
}

void CrawlerFlowTest::aSetThatIsGone()
{
    tester::CrawlerSet set = tester::ownSet(u"Mine"_s);
    set.names = {"MyBot"};
    keep(set);
    QCOMPARE(crawlers(), QStringList{u"MyBot"_s});
    m_fixture->trigger(u"Settings"_s, u"Crawler Sets…"_s);
    QTest::mouseClick(dialog()->findChild<QToolButton*>(u"deleteSet"_s), Qt::LeftButton);
    QTest::mouseClick(dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QCOMPARE(sets()->currentText(), u"Search engines"_s);
    QCOMPARE(sets()->findText(u"Mine"_s), -1);
    m_fixture->restart();
    QCOMPARE(sets()->currentText(), u"Search engines"_s);
}

void CrawlerFlowTest::cancelledDialogChangesNothing()
{
    tester::CrawlerSet set = tester::ownSet(u"Mine"_s);
    set.names = {"MyBot"};
    keep(set);
    m_fixture->trigger(u"Settings"_s, u"Crawler Sets…"_s);
    QTest::mouseClick(dialog()->findChild<QToolButton*>(u"deleteSet"_s), Qt::LeftButton);
    QTest::mouseClick(dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel),
                      Qt::LeftButton);
    QCOMPARE(crawlers(), QStringList{u"MyBot"_s});
    QCOMPARE(tester::loadSets(m_fixture->settings()), std::vector{set});
}

void CrawlerFlowTest::remembersRowAndGrouping()
{
    WindowFixture& f = *m_fixture;
    auto* grouping = f.window().findChild<QComboBox*>(u"matrixGrouping"_s);
    QCOMPARE(grouping->currentText(), u"By purpose"_s);
    grouping->setCurrentIndex(grouping->findText(u"By verdict"_s));
    auto* view = f.window().findChild<tester::MatrixView*>();
    const auto bing = static_cast<std::size_t>(crawlers().indexOf(u"bingbot"_s));
    view->choose(bing);
    f.restart();
    QCOMPARE(f.window().findChild<QComboBox*>(u"matrixGrouping"_s)->currentText(), u"By verdict"_s);
    QCOMPARE(f.window().findChild<tester::MatrixView*>()->chosen(), std::optional(bing));
}

void CrawlerFlowTest::anotherHostsFileIsAWarning()
{
    WindowFixture& f = *m_fixture;
    test::ScriptedServer one;
    test::ScriptedServer other;
    for (test::ScriptedServer* server : {&one, &other})
        server->serve("/robots.txt",
                      {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n" + shop});
    f.window().fetch(one.address(u"/shop"_s));
    QTRY_VERIFY(f.shown(u"governing"_s).startsWith("Governed by this file"_L1));
    QVERIFY(f.shown(u"fetchGoverning"_s).isEmpty());
    f.setAddress(other.address(u"/shop"_s)); // another port
    QVERIFY2(f.shown(u"governing"_s).startsWith("This file is of port"_L1),
             qPrintable(f.shown(u"governing"_s)));
    QTest::mouseClick(f.window().findChild<QToolButton*>(u"fetchGoverning"_s), Qt::LeftButton);
    QTRY_COMPARE(other.requests().size(), 1);
    QTRY_VERIFY(f.shown(u"governing"_s).startsWith("Governed by this file"_L1));
    QCOMPARE(f.shown(u"testAddress"_s), other.address(u"/shop"_s));
}

QTEST_MAIN(CrawlerFlowTest)
#include "tst_crawler_flow.moc"
