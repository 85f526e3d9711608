// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/dialects/dialect.h"
#include "core/net/answer.h"
#include "core/net/fetch_pool.h"
#include "tests/core/net/fault_rows.h"
#include "tests/support/nginx_server.h"
#include "tests/support/sanitizer.h"
#include "tests/support/scripted_server.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;
using namespace crawlright;
using test::Told;

namespace {

Told toldOf(const FetchResult& result, dialects::Id id)
{
    const auto answer = answerOf(result);
    if (!answer)
        return Told::Nothing;
    switch (access::meaningOf(*answer, dialects::get(id)).outcome) {
    case access::Outcome::Parse:
        return Told::Parse;
    case access::Outcome::AllowAll:
        return Told::AllowAll;
    default:
        return Told::DisallowAll;
    }
}

// Resident memory in bytes; 0 where the system does not tell.
qint64 memory()
{
    QFile statm(u"/proc/self/statm"_s);
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ').value(1).toLongLong() * 4096;
}

qsizetype openFiles()
{
    return QDir(u"/proc/self/fd"_s)
        .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)
        .size();
}

} // namespace

/// Every fault at every stage where it can happen: the right error, the right outcome for crawlers,
/// in time, and a fetcher that works on. The table of what was tried is printed at the end.
class TestFetchFaultsTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void faults_data();
    void faults();
    void statuses_data();
    void statuses();
    void redirects_data();
    void redirects();
    void loops();
    void refusedTargets_data();
    void refusedTargets();
    void fiftyAtOnce();
    void nothingIsLeft();
    void cleanupTestCase();

private:
    FetchResult run(Fetcher& fetcher, test::Site& site);
    void compare(const FetchResult& result, Told google, Told rfc9309);
    void note(const QByteArray& fault, const QByteArray& stage, bool isSkipped = false);

    test::Certificates m_certificates;
    test::Supplies m_supplies;
    // An expired certificate, and that of another host, have no other fault.
    std::optional<test::Trust> m_trustGood;
    std::optional<test::Trust> m_trustExpired;
    std::optional<test::Trust> m_trustWrongHost;
    std::unique_ptr<test::ScriptedServer> m_good;
    QMap<QByteArray, QMap<QByteArray, int>> m_table; // fault, stage, how many
    QStringList m_skipped;
    qsizetype m_openFiles = 0;
};

void TestFetchFaultsTable::initTestCase()
{
    using Kind = test::Certificates::Kind;
    if (!test::Certificates::isAvailable() || !test::NginxServer::isAvailable())
        QSKIP("openssl, nginx, or TLS in Qt, is not installed");
    m_supplies.good = m_certificates.make(Kind::Good);
    m_supplies.expired = m_certificates.make(Kind::Expired);
    m_supplies.wrongHost = m_certificates.make(Kind::WrongHost);
    m_supplies.selfSigned = m_certificates.make(Kind::Good);
    QVERIFY2(!m_supplies.selfSigned.key.isEmpty(), qPrintable(m_certificates.problem()));
    m_trustGood.emplace(m_supplies.good);
    m_trustExpired.emplace(m_supplies.expired);
    m_trustWrongHost.emplace(m_supplies.wrongHost);
    m_openFiles = openFiles();
    m_good = std::make_unique<test::ScriptedServer>();
    m_good->serve("/robots.txt", test::answerOf(200, test::file));
}

void TestFetchFaultsTable::note(const QByteArray& fault, const QByteArray& stage, bool isSkipped)
{
    m_table[fault][stage] += isSkipped ? 0 : 1;
}

FetchResult TestFetchFaultsTable::run(Fetcher& fetcher, test::Site& site)
{
    fetcher.setOptions(site.options);
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(site.address);
    const auto isOver = [&] {
        if (site.meddle && site.meddle())
            site.meddle = {};
        if (site.isTimeToCancel && fetcher.isRunning() && site.isTimeToCancel())
            fetcher.cancel();
        return !finished.isEmpty();
    };
    [&] { QTRY_VERIFY_WITH_TIMEOUT(isOver(), site.options.limits.total + 20s); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(finished.size(), 1); }();
    return finished.isEmpty() ? FetchResult() : finished.first().first().value<FetchResult>();
}

void TestFetchFaultsTable::compare(const FetchResult& result, Told google, Told rfc9309)
{
    QCOMPARE(toldOf(result, dialects::Id::Google), google);
    QCOMPARE(toldOf(result, dialects::Id::Rfc9309), rfc9309);
}

void TestFetchFaultsTable::faults_data()
{
    QTest::addColumn<test::FaultRow>("row");
    for (const auto& rows :
         {test::rowsBeforeTheAnswer(), test::rowsOfTheAnswer(), test::rowsOfTheBody()})
        for (const test::FaultRow& row : rows) {
            const QByteArray name = row.stage + ": " + row.fault + ' ' + row.how;
            QTest::newRow(name.constData()) << row;
        }
}

