// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "core/text/ascii.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>

using namespace crawlright;
using namespace crawlright::crawlers;

namespace {

QByteArray bytesOf(std::string_view s)
{
    return {s.data(), static_cast<qsizetype>(s.size())};
}

/// Entries whose example string belongs to several, and whom the string stands for.
const std::map<std::string_view, std::string_view> familiesWithOneString = {
    {"Baiduspider", "Baiduspider-render"},
    {"Brightbot", "Brightbot 1.0"},
    {"Googlebot-Images", "Googlebot-Image"},
    {"NotebookLM", "Google-NotebookLM"},
    {"Nutch", "istellabot"},
    {"Panscient", "panscient.com"},
};

/// Entries that their example string names less than another one, or not at all, so that only the
/// very string is known as theirs.
const std::map<std::string_view, std::string_view> nameOthersInTheirString = {
    {"Aboundexbot", ""},
    {"amazon-kendra", "amazon-kendra"},
    {"Archive-It", "special_archiver"},
    {"Blueno", "facebookexternalhit"},
    {"Claude-Code", "Claude-User"},
    {"Facebot", "facebookexternalhit"},
    {"FreshRSS", "Googlebot"},
    {"NLNZ_IAHarvester", ""},
    {"Slackbot", "Slackbot-LinkExpanding"},
    {"trendictionbot", ""},
};

} // namespace

class CatalogueTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWhatTheFileHolds();
    void isFoundWithoutRegardToCase();
    void exampleStringResolvesToItsEntry();
    void tokenInExampleStringResolvesToItsEntry();
    void browserResolvesToNone_data();
    void browserResolvesToNone();
    void textResolves_data();
    void textResolves();
    void dialectGivenOverrides();
    void googleParserTakesTheTextUncut();
    void chainAndStarBelongToTheCrawler();
    void approximateOnlyInItsOwnDialect();
};

