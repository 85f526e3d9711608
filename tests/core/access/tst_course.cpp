// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/course.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace crawlright;
using namespace crawlright::access;

namespace {

using Steps = std::vector<std::pair<std::chrono::seconds, Outcome>>;

Steps stepsOf(const std::vector<Step>& course)
{
    Steps steps;
    for (const Step& step : course)
        steps.emplace_back(step.from, step.meaning.outcome);
    return steps;
}

QByteArray textOf(const Steps& steps)
{
    QByteArray text;
    for (const auto& [from, outcome] : steps)
        text += QByteArray::number(qint64(from.count())) +
                " s: " + QByteArray::number(int(outcome)) + "; ";
    return text;
}

} // namespace

class TestCourse final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void courses_data();
    void courses();
    void agesInCaches();
    void theLatestEdition();
    void stepsAreInOrderAndTrue();
};

void TestCourse::courses_data()
{
    QTest::addColumn<dialects::Id>("dialect");
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<Steps>("steps");
    using enum dialects::Id;
    using enum Outcome;
    const Answer error{.status = 503};
    const Answer errorSinceMonday{.status = 503, .unreachableFor = 100h};
    const Answer errorWithCopy{.status = 503, .hasCachedCopy = true};
    const Answer file{.status = 200};
    const Answer fileForAnHour{.status = 200, .copyLife = 1h};
    const Answer copy{.hasCachedCopy = true, .copyAge = 20h};
    QTest::newRow("Google 503: 30 days, then no restrictions")
        << Google << error << Steps{{0s, DisallowAll}, {720h, AllowAll}};
    QTest::newRow("Google 503 since Monday: what is left of the 30 days")
        << Google << errorSinceMonday << Steps{{0s, DisallowAll}, {620h, AllowAll}};
    QTest::newRow("Google 503 with a copy: it holds, then it still holds by the 30-day sentence")
        << Google << errorWithCopy << Steps{{0s, UseCache}, {720h, UseCache}};
    QTest::newRow("Google 503 for 31 days: nothing more to come")
        << Google << Answer{.status = 503, .unreachableFor = 31 * 24h} << Steps{{0s, AllowAll}};
    QTest::newRow("Google timeout") << Google << Answer{.fault = FetchFault::TimedOut}
                                    << Steps{{0s, DisallowAll}, {720h, AllowAll}};
    QTest::newRow("RFC 9309 §2.3.1.4")
        << Rfc9309 << error << Steps{{0s, DisallowAll}, {720h, AllowAll}};
    QTest::newRow("Bing is silent, as RFC 9309")
        << Bing << error << Steps{{0s, DisallowAll}, {720h, AllowAll}};
    QTest::newRow("Yandex 503: open at once") << Yandex << error << Steps{{0s, AllowAll}};
    QTest::newRow("1997 draft 503: put off") << Draft1997 << error << Steps{{0s, Defer}};
    QTest::newRow("404") << Google << Answer{.status = 404} << Steps{{0s, AllowAll}};
    QTest::newRow("Google 200: 24 hours") << Google << file << Steps{{0s, Parse}, {24h, Defer}};
    QTest::newRow("Google 200: max-age shortens")
        << Google << fileForAnHour << Steps{{0s, Parse}, {1h, Defer}};
    QTest::newRow("Google 200: max-age lengthens")
        << Google << Answer{.status = 200, .copyLife = 48h} << Steps{{0s, Parse}, {48h, Defer}};
    QTest::newRow("RFC 9309 §2.4: 24 hours, whatever the server says")
        << Rfc9309 << fileForAnHour << Steps{{0s, Parse}, {24h, Defer}};
    QTest::newRow("1997 draft: seven days")
        << Draft1997 << file << Steps{{0s, Parse}, {168h, Defer}};
    QTest::newRow("a copy of 20 hours") << Google << copy << Steps{{0s, UseCache}, {4h, Defer}};
    QTest::newRow("a stale copy") << Google << Answer{.hasCachedCopy = true, .copyAge = 25h}
                                  << Steps{{0s, Defer}};
}

void TestCourse::courses()
{
    QFETCH(const dialects::Id, dialect);
    QFETCH(const Answer, answer);
    QFETCH(const Steps, steps);
    QCOMPARE(textOf(stepsOf(courseOf(answer, dialects::get(dialect)))), textOf(steps));
}

// RFC 9111 §4.2: time in a cache counts against the life that the server gave.
void TestCourse::agesInCaches()
{
    const dialects::Dialect& google = dialects::get(dialects::Id::Google);
    const auto endOf = [&](const Answer& answer) { return courseOf(answer, google).back().from; };
    QCOMPARE(endOf(Answer{.status = 200, .copyAge = 2h, .copyLife = 3h}), 1h);
    QCOMPARE(endOf(Answer{.status = 200, .copyAge = 2h, .copyLife = 24h}), 22h);
    QCOMPARE(endOf(Answer{.status = 200, .copyAge = 5h, .copyLife = 3h}), 0h);
    QCOMPARE(endOf(Answer{.status = 200, .copyAge = 2h}), 24h);
}

// facts/dialects, the HTTP status matrix, row GDOC26.
void TestCourse::theLatestEdition()
{
    using enum Outcome;
    const dialects::Dialect& google = dialects::get(dialects::Id::Google);
    const auto of = [&](const Answer& answer) {
        return textOf(stepsOf(courseOf(answer, google, Edition::Latest)));
    };
    constexpr std::chrono::hours end = 12h + 30 * 24h;
    QCOMPARE(of(Answer{.status = 503}),
             textOf({{0s, DisallowAll}, {12h, AllowAll}, {end, AllowAll}}));
    QCOMPARE(of(Answer{.status = 503, .hasCachedCopy = true}),
             textOf({{0s, DisallowAll}, {12h, UseCache}, {end, AllowAll}}));
    QCOMPARE(of(Answer{.fault = FetchFault::UnknownHost, .hasCachedCopy = true}),
             textOf({{0s, DisallowAll}, {12h, UseCache}, {end, DisallowAll}}));
    QCOMPARE(of(Answer{.status = 200}), textOf({{0s, Parse}, {24h, Defer}}));
}

// Whatever the answer, each step says what the tables say of that moment, and nothing is left out.
void TestCourse::stepsAreInOrderAndTrue()
{
    int steps = 0;
    for (const dialects::Dialect& dialect : dialects::all())
        for (const int status : {301, 403, 404, 429, 500, 503, 700})
            for (const bool copy : {false, true}) {
                const Answer answer{.status = status, .hasCachedCopy = copy};
                const std::vector<Step> course = courseOf(answer, dialect);
                std::size_t at = 0;
                for (std::chrono::hours time = 0h; time < 40 * 24h; ++time) {
                    Answer then = answer;
                    then.unreachableFor = time;
                    while (at + 1 < course.size() && course[at + 1].from < time)
                        ++at;
                    QCOMPARE(meaningOf(then, dialect), course[at].meaning);
                }
                steps += int(course.size());
                QCOMPARE(at + 1, course.size());
            }
    QVERIFY(steps > 140); // more than one for most of the failures
}

QTEST_GUILESS_MAIN(TestCourse)
#include "tst_course.moc"
