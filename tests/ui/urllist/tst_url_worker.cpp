// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/urllist/url_lists.h"

#include <QList>
#include <QSignalSpy>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using urllist::Judging;
using urllist::LoadResult;
using urllist::SummaryPtr;
using urllist::UrlLists;
using urllist::UrlWorker;
using Topic = UrlWorker::Topic;

namespace {

urllist::Source pasted(const std::string& text)
{
    return {.path = {}, .text = std::make_shared<const std::string>(text), .options = {}};
}

std::string manyPaths(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i % 2 == 0 ? "/shop/" : "/news/") + std::to_string(i) + "\n";
    return text;
}

} // namespace

class UrlWorkerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_lists.reset(); }
    void countsFollowTheText();
    void countsFollowTheCrawlers();
    void countsAgainstABaseline();
    void theNewestLoadCounts();
    void cancelKeepsTheListBefore();
    void whatCannotBeReadKeepsTheListBefore();
    void clearForgets();
    void newerQuestionsReplaceOlder();
    void questionsAreAskedAgainAfterAChange();
    void answersForTheGoneAreDropped();
    void endsWhileItWorks();

private:
    void edit(const std::string& robots)
    {
        m_lists->setAnalysis(session::analyse(robots, ++m_revision));
    }
    /// The summary of the text as it is, when nothing waits.
    [[nodiscard]] bool isSettled() const
    {
        const SummaryPtr& summary = m_lists->summary();
        return summary && summary->waiting == 0 && summary->setting.now->revision == m_revision;
    }
    void load(const std::string& text)
    {
        QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
        m_lists->load(pasted(text));
        QVERIFY(m_lists->isLoading());
        QVERIFY(ended.wait());
    }
    [[nodiscard]] verdicts::Tally tally(std::size_t crawler = 0) const
    {
        return m_lists->summary()->tallies.at(crawler);
    }

    std::unique_ptr<UrlLists> m_lists;
    quint64 m_revision = 0;
};

void UrlWorkerTest::init()
{
    test::failOnWarnings();
    m_revision = 0;
    m_lists = std::make_unique<UrlLists>();
    m_lists->setCrawlers({crawlers::builtIn().resolve("Googlebot")});
    edit("User-agent: *\nDisallow: /shop/\n");
}

void UrlWorkerTest::countsFollowTheText()
{
    load("/shop/1\n/shop/2\n/news\n");
    QTRY_VERIFY(isSettled());
    QCOMPARE(tally().blocked, 2U);
    QCOMPARE(tally().allowed, 1U);
    QCOMPARE(tally().flips, verdicts::Flips{});
    edit("User-agent: *\nDisallow: /news\n");
    QTRY_VERIFY(isSettled());
    QCOMPARE(tally().blocked, 1U);
    QCOMPARE(tally().flips, (verdicts::Flips{.blocked = 1, .allowed = 2}));
}

void UrlWorkerTest::countsFollowTheCrawlers()
{
    load("/shop/1\n");
    edit("User-agent: GPTBot\nDisallow: /\n");
    QTRY_VERIFY(isSettled());
    QCOMPARE(tally().blocked, 0U);
    m_lists->setCrawlers(
        {crawlers::builtIn().resolve("Googlebot"), crawlers::builtIn().resolve("GPTBot")});
    QTRY_COMPARE(m_lists->summary()->tallies.size(), 2UZ);
    QTRY_VERIFY(isSettled());
    QCOMPARE(tally(0).blocked, 0U);
    QCOMPARE(tally(1).blocked, 1U);
}

void UrlWorkerTest::countsAgainstABaseline()
{
    load("/shop/1\n");
    const auto opened = session::analyse("", ++m_revision);
    m_lists->setAnalysis(opened);
    m_lists->setBaseline(opened);
    QTRY_VERIFY(isSettled() && m_lists->summary()->setting.baseline == opened);
    QCOMPARE(tally().flips, verdicts::Flips{});
    edit("User-agent: *\nDisallow: /\n");
    QTRY_VERIFY(isSettled());
    QCOMPARE(tally().flips, (verdicts::Flips{.blocked = 1}));
}