void CatalogueTest::holdsWhatTheFileHolds()
{
    QFile file(QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/resources/crawlers.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray crawlers = json.value(QLatin1StringView("crawlers")).toArray();
    const std::span<const Entry> entries = builtIn().entries();
    QCOMPARE(entries.size(), 648U);
    QCOMPARE(crawlers.size(), 648);

    const auto text = [](const QJsonObject& o, const char* key) {
        return o.value(QLatin1StringView(key)).toString().toUtf8();
    };
    int doubtful = 0;
    for (qsizetype i = 0; i < crawlers.size(); ++i) {
        const QJsonObject o = crawlers.at(i).toObject();
        const Entry& e = entries[static_cast<std::size_t>(i)];
        QCOMPARE(bytesOf(e.token), text(o, "token"));
        QCOMPARE(bytesOf(e.operatedBy), text(o, "operator"));
        QCOMPARE(bytesOf(nameOf(e.purpose)), text(o, "purpose"));
        QCOMPARE(bytesOf(e.userAgent), text(o, "userAgent"));
        QCOMPARE(bytesOf(dialects::get(e.dialect).name), text(o, "dialect"));
        QCOMPARE(bytesOf(nameOf(e.basis)), text(o, "basis"));
        QCOMPARE(bytesOf(e.reader), text(o, "reader"));
        QCOMPARE(e.approximate, o.value(QLatin1StringView("approximate")).toBool());
        QCOMPARE(bytesOf(nameOf(e.honoursRobotsTxt)), text(o, "honoursRobotsTxt"));
        QCOMPARE(bytesOf(nameOf(e.status)), text(o, "status"));
        QCOMPARE(bytesOf(e.renamedTo), text(o, "renamedTo"));
        QCOMPARE(bytesOf(nameOf(e.confidence)), text(o, "confidence"));
        QCOMPARE(bytesOf(e.doubtfulReason), text(o, "doubtful"));
        QCOMPARE(e.doubtful, !e.doubtfulReason.empty());
        QCOMPARE(bytesOf(e.checked), text(o, "checked"));
        const QJsonValue star = o.value(QLatin1StringView("obeysStar"));
        QCOMPARE(e.obeysStar, star.isNull()   ? Answer::Unknown
                              : star.toBool() ? Answer::Yes
                                              : Answer::No);
        const QJsonArray chain = o.value(QLatin1StringView("fallsBackTo")).toArray();
        QCOMPARE(static_cast<qsizetype>(e.fallsBackTo.size()), chain.size());
        for (qsizetype n = 0; n < chain.size(); ++n)
            QCOMPARE(bytesOf(e.fallsBackTo[static_cast<std::size_t>(n)]),
                     chain.at(n).toString().toUtf8());
        QCOMPARE(static_cast<qsizetype>(e.sources.size()),
                 o.value(QLatin1StringView("sources")).toArray().size());
        doubtful += e.doubtful;
    }
    QCOMPARE(doubtful, 122);
}

void CatalogueTest::isFoundWithoutRegardToCase()
{
    for (const Entry& entry : builtIn().entries()) {
        std::string lower(entry.token);
        std::string upper(entry.token);
        std::ranges::transform(lower, lower.begin(), text::toLower);
        std::ranges::transform(upper, upper.begin(), text::toUpper);
        QCOMPARE(builtIn().find(entry.token), &entry);
        QCOMPARE(builtIn().find(lower), &entry);
        QCOMPARE(builtIn().find(upper), &entry);
    }
    QVERIFY(!builtIn().find(""));
    QVERIFY(!builtIn().find("Googlebo"));
    QVERIFY(!builtIn().find("Googlebott"));
    QVERIFY(!builtIn().find("zzzzzzzz"));
}

void CatalogueTest::exampleStringResolvesToItsEntry()
{
    int strings = 0;
    for (const Entry& entry : builtIn().entries()) {
        if (entry.userAgent.empty())
            continue;
        ++strings;
        const auto family = familiesWithOneString.find(entry.token);
        const std::string_view wanted =
            family == familiesWithOneString.end() ? entry.token : family->second;
        const Crawler crawler = builtIn().resolve(entry.userAgent);
        QVERIFY2(crawler.entry, entry.token.data());
        QCOMPARE(bytesOf(crawler.entry->token), bytesOf(wanted));
    }
    QCOMPARE(strings, 586);
}

void CatalogueTest::tokenInExampleStringResolvesToItsEntry()
{
    for (const Entry& entry : builtIn().entries()) {
        if (entry.userAgent.empty())
            continue;
        // Not the catalogue's string any more, and one that holds a blank.
        const std::string string = std::string(entry.userAgent) + " (x)";
        std::string_view wanted = entry.token;
        for (const auto* table : {&familiesWithOneString, &nameOthersInTheirString})
            if (const auto other = table->find(entry.token); other != table->end())
                wanted = other->second;
        const Crawler crawler = builtIn().resolve(string);
        QCOMPARE(bytesOf(crawler.entry ? crawler.entry->token : ""), bytesOf(wanted));
    }
}

void CatalogueTest::browserResolvesToNone_data()
{
    QTest::addColumn<QByteArray>("userAgent");
    const auto row = [](const char* name, const char* userAgent) {
        QTest::newRow(name) << QByteArray(userAgent);
    };
#define WEBKIT "AppleWebKit/537.36 (KHTML, like Gecko) "
    row("Chrome, Windows",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " WEBKIT "Chrome/131.0.0.0 Safari/537.36");
    row("Chrome, macOS",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) " WEBKIT "Chrome/130.0.0.0 Safari/537.36");
    row("Chrome, Linux",
        "Mozilla/5.0 (X11; Linux x86_64) " WEBKIT "Chrome/129.0.0.0 Safari/537.36");
    row("Chrome, ChromeOS",
        "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) " WEBKIT "Chrome/128.0.0.0 Safari/537.36");
    row("Chrome, Android",
        "Mozilla/5.0 (Linux; Android 10; K) " WEBKIT "Chrome/131.0.0.0 Mobile Safari/537.36");
    row("Chrome, iPhone",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1");
    row("Chromium headless",
        "Mozilla/5.0 (X11; Linux x86_64) " WEBKIT "HeadlessChrome/131.0.0.0 Safari/537.36");
    row("Android WebView", "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) " WEBKIT
                           "Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36");
    row("Firefox, Windows",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0");
    row("Firefox, Linux",
        "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0");
    row("Firefox, Android", "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0");
    row("Firefox, iPad", "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 "
                         "(KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15");
    row("Safari, macOS", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
                         "(KHTML, like Gecko) Version/18.1 Safari/605.1.15");
    row("Safari, iPhone",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1");
    row("Edge", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " WEBKIT
                "Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0");
    row("Edge Legacy", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " WEBKIT
                       "Chrome/70.0.3538.102 Safari/537.36 Edge/18.19042");
    row("Internet Explorer",
        "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko");
    row("Opera", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " WEBKIT
                 "Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0");
    row("Opera Mini", "Opera/9.80 (Android; Opera Mini/36.2/191.273; U; en) Presto/2.12.423 "
                      "Version/12.16");
    row("Vivaldi", "Mozilla/5.0 (X11; Linux x86_64) " WEBKIT
                   "Chrome/130.0.0.0 Safari/537.36 Vivaldi/7.0.3495.11");
    row("Samsung Internet", "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) " WEBKIT
                            "SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36");
    row("Yandex Browser", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " WEBKIT
                          "Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36");
    row("UC Browser",
        "Mozilla/5.0 (Linux; U; Android 13; en-US; RMX3710) " WEBKIT
        "Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.8.1322 Mobile Safari/537.36");
    row("QQ Browser", "Mozilla/5.0 (Linux; U; Android 14; zh-cn; V2324A) " WEBKIT
                      "Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.5 Mobile Safari/537.36");
    row("Huawei Browser",
        "Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.14) " WEBKIT
        "Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36");
    row("Whale", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " WEBKIT
                 "Chrome/128.0.0.0 Whale/3.28.266.14 Safari/537.36");
    row("DuckDuckGo", "Mozilla/5.0 (Linux; Android 14) " WEBKIT
                      "Version/4.0 Chrome/131.0.0.0 Mobile DuckDuckGo/5 Safari/537.36");
    row("Silk", "Mozilla/5.0 (Linux; Android 11; KFTRWI) " WEBKIT
                "Silk/129.4.1 like Chrome/129.0.6668.100 Safari/537.36");
    row("GNOME Web", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                     "Version/17.0 Safari/605.1.15 Epiphany/605.1.15");
    row("Konqueror", "Mozilla/5.0 (X11; Linux x86_64) " WEBKIT
                     "QtWebEngine/6.8.0 Chrome/122.0.6261.171 Safari/537.36 Konqueror (WebEngine)");
    row("SeaMonkey", "Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0 "
                     "SeaMonkey/2.53.19");
    row("Instagram in an app",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Mobile/15E148 Instagram 350.1.0.29.99 (iPhone14,5; iOS 17_6)");
    row("Facebook in an app",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Mobile/21G80 [FBAN/FBIOS;FBAV/485.1.0.45.110;FBDV/iPhone14,5]");
    row("Lynx", "Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.8.4");
    row("television",
        "Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) " WEBKIT "94.0.4606.31/7.0 TV Safari/537.36");
#undef WEBKIT
}

void CatalogueTest::browserResolvesToNone()
{
    QFETCH(const QByteArray, userAgent);
    const Crawler crawler = builtIn().resolve(userAgent.toStdString());
    QVERIFY2(!crawler.entry, crawler.entry ? crawler.entry->token.data() : "");
    QCOMPARE(crawler.dialect, dialects::Id::Rfc9309);
    QCOMPARE(crawler.agent.names, std::vector{userAgent.toStdString()});
    QVERIFY(crawler.agent.obeysStar);
}

void CatalogueTest::textResolves_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("token"); // empty: no entry
    const auto row = [](const char* name, const char* text, const char* token) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(token);
    };
    row("name", "googlebot", "Googlebot");
    row("name with blanks", "sogou WEB spider", "Sogou web spider");
    row("name with a version", "Googlebot/2.1", "Googlebot");
    row("longest, not first", "Googlebot/2.1 (like Googlebot-Image)", "Googlebot-Image");
    row("of equal length the first", "GPTBot/1.0 and YouBot/1.0", "GPTBot");
    row("of equal length the first, turned round", "YouBot/1.0 and GPTBot/1.0", "YouBot");
    row("begins within a word", "NotGooglebot/2.1", "");
    row("begins after a hyphen", "My-Googlebot/2.1", "");
    row("begins after an underscore", "my_Googlebot/2.1", "");
    row("goes on with letters", "Googlebots/2.1", "");
    row("goes on with digits", "Googlebot2/1", "");
    row("a family's longer name", "Googlebot-Strange/2.1", "Googlebot");
    row("address does not count", "GPTBot/1.0 (+https://example.com/facebookexternalhit)",
        "GPTBot");
    row("address counts alone", "Mozilla/5.0 (+https://example.com/Googlebot)", "Googlebot");
    row("neither slash nor blank", "xGooglebot;Googlebot", "");
    row("tab is a blank", "a\tGooglebot", "Googlebot");
    row("empty", "", "");
    row("of its own", "ExampleBot", "");
    row("of its own with a version", "ExampleBot/1.0", "");
    row("high bytes around", "\xC3\xA9Googlebot \xFF", "Googlebot");
}

void CatalogueTest::textResolves()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, token);
    const Crawler crawler = builtIn().resolve(text.toStdString());
    QCOMPARE(crawler.text, text.toStdString());
    QCOMPARE(bytesOf(crawler.entry ? crawler.entry->token : ""), token);
    QCOMPARE(bytesOf(crawler.token), token.isEmpty() ? text : token);
    QCOMPARE(bytesOf(crawler.agent.names.front()), bytesOf(crawler.token));
}

void CatalogueTest::dialectGivenOverrides()
{
    QCOMPARE(builtIn().resolve("YandexBot").dialect, dialects::Id::Yandex);
    const Crawler crawler = builtIn().resolve("YandexBot", dialects::Id::Yandex2012);
    QCOMPARE(crawler.dialect, dialects::Id::Yandex2012);
    QCOMPARE(crawler.agent.names, (std::vector<std::string>{"YandexBot", "Yandex"}));
    QCOMPARE(builtIn().resolve("ExampleBot").dialect, dialects::Id::Rfc9309);
    QCOMPARE(builtIn().resolve("ExampleBot", dialects::Id::Google).dialect, dialects::Id::Google);
}

void CatalogueTest::googleParserTakesTheTextUncut()
{
    for (const char* text :
         {"Googlebot-Image", "Googlebot-Image/1.0", "foo bar/1", "adsbot-google"}) {
        const Crawler crawler = builtIn().resolve(text, dialects::Id::GoogleParser);
        QCOMPARE(crawler.agent.names, std::vector<std::string>{text});
        QVERIFY(crawler.agent.obeysStar);
    }
}

void CatalogueTest::chainAndStarBelongToTheCrawler()
{
    const Crawler image = builtIn().resolve("googlebot-image");
    QCOMPARE(image.dialect, dialects::Id::Google);
    QCOMPARE(image.agent.names, (std::vector<std::string>{"Googlebot-Image", "Googlebot"}));
    QVERIFY(image.agent.obeysStar);

    const Crawler ads = builtIn().resolve("AdsBot-Google");
    QCOMPARE(ads.agent.names, std::vector<std::string>{"AdsBot-Google"});
    QVERIFY(!ads.agent.obeysStar);
    // The exception belongs to the crawler, not to the dialect.
    QVERIFY(!builtIn().resolve("AdsBot-Google", dialects::Id::Rfc9309).agent.obeysStar);
    QCOMPARE(builtIn().resolve("bingbot").agent.names,
             (std::vector<std::string>{"bingbot", "msnbot"}));
}

void CatalogueTest::approximateOnlyInItsOwnDialect()
{
    QVERIFY(builtIn().resolve("Baiduspider").isApproximate());
    QVERIFY(!builtIn().resolve("Baiduspider", dialects::Id::Google).isApproximate());
    QVERIFY(!builtIn().resolve("Googlebot").isApproximate());
    QVERIFY(!builtIn().resolve("ExampleBot").isApproximate());
}

QTEST_GUILESS_MAIN(CatalogueTest)
#include "tst_catalogue.moc"
