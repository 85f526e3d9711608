// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/split.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

const QByteArray help = "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n";
const QByteArray groups = "User-agent: *\nDisallow: /shop\n\nUser-agent: GPTBot\nDisallow: /\n\n"
                          "User-agent: CCBot\nDisallow: /\n";

} // namespace

class SplitTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tells_data();
    void tells();
    void thirdWayOpen();
    void pastFourNames();
};

void SplitTest::tells_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QStringList>("crawlers");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& robots, const char* url,
                        const QStringList& crawlers, const QString& summary,
                        const QString& reason = {}) {
        QTest::newRow(name) << robots << QByteArray(url) << crawlers << summary << reason;
    };
    const QStringList search{u"Googlebot"_s, u"bingbot"_s, u"Bravebot"_s};
    row("nobody", help, "/a", {}, u"No crawlers are chosen."_s);
    row("one, allowed", help, "/a", {u"Googlebot"_s}, u"Googlebot may fetch this."_s);
    row("one, blocked", help, "/shop", {u"Googlebot"_s}, u"Googlebot may not fetch this."_s);
    row("all may", help, "/shop/help", search, u"All 3 crawlers may fetch this."_s);
    row("none may", help, "/shop", search, u"None of the 3 crawlers may fetch this."_s);
    row("the first rule", help, "/shop/help", search + QStringList{u"Baiduspider"_s},
        u"Of 4 crawlers 3 may fetch this and 1 may not."_s,
        u"They read the same rules differently: Google, RFC 9309 and Bing allow it (line 3); the "
        "draft of 1997 blocks it (line 2), because for the draft of 1997 the first rule that "
        "matches counts."_s);
    row("no Allow", help, "/shop/help", {u"Googlebot"_s, u"bingbot"_s, u"DuckDuckBot"_s, u"MyBot"_s},
        u"Of 4 crawlers 3 may fetch this and 1 may not."_s,
        u"They read the same rules differently: Google, RFC 9309 and Bing allow it (line 3); the "
        "standard of 1994 blocks it (line 2), because the standard of 1994 knows no Allow."_s);
    row("other lines decide", "User-agent: *\nDisallow: /a*c\nDisallow: /ab\nAllow: /abcd\n",
        "/abc", search, u"None of the 3 crawlers may fetch this."_s);
    row("a group of its own", groups, "/a", {u"Googlebot"_s, u"bingbot"_s, u"GPTBot"_s},
        u"Of 3 crawlers 2 may fetch this and 1 may not."_s,
        u"A group of its own makes the difference: GPTBot (line 4) is blocked."_s);
    row("groups of their own", groups, "/a",
        {u"Googlebot"_s, u"bingbot"_s, u"Bravebot"_s, u"GPTBot"_s, u"CCBot"_s},
        u"Of 5 crawlers 3 may fetch this and 2 may not."_s,
        u"Groups of their own make the difference: GPTBot (line 4) and CCBot (line 7) are "
        "blocked."_s);
    row("an open group", "User-agent: Googlebot\nDisallow:\n\nUser-agent: *\nDisallow: /\n", "/a",
        search, u"Of 3 crawlers 1 may fetch this and 2 may not."_s,
        u"A group of its own makes the difference: Googlebot (line 1) is allowed."_s);
    row("no star", "User-agent: *\nDisallow: /\n", "/a", {u"Googlebot"_s, u"AdsBot-Google"_s},
        u"Of 2 crawlers 1 may fetch this and 1 may not."_s,
        u"The rules for all crawlers do not bind AdsBot-Google."_s);
    row("both sides mixed",
        "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /\n\nUser-agent: CCBot\n"
        "Disallow: /\n",
        "/a", {u"Googlebot"_s, u"AdsBot-Google"_s, u"GPTBot"_s, u"CCBot"_s},
        u"Of 4 crawlers 2 may fetch this and 2 may not."_s,
        u"Different groups bind them."_s);
}

void SplitTest::tells()
{
    QFETCH(const QByteArray, robots);
    QFETCH(const QByteArray, url);
    QFETCH(const QStringList, crawlers);
    QFETCH(const QString, summary);
    QFETCH(const QString, reason);
    tester::Crawlers chosen;
    for (const QString& name : crawlers)
        chosen.push_back(crawlers::builtIn().resolve(name.toStdString()));
    const tester::AnswersPtr answers =
        tester::judge({.analysis = session::analyse(robots.toStdString(), 1),
                       .crawlers = std::make_shared<const tester::Crawlers>(std::move(chosen)),
                       .url = url.toStdString()},
                      nullptr);
    words::Split split = tester::splitOf(*answers);
    split.reason = tester::reasonOf(*answers);
    QCOMPARE(split.reason.has_value(), !split.camps.empty());
    QCOMPARE(words::splitSummary(split), summary);
    QCOMPARE(words::splitReason(split), reason);
}

void SplitTest::thirdWayOpen()
{
    tester::Crawlers chosen;
    for (const dialects::Id id : {dialects::Id::Google, dialects::Id::Google2019})
        chosen.push_back(crawlers::builtIn().resolve("Googlebot", id));
    const tester::AnswersPtr answers = tester::judge(
        {.analysis = session::analyse("User-agent: *\nAllow: /page\nDisallow: /*.htm\n", 1),
         .crawlers = std::make_shared<const tester::Crawlers>(std::move(chosen)),
         .url = "/page.htm"},
        nullptr);
    words::Split split = tester::splitOf(*answers);
    split.reason = tester::reasonOf(*answers);
    QVERIFY2(words::splitSummary(split).contains("for 1 it is left open"_L1),
             qPrintable(words::splitSummary(split)));
    QVERIFY2(words::splitReason(split).contains("leaves it open"_L1),
             qPrintable(words::splitReason(split)));
}

void SplitTest::pastFourNames()
{
    words::Split split;
    split.counts = {9, 6, 0};
    split.apart = rules::Verdict::Disallow;
    for (const char* name : {"a", "b", "c", "d", "e", "f"})
        split.named.push_back({name, 1});
    QCOMPARE(words::splitReason(split),
             u"Groups of their own make the difference: a (line 1), b (line 1), c (line 1) and 3 "
             "more are blocked."_s);
}

QTEST_GUILESS_MAIN(SplitTest)
#include "tst_split.moc"
