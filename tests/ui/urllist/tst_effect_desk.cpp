// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "tests/support/strictness.h"
#include "ui/urllist/effect_desk.h"

#include <QList>
#include <QSignalSpy>
#include <QTest>

using namespace crawlright;
using urllist::EditEffect;
using urllist::EffectDesk;
using urllist::UrlLists;

namespace {

const std::string robots = "User-agent: *\nDisallow: /shop/\nAllow: /shop/open\n"
                           "User-agent: GPTBot\nDisallow: /\n";
const std::vector<std::string> addresses{"/", "/shop/1", "/shop/open", "/news", "/news/2"};

std::vector<crawlers::Crawler> someCrawlers()
{
    return {crawlers::builtIn().resolve("Googlebot"), crawlers::builtIn().resolve("GPTBot"),
            crawlers::builtIn().resolve("bingbot")};
}

rules::Verdict verdictOf(const std::string& bytes, const crawlers::Crawler& crawler,
                         const std::string& address)
{
    const dialects::Dialect& dialect = dialects::get(crawler.dialect);
    return rules::compile(syntax::parse(bytes), dialect, crawler.agent)
        .match(access::prepare(address, dialect))
        .verdict;
}

/// Every URL and crawler, judged before and after.
EditEffect counted(const std::string& after)
{
    EditEffect effect{.rows = static_cast<urls::Row>(addresses.size())};
    for (const std::string& address : addresses) {
        bool isAllowed = false;
        bool isBlocked = false;
        for (const crawlers::Crawler& crawler : someCrawlers()) {
            const rules::Verdict now = verdictOf(after, crawler, address);
            if (now == verdictOf(robots, crawler, address))
                continue;
            isAllowed = isAllowed || now == rules::Verdict::Allow;
            isBlocked = isBlocked || now == rules::Verdict::Disallow;
        }
        effect.toAllowed += isAllowed ? 1 : 0;
        effect.toBlocked += isBlocked ? 1 : 0;
    }
    return effect;
}

} // namespace

class EffectDeskTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup()
    {
        m_desk.reset();
        m_lists.reset();
    }
    void countsAsIfItWereEdited_data();
    void countsAsIfItWereEdited();
    void answersOneAfterTheOther();
    void saysNothingOfAnOlderText();
    void saysNothingWithoutAList();

private:
    void load()
    {
        std::string text;
        for (const std::string& address : addresses)
            text += address + "\n";
        QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
        m_lists->load(
            {.path = {}, .text = std::make_shared<const std::string>(text), .options = {}});
        QVERIFY(ended.wait());
    }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<EffectDesk> m_desk;
    session::AnalysisPtr m_analysis;
};

void EffectDeskTest::init()
{
    test::failOnWarnings();
    m_lists = std::make_unique<UrlLists>();
    m_lists->setCrawlers(someCrawlers());
    m_analysis = session::analyse(robots, 1);
    m_lists->setAnalysis(m_analysis);
    m_desk = std::make_unique<EffectDesk>(*m_lists);
}

void EffectDeskTest::countsAsIfItWereEdited_data()
{
    QTest::addColumn<edits::Edits>("edits");
    const auto at = [](std::string_view text) {
        const auto begin = static_cast<text::Offset>(robots.find(text));
        return text::Span{begin, begin + static_cast<text::Offset>(text.size())};
    };
    QTest::newRow("nothing") << edits::Edits{};
    QTest::newRow("a rule goes") << edits::Edits{{at("Disallow: /shop/\n"), ""}};
    QTest::newRow("a rule blocks more") << edits::Edits{{at("/shop/\n"), "/\n"}};
    QTest::newRow("a group goes") << edits::Edits{{at("User-agent: GPTBot\nDisallow: /\n"), ""}};
    QTest::newRow("both ways") << edits::Edits{{at("/shop/\n"), "/news\n"}};
    QTest::newRow("a crawler is named")
        << edits::Edits{{at("User-agent: GPTBot"), "User-agent: bingbot"}};
}

void EffectDeskTest::countsAsIfItWereEdited()
{
    QFETCH(const edits::Edits, edits);
    load();
    std::optional<EditEffect> told;
    m_desk->ask(m_analysis, edits, [&](const EditEffect& effect) { told = effect; });
    QTRY_VERIFY(told);
    const EditEffect expected = counted(edits::applied(robots, edits));
    QCOMPARE(told->toAllowed, expected.toAllowed);
    QCOMPARE(told->toBlocked, expected.toBlocked);
    QCOMPARE(told->rows, expected.rows);
}

void EffectDeskTest::answersOneAfterTheOther()
{
    load();
    QList<int> told;
    for (int i = 0; i < 5; ++i)
        m_desk->ask(m_analysis, {}, [&told, i](const EditEffect&) { told.append(i); });
    QTRY_COMPARE(told, (QList<int>{0, 1, 2, 3, 4}));
}

void EffectDeskTest::saysNothingOfAnOlderText()
{
    load();
    bool isOldTold = false;
    bool isNewTold = false;
    m_desk->ask(m_analysis, {}, [&](const EditEffect&) { isOldTold = true; });
    const auto newer = session::analyse("", 2);
    m_lists->setAnalysis(newer);
    m_desk->ask(newer, {}, [&](const EditEffect&) { isNewTold = true; });
    QTRY_VERIFY(isNewTold);
    QVERIFY(!isOldTold);
}

void EffectDeskTest::saysNothingWithoutAList()
{
    bool isTold = false;
    m_desk->ask(m_analysis, {}, [&](const EditEffect&) { isTold = true; });
    load(); // asked before there was one
    bool isLaterTold = false;
    m_desk->ask(m_analysis, {}, [&](const EditEffect&) { isLaterTold = true; });
    QTRY_VERIFY(isLaterTold);
    QVERIFY(!isTold);
}

QTEST_GUILESS_MAIN(EffectDeskTest)
#include "tst_effect_desk.moc"