void TestFetchFaultsTable::faults()
{
    QFETCH(const test::FaultRow, row);
    test::Site site = row.open(m_supplies);
    if (!site.skip.isEmpty()) {
        m_skipped += u"%1 at %2: %3"_s.arg(QString::fromLatin1(row.fault),
                                           QString::fromLatin1(row.stage), site.skip);
        note(row.fault, row.stage, true);
        QSKIP(qPrintable(site.skip));
    }
    const bool waits = row.error == FetchError::Stalled || row.error == FetchError::HeadersTooLarge;
    if (!waits)
        site.options.limits.stall = 15s; // a busy machine may take long for what is not at fault
    Fetcher fetcher;
    const qint64 before = memory();
    const FetchResult result = run(fetcher, site);
    const qint64 grown = memory() - before;
    QVERIFY2(result.error == row.error,
             qPrintable(u"error %1: %2"_s.arg(int(result.error)).arg(result.detail)));
    compare(result, row.told, row.told);
    QVERIFY(result.elapsed < site.options.limits.total + 5s); // it does not hang
    QVERIFY(!fetcher.isRunning());
    if (row.fault.startsWith("endless") && row.stage == "headers")
        QVERIFY2(test::isSanitized || grown < qint64{32} * 1024 * 1024,
                 qPrintable(QString::number(grown)));
    test::Site good{.address = m_good->address()};
    QCOMPARE(run(fetcher, good).body, test::file);
    note(row.fault, row.stage);
}

void TestFetchFaultsTable::statuses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isReal"); // nginx with HTTP/2
    QTest::addColumn<Told>("google");
    QTest::addColumn<Told>("rfc9309");
    const auto add = [](int status, Told google, Told rfc9309) {
        QTest::addRow("%d", status) << status << false << google << rfc9309;
        if (status != 204 && status / 100 != 3 && status != 499 && status != 599)
            QTest::addRow("%d nginx", status) << status << true << google << rfc9309;
    };
    for (const int status : {200, 201, 203, 204, 206})
        add(status, Told::Parse, Told::Parse);
    for (const int status : {300, 301, 302, 303, 304, 307, 308}) // without a target
        add(status, Told::AllowAll, Told::AllowAll);
    for (const int status : {400, 401, 402, 403, 404, 405, 406, 408, 410, 418, 421, 451, 499})
        add(status, Told::AllowAll, Told::AllowAll);
    add(429, Told::DisallowAll, Told::AllowAll);
    for (const int status : {500, 501, 502, 503, 504, 507, 520, 599})
        add(status, Told::DisallowAll, Told::DisallowAll);
}

void TestFetchFaultsTable::statuses()
{
    QFETCH(const int, status);
    QFETCH(const bool, isReal);
    QFETCH(const Told, google);
    QFETCH(const Told, rfc9309);
    const QByteArray number = QByteArray::number(status);
    test::NginxServer real("default_type text/plain; location / { return " + number + " 'x'; }",
                           m_supplies.good);
    test::ScriptedServer scripted;
    const bool hasBody = status != 204 && status != 304;
    scripted.serve("/robots.txt", test::answerOf(status, hasBody ? test::file : QByteArray()));
    if (isReal)
        QVERIFY2(real.start(), qPrintable(real.problem()));
    test::Site site{.address = isReal ? real.address() : scripted.address()};
    Fetcher fetcher;
    const FetchResult result = run(fetcher, site);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), status);
    QCOMPARE(result.hops.last().protocol, isReal ? Protocol::Http2 : Protocol::Http1);
    compare(result, google, rfc9309);
    note("status " + number.first(1) + "xx", isReal ? "HTTP/2" : "HTTP/1");
}

void TestFetchFaultsTable::redirects_data()
{
    QTest::addColumn<int>("redirects");
    for (int n = 0; n <= 12; ++n)
        QTest::addRow("%d", n) << n;
}

void TestFetchFaultsTable::redirects()
{
    QFETCH(const int, redirects);
    test::ScriptedServer server;
    for (int n = 0; n <= redirects; ++n) {
        const QByteArray path = n == 0 ? "/robots.txt"_ba : "/" + QByteArray::number(n);
        server.serve(path, n == redirects ? test::answerOf(200, test::file)
                                          : test::redirectTo(u"/%1"_s.arg(n + 1), 301));
    }
    test::Site site{.address = server.address()};
    Fetcher fetcher;
    const FetchResult result = run(fetcher, site);
    const bool isFollowed = redirects <= 5;
    QCOMPARE(result.error, isFollowed ? FetchError::None : FetchError::TooManyRedirects);
    QCOMPARE(result.hops.size(), qMin(redirects, 5) + 1);
    const Told told = isFollowed ? Told::Parse : Told::AllowAll;
    compare(result, told, told);
    note("redirects", "headers");
}

