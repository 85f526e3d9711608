// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/completion/marked_text.h"
#include "ui/completion/facts.h"
#include "ui/completion/match.h"
#include "ui/completion/place.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using completion::Above;
using completion::Habit;
using completion::Match;
using completion::Place;
using completion::PlaceKind;
using completion::Surroundings;
using syntax::Field;

namespace {

std::string_view of(text::Span span, const std::string& line)
{
    return span.of(line);
}

completion::Facts factsOf(const std::string& bytes)
{
    const syntax::Document document = syntax::parse(bytes);
    return completion::factsOf(document,
                               rules::groupsOf(document, dialects::get(dialects::Id::Rfc9309)));
}

} // namespace

class PlaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void places_data();
    void places();
    void anyPlaceOfAnyLine();
    void others();
    void segments_data();
    void segments();
    void matches_data();
    void matches();
    void habits_data();
    void habits();
    void whatIsUsed();
    void above_data();
    void above();
    void aboveIsBounded();
};

void PlaceTest::places_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<PlaceKind>("kind");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("typed");

    const auto row = [](const char* marked, PlaceKind kind, const char* word, const char* typed) {
        QTest::newRow(marked) << QByteArray(marked) << kind << QByteArray(word)
                              << QByteArray(typed);
    };
    row("|", PlaceKind::FieldName, "", "");
    row("  |", PlaceKind::FieldName, "", "");
    row("Dis|", PlaceKind::FieldName, "Dis", "Dis");
    row("  Dis|al", PlaceKind::FieldName, "Disal", "Dis");
    row("Dis|allow: /x", PlaceKind::FieldName, "Disallow", "Dis");
    row("Disallow|: /x", PlaceKind::FieldName, "Disallow", "Disallow");
    row("|: /x", PlaceKind::FieldName, "", "");
    row("two wo|", PlaceKind::None, "", "");
    row("Disallow |/x", PlaceKind::None, "", "");
    row("User-agent:|", PlaceKind::Crawler, "", "");
    row("User-agent: |", PlaceKind::Crawler, "", "");
    row("User-agent: Goo|", PlaceKind::Crawler, "Goo", "Goo");
    row("User-agent: Goo|gle # x", PlaceKind::Crawler, "Google", "Goo");
    row("User-agent: Google |", PlaceKind::None, "", "");
    row("User-agent: | # x", PlaceKind::Crawler, "", "");
    row("useragent: |", PlaceKind::Crawler, "", ""); // Google takes it
    row("Disallow: |", PlaceKind::Path, "", "");
    row("Disallow: /a/b|c/d", PlaceKind::Path, "/a/bc/d", "/a/b");
    row("Allow:/|", PlaceKind::Path, "/", "/");
    row("Sitemap: ht|", PlaceKind::Value, "ht", "ht");
    row("Crawl-delay: |", PlaceKind::Value, "", "");
    row("Host: |", PlaceKind::Value, "", "");
    row("Request-rate: |", PlaceKind::None, "", "");
    row("Whatever: |", PlaceKind::None, "", "");
    row("Content-Signal: |", PlaceKind::Preference, "", "");
    row("Content-Signal: sea|", PlaceKind::Preference, "sea", "sea");
    row("Content-Signal: search=yes, ai|", PlaceKind::Preference, "ai", "ai");
    row("Content-Signal: search=yes,|", PlaceKind::Preference, "", "");
    row("Content-Signal: search=yes, |", PlaceKind::Preference, "", "");
    row("Content-Signal: search=yes |", PlaceKind::None, "", "");
    row("Content-Signal: sea|, ai-train=no", PlaceKind::Preference, "sea", "sea");
    row("Content-Usage: train-ai=|", PlaceKind::Preference, "train-ai=", "train-ai=");
    row("Clean-param: |", PlaceKind::Parameter, "", "");
    row("Clean-param: ref&s|", PlaceKind::Parameter, "s", "s");
    row("Clean-param: ref&|", PlaceKind::Parameter, "", "");
    row("Clean-param: ref&sid /sh|", PlaceKind::Path, "/sh", "/sh");
    row("Clean-param: ref |", PlaceKind::Path, "", "");
    row("# |", PlaceKind::Mark, "", "");
    row("# cra|", PlaceKind::Mark, "cra", "cra");
    row("# some cra|", PlaceKind::None, "", "");
    row("# crawlright:|", PlaceKind::Request, "", "");
    row("# crawlright: |", PlaceKind::Request, "", "");
    row("# Crawlright: ig|", PlaceKind::Request, "ig", "ig");
    row("Disallow: /a # crawlright: ignore|", PlaceKind::Request, "ignore", "ignore");
    row("# crawlright: ignore |", PlaceKind::CodeId, "", "");
    row("# crawlright: ignore dead|", PlaceKind::CodeId, "dead", "dead");
    row("# crawlright: ignore dead-rule, ca|", PlaceKind::CodeId, "ca", "ca");
    row("# crawlright: ignore-file dead-rule no|", PlaceKind::CodeId, "no", "no");
    row("# crawlright: ignore dead-rule -- sho|", PlaceKind::None, "", "");
    row("# crawlright: forget dead|", PlaceKind::None, "", "");
    row("|# x", PlaceKind::FieldName, "", "");
    row("\xEF\xBB\xBF"
        "User|",
        PlaceKind::FieldName, "User", "User");
}

