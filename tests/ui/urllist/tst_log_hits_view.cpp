// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/log_hits_model.h"
#include "ui/urllist/log_hits_view.h"
#include "ui/urllist/url_lists.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QModelIndex>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTreeView>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urllist::CrawlerHits;
using urllist::HitReport;
using urllist::LogHitsModel;
using urllist::LogHitsView;
using urllist::UrlLists;

namespace {

const std::string googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; "
                              "+http://www.google.com/bot.html)";
const std::string gptbot = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; "
                           "GPTBot/1.2; +https://openai.com/gptbot)";
const std::string browser =
    "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

std::string hit(const std::string& path, const std::string& agent, int times = 1)
{
    std::string lines;
    for (int i = 0; i < times; ++i)
        lines += "203.0.113.7 - - [20/Nov/2026:10:00:00 +0000] \"GET " + path +
                 " HTTP/1.1\" 200 12 \"-\" \"" + agent + "\"\n";
    return lines;
}

const std::string someHits = hit("/shop/1", googlebot, 3) + hit("/private/x", googlebot, 2) +
                             hit("/news", googlebot) + hit("/news", gptbot, 4) +
                             hit("/shop/1", browser, 5);

} // namespace

class LogHitsViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aModelAsQtWantsIt();
    void saysWhatIsMissing();
    void countsByCrawlerAndLine();
    void followsTheText();
    void whatIsOpenStaysOpen();
    void sorts();
    void aLineIsAskedForByKeys();
    void saysThatAgentsPretend();

private:
    void edit(const std::string& robots)
    {
        m_lists->setAnalysis(session::analyse(robots, ++m_revision));
    }
    void load(const std::string& text)
    {
        m_lists->load(
            {.path = {}, .text = std::make_shared<const std::string>(text), .options = {}});
        QTRY_VERIFY(!m_lists->isLoading());
    }
    [[nodiscard]] QTreeView* tree() const { return m_view->findChild<QTreeView*>("logHits"_L1); }
    [[nodiscard]] QAbstractItemModel* model() const { return tree()->model(); }
    [[nodiscard]] QModelIndex row(const QString& name, const QModelIndex& parent = {}) const
    {
        for (int i = 0; i < model()->rowCount(parent); ++i)
            if (model()->index(i, 0, parent).data().toString() == name)
                return model()->index(i, 0, parent);
        return {};
    }
    [[nodiscard]] QStringList cells(const QString& name, const QModelIndex& parent = {}) const
    {
        QStringList texts;
        const QModelIndex index = row(name, parent);
        for (int column = 1; column < model()->columnCount(); ++column)
            texts += index.siblingAtColumn(column).data().toString();
        return texts;
    }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<LogHitsView> m_view;
    quint64 m_revision = 0;
};

