// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/directives.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;

namespace {

using dialects::Id;
using rules::DirectiveFate;

struct Told {
    explicit Told(const char* robots, Id dialect, const char* agent)
        : document(syntax::parse(robots))
        , groups(rules::groupsOf(document, dialects::get(dialect)))
        , told(rules::directivesFor(document, groups,
                                    rules::select(document, groups, {.names = {agent}})))
    {
    }

    [[nodiscard]] std::vector<DirectiveFate> fates() const
    {
        std::vector<DirectiveFate> fates;
        for (const rules::Directive& line : told.lines)
            fates.push_back(line.fate);
        return fates;
    }
    [[nodiscard]] QByteArray text(text::Span span) const
    {
        return QByteArray::fromStdString(std::string(document.textOf(span)));
    }

    syntax::Document document;
    rules::GroupSet groups;
    rules::Directives told;
};

} // namespace

class TestDirectives final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void delays_data();
    void delays();
    void rates_data();
    void rates();
    void windows_data();
    void windows();
    void hosts_data();
    void hosts();
    void cleanParams_data();
    void cleanParams();
    void preferences();
    void fatesInEveryDialect();
    void bingTakesTheDelayOfEitherGroup_data();
    void bingTakesTheDelayOfEitherGroup();
    void spansPointIntoTheFile();
    void aBlankLineEndsWhatADelayBelongsTo();
};

void TestDirectives::delays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("seconds"); // below 0: none
    for (const auto& [text, seconds] :
         std::initializer_list<std::pair<const char*, double>>{{"3", 3},
                                                               {"4.5", 4.5},
                                                               {".5", 0.5},
                                                               {"0", 0},
                                                               {"", -1},
                                                               {".", -1},
                                                               {"1.2.3", -1},
                                                               {"-1", -1},
                                                               {"1e3", -1},
                                                               {"inf", -1},
                                                               {"pears", -1},
                                                               {"3s", -1}})
        QTest::addRow("\"%s\"", text) << QByteArray(text) << seconds;
}

void TestDirectives::delays()
{
    QFETCH(QByteArray, text);
    QTEST(rules::parseDelay(text.toStdString()).value_or(-1), "seconds");
}

void TestDirectives::rates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rate");
    for (const auto& [text, rate] : std::initializer_list<std::pair<const char*, const char*>>{
             {"3/15", "3 in 15"},
             {"1/10m 1300-1659", "1 in 600 from 780 to 1019"},
             {"1/10s", "1 in 10"},
             {"2/1H", "2 in 3600"},
             {"500/1d", "500 in 86400"},
             {"9/banana", ""},
             {"whale/banana", ""},
             {"3", ""},
             {"3/0", ""},
             {"3/s", ""},
             {"1/10m 1300", ""},
             {"99999999999/1", ""}})
        QTest::addRow("\"%s\"", text) << QByteArray(text) << QByteArray(rate);
}

void TestDirectives::rates()
{
    QFETCH(QByteArray, text);
    const auto rate = rules::parseRate(text.toStdString());
    QByteArray got;
    if (rate)
        got = QByteArray::number(rate->requests) + " in " + QByteArray::number(rate->seconds);
    if (rate && rate->window)
        got += " from " + QByteArray::number(rate->window->from) + " to " +
               QByteArray::number(rate->window->to);
    QTEST(got, "rate");
}

void TestDirectives::windows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isGood");
    for (const char* good : {"0600-0845", "2200-0100", "0000-2400"})
        QTest::addRow("%s", good) << QByteArray(good) << true;
    for (const char* bad : {"", "0600", "600-845", "0660-0700", "2500-2600", "0600-0845-", "a-b"})
        QTest::addRow("\"%s\"", bad) << QByteArray(bad) << false;
}

void TestDirectives::windows()
{
    QFETCH(QByteArray, text);
    QTEST(rules::parseWindow(text.toStdString()).has_value(), "isGood");
}

