// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/rule_set.h"

#include <QByteArray>
#include <QTest>

using namespace crawlright;
using dialects::Id;
using rules::Reason;
using rules::Verdict;

namespace {

rules::Decision decide(Id id, const std::string& robots, const std::string& url)
{
    const dialects::Dialect& dialect = dialects::get(id);
    return rules::compile(syntax::parse("user-agent:*\n" + robots), dialect, {.names = {"foo"}})
        .match(access::prepare(url, dialect));
}

class tst_RuleSet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decisions_data();
    void decisions();
    void rulesStandInFileOrder();
    void copiesAreIndependent();
};

void tst_RuleSet::decisions_data()
{
    QTest::addColumn<Id>("dialect");
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<int>("line");

    const auto row = [](const char* title, Id dialect, const char* robots, const char* url,
                        Verdict verdict, Reason reason, int line) {
        QTest::newRow(title) << dialect << QByteArray(robots) << QByteArray(url) << verdict
                             << reason << line;
    };
    const auto allow = Verdict::Allow;
    const auto disallow = Verdict::Disallow;
    row("RFC 9309 2.2.2: the longest wins", Id::Rfc9309, "disallow:/a\nallow:/a/b\n", "/a/b/c",
        allow, Reason::Rule, 3);
    row("RFC 9309 2.2.2: ties allow", Id::Rfc9309, "disallow:/a\nallow:/a\n", "/a", allow,
        Reason::Rule, 3);
    row("of equal rules the first decides", Id::Rfc9309, "disallow:/a\ndisallow:/a\n", "/a",
        disallow, Reason::Rule, 2);
    row("a longer pattern with a star beats a literal", Id::Rfc9309,
        "allow:/a/b\ndisallow:/*/b*c\n", "/a/bc", disallow, Reason::Rule, 3);
    row("a shorter one does not", Id::Rfc9309, "allow:/a/b\ndisallow:/*b\n", "/a/b", allow,
        Reason::Rule, 2);
    row("stars at the end count", Id::Rfc9309, "allow:/a\ndisallow:/a**\n", "/a", disallow,
        Reason::Rule, 3);
    row("patterns at several depths", Id::Rfc9309,
        "disallow:*x\nallow:/a*x\ndisallow:/ab*x\nallow:/abc*y\n", "/abcx", disallow, Reason::Rule,
        4);
    row("no rule matches", Id::Rfc9309, "disallow:/a\n", "/b", allow, Reason::NoRuleMatches, 0);
    row("no rules", Id::Rfc9309, "", "/b", allow, Reason::NoRules, 0);
    row("RFC 9309 2.2.2: /robots.txt", Id::Rfc9309, "disallow:/\n", "http://h/robots.txt", allow,
        Reason::RobotsTxtItself, 0);
    row("google/robotstxt judges /robots.txt too", Id::GoogleParser, "disallow:/\n", "/robots.txt",
        disallow, Reason::Rule, 2);
    row("google/robotstxt: an empty rule decides without a word", Id::GoogleParser, "disallow:\n",
        "/a", allow, Reason::EmptyRule, 2);
    row("Google: an empty rule is ignored", Id::Google, "disallow:\n", "/a", allow, Reason::NoRules,
        0);
    row("Yandex 2012: an empty Allow forbids all", Id::Yandex2012, "allow:\n", "/a", disallow,
        Reason::Rule, 2);
    row("Yandex 2012: the first rule decides", Id::Yandex2012, "allow:/a\ndisallow:/a/b\n", "/a/b",
        allow, Reason::Rule, 2);
    row("Yandex 2012: first among patterns", Id::Yandex2012, "disallow:/*b\nallow:/a/b\n", "/a/b",
        disallow, Reason::Rule, 2);
    row("index.htm opens its folder", Id::Google, "allow:/a/index.html\ndisallow:/\n", "/a/", allow,
        Reason::Rule, 2);
    row("but not what is below", Id::Google, "allow:/a/index.html\ndisallow:/\n", "/a/b", disallow,
        Reason::Rule, 3);
    row("nor under RFC 9309", Id::Rfc9309, "allow:/a/index.html\ndisallow:/\n", "/a/", disallow,
        Reason::Rule, 3);
    row("Google 2019: a wildcard against a literal", Id::Google2019,
        "allow:/page\ndisallow:/*.htm\n", "/page.htm", Verdict::Undefined, Reason::Rule, 0);
    row("Google 2019: both without", Id::Google2019, "allow:/page\ndisallow:/page.h\n", "/page.htm",
        disallow, Reason::Rule, 3);
    row("Google 2019: a star at the end is none", Id::Google2019,
        "allow:/page*\ndisallow:/page.h\n", "/page.htm", disallow, Reason::Rule, 3);
    row("1994: stars are ordinary", Id::Original1994, "disallow:/*a\n", "/ba", allow,
        Reason::NoRuleMatches, 0);
    row("a value without a slash matches nothing", Id::Rfc9309, "disallow:a\n", "/a", allow,
        Reason::NoRuleMatches, 0);
}

void tst_RuleSet::decisions()
{
    QFETCH(Id, dialect);
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, url);
    const rules::Decision decision = decide(dialect, robots.toStdString(), url.toStdString());
    QTEST(decision.verdict, "verdict");
    QTEST(decision.reason, "reason");
    QTEST(int(decision.line), "line");
}

void tst_RuleSet::rulesStandInFileOrder()
{
    const auto set =
        rules::compile(syntax::parse("user-agent:*\ndisallow:/b\nallow:/a/index.htm\ndisallow:\n"),
                       dialects::get(Id::GoogleParser), {.names = {"x"}});
    QCOMPARE(set.rules().size(), std::size_t(4));
    QVERIFY(std::ranges::is_sorted(set.rules(), {}, &rules::Rule::line));
    QCOMPARE(set.patternOf(set.rules()[2]), std::string_view("/a/$"));
    QCOMPARE(set.rules()[2].length, 4U);
    QVERIFY(set.patternOf(set.rules()[3]).empty());
}

void tst_RuleSet::copiesAreIndependent()
{
    rules::RuleSet copy;
    {
        const auto set = rules::compile(syntax::parse("user-agent:*\ndisallow:/a*b\n"),
                                        dialects::get(Id::Rfc9309), {.names = {"x"}});
        copy = set;
    }
    QCOMPARE(copy.match("/axb").line, 2U);
    QCOMPARE(rules::RuleSet().match("/").reason, Reason::NoRules);
}

} // namespace

QTEST_APPLESS_MAIN(tst_RuleSet)
#include "tst_rule_set.moc"
