// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/findings.h"
#include "ui/words/dialects.h"
#include "ui/words/findings.h"
#include "ui/words/lists.h"
#include "ui/words/proof.h"
#include "ui/words/quoted.h"
#include "ui/words/steps.h"
#include "ui/words/verdicts.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

using namespace crawlright;
using namespace Qt::StringLiterals;
using checks::only;
using dialects::Id;
using words::ProofStep;

Q_DECLARE_METATYPE(std::string)

namespace {

rules::Proof proofOf(const std::string& robots, std::string_view name, std::string_view url,
                     Id id = Id::Google, rules::Agent agent = {})
{
    if (agent.names.empty())
        agent.names = {std::string(name)};
    return rules::explain(syntax::parse(robots), dialects::get(id), agent, url);
}

QStringList textsOf(const rules::Proof& proof, ProofStep::Kind kind)
{
    QStringList texts;
    for (const ProofStep& step : words::proofSteps(proof))
        if (step.kind == kind)
            texts += step.text;
    return texts;
}

/// A whole sentence in plain words: nothing left to fill in, nothing run together.
void verifySentence(const QString& text)
{
    static const QRegularExpression leftover(u"%\\d|%n|%L"_s);
    QVERIFY2(!text.isEmpty(), "empty");
    QVERIFY2(!leftover.match(text).hasMatch() || text.contains(u"%25"_s), qPrintable(text));
    QVERIFY2(text.endsWith(u'.') || text.endsWith(u'?'), qPrintable(text));
    QVERIFY2(!text.contains(u"  "_s), qPrintable(text));
    const QChar first = text.front();
    QVERIFY2(first.isUpper() || first.isDigit() || first == u'“', qPrintable(text));
}

} // namespace

class TestWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void bytesAreMadeVisible_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, std::string bytes, const QString& text) {
            QTest::newRow(name) << std::move(bytes) << text;
        };
        row("plain", "/shop?a=b c", u"/shop?a=b c"_s);
        row("UTF-8", "/папка/ツ/𝄞", u"/папка/ツ/𝄞"_s);
        row("a byte of Latin-1", "/caf\xE9/", u"/caf\\xE9/"_s);
        row("cut short", "/\xE3\x83", u"/\\xE3\\x83"_s);
        row("overlong", "\xC0\xAF", u"\\xC0\\xAF"_s);
        row("surrogate", "\xED\xA0\x80", u"\\xED\\xA0\\x80"_s);
        row("zero", std::string("a\0b", 3), u"a\\x00b"_s);
        row("control characters", "a\tb\x1B[0m\n", u"a\\x09b\\x1B[0m\\x0A"_s);
        row("right-to-left override",
            "a\xE2\x80\xAE"
            "b",
            u"a\\xE2\\x80\\xAEb"_s);
        row("byte order mark", "\xEF\xBB\xBFx", u"\\xEF\\xBB\\xBFx"_s);
        row("no-break space", "\xC2\xA0x", u"\\xC2\\xA0x"_s);
        row("a place of QString::arg", "/%1/%n", u"/%1/%n"_s);
    }

    void bytesAreMadeVisible()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const QString, text);
        const std::vector<char> exact(bytes.begin(), bytes.end());
        QCOMPARE(words::shown({exact.data(), exact.size()}), text);
    }

    void longTextLosesItsMiddle()
    {
        const std::string bytes = "/begin" + std::string(1000, 'x') + "/end";
        const QString text = words::shown(bytes);
        QVERIFY(text.startsWith(u"/begin"_s));
        QVERIFY(text.endsWith(u"/end"_s));
        QVERIFY2(text.contains(u"bytes left out"_s), qPrintable(text));
        QVERIFY(text.size() < 130);

        // What is shown and what is counted are all there is.
        static const QRegularExpression count(u"^(.*) … \\((\\d+) bytes left out\\) … (.*)$"_s);
        const auto match = count.match(text);
        QVERIFY(match.hasMatch());
        QCOMPARE(match.captured(1).size() + match.captured(2).toLongLong() +
                     match.captured(3).size(),
                 qsizetype(bytes.size()));
    }

    void longTextIsCutBetweenCharacters()
    {
        for (int shift = 0; shift < 4; ++shift) {
            std::string bytes(std::size_t(shift), 'a');
            for (int i = 0; i < 300; ++i)
                bytes += "\xE3\x83\x84";
            QVERIFY2(!words::shown(bytes).contains(u"\\x"_s), qPrintable(words::shown(bytes)));
        }
        QVERIFY(words::shown(std::string(100'000, '\xE9')).size() < 130);
        QVERIFY(!words::shown(std::string(81, 'a')).contains(u"(-"_s));
    }

    void lists()
    {
        QCOMPARE(words::joined({}), QString());
        QCOMPARE(words::joined({u"a"_s}), u"a"_s);
        QCOMPARE(words::joined({u"a"_s, u"b"_s}), u"a and b"_s);
        QCOMPARE(words::joined({u"a"_s, u"%1"_s, u"c"_s}), u"a, %1 and c"_s);
        const std::array<text::LineNumber, 1> one{3};
        QCOMPARE(words::linesText(one), u"line 3"_s);
        std::vector<text::LineNumber> many(1200);
        std::iota(many.begin(), many.end(), 1000);
        QCOMPARE(words::linesText(many), u"lines 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, "
                                         "1008, 1009 and 1190 more"_s);
    }

    void dialectsHaveWords()
    {
        QSet<QString> names;
        for (const dialects::Dialect& dialect : dialects::all()) {
            names += words::dialectName(dialect.id);
            verifySentence(words::dialectDescription(dialect.id));
        }
        QCOMPARE(names.size(), dialects::dialectCount);
        for (int i = 0; i <= int(dialects::Column::ByteOrderMark); ++i)
            QVERIFY(!words::columnText(dialects::Column(i)).isEmpty());
    }

    void readersInASentence()
    {
        const checks::Readers google =
            only(Id::GoogleParser) | only(Id::Google) | only(Id::Google2019);
        QCOMPARE(words::readersText(checks::everybody), u"all crawlers"_s);
        QCOMPARE(words::readersText(google), u"Google"_s);
        QCOMPARE(words::readersText(only(Id::Google2019) | only(Id::Bing)),
                 u"Google (2019) and Bing"_s);
        QCOMPARE(words::readersText(only(Id::Yandex) | only(Id::Original1994) | only(Id::Rfc9309)),
                 u"RFC 9309, Yandex and the standard of 1994"_s);
        QCOMPARE(words::readersText(checks::everybody & ~only(Id::Draft1997)),
                 u"all but the draft of 1997"_s);
    }

    void everyCodeIsExplained()
    {
        QSet<QString> texts;
        for (int i = 0; i < checks::codeCount; ++i) {
            const auto parts = words::explain(checks::Code(i));
            for (const QString& part : {parts.meaning, parts.concern, parts.advice})
                verifySentence(part);
            texts += words::explanation(checks::Code(i));
        }
        QCOMPARE(texts.size(), checks::codeCount);
        for (int i = 0; i < checks::familyCount; ++i)
            QVERIFY(!words::familyName(checks::Family(i)).isEmpty());
    }

    void sentencesKeepArgumentsApart()
    {
        const auto findings = checks::check(syntax::parse("User-agent: *\nDisallow: %2%3\n"
                                                          "Sitemap: https://example.com/"));
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(words::sentence(findings.front()),
                 u"“%2%3” begins with neither “/” nor “*”, so it matches no URL."_s);
    }

    void unconcernedReadersAreTold()
    {
        const auto findings = checks::check(syntax::parse("Useragent: *\nDisallow: /a\n"
                                                          "Sitemap: https://example.com/"));
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(words::unconcernedSentence(findings.front(), std::array{Id::Bing, Id::Google}),
                 QString());
        QCOMPARE(words::unconcernedSentence(findings.front(), std::array{Id::Google}),
                 u"None of the chosen crawlers is concerned. It matters to all but Google."_s);
        verifySentence(words::concernSentence(findings.front()));
    }

    void everyEnumeratorHasWords()
    {
        for (int i = 0; i <= int(rules::Verdict::Undefined); ++i)
            QVERIFY(!words::verdictName(rules::Verdict(i)).isEmpty());
        for (int i = 0; i <= int(rules::Reason::FileTooBig); ++i)
            verifySentence(words::reasonSentence({.reason = rules::Reason(i), .line = 7}));
        for (int i = 0; i <= int(rules::GroupFate::OtherCrawler); ++i)
            QVERIFY(!words::fateText(rules::GroupFate(i)).isEmpty());
        for (int i = 0; i <= int(rules::WonBy::Undefined); ++i)
            verifySentence(words::wonBySentence(rules::WonBy(i)));
        for (int i = 0; i <= int(rules::ChainStep::Found::NotAsked); ++i)
            verifySentence(words::chainSentence(
                {.name = "Bot", .found = rules::ChainStep::Found(i), .lines = {2, 9}}));
        for (int i = 0; i <= int(rules::MissReason::Empty); ++i)
            verifySentence(words::missSentence({.compared = "/ab",
                                                .matchedPath = 2,
                                                .matchedPattern = 2,
                                                .miss = rules::MissReason(i)},
                                               "/ac"));
        for (int i = 0; i <= int(checks::Severity::Error); ++i)
            QVERIFY(!words::severityName(checks::Severity(i)).isEmpty());
    }

    void proofOfALongerRule()
    {
        const auto proof = proofOf("User-agent: *\nDisallow: /shop/\nAllow: /s\nDisallow: /tmp\n\n"
                                   "User-agent: OtherBot\nDisallow: /\n",
                                   "Googlebot", "https://example.com/shop/cart?id=1");
        const QStringList expected{
            u"Googlebot may not fetch “/shop/cart?id=1”: line 2 forbids it."_s,
            u"“Googlebot” is judged as by Google."_s,
            u"No group names “Googlebot”."_s,
            u"The rules for all crawlers (“*”) count: line 1."_s,
            u"  The group for “*” in line 1 (3 rules) counts."_s,
            u"  One other group is for other crawlers."_s,
            u"The path “/shop/cart?id=1” is compared."_s,
            u"3 rules bind the crawler, and 2 of them match."_s,
            u"  Line 2, “Disallow: /shop/”, matches with length 6 and wins."_s,
            u"  Line 3, “Allow: /s”, matches with length 2."_s,
            u"Of the rules that match, the longest wins."_s,
            u"  Line 4, “Disallow: /tmp”, does not match. It fits up to “/”; then it asks for "
            "“tmp”, and the path goes on with “shop/cart?id=1”."_s,
        };
        QCOMPARE(words::proofText(proof), expected);
    }

    void proofNamesTheChain()
    {
        const auto proof = proofOf("User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\n"
                                   "Disallow: /\n",
                                   "", "/a", Id::Google, {{"Googlebot-Image", "Googlebot"}, true});
        QCOMPARE(textsOf(proof, ProofStep::Kind::Chain),
                 (QStringList{u"No group names “Googlebot-Image”."_s,
                              u"“Googlebot” has a group of its own: line 1."_s,
                              u"So the rules for all crawlers (“*”) do not count."_s}));
        QCOMPARE(textsOf(proof, ProofStep::Kind::Group),
                 (QStringList{u"The group for “Googlebot” in line 1 (one rule) counts."_s,
                              u"The group for “*” in line 4 (one rule) does not count, because "
                              "another group names the crawler."_s}));
    }

    void proofShowsStarsAndChanges()
    {
        const auto proof =
            proofOf("User-agent: *\nDisallow: /*/ü*.php$\n", "Googlebot", "/a/ü/x.php");
        const QStringList matches = textsOf(proof, ProofStep::Kind::Match);
        QCOMPARE(matches.size(), 1);
        QVERIFY2(matches.first().contains(u"It is compared as “/*/%C3%BC*.php$”."_s),
                 qPrintable(matches.first()));
        QVERIFY2(matches.first().contains(u"The “*” stand for “a” and “/x”."_s),
                 qPrintable(matches.first()));
        const QString path = textsOf(proof, ProofStep::Kind::Path).value(0);
        QVERIFY2(path.contains(u"percent-encoded"_s), qPrintable(path));
        QCOMPARE(textsOf(proof, ProofStep::Kind::WonBy),
                 QStringList{u"It is the only rule that matches."_s});
    }

    void proofTellsWhatEmptyAndIndexRulesDo()
    {
        const std::string robots = "User-agent: *\nAllow:\nDisallow: /\nAllow: /a/index.html\n";
        const auto google = proofOf(robots, "Googlebot", "/a/");
        QCOMPARE(textsOf(google, ProofStep::Kind::Match).first(),
                 u"Line 4, “Allow: /a/index.html”, matches with length 4 and wins. An Allow of an "
                 "index page opens its folder, too: it is tried once more as “/a/$”."_s);
        QVERIFY(textsOf(google, ProofStep::Kind::Rules)
                    .contains(u"Rules without a path count for nothing: line 2."_s));
        const auto yandex = proofOf(robots, "YandexBot", "/a/", Id::Yandex2012);
        QCOMPARE(textsOf(yandex, ProofStep::Kind::Match).first(),
                 u"Line 2, “Allow:”, matches and wins. An Allow without a path forbids "
                 "everything."_s);
    }

    void proofGivesItsAuthorities()
    {
        const auto proof =
            proofOf("User-agent: *\nDisallow: /a\nAllow: /a\n", "Bot", "/a", Id::Rfc9309);
        for (const ProofStep& step : words::proofSteps(proof))
            if (step.kind == ProofStep::Kind::WonBy)
                QCOMPARE(step.source, u"RFC 9309 §2.2.2"_s);
        QCOMPARE(words::authorityText({.source = "RFC 9309 §2.5", .silent = true},
                                      proofOf("", "bingbot", "/", Id::Bing)),
                 u"Bing's Webmaster blog says nothing about it; as RFC 9309 §2.5"_s);
    }

    void proofOfNoRule()
    {
        const auto proof = proofOf("User-agent: a\nDisallow: /\n", "Googlebot", "/x");
        QCOMPARE(words::proofText(proof).first(),
                 u"Googlebot may fetch “/x”. There are no rules for this crawler, so it is "
                 "allowed."_s);
        QVERIFY(textsOf(proof, ProofStep::Kind::Rules).isEmpty());
        QVERIFY(textsOf(proof, ProofStep::Kind::WonBy).isEmpty());
    }

    void proofQuotesTheLineAsWritten()
    {
        const auto proof = proofOf("User-agent: *\ndisalow: /a\n", "Googlebot", "/a");
        QCOMPARE(textsOf(proof, ProofStep::Kind::Match),
                 QStringList{u"Line 2, “disalow: /a”, matches with length 2 and wins. “disalow” is "
                             "read as Disallow."_s});
    }

    void proofTellsTheOtherFields()
    {
        const std::string robots =
            "User-agent: *\nDisallow: /a\nCrawl-delay: 5\nCrawl-delay: 7\nRequest-rate: 1/10\n"
            "Sitemap: https://a.example/1\nSitemap: https://a.example/2\nHost: a.example\n\n"
            "User-agent: b\nCrawl-delay: 99\n";
        QCOMPARE(textsOf(proofOf(robots, "Googlebot", "/"), ProofStep::Kind::Other),
                 (QStringList{u"It ignores Crawl-delay (lines 3, 4 and 11)."_s,
                              u"It ignores “Request-rate: 1/10” (line 5)."_s,
                              u"It reads Sitemap (lines 6 and 7)."_s,
                              u"It ignores “Host: a.example” (line 8)."_s}));
        const QStringList bing =
            textsOf(proofOf(robots, "bingbot", "/", Id::Bing), ProofStep::Kind::Other);
        QCOMPARE(bing.at(0), u"It waits 5 s between two requests, as line 3 asks."_s);
        QCOMPARE(bing.at(1), u"It ignores “Crawl-delay: 7” (line 4): an earlier line counts."_s);
        QCOMPARE(bing.at(2),
                 u"Whether it reads “Request-rate: 1/10” (line 5) is left to the crawler."_s);
        const std::string own = "User-agent: bingbot\nDisallow: /a\nCrawl-delay: fast\n\n"
                                "User-agent: *\nCrawl-delay: 8\n";
        QCOMPARE(textsOf(proofOf(own, "bingbot", "/", Id::Bing), ProofStep::Kind::Other),
                 (QStringList{u"It cannot read “Crawl-delay: fast” (line 3): the value has another "
                              "form."_s,
                              u"It waits 8 s between two requests, as the group for all crawlers "
                              "asks in line 6."_s}));
    }

    void everyComplaintOfAnExpectationIsWhole()
    {
        const auto file = expect::parse("permit\nallow\nallow a\nallow a b\nallow a / b\n"
                                        "allow \"a\nallow \"\" /\nallow a,b /\nset =\nset s\n"
                                        "set s =\nset s = a\nset s = b\n");
        QCOMPARE(file.complaints.size(), 12U);
        QSet<QString> sentences;
        for (const expect::Complaint& complaint : file.complaints) {
            const QString sentence = words::sentence(expect::findingOf(complaint, file));
            verifySentence(sentence);
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), 12);
    }

    void proofTellsWhatItLeavesOut()
    {
        std::string robots;
        for (int i = 0; i < 100; ++i)
            robots += "User-agent: *\nDisallow: /a\n\n";
        const auto proof = proofOf(robots, "Googlebot", "/ab");
        const QStringList groups = textsOf(proof, ProofStep::Kind::Group);
        QCOMPARE(groups.last(), u"80 more such groups are not listed."_s);
        const QStringList matches = textsOf(proof, ProofStep::Kind::Match);
        QCOMPARE(matches.last(), u"50 more rules that match are not listed."_s);
    }

    void everySentenceOfAProofIsWhole_data()
    {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<std::string>("url");
        QTest::addColumn<std::string>("name");
        for (const dialects::Dialect& dialect : dialects::all())
            for (const char* url : {"/a", "/b", "/bb?c", "/~A", "/ü", "", "/robots.txt"})
                for (const char* name : {"Bot", "Bot2", "Nobody", "\xE9vil"})
                    QTest::addRow("%d %s %s", int(dialect.id), url, name)
                        << int(dialect.id) << std::string(url) << std::string(name);
    }

    void everySentenceOfAProofIsWhole()
    {
        QFETCH(const int, dialect);
        QFETCH(const std::string, url);
        QFETCH(const std::string, name);
        const std::string robots =
            "User-agent: Bot\nUser-agent: Bot2/1.0\nAllow: /a\nDisallow: /a\nDisallow:\nAllow: x\n"
            "Disallow: /*b$\nDisallow: /~a\n\nUser-agent: *\nDisallow: /\n";
        const auto proof = proofOf(robots, name, url, Id(dialect));
        const auto steps = words::proofSteps(proof);
        QVERIFY(!steps.empty());
        QCOMPARE(steps.front().kind, ProofStep::Kind::Verdict);
        for (const rules::Step& step : proof.steps) {
            const QString text = words::stepSentence(step, proof);
            QVERIFY2(text.endsWith(u'.'), qPrintable(text));
            QVERIFY(!text.contains(u"%1"_s) && !text.contains(u"%n"_s));
            QVERIFY2(step.source.empty() ||
                         words::authorityText(step, proof)
                             .contains(QString::fromUtf8(step.source.data(),
                                                         qsizetype(step.source.size()))),
                     qPrintable(words::authorityText(step, proof)));
        }
        for (const ProofStep& step : steps) {
            QVERIFY2(step.text.endsWith(u'.'), qPrintable(step.text));
            QVERIFY(step.line <= 11);
            // The others hold parts of the path, percent signs included.
            if (step.kind == ProofStep::Kind::Group || step.kind == ProofStep::Kind::Rules ||
                step.kind == ProofStep::Kind::WonBy || step.kind == ProofStep::Kind::Silent)
                verifySentence(step.text);
        }
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