// The 61 rows of directives.json are run by the conformance program; here is what they leave out.
void TestDirectives::hosts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("port"); // 0: none
    for (const auto& [text, port] :
         std::initializer_list<std::pair<const char*, int>>{{"2ip.ru", 80},
                                                            {"localhost", 80},
                                                            {"a.example:65535", 65535},
                                                            {"a.example:65536", 0},
                                                            {"a.example:", 0},
                                                            {"a.example:+80", 0},
                                                            {"a.example:8080:1", 0},
                                                            {"1.2.3", 0},
                                                            {":80", 0},
                                                            {"http://a.example", 0}})
        QTest::addRow("%s", text) << QByteArray(text) << port;
    QTest::addRow("a label of 64") << QByteArray(64, 'a') << 0;
    QTest::addRow("a label of 63") << QByteArray(63, 'a') << 80;
}

void TestDirectives::hosts()
{
    QFETCH(QByteArray, text);
    const auto host = rules::parseHost(text.toStdString());
    QTEST(host ? int{host->port} : 0, "port");
}

void TestDirectives::cleanParams_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("parts");
    const auto row = [](const QByteArray& text, const QByteArray& parts) {
        QTest::addRow("%d bytes: \"%s\"", int(text.size()), text.left(40).constData())
            << text << parts;
    };
    row("ref", "ref|");
    row("ref /some_dir/get_book.pl", "ref|/some_dir/get_book.pl");
    row("s&ref\t/forum*/showthread.php", "s,ref|/forum*/showthread.php");
    row("s&ref /forum* /showthread.php", "");
    row("", "");
    row("a&&b", "");
    row("&a", "");
    row("a&", "");
    row(QByteArray(500, 'a'), QByteArray(500, 'a') + '|');
    row(QByteArray(501, 'a'), "");
}

void TestDirectives::cleanParams()
{
    QFETCH(QByteArray, text);
    const std::string value = text.toStdString();
    const auto clean = rules::parseCleanParam(value);
    QByteArrayList names;
    QByteArray got;
    if (clean) {
        for (const text::Span span : clean->parameters)
            names += QByteArray::fromStdString(std::string(span.of(value)));
        got = names.join(',') + '|' + QByteArray::fromStdString(std::string(clean->path.of(value)));
    }
    QTEST(got, "parts");
}

void TestDirectives::preferences()
{
    const std::string value = "/a/ train-ai=n , search = y,, bare";
    const auto found = rules::parsePreferences(value, true);
    QVERIFY(found);
    QCOMPARE(std::string(found->path.of(value)), "/a/");
    QCOMPARE(found->items.size(), 3u);
    QCOMPARE(std::string(found->items[0].key.of(value)), "train-ai");
    QCOMPARE(std::string(found->items[0].value.of(value)), "n");
    QCOMPARE(std::string(found->items[1].key.of(value)), "search");
    QCOMPARE(std::string(found->items[1].value.of(value)), "y");
    QVERIFY(found->items[2].value.isEmpty());
    QVERIFY(!rules::parsePreferences("/a/", true));
    QVERIFY(!rules::parsePreferences("", false));
    const auto signal = rules::parsePreferences("/a/ x=y", false);
    QVERIFY(signal && signal->path.isEmpty());
}

void TestDirectives::fatesInEveryDialect()
{
    using enum DirectiveFate;
    const char* robots = "Crawl-delay: 1\nHost: a.example\nUser-agent: foo\nSitemap: /s\n"
                         "Crawl-delay: 2\nCrawl-delay: 3\nCrawl-delay: x\nClean-param: a\n"
                         "Host: b.example\nDisallow: /\nUser-agent: bar\nCrawl-delay: 9\n"
                         "Content-Signal: search=yes\nDisallow: /\n";
    const std::vector<DirectiveFate> open{NoGroup,   Open, Open,     Open,       NotFirst,
                                          Malformed, Open, NotFirst, OtherGroup, OtherGroup};
    QVERIFY(Told(robots, Id::Rfc9309, "foo").fates() == open);
    const std::vector<DirectiveFate> sitemap{Ignored, Ignored, Read,    Ignored, Ignored,
                                             Ignored, Ignored, Ignored, Ignored, Ignored};
    for (const Id google : {Id::GoogleParser, Id::Google, Id::Google2019})
        QVERIFY(Told(robots, google, "foo").fates() == sitemap);
    const std::vector<DirectiveFate> none(10, Ignored);
    for (const Id old : {Id::Original1994, Id::Draft1997})
        QVERIFY(Told(robots, old, "foo").fates() == none);
    const std::vector<DirectiveFate> yandex{Ignored, Ignored, Read,    Ignored, Ignored,
                                            Ignored, Read,    Ignored, Ignored, OtherGroup};
    QVERIFY(Told(robots, Id::Yandex, "foo").fates() == yandex);
    const std::vector<DirectiveFate> yandex2012{NoGroup,   Read, Read,     Read,       NotFirst,
                                                Malformed, Read, NotFirst, OtherGroup, OtherGroup};
    QVERIFY(Told(robots, Id::Yandex2012, "foo").fates() == yandex2012);
}

