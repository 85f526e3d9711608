// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/watch/observation.h"
#include "ui/watch/watch_store.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::watch;

namespace {

net::FetchResult answer(const QByteArray& body, int status = 200)
{
    net::FetchResult result;
    result.url = QUrl(u"https://a.example/robots.txt"_s);
    result.when = QDateTime(QDate(2026, 3, 1), QTime(10, 0), QTimeZone::UTC);
    result.body = body;
    net::Hop hop;
    hop.url = result.url;
    hop.status = status;
    hop.headers = {{"content-type", "text/plain"}};
    result.hops = {hop};
    return result;
}

net::FetchResult noAnswer(net::FetchError error)
{
    net::FetchResult result = answer({}, 0);
    result.error = error;
    return result;
}

Observation seen(const net::FetchResult& result, const QByteArray& expected = {},
                 const Observation& before = {})
{
    std::optional<expect::Expectations> expectations;
    if (!expected.isEmpty())
        expectations = expect::parse(expected.toStdString());
    return observed(result, expectations, crawlers::builtIn(), before);
}

QList<ChangeKind> kindsOf(const std::vector<Change>& changes)
{
    QList<ChangeKind> kinds;
    for (const Change& change : changes)
        kinds += change.kind;
    return kinds;
}

const QByteArray open = "User-agent: *\nAllow: /\n";
const QByteArray closed = "User-agent: *\nDisallow: /\n";

} // namespace

/// What is seen of a watched site, and what counts as a change.
class ObservationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changes_data();
    void changes();
    void theFirstTimeNothingChanged();
    void expectationsGoByTheAnswer_data();
    void expectationsGoByTheAnswer();
    void anUndecidedAnswerLeavesThemAsTheyWere();
    void theTextIsRememberedOverAnOutage();
    void otherExpectationsBeginAnew();
    void isKeptInSettings();
    void whatMakesNoSenseIsNotLoaded();
};

void ObservationTest::changes_data()
{
    QTest::addColumn<net::FetchResult>("before");
    QTest::addColumn<net::FetchResult>("now");
    QTest::addColumn<QList<ChangeKind>>("kinds");
    using enum ChangeKind;
    QTest::newRow("nothing") << answer(open) << answer(open) << QList<ChangeKind>{};
    QTest::newRow("text that nobody expects anything of")
        << answer(open) << answer(open + "# x\n") << QList<ChangeKind>{TextChanged};
    QTest::newRow("text and verdicts")
        << answer(open) << answer(closed) << QList<ChangeKind>{TextChanged, NowFails, HoldsAgain};
    QTest::newRow("RFC 9309 2.3.1.3 gone, so all is allowed")
        << answer(closed) << answer("no such file", 404)
        << QList<ChangeKind>{AnswerChanged, NowFails, HoldsAgain};
    QTest::newRow("no answer, so all is disallowed")
        << answer(open) << noAnswer(net::FetchError::TimedOut)
        << QList<ChangeKind>{AnswerChanged, NowFails, HoldsAgain};
    QTest::newRow("another way not to answer")
        << noAnswer(net::FetchError::TimedOut) << noAnswer(net::FetchError::Refused)
        << QList<ChangeKind>{};
}

void ObservationTest::changes()
{
    QFETCH(const net::FetchResult, before);
    QFETCH(const net::FetchResult, now);
    const QByteArray expected = "allow FooBot /\ndisallow BarBot /\n";
    const Observation first = seen(before, expected);
    const auto all = changesOf(first, seen(now, expected, first));
    QTEST(kindsOf(all), "kinds");
    for (const Change& change : all) {
        if (change.kind == ChangeKind::NowFails || change.kind == ChangeKind::HoldsAgain)
            QVERIFY(change.what == u"allow FooBot /"_s || change.what == u"disallow BarBot /"_s);
    }
}

void ObservationTest::theFirstTimeNothingChanged()
{
    QVERIFY(changesOf({}, seen(answer(closed), "allow FooBot /\n")).empty());
}

