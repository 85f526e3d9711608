// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/outcome.h"
#include "tests/support/http_rows.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using namespace crawlright::access;

namespace {

Meaning meaning(const Answer& answer, dialects::Id id)
{
    return meaningOf(answer, dialects::get(id));
}

} // namespace

class TestOutcome final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conformance_data();
    void conformance();
    void allRowsOfTheSetAreRead();
    void whatASourceDoesNotSay_data();
    void whatASourceDoesNotSay();
    void silenceIsReadAsRfc9309();
    void yandexTakesALongFileAsOpen();
    void aCopyEndsWithItsLife();
    void theLatestEditionOfGoogle_data();
    void theLatestEditionOfGoogle();
    void editionsDifferOnlyWhereTheFileCannotBeFetched();
    void everySentenceIsReached();
};

void TestOutcome::conformance_data()
{
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonValue& value : test::httpRows()) {
        const QJsonObject row = value.toObject();
        QTest::addRow("%s %s: %s", qPrintable(row["id"_L1].toString()),
                      qPrintable(row["dialect"_L1].toString()),
                      qPrintable(row["source"_L1].toString()))
            << row;
    }
}

void TestOutcome::conformance()
{
    QFETCH(const QJsonObject, row);
    const auto id = dialects::find(row["dialect"_L1].toString().toStdString());
    QVERIFY(id);
    const Meaning got = meaning(test::answerOf(row), *id);
    QCOMPARE(got.outcome, test::outcomeOf(row["outcome"_L1].toString()));
    QVERIFY(!got.sourceSilent);
}

void TestOutcome::allRowsOfTheSetAreRead()
{
    QCOMPARE(test::httpRows().size(), 135);
}

void TestOutcome::whatASourceDoesNotSay_data()
{
    QTest::addColumn<dialects::Id>("dialect");
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<Outcome>("outcome");
    using enum dialects::Id;
    QTest::newRow("google-parser fetches nothing")
        << GoogleParser << Answer{.status = 200} << Outcome::Parse;
    QTest::newRow("bing 503") << Bing << Answer{.status = 503} << Outcome::DisallowAll;
    QTest::newRow("bing 403") << Bing << Answer{.status = 403} << Outcome::AllowAll;
    QTest::newRow("yandex timeout")
        << Yandex << Answer{.fault = FetchFault::TimedOut} << Outcome::DisallowAll;
    QTest::newRow("yandex six hops")
        << Yandex << Answer{.status = 200, .redirects = 6} << Outcome::AllowAll;
    QTest::newRow("yandex-2012 redirect")
        << Yandex2012 << Answer{.status = 200, .redirects = 1} << Outcome::Parse;
    QTest::newRow("1994 500") << Original1994 << Answer{.status = 500} << Outcome::DisallowAll;
    QTest::newRow("1997 429") << Draft1997 << Answer{.status = 429} << Outcome::AllowAll;
    QTest::newRow("rfc9309 redirect to nowhere")
        << Rfc9309 << Answer{.fault = FetchFault::RedirectDeadEnd, .status = 302}
        << Outcome::AllowAll;
    QTest::newRow("rfc9309 status 700") << Rfc9309 << Answer{.status = 700} << Outcome::AllowAll;
}

void TestOutcome::whatASourceDoesNotSay()
{
    QFETCH(const dialects::Id, dialect);
    QFETCH(const Answer, answer);
    QFETCH(const Outcome, outcome);
    const Meaning got = meaning(answer, dialect);
    QCOMPARE(got.outcome, outcome);
    QVERIFY(got.sourceSilent);
}

void TestOutcome::silenceIsReadAsRfc9309()
{
    int silent = 0;
    for (const dialects::Dialect& dialect : dialects::all()) {
        for (int status = 0; status < 700; ++status) {
            const Meaning own = meaningOf(Answer{.status = status}, dialect);
            const Meaning standard = meaning(Answer{.status = status}, dialects::Id::Rfc9309);
            if (!own.sourceSilent)
                continue;
            ++silent;
            QCOMPARE(own.outcome, standard.outcome);
            QCOMPARE(own.sentence, standard.sentence);
        }
    }
    QVERIFY(silent > 700); // google-parser alone is silent on every one
}

void TestOutcome::yandexTakesALongFileAsOpen()
{
    const auto limit = dialects::get(dialects::Id::Yandex).bodyLimit;
    QVERIFY(limit > 0);
    const Meaning fits = meaning(Answer{.status = 200, .bodyBytes = limit}, dialects::Id::Yandex);
    QCOMPARE(fits.outcome, Outcome::Parse);
    const Meaning tooLong =
        meaning(Answer{.status = 200, .bodyBytes = limit + 1U}, dialects::Id::Yandex);
    QCOMPARE(tooLong.outcome, Outcome::AllowAll);
    QCOMPARE(tooLong.sentence, Sentence::YandexTooLong);
    const Meaning cut =
        meaning(Answer{.status = 200, .bodyBytes = limit + 1U}, dialects::Id::Google);
    QCOMPARE(cut.outcome, Outcome::Parse);
}

