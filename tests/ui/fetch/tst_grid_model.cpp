// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/fetch/agent_model.h"
#include "ui/fetch/grid_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::fetch;

namespace {

const AgentPreset own{u"Crawlright"_s, {}};
const AgentPreset google{u"Googlebot"_s, "Mozilla/5.0 (Googlebot/2.1)"};

net::FetchResult answerOf(int status, const QByteArray& body = {})
{
    net::FetchResult result;
    result.url = QUrl(u"https://example.com/robots.txt"_s);
    net::Hop hop;
    hop.url = result.url;
    hop.status = status;
    hop.headers = {{"content-type", "text/plain"}};
    result.hops = {hop};
    result.body = body;
    return result;
}

net::FetchResult refused()
{
    net::FetchResult result = answerOf(0);
    result.error = net::FetchError::Refused;
    return result;
}

QString cell(const GridModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

std::vector<GridRequest> three()
{
    return planOf({.host = u"example.com"_s,
                   .http = false,
                   .sibling = false,
                   .extraHosts = {u"a.example"_s, u"b.example"_s},
                   .agents = {own}});
}

} // namespace

/// What is fetched in a grid, and what its table says.
class TestGridModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void plans_data();
    void plans();
    void neverTooMany();
    void siblings_data();
    void siblings();
    void allAlike();
    void theOddOneIsNamed();
    void statusesAndSizes();
    void verdicts_data();
    void verdicts();
    void anotherQuestion();
    void copiedAsTable();
    void agentsAreChecked();
};

void TestGridModel::plans_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("http");
    QTest::addColumn<bool>("sibling");
    QTest::addColumn<QStringList>("extra");
    QTest::addColumn<QStringList>("urls");
    QTest::newRow("all") << u"example.com"_s << true << true << QStringList()
                         << QStringList{u"https://example.com/robots.txt"_s,
                                        u"http://example.com/robots.txt"_s,
                                        u"https://www.example.com/robots.txt"_s,
                                        u"http://www.example.com/robots.txt"_s};
    QTest::newRow("a page of www")
        << u"https://www.example.com/a?b"_s << false << true << QStringList()
        << QStringList{u"https://www.example.com/robots.txt"_s,
                       u"https://example.com/robots.txt"_s};
    QTest::newRow("extra hosts") << u"example.com"_s << false << false
                                 << QStringList{u"m.example.com"_s, u"example.com"_s, u"a b"_s}
                                 << QStringList{u"https://example.com/robots.txt"_s,
                                                u"https://m.example.com/robots.txt"_s};
    QTest::newRow("port") << u"127.0.0.1:8080"_s << false << true << QStringList()
                          << QStringList{u"https://127.0.0.1:8080/robots.txt"_s};
    QTest::newRow("nothing") << u" "_s << true << true << QStringList() << QStringList();
}

void TestGridModel::plans()
{
    QFETCH(const QString, host);
    QFETCH(const bool, http);
    QFETCH(const bool, sibling);
    QFETCH(const QStringList, extra);
    QFETCH(const QStringList, urls);
    const auto plan = planOf(
        {.host = host, .http = http, .sibling = sibling, .extraHosts = extra, .agents = {own}});
    QStringList planned;
    for (const GridRequest& request : plan)
        planned += request.url.toString();
    QCOMPARE(planned, urls);
    const auto twice = planOf({.host = host,
                               .http = http,
                               .sibling = sibling,
                               .extraHosts = extra,
                               .agents = {own, google}});
    QCOMPARE(twice.size(), plan.size() * 2);
}

void TestGridModel::neverTooMany()
{
    QStringList hosts;
    for (int i = 0; i < 300; ++i)
        hosts += u"h%1.example"_s.arg(i);
    QCOMPARE(planOf({.host = {}, .extraHosts = hosts, .agents = {own}}).size(), mostRequests);
}

void TestGridModel::siblings_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("sibling");
    QTest::newRow("apex") << u"example.com"_s << u"www.example.com"_s;
    QTest::newRow("www") << u"www.example.com"_s << u"example.com"_s;
    QTest::newRow("IPv4") << u"192.0.2.7"_s << QString();
    QTest::newRow("IPv6") << u"2001:db8::1"_s << QString();
    QTest::newRow("localhost") << u"localhost"_s << QString();
}

void TestGridModel::siblings()
{
    QFETCH(const QString, host);
    QFETCH(const QString, sibling);
    QCOMPARE(siblingOf(host), sibling);
}

void TestGridModel::allAlike()
{
    GridModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRequests(three());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(cell(model, 0, GridModel::Status), u"Waiting…"_s);
    for (std::size_t row = 0; row < 3; ++row)
        model.setResult(row, answerOf(200, "User-agent: *\n"));
    for (int row = 0; row < 3; ++row)
        QCOMPARE(cell(model, row, GridModel::Compared), u"Alike"_s);
    QCOMPARE(model.differing(), 0);
}

void TestGridModel::theOddOneIsNamed()
{
    GridModel model;
    model.setRequests(three());
    model.setResult(0, answerOf(200, "User-agent: a\n"));
    model.setResult(1, answerOf(200, "User-agent: b\n"));
    QCOMPARE(cell(model, 0, GridModel::Compared), u"Like most"_s); // the first of two as many
    model.setResult(2, answerOf(200, "User-agent: b\n"));
    QCOMPARE(cell(model, 0, GridModel::Compared), u"Differs: another text"_s);
    QVERIFY(model.index(0, GridModel::Compared).data(Qt::FontRole).value<QFont>().bold());
    QCOMPARE(cell(model, 1, GridModel::Compared), u"Like most"_s);
    model.setResult(0, answerOf(403, "no"));
    QCOMPARE(cell(model, 0, GridModel::Compared), u"Differs: another status"_s);
    model.setResult(0, refused());
    QCOMPARE(cell(model, 0, GridModel::Compared), u"Differs: no answer"_s);
    QCOMPARE(model.differing(), 1);
    model.setResult(2, refused()); // more of these, but the one that came is what is compared with
    QCOMPARE(cell(model, 1, GridModel::Compared), u"Like most"_s);
    QCOMPARE(model.differing(), 2);
}