void TestDirectives::bingTakesTheDelayOfEitherGroup_data()
{
    QTest::addColumn<QByteArray>("own");
    QTest::addColumn<QByteArray>("star");
    QTest::addColumn<double>("seconds"); // 0: none
    QTest::addColumn<bool>("fromStar");
    QTest::addRow("its own") << "Crawl-delay: 5\n"_ba << "Crawl-delay: 9\n"_ba << 5.0 << false;
    QTest::addRow("the default one") << ""_ba << "Crawl-delay: 9\n"_ba << 9.0 << true;
    QTest::addRow("its own is no number")
        << "Crawl-delay: x\n"_ba << "Crawl-delay: 9\n"_ba << 9.0 << true;
    QTest::addRow("a fraction") << "Crawl-delay: 1.5\n"_ba << ""_ba << 0.0 << false;
    QTest::addRow("too long") << "Crawl-delay: 31\n"_ba << ""_ba << 0.0 << false;
    QTest::addRow("too short") << "Crawl-delay: 0\n"_ba << ""_ba << 0.0 << false;
    QTest::addRow("none") << ""_ba << ""_ba << 0.0 << false;
}

void TestDirectives::bingTakesTheDelayOfEitherGroup()
{
    QFETCH(QByteArray, own);
    QFETCH(QByteArray, star);
    const QByteArray robots =
        "User-agent: bingbot\n" + own + "Disallow: /\nUser-agent: *\n" + star + "Disallow: /\n";
    const Told read(robots.constData(), Id::Bing, "bingbot");
    const rules::CrawlDelay delay = read.told.crawlDelay.value_or(rules::CrawlDelay{});
    QTEST(delay.seconds, "seconds");
    QTEST(delay.fromStar, "fromStar");
}

void TestDirectives::spansPointIntoTheFile()
{
    const Told read("User-agent: *\nHost: a.example:81\nClean-param: x&y /p\n"
                    "Content-Usage: /q train-ai=n\nRequest-rate: 1/5\nVisit-time: 0100-0200\n",
                    Id::Rfc9309, "foo");
    QCOMPARE(read.text(read.told.host.value().name), "a.example");
    QCOMPARE(read.told.host.value().port, 81);
    const rules::CleanParam& clean = read.told.cleanParams.at(0);
    QCOMPARE(read.text(clean.parameters.at(1)), "y");
    QCOMPARE(read.text(clean.path), "/p");
    QCOMPARE(clean.line, 3u);
    const rules::Preferences& usage = read.told.contentUsages.at(0);
    QCOMPARE(read.text(usage.path), "/q");
    QCOMPARE(read.text(usage.items.at(0).key), "train-ai");
    QCOMPARE(read.text(usage.items.at(0).value), "n");
    QCOMPARE(read.told.requestRate.value().line, 5u);
    QVERIFY(read.told.visitTime.value() == (rules::DayWindow{60, 120}));
}

void TestDirectives::aBlankLineEndsWhatADelayBelongsTo()
{
    const char* robots = "User-agent: Yandex\nDisallow: /\n\nCrawl-delay: 2\n";
    QVERIFY(!Told(robots, Id::Yandex2012, "Yandex").told.crawlDelay);
    QCOMPARE(Told(robots, Id::Rfc9309, "Yandex").told.crawlDelay.value().seconds, 2);
}

#include "tst_directives.moc"

QTEST_APPLESS_MAIN(TestDirectives)
