// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/about_agent.h"
#include "ui/words/about_crawler.h"
#include "ui/words/about_field.h"
#include "ui/words/about_pattern.h"
#include "ui/words/about_value.h"
#include "ui/words/dialects.h"

#include <QTest>
#include <QUrl>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using dialects::Id;
using syntax::Field;
using words::About;
using words::AboutPart;
using words::Consumer;
using Kind = AboutPart::Kind;

Q_DECLARE_METATYPE(Field)

namespace {

QString textOf(const About& about)
{
    QStringList parts;
    for (const AboutPart& part : about)
        parts += part.text;
    return parts.join(u'\n');
}

About aboutCrawler(const char* name)
{
    return words::aboutCrawler(crawlers::builtIn().resolve(name), crawlers::builtIn());
}

const std::vector<Consumer> google{{u"Googlebot"_s, Id::Google}};

} // namespace

class TestAbout final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        QLocale::setDefault(QLocale::c());
    }
    void patterns_data();
    void patterns();
    void crawlersByName_data();
    void crawlersByName();
    void everyCrawlerOfTheCatalogue();
    void values_data();
    void values();
    void everyField();
    void agents();
    void stars();
    void rulesOfOthers();
    void comments();
};

void TestAbout::patterns_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("literal");
    const auto row = [](const QString& value, const QString& sentence,
                        const QString& literal = QString()) {
        QTest::newRow(value.isEmpty() ? "empty" : qPrintable(value))
            << value << sentence << literal;
    };
    row(u""_s, u"Matches nothing."_s, u"Matches nothing."_s);
    row(u"/"_s, u"Matches every URL."_s, u"Matches every URL."_s);
    row(u"*"_s, u"Matches every URL."_s);
    row(u"/*"_s, u"Matches every URL."_s, u"Matches every URL whose path begins with “/*”."_s);
    row(u"/$"_s, u"Matches one path alone: “/”, with nothing behind it."_s);
    row(u"/*$"_s, u"Matches every URL."_s);
    row(u"/shop"_s, u"Matches every URL whose path begins with “/shop”."_s,
        u"Matches every URL whose path begins with “/shop”."_s);
    row(u"/shop/$"_s, u"Matches one path alone: “/shop/”, with nothing behind it."_s,
        u"Matches every URL whose path begins with “/shop/$”."_s);
    row(u"/shop*"_s, u"Matches every URL whose path begins with “/shop”. The “*” at its end adds "
                     "nothing to that."_s);
    row(u"*.pdf"_s, u"Matches every URL whose path has “.pdf” somewhere."_s);
    row(u"/*.pdf$"_s, u"Matches every URL whose path ends with “.pdf”."_s);
    row(u"/*?"_s, u"Matches every URL whose path has “?” somewhere after its first slash."_s);
    row(u"/shop/*.pdf$"_s,
        u"Matches every URL whose path begins with “/shop/” and ends with “.pdf”."_s);
    row(u"/a*b*c$"_s, u"Matches every URL whose path begins with “/a”, has “b” somewhere after "
                      "that and ends with “c”."_s);
    row(u"/a*b*c"_s,
        u"Matches every URL whose path begins with “/a”, has “b” somewhere after that and then "
        "has “c”."_s);
    row(u"shop"_s,
        u"Matches nothing: it asks for a path that begins with “shop”, and every path begins with "
        "a slash."_s);
    row(u"/a$b"_s,
        u"Matches every URL whose path begins with “/a$b”. A “$” that is not at the end "
        "is a character like any other."_s,
        u"Matches every URL whose path begins with “/a$b”."_s);
    row(u"/*a*b*c*d*e*f*g"_s,
        u"Matches every URL whose path has “a” somewhere after its first slash, then has “b”, then "
        "has “c”, then has “d”, then has “e” and then has 2 further pieces, in their order."_s);
}

void TestAbout::patterns()
{
    QFETCH(const QString, value);
    QFETCH(const QString, sentence);
    QFETCH(const QString, literal);
    QCOMPARE(words::patternSentence(value.toStdString(), true), sentence);
    if (!literal.isEmpty())
        QCOMPARE(words::patternSentence(value.toStdString(), false), literal);
}

void TestAbout::crawlersByName_data()
{
    QTest::addColumn<QString>("parts"); // of what is said
    QTest::newRow("Googlebot")
        << u"Google runs it for a search engine.|Googlebot-Image|Its operator says so"_s;
    QTest::newRow("Googlebot-Image")
        << u"Where no group names it, it obeys the one for Googlebot, else the one for “*”."_s;
    QTest::newRow("AdsBot-Google")
        << u"The group for “*” does not bind it: it must be named.|for advertising"_s;
    QTest::newRow("GPTBot") << u"OpenAI runs it to train AI models.|approximate"_s;
    QTest::newRow("Baiduspider") << u"in a way of its own (baidu)"_s;
    QTest::newRow("anthropic-ai") << u"doubtful"_s;
    QTest::newRow("NoSuchBotAtAll") << u"The catalogue has no crawler of this name.|RFC 9309"_s;
}

