// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/dialects/dialect.h"

#include <QTest>

#include <set>

using namespace crawlright::dialects;

namespace {

class tst_Dialects : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesOfTheCommandLine_data();
    void namesOfTheCommandLine();
    void othersAreNotFound();
    void everyoneHasItsOwnRow();
    void googleDiffersFromItsParserInFiveCells();
};

void tst_Dialects::namesOfTheCommandLine_data()
{
    QTest::addColumn<Id>("id");
    QTest::newRow("google-parser") << Id::GoogleParser;
    QTest::newRow("google") << Id::Google;
    QTest::newRow("google-2019") << Id::Google2019;
    QTest::newRow("rfc9309") << Id::Rfc9309;
    QTest::newRow("bing") << Id::Bing;
    QTest::newRow("yandex") << Id::Yandex;
    QTest::newRow("yandex-2012") << Id::Yandex2012;
    QTest::newRow("original-1994") << Id::Original1994;
    QTest::newRow("draft-1997") << Id::Draft1997;
}

void tst_Dialects::namesOfTheCommandLine()
{
    QFETCH(Id, id);
    QCOMPARE(get(id).name, std::string_view(QTest::currentDataTag()));
    QCOMPARE(find(QTest::currentDataTag()), std::optional(id));
}

void tst_Dialects::othersAreNotFound()
{
    QVERIFY(!find(""));
    QVERIFY(!find("Google"));
    QVERIFY(!find("google "));
}

void tst_Dialects::everyoneHasItsOwnRow()
{
    QCOMPARE(all().size(), std::size_t(dialectCount));
    std::set<std::string_view> names;
    for (const Dialect& dialect : all()) {
        QCOMPARE(&get(dialect.id), &dialect);
        QVERIFY(names.insert(dialect.name).second);
        QVERIFY(!dialect.source.empty());
    }
}

void tst_Dialects::googleDiffersFromItsParserInFiveCells()
{
    const Dialect& parser = get(Id::GoogleParser);
    const Dialect& google = get(Id::Google);
    QVERIFY(parser.urlEncoding == Encoding{});
    QVERIFY(google.urlEncoding.encodesHighBytes && google.urlEncoding.raisesHexDigits);
    QCOMPARE(google.urlEncoding.decoding, Decoding::None);
    QCOMPARE(parser.agentCut, AgentCut::None);
    QCOMPARE(google.agentCut, AgentCut::Token);
    QCOMPARE(parser.bodyLimit, 0U);
    QCOMPARE(google.bodyLimit, 512'000U);
    QCOMPARE(parser.emptyRule, EmptyRule::MatchesAll);
    QCOMPARE(google.emptyRule, EmptyRule::Ignored);
    QVERIFY(!parser.robotsTxtAllowed && google.robotsTxtAllowed);
    QVERIFY(google.patternEncoding == parser.patternEncoding);
    QCOMPARE(google.agentRule, parser.agentRule);
    QCOMPARE(google.lineLimit, parser.lineLimit);
}

} // namespace

QTEST_APPLESS_MAIN(tst_Dialects)
#include "tst_dialects.moc"