void UrlWorkerTest::theNewestLoadCounts()
{
    QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
    m_lists->load(pasted(manyPaths(200'000)));
    m_lists->load(pasted("/one\n"));
    QVERIFY(ended.wait());
    QCOMPARE(m_lists->table()->loaded.urls.size(), 1U);
    QVERIFY(!m_lists->isLoading());
    QTRY_VERIFY(isSettled());
    QCOMPARE(ended.size(), 1);
}

void UrlWorkerTest::cancelKeepsTheListBefore()
{
    load("/one\n");
    const auto before = m_lists->table();
    QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
    m_lists->load(pasted(manyPaths(500'000)));
    m_lists->cancelLoading();
    QVERIFY(ended.wait());
    const auto result = ended.first().first().value<LoadResult>();
    QVERIFY(result.table->loaded.report.isCancelled);
    QCOMPARE(m_lists->table(), before);
}

void UrlWorkerTest::whatCannotBeReadKeepsTheListBefore()
{
    load("/one\n");
    const auto before = m_lists->table();
    QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
    m_lists->load({.path = u"/there/is/no/such/file"_s, .text = {}, .options = {}});
    QVERIFY(ended.wait());
    QVERIFY(ended.first().first().value<LoadResult>().error);
    QCOMPARE(m_lists->table(), before);
}

void UrlWorkerTest::clearForgets()
{
    load("/one\n");
    QTRY_VERIFY(isSettled());
    QSignalSpy changed(m_lists.get(), &UrlLists::summaryChanged);
    m_lists->clear();
    QVERIFY(!m_lists->table());
    QVERIFY(!m_lists->summary());
    QCOMPARE(changed.size(), 1);
    edit("");
    load("/two\n");
    QTRY_VERIFY(isSettled());
}

void UrlWorkerTest::newerQuestionsReplaceOlder()
{
    load(manyPaths(200'000));
    QTRY_VERIFY(isSettled());
    edit("User-agent: *\nDisallow: /\n"); // there is something to do first
    QList<int> answered;
    const auto ask = [&](Topic topic, int number) {
        m_lists->worker().ask(topic, this,
                              [&, number](const Judging&, const UrlWorker::IsStopped&) {
                                  return UrlWorker::Done([&, number] { answered.append(number); });
                              });
    };
    for (int i = 0; i < 20; ++i)
        ask(Topic::Order, i);
    ask(Topic::Map, 100);
    QTRY_VERIFY(answered.contains(19) && answered.contains(100));
    QCOMPARE_LT(answered.size(), 21); // some were replaced before their turn
}

void UrlWorkerTest::questionsAreAskedAgainAfterAChange()
{
    load("/shop/1\n");
    QTRY_VERIFY(isSettled());
    std::atomic<int> asked = 0;
    quint64 seen = 0;
    m_lists->worker().ask(
        Topic::Order, this,
        [&](const Judging& judging, const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
            if (++asked == 1) {
                while (!isStopped())
                    std::this_thread::yield();
                return {};
            }
            return [&, revision = judging.setting().now->revision] { seen = revision; };
        });
    QTRY_COMPARE(asked.load(), 1);
    edit("");
    QTRY_COMPARE(seen, m_revision);
    QCOMPARE(asked.load(), 2);
}

void UrlWorkerTest::answersForTheGoneAreDropped()
{
    load("/shop/1\n");
    QTRY_VERIFY(isSettled());
    bool isAnswered = false;
    bool isLaterAnswered = false;
    auto gone = std::make_unique<QObject>();
    m_lists->worker().ask(Topic::Order, gone.get(),
                          [&](const Judging&, const UrlWorker::IsStopped&) {
                              return UrlWorker::Done([&] { isAnswered = true; });
                          });
    gone.reset();
    m_lists->worker().ask(Topic::Map, this, [&](const Judging&, const UrlWorker::IsStopped&) {
        return UrlWorker::Done([&] { isLaterAnswered = true; });
    });
    QTRY_VERIFY(isLaterAnswered);
    QVERIFY(!isAnswered);
}

void UrlWorkerTest::endsWhileItWorks()
{
    load(manyPaths(200'000));
    edit("User-agent: *\nDisallow: /\n");
    m_lists->load(pasted(manyPaths(200'000)));
    m_lists.reset(); // neither crashes nor waits for a load
}

QTEST_GUILESS_MAIN(UrlWorkerTest)
#include "tst_url_worker.moc"
