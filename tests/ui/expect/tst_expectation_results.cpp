// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/expect/results.h"
#include "ui/words/expected.h"

#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using expect::Result;
using expect::ResultsPtr;
using rules::Verdict;

namespace {

const std::string robots = "User-agent: *\n"
                           "Disallow: /shop/\n"
                           "Allow: /shop/open\n"
                           "User-agent: GPTBot\n"
                           "Disallow: /\n";

ResultsPtr judged(const std::string& expectations, const std::string& bytes = robots,
                  const std::string& host = {})
{
    return expect::judged(std::make_shared<const expect::Expectations>(expect::parse(expectations)),
                          session::analyse(bytes, 1, {.fileName = "robots.txt", .host = host}),
                          crawlers::builtIn());
}

QStringList told(const ResultsPtr& results, const Result& result)
{
    QStringList phrases;
    for (const expect::Failure& failure : results->failuresOf(result))
        phrases +=
            words::presentPhrase(QString::fromUtf8(results->crawlerOf(failure)), failure.decision);
    return phrases;
}

} // namespace

class ExpectationResultsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void saysWhatIsInstead_data();
    void saysWhatIsInstead();
    void tellsWhatAllCrawlersOfALineHaveNow();
    void anotherHostFails_data();
    void anotherHostFails();
    void judgesNoMoreThanItCan();
    void presentVerdictsHold();
    void theExampleHolds();
    void saysWhatTheTerminalSays();
};

void ExpectationResultsTest::saysWhatIsInstead_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QStringList>("instead");
    const auto row = [](const char* name, const QByteArray& line, const QStringList& instead) {
        QTest::newRow(name) << line << instead;
    };
    row("holds", "disallow Googlebot /shop/", {});
    row("holds without a rule", "allow Googlebot /", {});
    row("is blocked", "allow GPTBot /", {u"GPTBot is blocked: line 5"_s});
    row("is allowed", "disallow Googlebot /shop/open", {u"Googlebot is allowed: line 3"_s});
    row("is allowed by nothing", "disallow Googlebot /",
        {u"Googlebot is allowed: no rule forbids it"_s});
    row("a crawler of one's own", "allow \"My Bot/1.0\" /shop/",
        {u"My Bot/1.0 is blocked: line 2"_s});
    row("some of a set", "set s = Googlebot, GPTBot, bingbot\ndisallow s /",
        {u"Googlebot is allowed: no rule forbids it"_s,
         u"bingbot is allowed: no rule forbids it"_s});
}

void ExpectationResultsTest::saysWhatIsInstead()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QStringList, instead);
    const ResultsPtr results = judged(line.toStdString());
    QCOMPARE(results->results.size(), 1U);
    QCOMPARE(told(results, results->results.front()), instead);
    QCOMPARE(results->results.front().holds(), instead.isEmpty());
    QCOMPARE(results->holding, instead.isEmpty() ? 1U : 0U);
}

void ExpectationResultsTest::tellsWhatAllCrawlersOfALineHaveNow()
{
    const ResultsPtr results = judged("set s = Googlebot, GPTBot\n"
                                      "allow s /shop/\nallow s /\ndisallow GPTBot /\nallow x /\n");
    QCOMPARE(results->results.size(), 4U);
    QCOMPARE(results->results[0].present, Verdict::Disallow);
    QCOMPARE(results->results[1].present, std::nullopt);
    QCOMPARE(results->results[2].present, Verdict::Disallow);
    QCOMPARE(results->results[3].present, Verdict::Allow);
    QCOMPARE(results->holding, 2U);
    QCOMPARE(results->failing(), 2U);
}

void ExpectationResultsTest::anotherHostFails_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("host"); // of the file
    QTest::addColumn<bool>("isOther");
    QTest::newRow("a path") << QByteArray("/a") << QByteArray("shop.example") << false;
    QTest::newRow("its own") << QByteArray("https://Shop.example/a") << QByteArray("shop.example")
                             << false;
    QTest::newRow("its own, with a port and a user")
        << QByteArray("http://me@shop.example:8080/a") << QByteArray("shop.example") << false;
    QTest::newRow("another") << QByteArray("https://www.shop.example/a")
                             << QByteArray("shop.example") << true;
    QTest::newRow("a path with a URL in it")
        << QByteArray("/https://other.example/") << QByteArray("shop.example") << false;
    QTest::newRow("nobody knows whose file it is")
        << QByteArray("https://other.example/a") << QByteArray() << false;
    QTest::newRow("an international name") << QByteArray("https://b\xC3\xBC"
                                                         "cher.example/")
                                           << QByteArray("xn--bcher-kva.example") << false;
    QTest::newRow("IPv6") << QByteArray("http://[::1]:8080/") << QByteArray("::1") << false;
    QTest::newRow("no port") << QByteArray("http://shop.example:x/") << QByteArray("shop.example")
                             << true;
}

