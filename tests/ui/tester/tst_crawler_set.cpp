// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "ui/tester/crawler_set.h"

#include <QLatin1StringView>
#include <QString>
#include <QTest>

#include <set>

using namespace crawlright;
using namespace Qt::StringLiterals;
using dialects::Id;
using tester::CrawlerSet;

namespace {

CrawlerSet preset(QLatin1StringView id)
{
    const std::vector<CrawlerSet> sets = tester::presets(crawlers::builtIn());
    const auto found = std::ranges::find_if(sets, [&](const CrawlerSet& s) { return s.id == id; });
    return found == sets.end() ? CrawlerSet() : *found;
}

CrawlerSet named(std::vector<std::string> names)
{
    CrawlerSet set = tester::ownSet(u"Mine"_s);
    set.names = std::move(names);
    return set;
}

} // namespace

class CrawlerSetTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void searchEnginesAreTheDefault();
    void presetsHoldTheirPurpose_data();
    void presetsHoldTheirPurpose();
    void onlyWhatIsActiveAndSure();
    void oneCrawlerUnderSeveralNames();
    void readers_data();
    void readers();
    void ownSetsHaveIdsOfTheirOwn();
    void olderIds();
};

void CrawlerSetTest::searchEnginesAreTheDefault()
{
    const std::vector<CrawlerSet> sets = tester::presets(crawlers::builtIn());
    QCOMPARE(sets.front().id, u"search"_s);
    QCOMPARE(sets.front().names.front(), "Googlebot");
    QVERIFY(std::ranges::contains(sets.front().names, "bingbot"));
    std::set<QString> ids;
    for (const CrawlerSet& set : sets) {
        QVERIFY2(ids.insert(set.id).second, qPrintable(set.id));
        QVERIFY2(!set.names.empty() && !set.name.isEmpty(), qPrintable(set.id));
        QVERIFY(!tester::isOwn(set));
    }
}

void CrawlerSetTest::presetsHoldTheirPurpose_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("has");
    QTest::addColumn<QString>("hasNot");
    QTest::newRow("search") << u"search"_s << u"DuckDuckBot"_s << u"GPTBot"_s;
    QTest::newRow("AI training") << u"ai-training"_s << u"GPTBot"_s << u"OAI-SearchBot"_s;
    QTest::newRow("AI search") << u"ai-search"_s << u"OAI-SearchBot"_s << u"ChatGPT-User"_s;
    QTest::newRow("AI user") << u"ai-user"_s << u"ChatGPT-User"_s << u"GPTBot"_s;
    QTest::newRow("AI") << u"ai"_s << u"ChatGPT-User"_s << u"Googlebot"_s;
    QTest::newRow("ads") << u"ads"_s << u"AdsBot-Google"_s << u"AhrefsBot"_s;
    QTest::newRow("SEO") << u"seo"_s << u"AhrefsBot"_s << u"AdsBot-Google"_s;
    QTest::newRow("previews") << u"preview"_s << u"WhatsApp"_s << u"Googlebot"_s;
    QTest::newRow("archives") << u"archive"_s << u"archive.org_bot"_s << u"Googlebot"_s;
    QTest::newRow("all") << u"all"_s << u"Wget"_s << u"Slurp-that-is-none"_s;
}

void CrawlerSetTest::presetsHoldTheirPurpose()
{
    QFETCH(const QString, id);
    QFETCH(const QString, has);
    QFETCH(const QString, hasNot);
    const std::vector<std::string> names = preset(QLatin1StringView(id.toLatin1())).names;
    QVERIFY(std::ranges::contains(names, has.toStdString()));
    QVERIFY(!std::ranges::contains(names, hasNot.toStdString()));
}

void CrawlerSetTest::onlyWhatIsActiveAndSure()
{
    const std::vector<std::string> all = preset("all"_L1).names;
    QVERIFY(all.size() > 300);
    for (const std::string& name : all) {
        const crawlers::Entry* entry = crawlers::builtIn().find(name);
        QVERIFY2(entry && entry->status == crawlers::Status::Active && !entry->doubtful,
                 name.c_str());
    }
}

void CrawlerSetTest::oneCrawlerUnderSeveralNames()
{
    const auto chosen = tester::crawlersOf(
        named({"GPTBot", "MyBot", "gptbot", "Mozilla/5.0 (compatible; GPTBot/1.2)", "mybot"}),
        crawlers::builtIn());
    QCOMPARE(chosen.size(), 2U);
    QCOMPARE(chosen[0].token, "GPTBot");
    QVERIFY(!chosen[1].entry);
    QCOMPARE(chosen[1].token, "MyBot");
}

void CrawlerSetTest::readers_data()
{
    QTest::addColumn<CrawlerSet>("set");
    QTest::addColumn<std::vector<Id>>("readers");
    QTest::newRow("search engines")
        << preset("search"_L1) << std::vector{Id::Google, Id::Rfc9309, Id::Bing, Id::Yandex};
    QTest::newRow("AI") << preset("ai"_L1) << std::vector{Id::Google, Id::Rfc9309};
    QTest::newRow("named by the project")
        << tester::projectSet({"Googlebot", "Googlebot-Image"}) << std::vector{Id::Google};
    QTest::newRow("named, though we know only the nearest")
        << named({"Baiduspider", "bingbot"}) << std::vector{Id::Bing, Id::Draft1997};
    QTest::newRow("nobody") << named({}) << std::vector<Id>{};
}

void CrawlerSetTest::readers()
{
    QFETCH(const CrawlerSet, set);
    QFETCH(const std::vector<Id>, readers);
    QCOMPARE(tester::readersOf(set, crawlers::builtIn()), readers);
    QCOMPARE(tester::readersOf(preset("all"_L1), crawlers::builtIn()).size(),
             std::size_t(dialects::dialectCount));
}

void CrawlerSetTest::ownSetsHaveIdsOfTheirOwn()
{
    const CrawlerSet one = tester::ownSet(u"One"_s);
    QVERIFY(tester::isOwn(one));
    QVERIFY(one.id != tester::ownSet(u"One"_s).id);
}

void CrawlerSetTest::olderIds()
{
    QVERIFY(!preset(QLatin1StringView(tester::currentId(u"ads-seo"_s).toLatin1())).names.empty());
    QCOMPARE(tester::currentId(u"search"_s), u"search"_s);
}

QTEST_GUILESS_MAIN(CrawlerSetTest)
#include "tst_crawler_set.moc"