void TestOutcome::aCopyEndsWithItsLife()
{
    using enum dialects::Id;
    using Life = std::optional<std::chrono::seconds>;
    const auto held = [](std::chrono::seconds age, Life life) {
        return Answer{.hasCachedCopy = true, .copyAge = age, .copyLife = life};
    };
    QCOMPARE(meaning(held(24h, {}), Rfc9309).outcome, Outcome::UseCache);
    QCOMPARE(meaning(held(24h + 1s, {}), Rfc9309).outcome, Outcome::Defer);
    QCOMPARE(meaning(held(25h, 48h), Rfc9309).outcome, Outcome::Defer);
    QCOMPARE(meaning(held(25h, 48h), Google).outcome, Outcome::UseCache);
    QCOMPARE(meaning(held(2h, 1h), Google).outcome, Outcome::Defer);
    QCOMPARE(meaning(held(168h, {}), Draft1997).outcome, Outcome::UseCache);
    QCOMPARE(meaning(held(169h, {}), Draft1997).outcome, Outcome::Defer);
    QCOMPARE(meaning(Answer{}, Rfc9309).outcome, Outcome::Defer);
}

// facts/dialects, the HTTP status matrix, row GDOC26: the page as of 2026-04-14.
void TestOutcome::theLatestEditionOfGoogle_data()
{
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<Outcome>("followed");
    QTest::addColumn<Outcome>("latest");
    QTest::addColumn<Sentence>("sentence");
    using enum Sentence;
    using enum Outcome;
    const auto rows = [](const char* what, Answer answer, Sentence afterAll, Outcome atLast) {
        const auto add = [&](const char* when, bool copy, std::chrono::hours time, Outcome followed,
                             Outcome latest, Sentence sentence) {
            answer.hasCachedCopy = copy;
            answer.unreachableFor = time;
            QTest::addRow("GDOC26 %s %s, %s", what, when, copy ? "a copy" : "no copy")
                << answer << followed << latest << sentence;
        };
        constexpr std::chrono::hours end = 12h + 30 * 24h;
        add("for 12 hours", true, 12h, UseCache, DisallowAll, GoogleLatestFirstHours);
        add("for 12 hours", false, 12h, DisallowAll, DisallowAll, GoogleLatestFirstHours);
        add("for 13 hours", true, 13h, UseCache, UseCache, GoogleLatestCopy);
        add("for 13 hours", false, 13h, DisallowAll, AllowAll, GoogleLatestNoCopy);
        add("30 days later", true, end, UseCache, UseCache, GoogleLatestCopy);
        add("after them", true, end + 1h, UseCache, atLast, afterAll);
        add("after them", false, end + 1h, AllowAll, atLast, afterAll);
    };
    rows("503", Answer{.status = 503}, GoogleLatestLongUp, AllowAll);
    rows("429", Answer{.status = 429}, GoogleLatestLongUp, AllowAll);
    rows("timeout", Answer{.fault = FetchFault::TimedOut}, GoogleLatestLongDown, DisallowAll);
}

void TestOutcome::theLatestEditionOfGoogle()
{
    QFETCH(const Answer, answer);
    QFETCH(const Outcome, followed);
    QFETCH(const Outcome, latest);
    QFETCH(const Sentence, sentence);
    const dialects::Dialect& google = dialects::get(dialects::Id::Google);
    QCOMPARE(meaningOf(answer, google).outcome, followed);
    const std::optional<Meaning> got = latestEditionOf(answer, google);
    QVERIFY(got);
    QCOMPARE(got->outcome, latest);
    QCOMPARE(got->sentence, sentence);
}

void TestOutcome::editionsDifferOnlyWhereTheFileCannotBeFetched()
{
    for (const int status : {0, 200, 204, 301, 401, 403, 404, 410, 418})
        QVERIFY(!latestEditionOf(Answer{.status = status}, dialects::get(dialects::Id::Google)));
    for (const dialects::Dialect& dialect : dialects::all())
        QCOMPARE(latestEditionOf(Answer{.status = 503}, dialect).has_value(),
                 dialect.id == dialects::Id::Google);
}

// A sentence that no answer leads to would be text that nobody ever reads.
void TestOutcome::everySentenceIsReached()
{
    std::set<Sentence> reached;
    const auto note = [&reached](const Answer& answer) {
        for (const dialects::Dialect& dialect : dialects::all())
            for (const Edition edition : {Edition::Followed, Edition::Latest})
                reached.insert(meaningOf(answer, dialect, edition).sentence);
    };
    for (const int status : {0, 200, 204, 301, 401, 404, 418, 429, 500, 700})
        for (const int redirects : {0, 1, 6})
            for (const bool copy : {false, true})
                for (const std::chrono::hours time : {0h, 13h, 31 * 24h}) {
                    Answer answer{.status = status, .redirects = redirects};
                    answer.hasCachedCopy = copy;
                    answer.unreachableFor = time;
                    note(answer);
                }
    note(Answer{.status = 200, .redirects = 1, .crossedAuthority = true});
    note(Answer{.status = 200, .isText = false});
    note(Answer{.status = 200, .logicalRedirect = true});
    note(Answer{.status = 200, .bodyBytes = 10'000'000});
    note(Answer{.status = 500, .serverErrorMeansMissing = true});
    note(Answer{.fault = FetchFault::UnknownHost});
    note(Answer{.fault = FetchFault::UnknownHost, .unreachableFor = 31 * 24h});
    QCOMPARE(reached.size(), std::size_t{sentenceCount});
}

QTEST_GUILESS_MAIN(TestOutcome)
#include "tst_outcome.moc"