void PlaceTest::places()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const PlaceKind, kind);
    QFETCH(const QByteArray, word);
    QFETCH(const QByteArray, typed);
    const test::MarkedText text{std::string_view(marked)};
    const Place place = completion::placeIn(text.line, text.cursor);
    QCOMPARE(place.kind, kind);
    QCOMPARE(of(place.word, text.line), std::string_view(word));
    if (kind != PlaceKind::None)
        QCOMPARE(of(place.typed(), text.line), std::string_view(typed));
}

void PlaceTest::anyPlaceOfAnyLine()
{
    for (const std::string line :
         {"Disallow: /a%2Fb/c?d/e # crawlright: ignore dead-rule -- x", " : ", "::##",
          "Clean-param: a&&b  /c /d", "Content-Signal: ,,=,a = b,", "\xEF\xBB\xBF\xFF: \x80",
          "user agent: \t", "#crawlright:", "a b", "\xEF\xBB\xBF"}) {
        for (text::Offset at = 0; at <= line.size(); ++at) {
            const Place place = completion::placeIn(line, at);
            QCOMPARE(place.cursor, at);
            if (place.kind == PlaceKind::None)
                continue;
            QVERIFY(place.word.begin <= at && at <= place.word.end);
            QVERIFY(place.word.end <= line.size());
            if (place.kind == PlaceKind::Path) {
                QVERIFY(place.word.begin <= place.segment.begin && place.segment.begin <= at);
                QVERIFY(at <= place.segment.end && place.segment.end <= place.word.end);
                QCOMPARE(place.name.begin, place.segment.begin);
                QVERIFY(at <= place.name.end && place.name.end <= place.segment.end);
            }
        }
    }
}

void PlaceTest::others()
{
    const auto othersOf = [](std::string_view marked) {
        const test::MarkedText text(marked);
        QStringList names;
        for (const std::string_view other : completion::placeIn(text.line, text.cursor).others)
            names += QString::fromUtf8(other.data(), static_cast<qsizetype>(other.size()));
        return names.join(u'|');
    };
    QCOMPARE(othersOf("Content-Signal: search=yes, |, ai-input=no"), u"search=yes|ai-input=no"_s);
    QCOMPARE(othersOf("Clean-param: a&b|&c /p"), u"a|c"_s);
    QCOMPARE(othersOf("# crawlright: ignore dead-rule, |"), u"dead-rule"_s);
}

void PlaceTest::segments_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QByteArray>("segment");
    QTest::addColumn<QByteArray>("name");

    const auto row = [](const char* marked, const char* segment, const char* name) {
        QTest::newRow(marked) << QByteArray(marked) << QByteArray(segment) << QByteArray(name);
    };
    row("Allow: |", "", "");
    row("Allow: /|", "", "");
    row("Allow: /sh|", "sh", "sh");
    row("Allow: /sh|op/cart", "shop/", "shop");
    row("Allow: /shop/|cart/", "cart/", "cart");
    row("Allow: /a?b=/c|", "a?b=/c", "a?b=/c");
    row("Allow: /a?b=|c/d", "a?b=c/d", "a?b=c/d");
    row("Allow: /ca|rt?u=/x", "cart?u=/x", "cart?u=/x");
    row("Allow: /a%2Fb|", "b", "b");
    row("Allow: /a%2Fb|c%2fd", "bc%2f", "bc");
    row("Allow: /*.p|", "*.p", "*.p");
    row("Allow: /sh|*.pdf", "sh", "sh");
    row("Allow: /old.ht|$", "old.ht", "old.ht");
    row("Allow: /o|ld$ # x", "old", "old");
    row("Allow: /ca|$h/x", "ca$h/", "ca$h");
    row("Clean-param: ref /sh|op/x", "shop/", "shop");
}

void PlaceTest::segments()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QByteArray, segment);
    QFETCH(const QByteArray, name);
    const test::MarkedText text{std::string_view(marked)};
    const Place place = completion::placeIn(text.line, text.cursor);
    QCOMPARE(place.kind, PlaceKind::Path);
    QCOMPARE(of(place.segment, text.line), std::string_view(segment));
    QCOMPARE(of(place.name, text.line), std::string_view(name));
}

void PlaceTest::matches_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<Match>("match");

    const auto row = [](const char* typed, const char* name, Match match) {
        QTest::addRow("%s in %s", typed, name) << QByteArray(typed) << QByteArray(name) << match;
    };
    row("", "Disallow", Match::Prefix);
    row("dis", "Disallow", Match::Prefix);
    row("DISALLOW", "Disallow", Match::Exact);
    row("delay", "Crawl-delay", Match::WordStart);
    row("bot", "GPTBot", Match::WordStart);
    row("pt", "GPTBot", Match::None); // no word begins there
    row("bot", "ClaudeBot", Match::WordStart);
    row("dal", "Disallow", Match::Subsequence);
    row("dsl", "Disallow", Match::Subsequence);
    row("ua", "User-agent", Match::Subsequence);
    row("l", "Disallow", Match::None);
    row("ld", "Disallow", Match::None);
    row("Disallowed", "Disallow", Match::None);
}