void ObservationTest::expectationsGoByTheAnswer_data()
{
    QTest::addColumn<net::FetchResult>("result");
    QTest::addColumn<QByteArray>("crawler");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("the text") << answer(closed) << QByteArray("FooBot") << false;
    QTest::newRow("RFC 9309 2.3.1.3 404") << answer(closed, 404) << QByteArray("FooBot") << true;
    QTest::newRow("RFC 9309 2.3.1.4 503") << answer(open, 503) << QByteArray("FooBot") << false;
    QTest::newRow("document 001 429") << answer(open, 429) << QByteArray("Googlebot") << false;
    QTest::newRow("YNOW 503") << answer(closed, 503) << QByteArray("YandexBot") << true;
}

void ObservationTest::expectationsGoByTheAnswer()
{
    QFETCH(const net::FetchResult, result);
    QFETCH(const QByteArray, crawler);
    QFETCH(const bool, allowed);
    const Observation now = seen(result, "allow " + crawler + " /\n");
    QCOMPARE(now.failing.isEmpty(), allowed);
    QCOMPARE(now.expectations, 1);
    QVERIFY(now.isExpecting);
}

// The fault of the proxy, or of the network here, says nothing about the site.
void ObservationTest::anUndecidedAnswerLeavesThemAsTheyWere()
{
    const QByteArray expected = "allow FooBot /\ndisallow FooBot /x\n";
    const Observation before = seen(answer(closed), expected);
    QCOMPARE(before.failing, QStringList{u"allow FooBot /"_s});
    for (const net::FetchError error : {net::FetchError::ProxyFault, net::FetchError::UnknownHost,
                                        net::FetchError::Unreachable}) {
        const Observation now = seen(noAnswer(error), expected, before);
        QCOMPARE(now.failing, before.failing);
        QCOMPARE(kindsOf(changesOf(before, now)), QList<ChangeKind>{ChangeKind::AnswerChanged});
    }
}

void ObservationTest::theTextIsRememberedOverAnOutage()
{
    const Observation first = seen(answer(open));
    const Observation down = seen(answer("<html>", 503), {}, first);
    const Observation same = seen(answer(open), {}, down);
    QCOMPARE(kindsOf(changesOf(down, same)), QList<ChangeKind>{ChangeKind::AnswerChanged});
    const Observation other = seen(answer(closed), {}, down);
    QCOMPARE(kindsOf(changesOf(down, other)),
             (QList<ChangeKind>{ChangeKind::AnswerChanged, ChangeKind::TextChanged}));
}

void ObservationTest::otherExpectationsBeginAnew()
{
    const Observation without = seen(answer(closed));
    QVERIFY(!without.isExpecting);
    const Observation with = seen(answer(closed), "allow FooBot /\n", without);
    QCOMPARE(with.failing.size(), 1);
    QVERIFY(changesOf(without, with).empty());
}

void ObservationTest::isKeptInSettings()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    const QList<Site> sites{{.address = u"a.example"_s,
                             .minutes = 15,
                             .expectations = u"/x/robots.txt.expect"_s,
                             .last = seen(answer(closed), "allow FooBot /\nallow FooBot /a,b\n")},
                            {.address = u"http://b.example:8080"_s}};
    store(settings, sites);
    settings.sync();
    QSettings again(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    QCOMPARE(load(again), sites);
    store(again, {});
    QVERIFY(again.allKeys().isEmpty());
}

void ObservationTest::whatMakesNoSenseIsNotLoaded()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    store(settings, {{.address = u"a.example"_s, .minutes = 0},
                     {.address = u"a.example"_s, .minutes = 60},
                     {.address = {}},
                     {.address = u"b.example"_s, .minutes = 1'000'000}});
    const QList<Site> sites = load(settings);
    QCOMPARE(sites.size(), 2);
    QCOMPARE(sites[0].minutes, leastMinutes);
    QCOMPARE(sites[1].minutes, mostMinutes);
}

QTEST_GUILESS_MAIN(ObservationTest)
#include "tst_observation.moc"