void TestGridModel::statusesAndSizes()
{
    GridModel model;
    model.setRequests(three());
    net::FetchResult moved = answerOf(301);
    moved.hops.append(answerOf(200).hops);
    moved.body = "User-agent: *\n";
    model.setResult(0, moved);
    QCOMPARE(cell(model, 0, GridModel::Status), u"301 → 200"_s);
    QCOMPARE(cell(model, 0, GridModel::Hops), u"2"_s);
    QCOMPARE(cell(model, 0, GridModel::Size), u"14"_s);
    QCOMPARE(cell(model, 0, GridModel::Digest).size(), 12);
    const QString full = model.index(0, GridModel::Digest).data(Qt::ToolTipRole).toString();
    QCOMPARE(full.size(), 64);
    QVERIFY(full.startsWith(cell(model, 0, GridModel::Digest)));
    model.setResult(1, refused());
    QCOMPARE(cell(model, 1, GridModel::Status), u"no answer"_s);
    QCOMPARE(cell(model, 1, GridModel::Size), QString());
    net::FetchResult cancelled;
    cancelled.error = net::FetchError::Cancelled;
    model.setResult(2, cancelled);
    QCOMPARE(cell(model, 2, GridModel::Status), u"failed"_s);
}

void TestGridModel::verdicts_data()
{
    QTest::addColumn<QString>("crawler");
    QTest::addColumn<net::FetchResult>("result");
    QTest::addColumn<QString>("verdict");
    const QByteArray robots = "User-agent: *\nDisallow: /shop\n";
    QTest::newRow("rule") << u"Googlebot"_s << answerOf(200, robots) << u"blocked"_s;
    QTest::newRow("no rule") << u"Googlebot"_s << answerOf(200, "User-agent: *\n") << u"allowed"_s;
    QTest::newRow("404") << u"Googlebot"_s << answerOf(404, robots) << u"allowed"_s;
    QTest::newRow("503, Google") << u"Googlebot"_s << answerOf(503) << u"blocked"_s;
    QTest::newRow("503, Yandex") << u"YandexBot"_s << answerOf(503) << u"allowed"_s;
    QTest::newRow("refused") << u"Googlebot"_s << refused() << u"blocked"_s;
}

void TestGridModel::verdicts()
{
    QFETCH(const QString, crawler);
    QFETCH(const net::FetchResult, result);
    QFETCH(const QString, verdict);
    GridModel model;
    model.setRequests(three());
    model.setResult(0, result);
    QCOMPARE(cell(model, 0, GridModel::Verdict), QString());
    const crawlers::Crawler asks = crawlers::builtIn().resolve(crawler.toStdString());
    model.setQuestion(asks, u"https://example.com/shop/cart"_s);
    QCOMPARE(cell(model, 0, GridModel::Verdict), verdict);
    model.setResult(1, result); // judged as it comes, too
    QCOMPARE(cell(model, 1, GridModel::Verdict), verdict);
    model.setQuestion(asks, QString());
    QCOMPARE(cell(model, 0, GridModel::Verdict), QString());
}

// What was read for one question serves the next only where the same is read.
void TestGridModel::anotherQuestion()
{
    GridModel model;
    model.setRequests(three());
    model.setResult(0, answerOf(200, "User-agent: *\nDisallow: /shop\n\n"
                                     "User-agent: GPTBot\nDisallow: /\nAllow: /shop\n"));
    model.setResult(1, answerOf(200, "User-agent: *\nDisallow:\n"));
    const auto verdictsFor = [&](const char* crawler, const QString& url) {
        model.setQuestion(crawlers::builtIn().resolve(crawler), url);
        return QStringList{cell(model, 0, GridModel::Verdict), cell(model, 1, GridModel::Verdict)};
    };
    QCOMPARE(verdictsFor("Googlebot", u"/shop"_s), QStringList({u"blocked"_s, u"allowed"_s}));
    QCOMPARE(verdictsFor("Googlebot", u"/"_s), QStringList({u"allowed"_s, u"allowed"_s}));
    QCOMPARE(verdictsFor("GPTBot", u"/"_s), QStringList({u"blocked"_s, u"allowed"_s}));
    QCOMPARE(verdictsFor("GPTBot", u"/shop"_s), QStringList({u"allowed"_s, u"allowed"_s}));
}

void TestGridModel::copiedAsTable()
{
    GridModel model;
    model.setRequests(three());
    model.setResult(1, answerOf(200, "x"));
    const QStringList lines = model.tabSeparated().split(u'\n');
    QCOMPARE(lines.size(), 2); // a head, and what has finished
    QCOMPARE(lines.first().count(u'\t'), GridModel::ColumnCount - 1);
    QCOMPARE(lines.last(),
             u"https://a.example/robots.txt\tCrawlright\t200\t1\t1\t"
             "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\t\tAlike"_s);
}

void TestGridModel::agentsAreChecked()
{
    AgentModel model({own, google});
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.checked(), std::vector{own});
    QVERIFY(model.setData(model.index(1), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(model.checked(), (std::vector{own, google}));
    QVERIFY(model.setData(model.index(0), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(model.checked(), std::vector{google});
}

QTEST_MAIN(TestGridModel)
#include "tst_grid_model.moc"