void PlaceTest::matches()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const QByteArray, name);
    QFETCH(const Match, match);
    QCOMPARE(completion::matchOf(std::string_view(typed), std::string_view(name)), match);
}

void PlaceTest::habits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("gap");

    const auto row = [](const char* bytes, const char* name, const char* gap) {
        QTest::newRow(bytes) << QByteArray(bytes) << QByteArray(name) << QByteArray(gap);
    };
    row("", "User-agent", " ");
    row("user-agent: *\ndisallow: /\n", "user-agent", " ");
    row("USER-AGENT: *\nDISALLOW: /\n", "USER-AGENT", " ");
    row("User-Agent:*\nDisallow:/a\nDisallow: /b\n", "User-Agent", "");
    row("User-agent:\t*\nAllow:\t/\n", "User-agent", "\t");
    row("Disallow: /a\nAllow: /b\n", "User-agent", " ");
    row("uSER-aGENT: x\nCrawl-Delay: 1\n", "User-Agent", " ");
}

void PlaceTest::habits()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, gap);
    const Habit habit = factsOf(bytes.toStdString()).habit;
    QCOMPARE(habit.nameOf(Field::UserAgent), std::string_view(name));
    QCOMPARE(habit.gap, std::string_view(gap));
}

void PlaceTest::whatIsUsed()
{
    const completion::Facts facts =
        factsOf("User-agent: Googlebot\nUser-agent: *\nCrawl-delay: 7\n\nUser-agent: GOOGLEBOT\n"
                "Crawl-delay: 7\nCrawl-delay: 2\nSitemap: https://a.example/s.xml\n");
    QCOMPARE(facts.crawlers.size(), 2U);
    QCOMPARE(facts.crawlers[0].value, "*");
    QCOMPARE(facts.crawlers[1], (completion::Facts::Used{"googlebot", {12, 21}}));
    QCOMPARE(facts.delays.size(), 2U);
    QCOMPARE(facts.delays[0].value, "7");
    QCOMPARE(facts.sitemaps.size(), 1U);
}

void PlaceTest::above_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Surroundings>("surroundings");
    QTest::addColumn<Field>("last");

    QTest::newRow("empty") << QByteArray() << Surroundings::NoGroup << Field::None;
    QTest::newRow("comments") << QByteArray("# a\n\n") << Surroundings::NoGroup << Field::None;
    QTest::newRow("sitemap") << QByteArray("Sitemap: x\n") << Surroundings::NoGroup
                             << Field::Sitemap;
    QTest::newRow("orphan") << QByteArray("Disallow: /\n") << Surroundings::NoGroup
                            << Field::Disallow;
    QTest::newRow("agent") << QByteArray("User-agent: *\n") << Surroundings::Agents
                           << Field::UserAgent;
    QTest::newRow("agent, blank") << QByteArray("User-agent: *\n\n") << Surroundings::Agents
                                  << Field::UserAgent;
    QTest::newRow("rules") << QByteArray("User-agent: *\nAllow: /\n# x\n") << Surroundings::Rules
                           << Field::Allow;
    QTest::newRow("rules, blank") << QByteArray("User-agent: *\nAllow: /\n\n")
                                  << Surroundings::NewGroup << Field::Allow;
    QTest::newRow("sitemap in a group") << QByteArray("User-agent: *\nAllow: /\nSitemap: x\n")
                                        << Surroundings::Rules << Field::Sitemap;
    QTest::newRow("blank before the rules")
        << QByteArray("User-agent: *\n\nAllow: /\n") << Surroundings::Rules << Field::Allow;
}

void PlaceTest::above()
{
    QFETCH(const QByteArray, before);
    QFETCH(const Surroundings, surroundings);
    QFETCH(const Field, last);
    const Above found = completion::aboveOf(std::string_view(before));
    QCOMPARE(found.surroundings, surroundings);
    QCOMPARE(found.last, last);
}

void PlaceTest::aboveIsBounded()
{
    std::string rules = "User-agent: *\n";
    while (rules.size() < 100'000)
        rules += "Disallow: /some/path/\n";
    QCOMPARE(completion::aboveOf(rules).surroundings, Surroundings::Rules);
    QCOMPARE(completion::aboveOf(rules + "\n").surroundings, Surroundings::NewGroup);
    const std::string comments = "User-agent: *\n# " + std::string(50'000, 'x') + '\n';
    QCOMPARE(completion::aboveOf(comments).surroundings, Surroundings::NewGroup);
}

QTEST_GUILESS_MAIN(PlaceTest)
#include "tst_place.moc"