void ExpectationResultsTest::anotherHostFails()
{
    QFETCH(const QByteArray, address);
    QFETCH(const QByteArray, host);
    const ResultsPtr results =
        judged("allow Googlebot " + address.toStdString(), robots, host.toStdString());
    QCOMPARE(results->results.size(), 1U);
    QTEST(results->results.front().isOtherHost, "isOther");
    QCOMPARE(results->results.front().holds(), !results->results.front().isOtherHost);
}

void ExpectationResultsTest::judgesNoMoreThanItCan()
{
    std::string file = "set s = ";
    for (int i = 0; i < 2000; ++i)
        file += (i == 0 ? "bot" : ",bot") + std::to_string(i);
    file += '\n';
    for (int i = 0; i < 500; ++i)
        file += "allow s /" + std::to_string(i) + '\n';
    const ResultsPtr most = judged(file);
    QVERIFY(!most->isTooMuch);
    QCOMPARE(most->holding, 500U);
    const ResultsPtr more = judged(file + "allow x /\n");
    QVERIFY(more->isTooMuch);
    QVERIFY(more->results.empty());
}

void ExpectationResultsTest::presentVerdictsHold()
{
    const std::vector<std::string> names{"Googlebot", "GPTBot", "Some Bot/1.0", ""};
    const syntax::Document document = syntax::parse(robots);
    for (const std::string address : {"/", "/shop/", "https://shop.example/shop/open"}) {
        const auto present = expect::presentVerdicts(document, crawlers::builtIn(), address, names);
        QCOMPARE(present.size(), names.size());
        for (std::size_t i = 0; i < names.size(); ++i)
            QCOMPARE(present[i].crawler, names[i]);
        const expect::Appended appended = expect::appended(expect::parse({}), present);
        QCOMPARE(appended.count(expect::Addition::Added), 3U); // not the nameless one
        const ResultsPtr results = judged(appended.bytes);
        QCOMPARE(results->holding, 3U);
    }
}

void ExpectationResultsTest::theExampleHolds()
{
    const auto example = [](const QString& name) {
        QFile file(QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/resources/examples/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    const ResultsPtr results =
        judged(example(u"robots.txt.expect"_s), example(u"robots.txt"_s), "www.example.com");
    QVERIFY(results->file->complaints.empty());
    QCOMPARE(results->results.size(), 8U);
    QCOMPARE(results->failing(), 0U);
}

// The same files, both programs: no expectation may come out differently.
void ExpectationResultsTest::saysWhatTheTerminalSays()
{
    const QString folder = qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real"));
    const QString program = QStringLiteral(CRAWLRIGHT_BIN_DIR "/crawlright-cli");
    if (!QFileInfo::exists(folder) || !QFileInfo::exists(program))
        QSKIP("the corpus of real files or the terminal program is absent");
    const std::string expectations =
        "set s = Googlebot, bingbot, YandexBot, GPTBot, AdsBot-Google\n"
        "allow s /\ndisallow s /search\nallow s /a/b.html?x=1\n"
        "disallow CCBot https://any.example/\n";
    QTemporaryDir place;
    QFile file(place.filePath(u"x.expect"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(expectations.data(), qsizetype(expectations.size()));
    file.close();
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    int checked = 0;
    while (files.hasNext() && checked < 40) {
        const QString path = files.next();
        QFile source(path);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const ResultsPtr results = judged(expectations, source.readAll().toStdString());
        std::size_t failures = 0;
        for (const Result& result : results->results)
            failures += results->failuresOf(result).size();
        QProcess terminal;
        terminal.start(program, {u"check"_s, path, file.fileName()});
        QVERIFY(terminal.waitForFinished());
        const QString said = QString::fromUtf8(terminal.readAllStandardOutput());
        const QString wanted = u"They fail: %1."_s.arg(failures);
        QVERIFY2(said.contains(wanted), qPrintable(path + u": "_s + wanted + u'\n' + said));
        ++checked;
    }
    QVERIFY(checked > 0);
}

QTEST_GUILESS_MAIN(ExpectationResultsTest)
#include "tst_expectation_results.moc"
