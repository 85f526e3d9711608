// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/select.h"

#include <QByteArray>
#include <QTest>

using namespace crawlright;
using dialects::Id;
using rules::ChosenBy;
using rules::GroupFate;

namespace {

/// Fates as letters: Taken, Merged, Not first, Less specific, Star not needed, * does not bind,
/// other crawler (-).
QByteArray lettersOf(const std::vector<GroupFate>& fates)
{
    QByteArray out;
    for (const GroupFate fate : fates)
        out += "TMNLS*-"[static_cast<int>(fate)];
    return out;
}

class tst_Groups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groups_data();
    void groups();
    void fates_data();
    void fates();
    void starMayNotBind();
    void chainIsFollowed();
    void bodyLimitDropsTheLineAcross();
    void tooBigFileIsOpenToYandex();
};

void tst_Groups::groups_data()
{
    QTest::addColumn<Id>("dialect");
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<int>("groupCount");
    QTest::addColumn<int>("ruleCount");
    QTest::addColumn<int>("orphanCount");

    QTest::newRow("RFC 9309: a rule ends the run of agents")
        << Id::Rfc9309 << QByteArray("user-agent:a\nuser-agent:b\nallow:/\nuser-agent:c\n") << 2
        << 1 << 0;
    QTest::newRow("RFC 9309: other records do not interfere")
        << Id::Rfc9309 << QByteArray("user-agent:a\nsitemap:x\n\nuser-agent:b\nallow:/\n") << 1 << 1
        << 0;
    QTest::newRow("RFC 9309: rules before a group are nobody's")
        << Id::Rfc9309 << QByteArray("allow:/\nuser-agent:a\nallow:/\n") << 1 << 1 << 1;
    QTest::newRow("1994: a blank line ends a record")
        << Id::Original1994 << QByteArray("user-agent:a\n\ndisallow:/\n") << 1 << 0 << 1;
    QTest::newRow("1994: a comment does not")
        << Id::Original1994 << QByteArray("user-agent:a\n # x\ndisallow:/\n") << 1 << 1 << 0;
    QTest::newRow("1994: Allow is not known")
        << Id::Original1994 << QByteArray("user-agent:a\nallow:/\n") << 1 << 0 << 0;
    QTest::newRow("Google: typos, prefixes, missing colons")
        << Id::Google << QByteArray("useragent:a\ndisalow:/\nallowed:/\ndisallow /x\n") << 1 << 3
        << 0;
    QTest::newRow("RFC 9309: none of these")
        << Id::Rfc9309 << QByteArray("user-agent:a\ndisalow:/\nallowed:/\ndisallow /x\n") << 1 << 0
        << 0;
    QTest::newRow("google/robotstxt: a NUL ends the line")
        << Id::GoogleParser << QByteArray("user-agent:a\nallow\0:/\n", 22) << 1 << 0 << 0;
    QTest::newRow("google/robotstxt: part of a mark is skipped")
        << Id::GoogleParser << QByteArray("\xEF\xBBuser-agent:a\n") << 1 << 0 << 0;
    QTest::newRow("RFC 9309: it is not")
        << Id::Rfc9309 << QByteArray("\xEF\xBBuser-agent:a\n") << 0 << 0 << 0;
}

void tst_Groups::groups()
{
    QFETCH(Id, dialect);
    QFETCH(QByteArray, robots);
    const auto set = rules::groupsOf(syntax::parse(robots.toStdString()), dialects::get(dialect));
    QTEST(int(set.groups.size()), "groupCount");
    QTEST(int(set.rules.size()), "ruleCount");
    QTEST(int(set.orphans.size()), "orphanCount");
}