void LogHitsViewTest::init()
{
    test::failOnWarnings();
    m_revision = 0;
    m_lists = std::make_unique<UrlLists>();
    m_lists->setCrawlers({crawlers::builtIn().resolve("Bingbot")}); // others count too
    edit("User-agent: *\nDisallow: /shop/\nDisallow: /private/\n\nUser-agent: GPTBot\n"
         "Disallow: /\n");
    m_view = std::make_unique<LogHitsView>(m_lists->worker());
    connect(m_lists.get(), &UrlLists::summaryChanged, m_view.get(), &LogHitsView::setSummary);
    m_view->resize(700, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void LogHitsViewTest::cleanup()
{
    m_view.reset();
    m_lists.reset();
}

void LogHitsViewTest::aModelAsQtWantsIt()
{
    LogHitsModel tested;
    const QAbstractItemModelTester tester(&tested,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    HitReport report;
    report.crawlers = {
        {.name = u"A"_s, .hits = 3, .blocked = 2, .lines = {{4, u"Disallow: /"_s, 2}}},
        {.hits = 9}};
    tested.setReport(report);
    QCOMPARE(tested.rowCount(), 2);
    QCOMPARE(tested.rowCount(tested.index(0, 0)), 1);
    QCOMPARE(tested.lineAt(tested.index(0, 0, tested.index(0, 0))), 4U);
    QCOMPARE(tested.lineAt(tested.index(0, 0)), 0U);
    QSignalSpy reset(&tested, &QAbstractItemModel::modelReset);
    report.crawlers[0].blocked = 1;
    report.crawlers[0].lines[0].blocked = 1;
    tested.setReport(report); // other numbers only
    QCOMPARE(reset.count(), 0);
    QCOMPARE(tested.index(0, LogHitsModel::BlockedColumn).data().toString(), u"1"_s);
    report.crawlers[0].lines.clear();
    tested.setReport(report);
    QCOMPARE(reset.count(), 1);
    tested.setReport({});
    QCOMPARE(tested.rowCount(), 0);
}

void LogHitsViewTest::saysWhatIsMissing()
{
    auto* reason = m_view->findChild<QLabel*>("emptyText"_L1);
    QVERIFY(reason->isVisible());
    QVERIFY(reason->text().contains("Load an access log"_L1));
    load("/a\n/b\n");
    QTRY_VERIFY(reason->text().contains("no user agents"_L1));
    load(someHits);
    QTRY_VERIFY(tree()->isVisible());
    QTRY_COMPARE(model()->rowCount(), 3);
    load("/a\n/b\n");
    QTRY_VERIFY(reason->isVisible());
    QCOMPARE(model()->rowCount(), 0);
}

void LogHitsViewTest::countsByCrawlerAndLine()
{
    load(someHits + "203.0.113.7 - - [20/Nov/2026:10:00:00 +0000] \"GET /x HTTP/1.1\" 200 12\n");
    QTRY_COMPARE(model()->rowCount(), 3);
    QCOMPARE(cells(u"Googlebot"_s), QStringList({u"6"_s, u"5"_s, u"83 %"_s}));
    QCOMPARE(cells(u"GPTBot"_s), QStringList({u"4"_s, u"4"_s, u"100 %"_s}));
    QCOMPARE(cells(u"Not known crawlers"_s), QStringList({u"5"_s, QString(), QString()}));
    const QModelIndex google = row(u"Googlebot"_s);
    QCOMPARE(model()->rowCount(google), 2);
    QCOMPARE(cells(u"Line 2: Disallow: /shop/"_s, google),
             QStringList({QString(), u"3"_s, u"50 %"_s}));
    QCOMPARE(cells(u"Line 3: Disallow: /private/"_s, google),
             QStringList({QString(), u"2"_s, u"33 %"_s}));
    const QString totals = m_view->findChild<QLabel*>("hitTotals"_L1)->text();
    QVERIFY2(totals.contains("Hits: 16. Known crawlers: 2."_L1), qPrintable(totals));
    QVERIFY2(totals.contains("block: 9."_L1), qPrintable(totals));
    QVERIFY2(totals.contains("without a user agent: 1."_L1), qPrintable(totals));
}

void LogHitsViewTest::followsTheText()
{
    load(someHits);
    QTRY_COMPARE(model()->rowCount(), 3);
    edit("User-agent: *\nDisallow: /news\n");
    QTRY_COMPARE(cells(u"Googlebot"_s), QStringList({u"6"_s, u"1"_s, u"17 %"_s}));
    QCOMPARE(model()->rowCount(row(u"Googlebot"_s)), 1);
    edit("");
    QTRY_COMPARE(cells(u"Googlebot"_s), QStringList({u"6"_s, u"0"_s, u"0 %"_s}));
    QCOMPARE(model()->rowCount(row(u"Googlebot"_s)), 0);
}

void LogHitsViewTest::whatIsOpenStaysOpen()
{
    load(someHits);
    QTRY_COMPARE(model()->rowCount(), 3);
    tree()->expand(row(u"Googlebot"_s));
    tree()->setCurrentIndex(row(u"Googlebot"_s));
    edit("User-agent: *\nDisallow: /shop/\n"); // other lines: other rows
    QTRY_COMPARE(model()->rowCount(row(u"Googlebot"_s)), 1);
    QVERIFY(tree()->isExpanded(row(u"Googlebot"_s)));
    QCOMPARE(tree()->currentIndex().data().toString(), u"Googlebot"_s);
}

void LogHitsViewTest::sorts()
{
    load(someHits);
    QTRY_COMPARE(model()->rowCount(), 3);
    QCOMPARE(model()->index(0, 0).data().toString(), u"Googlebot"_s); // the most blocked first
    tree()->sortByColumn(LogHitsModel::NameColumn, Qt::AscendingOrder);
    QCOMPARE(model()->index(0, 0).data().toString(), u"Googlebot"_s);
    QCOMPARE(model()->index(1, 0).data().toString(), u"GPTBot"_s);
    tree()->sortByColumn(LogHitsModel::HitsColumn, Qt::AscendingOrder);
    QCOMPARE(model()->index(0, 0).data().toString(), u"GPTBot"_s);
}

void LogHitsViewTest::aLineIsAskedForByKeys()
{
    load(someHits);
    QTRY_COMPARE(model()->rowCount(), 3);
    QSignalSpy asked(m_view.get(), &LogHitsView::lineRequested);
    tree()->setCurrentIndex(row(u"Googlebot"_s));
    QTest::keyClick(tree(), Qt::Key_Return); // opens it
    QVERIFY(tree()->isExpanded(row(u"Googlebot"_s)));
    QCOMPARE(asked.count(), 0);
    QTest::keyClick(tree(), Qt::Key_Down);
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().value<text::LineNumber>(), 2U);
}

void LogHitsViewTest::saysThatAgentsPretend()
{
    load(someHits);
    QTRY_COMPARE(model()->rowCount(), 3);
    auto* note = m_view->findChild<QLabel*>("hitNote"_L1);
    QVERIFY(note->isVisible());
    QVERIFY(note->text().contains("only what the client said"_L1));
}

QTEST_MAIN(LogHitsViewTest)
#include "tst_log_hits_view.moc"