void TestAbout::crawlersByName()
{
    QFETCH(const QString, parts);
    const QString text = textOf(aboutCrawler(QTest::currentDataTag()));
    for (const QString& part : parts.split(u'|'))
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestAbout::everyCrawlerOfTheCatalogue()
{
    std::size_t pages = 0;
    for (const crawlers::Entry& entry : crawlers::builtIn().entries()) {
        const About about =
            words::aboutCrawler(crawlers::builtIn().resolve(entry.token), crawlers::builtIn());
        QVERIFY(about.size() >= 4);
        QCOMPARE(about.front().kind, Kind::Title);
        for (const AboutPart& part : about) {
            QVERIFY2(!part.text.isEmpty() && !part.text.contains("%1"_L1), entry.token.data());
            QVERIFY2(!part.text.contains("  "_L1), qPrintable(part.text));
            if (part.kind == Kind::Source) {
                QVERIFY(QUrl(part.address, QUrl::StrictMode).isValid());
                ++pages;
            }
        }
        const bool isApproximate = textOf(about).contains("approximate"_L1);
        QVERIFY2(isApproximate == entry.approximate, qPrintable(textOf(about)));
    }
    QVERIFY(pages > 300);
}

void TestAbout::values_data()
{
    QTest::addColumn<Field>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("parts");
    const auto row = [](const char* name, Field field, const QByteArray& value,
                        const QString& parts) { QTest::newRow(name) << field << value << parts; };
    row("delay", Field::CrawlDelay, "10",
        u"One request each 10 s: at most 8,640 pages a day.|Googlebot ignores Crawl-delay; Bing "
        "obeys it."_s);
    row("delay of a fraction", Field::CrawlDelay, "0.5",
        u"One request each 0.5 s: at most 172,800 pages a day.|Bing takes whole numbers from 1 to "
        "30 only"_s);
    row("no delay", Field::CrawlDelay, "soon", u"This is no number of seconds."_s);
    row("zero", Field::CrawlDelay, "0", u"No time between two requests"_s);
    row("sitemap here", Field::Sitemap, "https://a.example/s.xml",
        u"The sitemap lies on “a.example”, as this file does."_s);
    row("sitemap elsewhere", Field::Sitemap, "https://b.example:8080/s.xml",
        u"on “b.example:8080”, this file on “a.example”"_s);
    row("sitemap without host", Field::Sitemap, "/s.xml", u"no whole address"_s);
    row("rate", Field::RequestRate, "1/10m 1300-1659",
        u"At most one request in 10 minutes, between"_s);
    row("rate of a day", Field::RequestRate, "30/1d", u"At most 30 requests in one day."_s);
    row("no rate", Field::RequestRate, "much", u"This is no rate"_s);
    row("time", Field::VisitTime, "0600-0845", u"Come between|UTC."_s);
    row("host", Field::Host, "www.a.example", u"The main host is “www.a.example”."_s);
    row("parameters", Field::CleanParam, "ref&sid /shop/",
        u"These parameters do not change a page: “ref” and “sid”. It holds where the path begins "
        "with “/shop/”."_s);
    row("signal", Field::ContentSignal, "search=yes, ai-train=no",
        u"“search=yes”: it may be shown in search results|“ai-train=no”: it may not be used to "
        "train AI models."_s);
    row("usage", Field::ContentUsage, "/a/ train-ai=n",
        u"For paths that begin with “/a/”:|“train-ai=n”: it may not"_s);
    row("a key of nobody's", Field::ContentSignal, "fly=yes", u"in no vocabulary"_s);
}

void TestAbout::values()
{
    QFETCH(const Field, field);
    QFETCH(const QByteArray, value);
    QFETCH(const QString, parts);
    const QLocale former;
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const QString text = textOf(words::aboutValue(field, value.toStdString(), "a.example", google));
    QLocale::setDefault(former);
    for (const QString& part : parts.split(u'|'))
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestAbout::everyField()
{
    for (int i = 0; i <= static_cast<int>(Field::Acap); ++i) {
        const auto field = static_cast<Field>(i);
        for (const auto& chosen : {std::vector<Consumer>(), google}) {
            const About about = words::aboutField(field, "Some-Key", chosen);
            QVERIFY(about.size() >= 3);
            QCOMPARE(about.back().kind, Kind::Source);
            QVERIFY(!about.at(1).text.isEmpty());
            QVERIFY2(std::ranges::any_of(
                         about,
                         [](const AboutPart& part) { return part.address.startsWith("page:"_L1); }),
                     qPrintable(textOf(about)));
        }
    }
    QCOMPARE(words::aboutField(Field::Allow, "Allow", google).back().text, u"RFC 9309 §2.2.2"_s);
    const QString delay = textOf(words::aboutField(Field::CrawlDelay, "crawl-delay", google));
    QVERIFY2(delay.contains("Googlebot ignores Crawl-delay; Bing obeys it."_L1), qPrintable(delay));
    const QString typed = textOf(words::aboutField(Field::Unknown, "Frobnicate", google));
    QVERIFY2(typed.startsWith("Frobnicate\nNo crawler is known"_L1), qPrintable(typed));
    const QString rule =
        textOf(words::aboutField(Field::Allow, "Allow", {{{u"Old"_s, Id::Original1994}}}));
    QVERIFY2(rule.contains("Old ignores Allow"_L1), qPrintable(rule));
}

void TestAbout::agents()
{
    words::AgentFacts facts{.name = "Googlebot",
                            .isNamed = true,
                            .by = rules::ChosenBy::Name,
                            .chosenName = "Googlebot",
                            .rules = 12,
                            .groups = {3},
                            .dialect = Id::Google};
    QCOMPARE(textOf(words::aboutAgent(facts)),
             u"What binds it here: 12 rules, from the group that begins in line 3."_s);
    facts.groups = {3, 40};
    facts.companions = {"bingbot"};
    facts.ownRules = 1;
    QCOMPARE(textOf(words::aboutAgent(facts)),
             u"What binds it here: 12 rules, from several groups that count as one (they begin in "
             "lines 3 and 40).\nIts group here is for bingbot, too, and has one rule."_s);
    facts = {.name = "x", .by = rules::ChosenBy::Nothing, .unused = {9}, .dialect = Id::Rfc9309};
    QCOMPARE(textOf(words::aboutAgent(facts)),
             u"No group of this file binds it: it may fetch everything.\nThis line does not name "
             "it, as it compares names (RFC 9309).\nIt does not use what begins in line 9, though "
             "it is named there."_s);
    facts = {.name = "x", .isNamed = true, .by = rules::ChosenBy::Name, .rules = 0, .groups = {1}};
    QVERIFY(textOf(words::aboutAgent(facts)).contains("has no rules"_L1));
}

void TestAbout::stars()
{
    words::StarFacts facts{.bound = {"Googlebot", "bingbot"},
                           .named = {"GPTBot"},
                           .starless = {"AdsBot-Google"},
                           .rules = 3,
                           .groups = {1}};
    const QString text = textOf(words::aboutStar(facts));
    QVERIFY2(text.contains("It has 3 rules."_L1), qPrintable(text));
    QVERIFY(text.contains("Of the chosen crawlers it binds Googlebot and bingbot."_L1));
    QVERIFY(text.contains("Groups of their own have GPTBot."_L1));
    QVERIFY(text.contains(u"“*” does not mean AdsBot-Google"_s));
    facts.standing = words::AgentStanding::NotRead;
    facts.bound = {};
    facts.others = {"CCBot"};
    const QString unread = textOf(words::aboutStar(facts));
    QVERIFY2(unread.contains("RFC 9309 does not take this line for a user-agent line."_L1),
             qPrintable(unread));
    QVERIFY(!unread.contains("It has 3 rules."_L1));
    QVERIFY(unread.contains("It binds none of the chosen crawlers."_L1));
    QVERIFY(unread.contains("It says nothing to CCBot, in whose reading it does not count."_L1));
}

void TestAbout::rulesOfOthers()
{
    words::PatternFacts facts{.value = "/*.pdf$", .groupLine = 1, .agents = {"*"}};
    facts.examples = rules::examplesOf(facts.value, dialects::get(Id::Google));
    facts.others.push_back(
        {.readers = checks::only(Id::Original1994),
         .wildcards = false,
         .differences = rules::differencesOf(facts.value, dialects::get(Id::Google),
                                             dialects::get(Id::Original1994))});
    const About about = words::aboutPattern(facts);
    QCOMPARE(std::ranges::count(about, Kind::Match, &AboutPart::kind), 3);
    QCOMPARE(std::ranges::count(about, Kind::NoMatch, &AboutPart::kind), 1);
    const QString text = textOf(about);
    QVERIFY2(
        text.contains(u"For the standard of 1994, “*” and “$” are characters like any other."_s),
        qPrintable(text));
    QVERIFY(text.contains(u"For the standard of 1994 it does not match “/page.pdf”."_s));
    QVERIFY(text.endsWith(u"It stands in the group for “*” (line 1)."_s));
    facts.standing = words::PatternFacts::Standing::NoGroup;
    QVERIFY(textOf(words::aboutPattern(facts)).endsWith("binds nobody."_L1));
}

void TestAbout::comments()
{
    QVERIFY(textOf(words::aboutComment("# why")).contains("Crawlers do not read it."_L1));
    QVERIFY(textOf(words::aboutComment("## Crawlright: ignore dead-rule"))
                .contains("which findings"_L1));
    QVERIFY(textOf(words::aboutComment("#")).contains("do not read it"_L1));
}

QTEST_APPLESS_MAIN(TestAbout)
#include "tst_about.moc"