void tst_Groups::fates_data()
{
    QTest::addColumn<Id>("dialect");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("values");
    QTest::addColumn<QByteArray>("letters");

    const auto row = [](const char* title, Id dialect, const char* name, const char* values,
                        const char* letters) {
        QTest::newRow(title) << dialect << QByteArray(name) << QByteArray(values)
                             << QByteArray(letters);
    };
    row("RFC 9309: groups of one name are merged", Id::Rfc9309, "foo", "foo|*|FOO|bar", "TSM-");
    row("RFC 9309: nobody named, the stars count", Id::Rfc9309, "foo", "bar|*|*", "-TM");
    row("RFC 9309: a value counts up to a blank or slash", Id::Rfc9309, "foo/2.0 x",
        "foo/1.0|foo bar|foo-bar", "TM-");
    row("RFC 9309: names are compared whole", Id::Rfc9309, "foobar", "foo|foobar", "-T");
    row("google/robotstxt: the agent is not cut", Id::GoogleParser, "foo/1.0", "foo|foo/1.0|*",
        "--T");
    row("google/robotstxt: a value is cut to letters", Id::GoogleParser, "foo", "foo1|foo bar|fo",
        "TM-");
    row("google/robotstxt: a nameless agent is named by a nameless value", Id::GoogleParser, "",
        "|1|*|foo", "TMS-");
    row("google/robotstxt: a star with text", Id::GoogleParser, "foo", "* x|*x", "T-");
    row("Google: the agent is cut", Id::Google, "foo/1.0", "foo|*", "TS");
    row("Google 2019: the longest beginning", Id::Google2019, "googlebot-news",
        "googlebot|googlebot-news|g", "-T-");
    row("1994: the value contains the name", Id::Original1994, "foo", "x foo y|foobar|fo|*",
        "TM-S");
    row("draft 1997: the first record only", Id::Draft1997, "foo", "foo|foo|*", "TNS");
}

void tst_Groups::fates()
{
    QFETCH(Id, dialect);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, values);
    std::string robots;
    for (const QByteArray& value : values.split('|'))
        robots += "user-agent:" + value.toStdString() + "\ndisallow:/\n\n";
    const syntax::Document document = syntax::parse(robots);
    const auto groups = rules::groupsOf(document, dialects::get(dialect));
    const auto selection = rules::select(document, groups, {.names = {name.toStdString()}});
    QTEST(lettersOf(selection.fates), "letters");
}

void tst_Groups::starMayNotBind()
{
    const syntax::Document document = syntax::parse("user-agent:*\ndisallow:/\n");
    const rules::Agent agent{.names = {"AdsBot-Google"}, .obeysStar = false};
    const auto google = rules::groupsOf(document, dialects::get(Id::Google));
    QCOMPARE(rules::select(document, google, agent).by, ChosenBy::Nothing);
    QCOMPARE(lettersOf(rules::select(document, google, agent).fates), QByteArray("*"));
    const auto parser = rules::groupsOf(document, dialects::get(Id::GoogleParser));
    QCOMPARE(rules::select(document, parser, agent).by, ChosenBy::Star);
}

void tst_Groups::chainIsFollowed()
{
    const syntax::Document document =
        syntax::parse("user-agent:googlebot\ndisallow:/\nuser-agent:*\ndisallow:/x\n");
    const rules::Agent agent{.names = {"Googlebot-Image", "Googlebot"}};
    const auto google = rules::groupsOf(document, dialects::get(Id::Google));
    const auto selection = rules::select(document, google, agent);
    QCOMPARE(selection.by, ChosenBy::FallbackName);
    QCOMPARE(selection.nameIndex, 1U);
    const auto parser = rules::groupsOf(document, dialects::get(Id::GoogleParser));
    QCOMPARE(rules::select(document, parser, agent).by, ChosenBy::Star);
}

void tst_Groups::bodyLimitDropsTheLineAcross()
{
    const dialects::Dialect& google = dialects::get(Id::Google);
    std::string robots = "user-agent:*\n#";
    robots += std::string(google.bodyLimit - robots.size() - 12, 'x') + '\n';
    const std::string within = robots + "disallow:/a"; // ends at the limit
    QCOMPARE(within.size(), std::size_t(google.bodyLimit));
    QCOMPARE(rules::groupsOf(syntax::parse(within), google).rules.size(), std::size_t(1));
    QCOMPARE(rules::groupsOf(syntax::parse(within + "b"), google).rules.size(), std::size_t(0));
    const dialects::Dialect& parser = dialects::get(Id::GoogleParser);
    QCOMPARE(rules::groupsOf(syntax::parse(within + "b"), parser).rules.size(), std::size_t(1));
}

void tst_Groups::tooBigFileIsOpenToYandex()
{
    const dialects::Dialect& yandex = dialects::get(Id::Yandex);
    const std::string robots = "user-agent:*\ndisallow:/\n#" + std::string(yandex.bodyLimit, 'x');
    const syntax::Document document = syntax::parse(robots);
    const auto groups = rules::groupsOf(document, yandex);
    QVERIFY(groups.tooBigAllowsAll);
    QCOMPARE(rules::select(document, groups, {.names = {"x"}}).by, ChosenBy::TooBig);
}

} // namespace

QTEST_APPLESS_MAIN(tst_Groups)
#include "tst_groups.moc"
