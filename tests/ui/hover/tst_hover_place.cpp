// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/hover/about_html.h"
#include "ui/hover/place.h"

#include <QByteArray>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QIODevice>
#include <QPalette>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTest>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using dialects::Id;
using hover::Audience;
using hover::Place;

namespace {

Audience audienceOf(const QStringList& names, std::vector<Id> readers = {Id::Google, Id::Rfc9309})
{
    Audience audience{.catalogue = &crawlers::builtIn(), .readers = std::move(readers)};
    for (const QString& name : names)
        audience.chosen.push_back(crawlers::builtIn().resolve(name.toStdString()));
    return audience;
}

Audience everybody()
{
    Audience audience{.catalogue = &crawlers::builtIn()};
    for (const crawlers::Entry& entry : crawlers::builtIn().entries())
        audience.chosen.push_back(crawlers::builtIn().resolve(entry.token));
    for (const dialects::Dialect& dialect : dialects::all())
        audience.readers.push_back(dialect.id);
    return audience;
}

QString textOf(const Place& place)
{
    return QTextDocumentFragment::fromHtml(hover::htmlOf(place.about, QPalette())).toPlainText();
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class PlaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void places_data();
    void places();
    void agentsThatAreNotRead_data();
    void agentsThatAreNotRead();
    void spansAreTheWords();
    void markupOfAFileIsText();
    void everyPlaceOfRealFiles();
    void aHugeFileIsQuick();
};

void PlaceTest::places_data()
{
    QTest::addColumn<QString>("text"); // `^` stands before the place
    QTest::addColumn<QString>("parts");
    QTest::newRow("field") << u"^User-agent: *\nDisallow: /a\n"_s << u"Names a crawler"_s;
    QTest::newRow("star") << u"User-agent: ^*\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n"_s
                          << u"all other crawlers|It has one rule.|it binds Googlebot|Groups of "
                             "their own have GPTBot|does not mean AdsBot-Google"_s;
    QTest::newRow("crawler")
        << u"User-agent: *\nDisallow: /a\n\nUser-agent: ^GPTBot\nUser-agent: CCBot\nDisallow: /\n"_s
        << u"OpenAI runs it|one rule, from the group that begins in line 4|for CCBot, too"_s;
    QTest::newRow("two groups")
        << u"User-agent: ^bingbot\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b\n"_s
        << u"2 rules, from several groups that count as one (they begin in lines 1 and 4)"_s;
    QTest::newRow("a name of one's own")
        << u"User-agent: ^frobnicator\nDisallow: /a\n"_s
        << u"no crawler of this name|one rule, from the group that begins in line 1"_s;
    QTest::newRow("falls back")
        << u"User-agent: Googlebot\nDisallow: /a\n\nUser-agent: ^Googlebot-Image\nDisallow: /b\n"_s
        << u"obeys the one for Googlebot|one rule, from the group that begins in line 4"_s;
    QTest::newRow("pattern")
        << u"User-agent: *\nDisallow: ^/*.pdf$\n"_s
        << u"ends with “.pdf”|/page.pdf|does not match|group for “*” (line 1)"_s;
    QTest::newRow("typo") << u"User-agent: *\nDisalow: ^/a\n"_s << u"group for “*” (line 1)"_s;
    QTest::newRow("orphan") << u"Disallow: ^/a\n"_s << u"binds nobody"_s;
    QTest::newRow("index page") << u"User-agent: *\nAllow: ^/a/index.html\n"_s
                                << u"For Google it opens “/a/” as well"_s;
    QTest::newRow("empty rule") << u"User-agent: *\nDisallow:^ \n"_s << u"There is no path"_s;
    QTest::newRow("sitemap") << u"Sitemap: ^https://a.example/s.xml\n"_s
                             << u"lies on “a.example”"_s;
    QTest::newRow("comment") << u"User-agent: * # ^all\n"_s << u"Comment"_s;
    QTest::newRow("unknown field") << u"^Frobnicate: x\n"_s << u"No crawler is known"_s;
    QTest::newRow("its value") << u"Frobnicate: ^x\n"_s << u""_s;
    QTest::newRow("nothing") << u"User-agent: *\n^\n"_s << u""_s;
    QTest::newRow("the end") << u"User-agent: *^"_s << u""_s;
}

void PlaceTest::places()
{
    QFETCH(const QString, text);
    QFETCH(const QString, parts);
    std::string bytes = text.toStdString();
    const std::size_t at = bytes.find('^');
    bytes.erase(at, 1);
    const auto analysis = session::analyse(bytes, 1);
    const Place place =
        hover::placeAt(*analysis, static_cast<text::Offset>(at),
                       audienceOf({u"Googlebot"_s, u"GPTBot"_s, u"AdsBot-Google"_s}));
    const QString told = textOf(place);
    if (parts.isEmpty())
        QCOMPARE(told, QString());
    for (const QString& part : parts.split(u'|'))
        QVERIFY2(told.contains(part), qPrintable(told));
}

void PlaceTest::agentsThatAreNotRead_data()
{
    QTest::addColumn<Id>("reader"); // the first
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parts");
    const QString unread = u"RFC 9309 does not take this line for a user-agent line."_s;
    QTest::newRow("a star without a colon")
        << Id::Rfc9309 << u"User-agent ^*\nDisallow: /\n"_s
        << QString(unread + u"|it binds Googlebot|It says nothing to frobnicator"_s);
    QTest::newRow("beside another group")
        << Id::Rfc9309 << u"User-agent ^*\nDisallow: /\n\nUser-agent: *\nDisallow: /b\n"_s
        << QString(unread + u"|it binds Googlebot|It says nothing to frobnicator"_s);
    const QString filler = u'#' + QString(512'000, u'x') + u'\n';
    QTest::newRow("a star past the limit")
        << Id::Google
        << QString(u"User-agent: *\nDisallow: /a\n"_s + filler + u"User-agent: ^*\nDisallow: /\n"_s)
        << u"It lies behind the part of the file that Google reads.|It says nothing to Googlebot"_s;
    QTest::newRow("a name without a colon")
        << Id::Google << u"User-agent ^frobnicator\nDisallow: /\n"_s
        << QString(u"No group of this file binds it|"_s + unread);
    QTest::newRow("a name past the limit")
        << Id::Rfc9309 << QString(filler + u"User-agent: ^Googlebot\nDisallow: /\n"_s)
        << u"It lies behind the part of the file that Google reads."_s;
}

// Nothing is told of groups that such a line does not begin.
void PlaceTest::agentsThatAreNotRead()
{
    QFETCH(const Id, reader);
    QFETCH(const QString, text);
    QFETCH(const QString, parts);
    std::string bytes = text.toStdString();
    const std::size_t at = bytes.find('^');
    bytes.erase(at, 1);
    const auto analysis = session::analyse(bytes, 1);
    const QString told =
        textOf(hover::placeAt(*analysis, static_cast<text::Offset>(at),
                              audienceOf({u"Googlebot"_s, u"frobnicator"_s}, {reader})));
    for (const QString& part : parts.split(u'|'))
        QVERIFY2(told.contains(part), qPrintable(told));
    for (const QString& wrong :
         {u"This group"_s, u"Such groups"_s, u"begin in lines"_s, u"as it compares names"_s})
        QVERIFY2(!told.contains(wrong), qPrintable(told));
}

void PlaceTest::spansAreTheWords()
{
    const std::string bytes = "User-agent: Googlebot  # why\n";
    const auto analysis = session::analyse(bytes, 1);
    const Audience audience = audienceOf({});
    QStringList words;
    for (text::Offset at = 0; at < bytes.size(); ++at) {
        const Place place = hover::placeAt(*analysis, at, audience);
        const QString word =
            QString::fromStdString(bytes.substr(place.span.begin, place.span.size()));
        QCOMPARE(place.about.empty(), word.isEmpty());
        if (!word.isEmpty() && !words.contains(word))
            words += word;
    }
    QCOMPARE(words, QStringList({u"User-agent"_s, u"Googlebot"_s, u"# why"_s}));
}

void PlaceTest::markupOfAFileIsText()
{
    const auto analysis = session::analyse("User-agent: <b>x</b>\nDisallow: /<img src=a>\n", 1);
    const Audience audience = audienceOf({});
    const auto at = [&](const char* word) {
        return hover::htmlOf(
            hover::placeAt(*analysis,
                           static_cast<text::Offset>(analysis->document.bytes().find(word)),
                           audience)
                .about,
            QPalette());
    };
    QVERIFY2(!at("<b>").contains("<b>x"_L1), qPrintable(at("<b>")));
    QVERIFY2(!at("/<img").contains("<img"_L1), qPrintable(at("/<img")));
    QVERIFY(at("/<img").contains("&lt;img"_L1));
}

void PlaceTest::everyPlaceOfRealFiles()
{
    const QDir corpus(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR) + u"/../shared/corpus/real"_s));
    const QStringList names = corpus.entryList(QDir::Files, QDir::Name);
    if (names.isEmpty())
        QSKIP("no corpus of real files; CRAWLRIGHT_CORPUS names its folder");
    const Audience audience = everybody();
    qint64 slowest = 0;
    int places = 0;
    for (int i = 0; i < 20; ++i) {
        const QString name = names.at(i * (names.size() - 1) / 19);
        const auto analysis = session::analyse(bytesOf(corpus.filePath(name)).toStdString(), 1);
        text::Offset at = 0;
        const auto size = static_cast<text::Offset>(analysis->document.bytes().size());
        // Every word once; of very long files the beginning.
        for (int told = 0; at < size && told < 1500;) {
            QElapsedTimer timer;
            timer.start();
            const Place place = hover::placeAt(*analysis, at, audience);
            const QString html = hover::htmlOf(place.about, QPalette());
            slowest = std::max(slowest, timer.nsecsElapsed());
            QCOMPARE(html.isEmpty(), place.about.empty());
            QVERIFY2(!html.contains("%1"_L1), qPrintable(name));
            if (!html.isEmpty()) {
                QVERIFY(place.span.begin <= at && at < place.span.end);
                ++told;
                ++places;
            }
            at = html.isEmpty() ? at + 1 : place.span.end;
        }
    }
    qInfo("%d places, the slowest took %.1f ms", places, static_cast<double>(slowest) / 1e6);
    QVERIFY(places > 500);
}

// Thousands of groups, a pattern of half a megabyte, and all crawlers chosen.
void PlaceTest::aHugeFileIsQuick()
{
    std::string bytes;
    for (int i = 0; i < 8000; ++i)
        bytes += "User-agent: bot" + std::to_string(i) + "\nDisallow: /a\n";
    const std::size_t star = bytes.size() + 12;
    bytes += "User-agent: *\nDisallow: /" + std::string(500'000, '*') + "x\n";
    const auto analysis = session::analyse(bytes, 1);
    const Audience audience = everybody();
    for (const std::size_t at : {std::size_t{12}, star, bytes.size() - 10}) {
        QElapsedTimer timer;
        timer.start();
        const Place place = hover::placeAt(*analysis, static_cast<text::Offset>(at), audience);
        QVERIFY(!place.about.empty());
        qInfo("%lld ms", timer.elapsed());
    }
}

QTEST_MAIN(PlaceTest)
#include "tst_hover_place.moc"
