// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/history.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLockFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;

namespace {

/// A fetch at an hour of a day, as a fetcher tells it.
FetchResult fetchOf(const QString& host, int hour, const QByteArray& body, int status = 200)
{
    FetchResult result;
    result.asked = host;
    result.url = QUrl(u"https://"_s + host + u"/robots.txt"_s);
    result.when = QDateTime(QDate(2026, 3, 1), QTime(0, 0), QTimeZone::UTC).addSecs(hour * 3600);
    result.body = body;
    result.elapsed = 120ms;
    Hop hop;
    hop.url = result.url;
    hop.status = status;
    hop.headers = {{"content-type", "text/plain"}, {"x-odd", "\xE9\xFF"}};
    result.hops = {hop};
    return result;
}

QByteArray hashOf(const QByteArray& body)
{
    return QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
}

QByteArray noise(qsizetype size, quint32 seed)
{
    QRandomGenerator random(seed);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random.generate());
    return bytes;
}

} // namespace

/// What was fetched, kept in a folder that anything can happen to.
class HistoryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anEntryComesBackWhole();
    void equalFetchesAreOneVersion();
    void whatIsAnotherVersion_data();
    void whatIsAnotherVersion();
    void aBodyIsKeptOnce();
    void whatSaysNothingIsNotKept_data();
    void whatSaysNothingIsNotKept();
    void sitesAreKeptApart();
    void waysToAskAreKeptApart();
    void timesDecideNotTheOrder();
    void theOldestVersionsGoFirst();
    void theLatestStaysHoweverLarge();
    void damagedEntriesAreSkipped_data();
    void damagedEntriesAreSkipped();
    void halfALineOfACrash();
    void aDamagedBodyIsTold_data();
    void aDamagedBodyIsTold();
    void aDamagedBodyIsMendedByTheNextFetch();
    void clearing();
    void lookingMakesNothing();
    void aFolderThatCannotBeWritten();
    void manyAtOnce();
    void forItsOwnerAlone();

private:
    void add(const FetchResult& result) const
    {
        const auto added = m_history->add(result);
        QVERIFY(added);
        QVERIFY(added->isKept);
    }
    [[nodiscard]] QList<HistoryVersion>
    versions(const HistorySite& site = {
                 .origin = u"https://a.example"_s, .userAgent = {}, .address = {}}) const
    {
        const auto versions = m_history->versions(site);
        return versions ? *versions : QList<HistoryVersion>();
    }
    [[nodiscard]] QString index() const { return m_folder->filePath(u"history/index"_s); }
    [[nodiscard]] QStringList bodies() const
    {
        QStringList paths;
        QDirIterator files(m_folder->filePath(u"history/bodies"_s), QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            paths += files.next();
        return paths;
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
    }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<History> m_history;
};

void HistoryTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_history = std::make_unique<History>(m_folder->filePath(u"history"_s));
}

