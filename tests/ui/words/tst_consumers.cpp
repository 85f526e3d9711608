// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "ui/words/consumers.h"

#include <QTest>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::Code;
using checks::Finding;
using checks::Severity;
using dialects::Id;
using words::Consumer;

Q_DECLARE_METATYPE(std::string)

namespace {

std::vector<Consumer> consumers(const QString& names)
{
    std::vector<Consumer> chosen;
    for (const QString& name : names.split(u' ', Qt::SkipEmptyParts))
        chosen.push_back({name, crawlers::builtIn().resolve(name.toStdString()).dialect});
    return chosen;
}

} // namespace

class TestConsumers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }
    void sentences_data();
    void sentences();
    void aDuplicateNameIsNamedOnce();
    void campsAreNamed();
    void everyFindingOfEveryReader();
};

void TestConsumers::sentences_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const std::string& bytes, const char* id,
                        const QString& names, const QString& sentence) {
        QTest::newRow(name) << bytes << QByteArray(id) << names << sentence;
    };
    const std::string delay = "User-agent: *\nCrawl-delay: 10\nDisallow: /a/\n";
    row("delay, nobody chosen", delay, "crawl-delay-ignored", u""_s, u""_s);
    row("delay, Google", delay, "crawl-delay-ignored", u"Googlebot"_s,
        u"Googlebot ignores Crawl-delay; Bing obeys it."_s);
    row("delay, Bing", delay, "crawl-delay-ignored", u"bingbot"_s,
        u"bingbot obeys Crawl-delay; Google and Yandex ignore it."_s);
    row("delay, both", delay, "crawl-delay-ignored", u"Googlebot bingbot"_s,
        u"Googlebot ignores Crawl-delay; bingbot obeys it."_s);
    row("delay, several", delay, "crawl-delay-ignored", u"Googlebot YandexBot bingbot GPTBot"_s,
        u"Googlebot and YandexBot ignore Crawl-delay; bingbot obeys it; GPTBot does not say "
        "whether it obeys it."_s);
    const std::string wrong = "User-agent: *\nCrawl-delay: soon\nDisallow: /a/\n";
    row("wrong delay, Google", wrong, "crawl-delay-value", u"Googlebot"_s,
        u"Googlebot ignores Crawl-delay; Bing obeys it."_s);
    row("wrong delay, Bing", wrong, "crawl-delay-value", u"bingbot"_s, u""_s);
    row("wrong delay, both", wrong, "crawl-delay-value", u"bingbot Googlebot AdsBot-Google"_s,
        u"Googlebot and AdsBot-Google ignore Crawl-delay; bingbot obeys it."_s);
    const std::string range = "User-agent: *\nCrawl-delay: 31\nDisallow: /a/\n";
    row("a limit that only Bing has", range, "crawl-delay-value", u"GPTBot"_s,
        u"GPTBot is not concerned. It matters to Bing."_s);
    const std::string typo = "User-agent: *\nDisalow: /a/\n";
    row("typo, Google", typo, "accepted-typo", u"Googlebot"_s,
        u"Googlebot is not concerned. It matters to all but Google."_s);
    row("typo, two of Google", typo, "accepted-typo", u"Googlebot Googlebot-Image"_s,
        u"None of the chosen crawlers is concerned: Googlebot and Googlebot-Image. It matters to "
        "all but Google."_s);
    row("typo, Bing", typo, "accepted-typo", u"bingbot"_s, u""_s);
    row("typo, both", typo, "accepted-typo", u"Googlebot bingbot GPTBot"_s,
        u"It matters to bingbot and GPTBot, not to Googlebot."_s);
    row("typo, many", typo, "accepted-typo", u"bingbot GPTBot ClaudeBot CCBot Applebot Googlebot"_s,
        u"It matters to bingbot, GPTBot, ClaudeBot and 2 more, not to Googlebot."_s);
    const std::string host = "User-agent: *\nDisallow: /a/\nHost: http://a/b\n";
    row("host", host, "host-syntax", u"Googlebot"_s,
        u"Googlebot ignores Host; Yandex (2012) obeys it."_s);
}

void TestConsumers::sentences()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QByteArray, id);
    QFETCH(const QString, names);
    QFETCH(const QString, sentence);
    const std::vector<Finding> findings = checks::check(syntax::parse(bytes));
    const auto found = std::ranges::find(findings, id.toStdString(), [](const Finding& finding) {
        return std::string(checks::idOf(finding.code));
    });
    QVERIFY(found != findings.end());
    QCOMPARE(words::consumersSentence(*found, consumers(names)), sentence);
}

void TestConsumers::aDuplicateNameIsNamedOnce()
{
    const std::vector<Finding> findings =
        checks::check(syntax::parse("User-agent: *\nDisalow: /a/\nSitemap: https://a/\n"));
    QCOMPARE(words::consumersSentence(findings.front(), consumers(u"Googlebot Googlebot"_s)),
             u"Googlebot is not concerned. It matters to all but Google."_s);
}

void TestConsumers::campsAreNamed()
{
    Finding finding;
    finding.code = Code::DialectsDisagree;
    finding.severities.fill(Severity::Info);
    finding.camps = {checks::only(Id::Google), checks::only(Id::Bing)};
    QCOMPARE(words::consumersSentence(finding, consumers(u"Googlebot bingbot GPTBot"_s)),
             u"They differ here: Googlebot on the one side, bingbot on the other."_s);
    QCOMPARE(words::consumersSentence(finding, consumers(u"Googlebot GPTBot"_s)), QString());
}

/// The sentence is there exactly where it has something to say.
void TestConsumers::everyFindingOfEveryReader()
{
    for (int code = 0; code < checks::codeCount; ++code) {
        for (const dialects::Dialect& concerned : dialects::all()) {
            Finding finding;
            finding.code = static_cast<Code>(code);
            finding.severities[static_cast<std::size_t>(concerned.id)] = Severity::Warning;
            for (const dialects::Dialect& reader : dialects::all()) {
                const Consumer consumer{u"SomeBot"_s, reader.id};
                const QString text = words::consumersSentence(finding, {&consumer, 1});
                if (reader.id != concerned.id)
                    QVERIFY2(text.contains("SomeBot"_L1) && text.endsWith(u'.'), qPrintable(text));
                QVERIFY2(!text.contains(u'%'), qPrintable(text));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestConsumers)
#include "tst_consumers.moc"