void TestFetchFaultsTable::loops()
{
    for (const int length : {1, 2, 3, 5}) {
        test::ScriptedServer server;
        for (int n = 0; n < length; ++n)
            server.serve(
                n == 0 ? "/robots.txt"_ba : "/" + QByteArray::number(n),
                test::redirectTo(n + 1 == length ? u"/robots.txt"_s : u"/%1"_s.arg(n + 1)));
        test::Site site{.address = server.address()};
        Fetcher fetcher;
        const FetchResult result = run(fetcher, site);
        QCOMPARE(result.error, FetchError::RedirectLoop);
        QCOMPARE(server.requests().size(), length);
        compare(result, Told::AllowAll, Told::AllowAll);
        note("redirect loop", "headers");
    }
}

void TestFetchFaultsTable::refusedTargets_data()
{
    QTest::addColumn<QString>("target");
    for (const char* target : {"ftp://127.0.0.1/robots.txt", "file:///etc/passwd",
                               "javascript:alert(1)", "data:text/plain,x", "http:///x"})
        QTest::newRow(target) << QString::fromLatin1(target);
}

void TestFetchFaultsTable::refusedTargets()
{
    QFETCH(const QString, target);
    test::ScriptedServer server;
    server.serve("/robots.txt", test::redirectTo(target));
    test::Site site{.address = server.address()};
    Fetcher fetcher;
    const FetchResult result = run(fetcher, site);
    QCOMPARE(result.error, FetchError::RedirectRefused);
    QCOMPARE(result.hops.size(), 1);
    compare(result, Told::AllowAll, Told::AllowAll);
    note("redirect elsewhere", "headers");
}

void TestFetchFaultsTable::fiftyAtOnce()
{
    test::NginxServer real("location / { return 200 'x'; }", m_supplies.good);
    QVERIFY2(real.start(), qPrintable(real.problem()));
    std::vector<std::unique_ptr<test::ScriptedServer>> servers;
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    FetchOptions options;
    options.limits.total = 60s;
    options.limits.stall = 20s;
    for (int i = 0; i < 9; ++i) {
        servers.push_back(std::make_unique<test::ScriptedServer>());
        servers.back()->serve("/robots.txt",
                              i % 3 == 0 ? test::Script{} : test::answerOf(200, test::file));
    }
    QHash<int, FetchError> expected;
    for (int i = 0; i < 50; ++i) {
        const int server = i % 10;
        const QString address = server == 9 ? real.address() : servers.at(server)->address();
        expected.insert(pool.fetch(address, options),
                        server < 9 && server % 3 == 0 ? FetchError::Reset : FetchError::None);
    }
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 50, 90s);
    for (const QVariantList& each : std::as_const(finished))
        QCOMPARE(each.at(1).value<FetchResult>().error, expected.take(each.at(0).toInt()));
    QVERIFY(expected.isEmpty());
    note("fifty at once", "headers");
}

void TestFetchFaultsTable::nothingIsLeft()
{
    m_good.reset();
    m_trustWrongHost.reset();
    m_trustExpired.reset();
    m_trustGood.reset();
    Fetcher fetcher; // whose first fetch opens what stays open as long as the program
    test::Site nowhere{.address = u"http://127.0.0.1:%1/"_s.arg(test::freePort())};
    QCOMPARE(run(fetcher, nowhere).error, FetchError::Refused);
    QTRY_VERIFY2(openFiles() <= m_openFiles + 12,
                 qPrintable(u"%1 files are open, %2 were"_s.arg(openFiles()).arg(m_openFiles)));
}

void TestFetchFaultsTable::cleanupTestCase()
{
    int count = 0;
    QStringList lines{u"fault × stage: how many"_s};
    for (auto row = m_table.cbegin(); row != m_table.cend(); ++row) {
        QStringList cells;
        for (auto cell = row->cbegin(); cell != row->cend(); ++cell) {
            count += cell.value();
            cells += QString::fromLatin1(cell.key()) + u' ' +
                     (cell.value() == 0 ? u"skipped"_s : QString::number(cell.value()));
        }
        lines += u"  %1: %2"_s.arg(QString::fromLatin1(row.key()), cells.join(u", "_s));
    }
    lines += u"%1 of the table were tried."_s.arg(count);
    for (const QString& skipped : std::as_const(m_skipped))
        lines += u"skipped: "_s + skipped;
    for (const QString& line : std::as_const(lines))
        qInfo("%s", qPrintable(line));
}

QTEST_GUILESS_MAIN(TestFetchFaultsTable)
#include "tst_fetch_faults_table.moc"