void HistoryTest::anEntryComesBackWhole()
{
    FetchResult result = fetchOf(u"a.example"_s, 1, "User-agent: *\n");
    result.userAgent = "Shop/7 \xE9";
    result.schemeAssumed = true;
    result.wasSubfolderFile = true;
    result.wasGuarded = false;
    result.error = FetchError::Interrupted;
    result.detail = u"Zeile „eins“\n"_s;
    result.tlsFaults = {{.text = u"expired"_s,
                         .subject = u"a.example"_s,
                         .names = {u"a.example"_s, u"b.example"_s},
                         .issuer = u"Nobody"_s,
                         .validFrom = QDateTime(QDate(2020, 1, 1), QTime(), QTimeZone::UTC),
                         .validUntil = QDateTime(QDate(2021, 1, 1), QTime(), QTimeZone::UTC),
                         .sha256 = "ab"}};
    Hop& hop = result.hops.first();
    hop.reason = u"OK"_s;
    hop.headers += Header{"Set-Cookie", "session=secret"};
    hop.target = QUrl(u"https://www.a.example/robots.txt"_s);
    hop.protocol = Protocol::Http2;
    hop.addresses = {QHostAddress(u"192.0.2.1"_s), QHostAddress(u"2001:db8::1"_s)};
    hop.isFixed = true;
    hop.viaProxy = true;
    hop.times = {.lookup = 3ms, .connect = std::nullopt, .firstByte = 0ms};
    hop.elapsed = 99ms;
    hop.fromHttpsToHttp = true;
    hop.toOtherHost = true;
    add(result);

    const auto all = versions(historySiteOf(result));
    QCOMPARE(all.size(), 1);
    const FetchResult& back = all.first().entry.result;
    QCOMPARE(back.userAgent, result.userAgent);
    QCOMPARE(back.asked, result.asked);
    QCOMPARE(back.url, result.url);
    QCOMPARE(back.when, result.when);
    QVERIFY(back.schemeAssumed && back.wasSubfolderFile && !back.wasGuarded);
    QCOMPARE(back.error, result.error);
    QCOMPARE(back.detail, result.detail);
    QCOMPARE(back.elapsed, result.elapsed);
    QVERIFY(back.body.isEmpty());
    QCOMPARE(back.tlsFaults.size(), 1);
    QCOMPARE(back.tlsFaults.first().names, result.tlsFaults.first().names);
    QCOMPARE(back.tlsFaults.first().validUntil, result.tlsFaults.first().validUntil);
    const Hop& hopBack = back.hops.first();
    QCOMPARE(hopBack.url, hop.url);
    QCOMPARE(hopBack.status, hop.status);
    hop.headers.last().value.clear();
    QCOMPARE(hopBack.headers, hop.headers);
    QVERIFY(!contentOf(index()).contains("secret"));
    QCOMPARE(hopBack.target, hop.target);
    QCOMPARE(hopBack.protocol, hop.protocol);
    QCOMPARE(hopBack.addresses, hop.addresses);
    QVERIFY(hopBack.isFixed && hopBack.viaProxy && hopBack.fromHttpsToHttp && hopBack.toOtherHost);
    QCOMPARE(hopBack.times, hop.times);
    QCOMPARE(hopBack.elapsed, hop.elapsed);
    QCOMPARE(all.first().entry.size, result.body.size());
    const auto body = m_history->body(all.first().entry.sha256);
    QVERIFY(body);
    QCOMPARE(*body, result.body);
}

void HistoryTest::equalFetchesAreOneVersion()
{
    for (int hour = 0; hour < 3; ++hour)
        add(fetchOf(u"a.example"_s, hour, "one"));
    add(fetchOf(u"a.example"_s, 3, "two"));
    add(fetchOf(u"a.example"_s, 4, "one"));
    const auto all = versions();
    QCOMPARE(all.size(), 3); // the latest first
    QCOMPARE(all[2].fetches, 3);
    QCOMPARE(all[2].firstSeen.time(), QTime(0, 0));
    QCOMPARE(all[2].lastSeen.time(), QTime(2, 0));
    QCOMPARE(all[1].entry.sha256, hashOf("two"));
    QCOMPARE(all[0].entry.sha256, hashOf("one"));
    const auto state = m_history->state();
    QVERIFY(state);
    QCOMPARE(state->hosts.size(), 1);
    QCOMPARE(state->hosts.first().versions, 3);
    QCOMPARE(state->hosts.first().fetches, 5);
    QCOMPARE(state->hosts.first().lastSeen.time(), QTime(4, 0));
}

void HistoryTest::whatIsAnotherVersion_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<FetchError>("error");
    QTest::addColumn<int>("versions");
    QTest::newRow("alike") << 200 << QByteArray("x") << FetchError::None << 1;
    QTest::newRow("another status") << 404 << QByteArray("x") << FetchError::None << 2;
    QTest::newRow("another byte") << 200 << QByteArray("y") << FetchError::None << 2;
    QTest::newRow("cut short") << 200 << QByteArray("x") << FetchError::Interrupted << 2;
    QTest::newRow("no answer") << 0 << QByteArray() << FetchError::TimedOut << 2;
}

