// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/history/verdict_history.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::history;

namespace {

/// An answer that was seen from one day to another, days from the first of March.
struct Seen {
    int from = 0;
    int until = 0;
    int status = 200;
    QByteArray body;
};
using SeenList = QList<Seen>;

QDateTime day(int number)
{
    return QDateTime(QDate(2026, 3, 1), QTime(12, 0), QTimeZone::UTC).addDays(number);
}

/// As the history gives them: the latest first.
QList<net::HistoryVersion> versionsOf(const SeenList& all)
{
    QList<net::HistoryVersion> versions;
    for (const Seen& seen : all) {
        net::HistoryVersion version{.firstSeen = day(seen.from), .lastSeen = day(seen.until)};
        version.entry.result.url = QUrl(u"https://a.example/robots.txt"_s);
        net::Hop hop;
        hop.url = version.entry.result.url;
        hop.status = seen.status;
        hop.headers = {{"content-type", "text/plain"}};
        version.entry.result.hops = {hop};
        version.entry.sha256 = seen.body; // the test's own way to find it
        versions.prepend(version);
    }
    return versions;
}

std::vector<Period> judged(const SeenList& seen, const char* crawler = "Googlebot",
                           const std::string& url = "/shop/1")
{
    return verdictHistory(
        versionsOf(seen),
        [](const net::HistoryEntry& entry) -> std::optional<std::string> {
            if (entry.sha256 == "(gone)")
                return std::nullopt;
            return entry.sha256.toStdString();
        },
        url, crawlers::builtIn().resolve(crawler));
}

const QByteArray open = "User-agent: *\nAllow: /\n";
const QByteArray closed = "# closed\nUser-agent: *\nDisallow: /shop/\n";

} // namespace

/// Since when a URL is judged as it is.
class VerdictHistoryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void periods_data();
    void periods();
    void tellsTheLineAndTheFetchBefore();
    void longOutage();
    void stops();
};

void VerdictHistoryTest::periods_data()
{
    QTest::addColumn<SeenList>("seen");
    QTest::addColumn<QByteArray>("crawler");
    QTest::addColumn<QList<Standing>>("standings"); // the latest first
    QTest::addColumn<int>("since");                 // of the latest, in days
    using enum Standing;
    const auto google = QByteArray("Googlebot");
    QTest::newRow("nothing was fetched") << SeenList{} << google << QList<Standing>{} << 0;
    QTest::newRow("always open") << SeenList{{0, 5, 200, open}} << google
                                 << QList<Standing>{Allowed} << 0;
    QTest::newRow("closed on the third day") << SeenList{{0, 2, 200, open}, {3, 9, 200, closed}}
                                             << google << QList<Standing>{Blocked, Allowed} << 3;
    QTest::newRow("another text, the same verdict")
        << SeenList{{0, 2, 200, closed}, {3, 9, 200, closed + "#\n"}} << google
        << QList<Standing>{Blocked} << 0;
    QTest::newRow("closed, open, closed")
        << SeenList{{0, 1, 200, closed}, {2, 3, 200, open}, {4, 5, 200, closed}} << google
        << QList<Standing>{Blocked, Allowed, Blocked} << 4;
    QTest::newRow("RFC 9309 2.3.1.3 404 allows all")
        << SeenList{{0, 1, 200, closed}, {2, 3, 404, "gone"}} << QByteArray("FooBot")
        << QList<Standing>{Allowed, Blocked} << 2;
    QTest::newRow("RFC 9309 2.3.1.4 503 disallows all, there is no copy")
        << SeenList{{0, 1, 404, ""}, {2, 3, 503, ""}} << QByteArray("FooBot")
        << QList<Standing>{Blocked, Allowed} << 2;
    QTest::newRow("document 001: a copy is used while the file is unreachable")
        << SeenList{{0, 1, 200, closed}, {2, 3, 503, ""}, {4, 5, 200, open}} << google
        << QList<Standing>{Allowed, Blocked} << 4;
    QTest::newRow("YNOW: any status but 200 opens the site")
        << SeenList{{0, 1, 200, closed}, {2, 3, 503, ""}} << QByteArray("YandexBot")
        << QList<Standing>{Allowed, Blocked} << 2;
    QTest::newRow("the text is gone") << SeenList{{0, 1, 200, open}, {2, 3, 200, "(gone)"}}
                                      << google << QList<Standing>{Unknown, Allowed} << 2;
}

void VerdictHistoryTest::periods()
{
    QFETCH(const SeenList, seen);
    QFETCH(const QByteArray, crawler);
    QFETCH(const QList<Standing>, standings);
    QFETCH(const int, since);
    const std::vector<Period> all = judged(seen, crawler.constData());
    QList<Standing> found;
    for (const Period& period : all)
        found += period.standing;
    QCOMPARE(found, standings);
    if (!all.empty())
        QCOMPARE(all.front().since, day(since));
}

void VerdictHistoryTest::tellsTheLineAndTheFetchBefore()
{
    const auto all = judged({{0, 2, 200, open}, {3, 9, 200, closed}});
    QCOMPARE(all.size(), 2U);
    QCOMPARE(all[0].before, day(2));
    QCOMPARE(all[0].until, day(9));
    QCOMPARE(all[0].decision.line, 3U);
    QCOMPARE(QString::fromStdString(all[0].line), u"Disallow: /shop/"_s);
    QVERIFY(!all[1].before.isValid());
    QVERIFY(judged({{0, 2, 200, closed}}, "Googlebot", "/news").front().line.empty());
}

// Document 001: the whole site counts as disallowed, for more than 30 days as open.
void VerdictHistoryTest::longOutage()
{
    const auto all = judged({{0, 1, 404, ""}, {2, 50, 503, ""}});
    QCOMPARE(all.size(), 3U);
    QCOMPARE(all[1].standing, Standing::Blocked);
    QCOMPARE(all[1].outcome, access::Outcome::DisallowAll);
    QCOMPARE(all[0].standing, Standing::Allowed);
    QCOMPARE(all[0].outcome, access::Outcome::AllowAll);
    QCOMPARE(all[0].since, day(50));
}

void VerdictHistoryTest::stops()
{
    const auto all = verdictHistory(
        versionsOf({{0, 1, 200, open}}), [](const net::HistoryEntry&) { return std::string(); },
        "/", crawlers::builtIn().resolve("Googlebot"), [] { return true; });
    QVERIFY(all.empty());
}

QTEST_GUILESS_MAIN(VerdictHistoryTest)
#include "tst_verdict_history.moc"