void HistoryTest::whatIsAnotherVersion()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const FetchError, error);
    add(fetchOf(u"a.example"_s, 0, "x"));
    FetchResult second = fetchOf(u"a.example"_s, 1, body, status);
    second.error = error;
    add(second);
    QTEST(static_cast<int>(versions().size()), "versions");
}

void HistoryTest::aBodyIsKeptOnce()
{
    const QByteArray body(100'000, 'x');
    for (const auto& host : {u"a.example"_s, u"b.example"_s, u"c.example"_s})
        add(fetchOf(host, 0, body));
    QCOMPARE(bodies().size(), 1);
    QCOMPARE_LT(QFileInfo(bodies().first()).size(), 1'000); // and compressed
}

void HistoryTest::whatSaysNothingIsNotKept_data()
{
    QTest::addColumn<FetchError>("error");
    QTest::newRow("cancelled") << FetchError::Cancelled;
    QTest::newRow("no address") << FetchError::BadAddress;
}

void HistoryTest::whatSaysNothingIsNotKept()
{
    QFETCH(const FetchError, error);
    FetchResult result = fetchOf(u"a.example"_s, 0, {}, 0);
    result.error = error;
    const auto added = m_history->add(result);
    QVERIFY(added);
    QVERIFY(!added->isKept);
    QVERIFY(!QFileInfo::exists(m_history->folder()));
}

void HistoryTest::sitesAreKeptApart()
{
    add(fetchOf(u"a.example"_s, 0, "x"));
    FetchResult http = fetchOf(u"a.example"_s, 1, "x");
    http.url.setScheme(u"http"_s);
    add(http);
    FetchResult port = fetchOf(u"a.example"_s, 2, "x");
    port.url.setPort(8443);
    add(port);
    const auto state = m_history->state();
    QVERIFY(state);
    QStringList sites;
    for (const HistoryHost& host : state->hosts)
        sites += host.site.origin;
    QCOMPARE(sites, (QStringList{u"https://a.example:8443"_s, u"http://a.example"_s,
                                 u"https://a.example"_s})); // the latest fetched first
}

// What a server answers to another name, or at another address, is no change of the site.
void HistoryTest::waysToAskAreKeptApart()
{
    const auto asked = [this](int hour, const QByteArray& body, const QByteArray& userAgent,
                              bool isFixed = false) {
        FetchResult result = fetchOf(u"a.example"_s, hour, body);
        result.userAgent = userAgent;
        result.hops.first().isFixed = isFixed;
        result.hops.first().addresses = {QHostAddress(u"192.0.2.1"_s)};
        add(result);
        return historySiteOf(result);
    };
    const HistorySite own = asked(0, "x", "Crawlright/0.1.0");
    const HistorySite other = asked(1, "forbidden", "Googlebot/2.1");
    const HistorySite fixed = asked(2, "staging", "Crawlright/0.1.0", true);
    QCOMPARE(asked(3, "x", "Crawlright/9"), own); // a new version of this program
    QCOMPARE(versions().size(), 1);
    QCOMPARE(versions().first().fetches, 2);
    QCOMPARE(versions(other).size(), 1);
    QCOMPARE(versions(fixed).size(), 1);
    const auto state = m_history->state();
    QVERIFY(state);
    QCOMPARE(state->hosts.size(), 3);
    QCOMPARE(state->hosts.at(0).site, own);
    QCOMPARE(state->hosts.at(1).site, fixed);
    QCOMPARE(state->hosts.at(2).site, other);
}

void HistoryTest::timesDecideNotTheOrder()
{
    add(fetchOf(u"a.example"_s, 5, "late"));
    add(fetchOf(u"a.example"_s, 1, "early"));
    QCOMPARE(versions().first().entry.sha256, hashOf("late"));
}

void HistoryTest::theOldestVersionsGoFirst()
{
    const qint64 limit = 200'000;
    const History small(m_history->folder(), limit);
    int dropped = 0;
    for (int hour = 0; hour < 40; ++hour) {
        const auto added =
            small.add(fetchOf(u"a.example"_s, hour, noise(10'000, static_cast<quint32>(hour))));
        QVERIFY(added);
        dropped += added->dropped;
        const auto state = small.state();
        QVERIFY(state);
        QCOMPARE_LE(state->bytes, limit);
    }
    QCOMPARE_GT(dropped, 10);
    const auto all = versions();
    QCOMPARE(all.size(), 40 - dropped);
    QCOMPARE(all.first().entry.sha256, hashOf(noise(10'000, 39)));
    QCOMPARE(all.last().entry.sha256, hashOf(noise(10'000, static_cast<quint32>(dropped))));
    QCOMPARE(bodies().size(), all.size());
    const auto state = small.state();
    QVERIFY(state);
    QCOMPARE(state->dropped.entries, dropped);
    QCOMPARE(state->dropped.until, fetchOf(u"a.example"_s, dropped - 1, {}).when);
    QCOMPARE(state->damaged, 0);
}

void HistoryTest::theLatestStaysHoweverLarge()
{
    add(fetchOf(u"a.example"_s, 0, noise(5'000, 1)));
    const History small(m_history->folder(), 1'000);
    const auto added = small.add(fetchOf(u"b.example"_s, 1, noise(50'000, 2)));
    QVERIFY(added);
    QCOMPARE(added->dropped, 1);
    QVERIFY(versions().isEmpty());
    QCOMPARE(versions(historySiteOf(fetchOf(u"b.example"_s, 0, {}))).size(), 1);
    const auto again = small.trim();
    QVERIFY(again);
    QCOMPARE(*again, 0);
}

void HistoryTest::damagedEntriesAreSkipped_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("a byte flipped") << QByteArray("flip");
    QTest::newRow("zeros of a power cut") << QByteArray("zero");
    QTest::newRow("text of somebody else") << QByteArray("text");
    QTest::newRow("cut") << QByteArray("cut");
}

void HistoryTest::damagedEntriesAreSkipped()
{
    QFETCH(const QByteArray, damage);
    for (int hour = 0; hour < 3; ++hour)
        add(fetchOf(u"a.example"_s, hour, QByteArray::number(hour)));
    QByteArrayList lines = contentOf(index()).split('\n');
    QCOMPARE(lines.size(), 4);
    QByteArray& middle = lines[1];
    if (damage == "flip")
        middle[middle.size() / 2] = static_cast<char>(middle[middle.size() / 2] ^ 1);
    else if (damage == "zero")
        middle = QByteArray(middle.size(), '\0');
    else if (damage == "text")
        middle = "no such thing";
    else
        middle.truncate(middle.size() / 2);
    write(index(), lines.join('\n'));
    const auto state = m_history->state();
    QVERIFY(state);
    QCOMPARE(state->damaged, 1);
    QCOMPARE(versions().size(), 2);
    add(fetchOf(u"a.example"_s, 3, "3"));
    QCOMPARE(versions().size(), 3);
}

void HistoryTest::halfALineOfACrash()
{
    add(fetchOf(u"a.example"_s, 0, "0"));
    const QByteArray whole = contentOf(index());
    write(index(), whole + whole.first(whole.size() / 2));
    add(fetchOf(u"a.example"_s, 1, "1"));
    const auto state = m_history->state();
    QVERIFY(state);
    QCOMPARE(state->damaged, 1);
    QCOMPARE(versions().size(), 2);
}

void HistoryTest::aDamagedBodyIsTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<HistoryFault>("fault");
    QTest::newRow("gone") << QByteArray() << HistoryFault::NoBody;
    QTest::newRow("empty") << QByteArray("") << HistoryFault::DamagedBody;
    QTest::newRow("another body") << qCompress(QByteArray("x")) << HistoryFault::DamagedBody;
    QTest::newRow("a size of 4 GiB")
        << QByteArray("\xFF\xFF\xFF\xFFxx") << HistoryFault::DamagedBody;
}

void HistoryTest::aDamagedBodyIsTold()
{
    QFETCH(const QByteArray, bytes);
    add(fetchOf(u"a.example"_s, 0, "User-agent: *\n"));
    if (bytes.isNull())
        QVERIFY(QFile::remove(bodies().first()));
    else
        write(bodies().first(), bytes);
    const auto body = m_history->body(hashOf("User-agent: *\n"));
    QVERIFY(!body);
    QTEST(body.error().fault, "fault");
}

void HistoryTest::aDamagedBodyIsMendedByTheNextFetch()
{
    add(fetchOf(u"a.example"_s, 0, "User-agent: *\n"));
    write(bodies().first(), "nothing that unpacks");
    add(fetchOf(u"a.example"_s, 1, "User-agent: *\n"));
    const auto body = m_history->body(hashOf("User-agent: *\n"));
    QVERIFY(body);
    QCOMPARE(*body, "User-agent: *\n");
}

void HistoryTest::clearing()
{
    add(fetchOf(u"a.example"_s, 0, "x"));
    QVERIFY(m_history->clear());
    QVERIFY(versions().isEmpty());
    QVERIFY(bodies().isEmpty());
    QVERIFY(!QFile::exists(index()));
    add(fetchOf(u"a.example"_s, 1, "y"));
    QCOMPARE(versions().size(), 1);
}

void HistoryTest::lookingMakesNothing()
{
    const auto state = m_history->state();
    QVERIFY(state);
    QVERIFY(state->hosts.isEmpty());
    QVERIFY(versions().isEmpty());
    QVERIFY(m_history->clear());
    const auto body = m_history->body("../../etc");
    QVERIFY(!body);
    QCOMPARE(body.error().fault, HistoryFault::NoBody);
    QVERIFY(!QFileInfo::exists(m_history->folder()));
}

void HistoryTest::aFolderThatCannotBeWritten()
{
    write(m_folder->filePath(u"file"_s), "no folder");
    const History history(m_folder->filePath(u"file/history"_s));
    const auto added = history.add(fetchOf(u"a.example"_s, 0, "x"));
    QVERIFY(!added);
    QCOMPARE(added.error().fault, HistoryFault::NotWritten);
}

// As several windows and a watch do; each object takes the lock for itself.
void HistoryTest::manyAtOnce()
{
    constexpr int threads = 4;
    constexpr int fetches = 15;
    std::vector<std::unique_ptr<QThread>> workers;
    std::atomic<int> kept = 0;
    for (int i = 0; i < threads; ++i) {
        workers.emplace_back(QThread::create([this, i, &kept] {
            const History own(m_history->folder());
            for (int hour = 0; hour < fetches; ++hour) {
                const QString host = QString::number(i) + u".example"_s;
                const auto added = own.add(fetchOf(host, hour, QByteArray::number(hour)));
                kept += added && added->isKept ? 1 : 0;
            }
        }));
        workers.back()->start();
    }
    for (const auto& worker : workers)
        QVERIFY(worker->wait(60'000));
    QCOMPARE(kept.load(), threads * fetches);
    const auto state = m_history->state();
    QVERIFY(state);
    QCOMPARE(state->damaged, 0);
    QCOMPARE(state->hosts.size(), threads);
    for (const HistoryHost& host : state->hosts)
        QCOMPARE(host.fetches, fetches);
}

void HistoryTest::forItsOwnerAlone()
{
    add(fetchOf(u"a.example"_s, 0, "x"));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(m_history->folder()) & others));
}

QTEST_GUILESS_MAIN(HistoryTest)
#include "tst_history.moc"
