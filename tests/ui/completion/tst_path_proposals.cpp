// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/completion/marked_text.h"
#include "ui/completion/path_desk.h"
#include "ui/completion/place.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using completion::PathAnswer;
using completion::PathDesk;
using completion::PathQuestion;
using completion::Proposal;
using completion::UrlShapes;

namespace {

urllist::UrlTablePtr tableOf(const std::vector<std::string>& urls)
{
    urllist::UrlTable table;
    for (const std::string& url : urls)
        (void)table.loaded.urls.append(url);
    table.order = urls::PathOrder(table.loaded.urls);
    return std::make_shared<const urllist::UrlTable>(std::move(table));
}

UrlShapes shapesOf(const urllist::UrlTable& table)
{
    return *completion::shapesOf(table.loaded.urls, table.order.rows(), 100);
}

PathQuestion questionOf(const test::MarkedText& text)
{
    const completion::Place place = completion::placeIn(text.line, text.cursor - text.lineBegin);
    const auto inFile = [&](text::Span span) {
        return text::Span{text.lineBegin + span.begin, text.lineBegin + span.end};
    };
    return {.typed = std::string(place.typed().of(text.line)),
            .value = inFile(place.word),
            .segment = inFile(place.segment),
            .name = inFile(place.name)};
}

PathAnswer answerTo(std::string_view marked, const urllist::UrlTablePtr& table)
{
    const UrlShapes shapes = shapesOf(*table);
    return *completion::pathProposals(table->loaded.urls, table->order, &shapes,
                                      questionOf(test::MarkedText(marked)));
}

QString labels(const PathAnswer& answer)
{
    QStringList names;
    for (const Proposal& proposal : answer.proposals)
        names += proposal.label;
    return names.join(u' ');
}

const std::vector<std::string> shop = {
    "https://shop.example/",
    "https://shop.example/shop/",
    "https://shop.example/shop/cart?id=1&sort=up",
    "https://shop.example/shop/cart?id=2",
    "https://shop.example/shop/old/1.html",
    "https://shop.example/shop/old/2.html",
    "https://shop.example/shop/old/3.pdf",
    "https://shop.example/news/today.html?sort=down",
    "https://shop.example/about.html",
    "https://shop.example/%D0%BA%D0%BE%D1%82/a",
    "/a*b/c",
    "/cash$",
};

} // namespace

class PathProposalsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void stepByStep_data();
    void stepByStep();
    void whatIsWritten_data();
    void whatIsWritten();
    void counts();
    void manyAreTold();
    void shapes();
    void desk();
    void lateAnswersAreDropped();
    void theHost();
    void aMillion();
};

void PathProposalsTest::stepByStep_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("all");

    const auto row = [](const char* marked, const char16_t* all) {
        QTest::newRow(marked) << QByteArray(marked) << QString::fromUtf16(all);
    };
    row("Disallow: /s|", u"shop/");
    row("Disallow: /shop/|", u"old/ cart?id=1&sort=up cart?id=2");
    row("Disallow: /shop/cart?|", u"cart?id=1&sort=up cart?id=2");
    row("Disallow: /shop/old/|", u"1.html 2.html 3.pdf");
    row("Disallow: /shop/x|", u"");
    row("Disallow: /nothing/|", u"");
    row("Disallow: shop|", u"");
    row("Disallow: /*/|", u"");
    row("Disallow: /*|", u"/*? /*.html$ /*.pdf$ /*?*id= /*?*sort=");
    row("Disallow: /*.p|", u"/*.pdf$");
    row("Disallow: /*?*s|", u"/*?*sort=");
    row("Disallow: /shop/*|", u"/shop/*? /shop/*.html$ /shop/*.pdf$ /shop/*?*id= /shop/*?*sort=");
    row("Disallow: *|", u"/*? /*.html$ /*.pdf$ /*?*id= /*?*sort=");
    row("Disallow: /%D0%BA|", u"%D0%BA%D0%BE%D1%82/");
    row("Disallow: /\xD0\xBA|", u"%D0%BA%D0%BE%D1%82/");
}

void PathProposalsTest::stepByStep()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, all);
    QCOMPARE(labels(answerTo(std::string_view(marked), tableOf(shop))), all);
}

void PathProposalsTest::whatIsWritten_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QByteArray>("becomes");

    const auto row = [](const char* marked, const char* label, const char* becomes) {
        QTest::newRow(marked) << QByteArray(marked) << QString::fromLatin1(label)
                              << QByteArray(becomes);
    };
    row("Disallow: |", "/shop/", "Disallow: /shop/");
    row("Disallow: /|", "shop/", "Disallow: /shop/");
    row("Disallow: /sh| # x", "shop/", "Disallow: /shop/ # x");
    row("Disallow: /s|x/old/", "shop/", "Disallow: /shop/old/");
    row("Disallow: /shop/|", "cart?id=2", "Disallow: /shop/cart?id=2");
    row("Disallow: /a|", "a%2Ab/", "Disallow: /a%2Ab/"); // a star that means itself
    row("Disallow: /c|", "cash%24", "Disallow: /cash%24");
    row("Disallow: /*.p|xx", "/*.pdf$", "Disallow: /*.pdf$");
    row("Allow:/|", "/*?", "Allow:/*?");
    // What is behind the word stays.
    row("Disallow: /shop/ca|rt/new", "cart?id=2", "Disallow: /shop/cart?id=2/new");
    row("Disallow: /ab|out$", "about.html", "Disallow: /about.html$");
    row("Disallow: /ab|out*", "about.html", "Disallow: /about.html*");
    row("Disallow: /sh|$", "shop/", "Disallow: /shop/$");
    row("Disallow: /sh|*.pdf$", "shop/", "Disallow: /shop/*.pdf$");
    row("Disallow: /s|x%2Fold/", "shop/", "Disallow: /shop/old/");
    row("Disallow: /s|x?a=/b", "shop/", "Disallow: /shop/"); // the slash is the query's
}

void PathProposalsTest::whatIsWritten()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, label);
    QFETCH(const QByteArray, becomes);
    const PathAnswer answer = answerTo(std::string_view(marked), tableOf(shop));
    const auto found = std::ranges::find(answer.proposals, label, &Proposal::label);
    QVERIFY2(found != answer.proposals.end(), qPrintable(labels(answer)));
    std::string bytes = test::MarkedText(std::string_view(marked)).bytes;
    bytes.replace(found->replace.begin, found->replace.size(), found->insert);
    QCOMPARE(bytes, std::string_view(becomes));
}

void PathProposalsTest::counts()
{
    const PathAnswer answer = answerTo("Disallow: /|", tableOf(shop));
    const auto detail = [&](const char16_t* label) {
        const auto found =
            std::ranges::find(answer.proposals, QString::fromUtf16(label), &Proposal::label);
        return found == answer.proposals.end() ? QString() : found->detail;
    };
    QCOMPARE(detail(u"shop/"), u"6 URLs"_s);
    QCOMPARE(detail(u"news/"), u"1 URL"_s);
    QCOMPARE(detail(u"%D0%BA%D0%BE%D1%82/"), u"кот/ · 1 URL"_s);
    QCOMPARE(detail(u"/*?"), u"3 URLs with a query"_s);
    QCOMPARE(detail(u"/*.html$"), u"4 URLs"_s);
    QCOMPARE(detail(u"/*?*sort="), u"2 URLs with “sort” in the query"_s);
    QCOMPARE(answer.proposals[0].label, u"shop/"_s); // the most URLs
    QVERIFY(answer.proposals[0].goesOn);
    const auto firstPage =
        std::ranges::find(answer.proposals, Proposal::Kind::Page, &Proposal::kind);
    const auto lastFolder =
        std::ranges::find_last(answer.proposals, Proposal::Kind::Folder, &Proposal::kind);
    QVERIFY(lastFolder.begin() < firstPage);
}

void PathProposalsTest::manyAreTold()
{
    std::vector<std::string> urls;
    for (int i = 0; i < 1500; ++i)
        urls.push_back("/p" + std::to_string(i));
    const PathAnswer answer = answerTo("Disallow: /|", tableOf(urls));
    QCOMPARE(answer.proposals.size() + answer.more, 1500U);
    QCOMPARE(answerTo("Disallow: /p149|", tableOf(urls)).proposals.size(), 11U);
}

void PathProposalsTest::shapes()
{
    const auto table = tableOf({"/a.pdf", "/b.PDF", "/c.d/e", "/f.pdf?x=1&x=2&y&=3&&", "/.htaccess",
                                "/v1.2", "/g.verylongextension", "/h?z=/k.jpg"});
    const UrlShapes found = shapesOf(*table);
    QCOMPARE(found.extensions, (std::vector<UrlShapes::Count>{{"pdf", 2}, {"PDF", 1}}));
    QCOMPARE(found.queryKeys, (std::vector<UrlShapes::Count>{{"x", 1}, {"y", 1}, {"z", 1}}));
    QCOMPARE(found.withQuery, 2U);
    QVERIFY(!completion::shapesOf(tableOf(std::vector<std::string>(200'000, "/a"))->loaded.urls,
                                  std::vector<urls::Row>(200'000, 0), 1, [] { return true; }));
}

void PathProposalsTest::desk()
{
    PathDesk paths;
    QVERIFY(!paths.hasUrls());
    QVERIFY(!paths.shapes());
    std::optional<PathAnswer> told;
    const auto take = [&](const PathAnswer& answer) { told = answer; };
    paths.setTable(tableOf(shop));
    QSignalSpy counted(&paths, &PathDesk::shapesCounted);
    const PathQuestion question = questionOf(test::MarkedText("Disallow: /sh|"));
    paths.ask(question, this, take);
    QVERIFY(!told); // never at once
    QTRY_VERIFY(told);
    QCOMPARE(labels(*told), u"shop/"_s);
    QTRY_COMPARE(counted.count(), 1);
    QCOMPARE(paths.shapes()->withQuery, 3U);
    told.reset();
    paths.ask(questionOf(test::MarkedText("Disallow: /|")), this, take);
    QTRY_VERIFY(told);
    QVERIFY(labels(*told).contains(u"/*.pdf$"_s));
}

void PathProposalsTest::lateAnswersAreDropped()
{
    PathDesk paths;
    paths.setTable(tableOf(shop));
    QStringList told;
    const auto take = [&](const PathAnswer& answer) { told += labels(answer); };
    paths.ask(questionOf(test::MarkedText("Disallow: /n|")), this, take);
    paths.ask(questionOf(test::MarkedText("Disallow: /s|")), this, take);
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(told[0], u"shop/"_s);
    auto context = std::make_unique<QObject>();
    paths.ask(questionOf(test::MarkedText("Disallow: /s|")), context.get(), take);
    context.reset();
    paths.ask(questionOf(test::MarkedText("Disallow: /n|")), this, take);
    QTRY_COMPARE(told.size(), 2);
    QCOMPARE(told[1], u"news/"_s);
    paths.ask(questionOf(test::MarkedText("Disallow: /n|")), this, take);
    paths.setTable(tableOf({"/other/x"})); // the question was about the former list
    paths.ask(questionOf(test::MarkedText("Disallow: /o|")), this, take);
    QTRY_COMPARE(told.size(), 3);
    QCOMPARE(told[2], u"other/"_s);
}

void PathProposalsTest::theHost()
{
    PathDesk paths;
    QCOMPARE(paths.host(), "");
    paths.setTable(tableOf({"/a", "HTTPS://Shop.example:8443/b", "http://other.example/"}));
    QCOMPARE(paths.host(), "shop.example:8443");
    paths.setTable(tableOf({"/a"}));
    QCOMPARE(paths.host(), "");
}

void PathProposalsTest::aMillion()
{
    urllist::UrlTable made;
    for (int i = 0; i < 1'000'000; ++i)
        (void)made.loaded.urls.append("https://a.example/shop/" + std::to_string(i % 997) + "/p" +
                                      std::to_string(i) + ".html?sid=" + std::to_string(i));
    made.order = urls::PathOrder(made.loaded.urls);
    const auto table = std::make_shared<const urllist::UrlTable>(std::move(made));
    QElapsedTimer timer;
    timer.start();
    const UrlShapes shapes = shapesOf(*table);
    const qint64 counting = timer.restart();
    QCOMPARE(shapes.withQuery, 1'000'000U);
    const auto ask = [&](std::string_view marked) {
        return *completion::pathProposals(table->loaded.urls, table->order, &shapes,
                                          questionOf(test::MarkedText(marked)));
    };
    const PathAnswer folders = ask("Disallow: /shop/|");
    qInfo("shapes of a million URLs: %lld ms, folders of one folder: %lld ms",
          static_cast<long long>(counting), static_cast<long long>(timer.restart()));
    QCOMPARE(folders.proposals.size() + folders.more, 997U);
    QCOMPARE(ask("Disallow: /shop/99|").proposals.size(), 8U);
    // Neither waits for the window's thread, nor this for them.
    PathDesk paths;
    paths.setTable(table);
    std::optional<PathAnswer> told;
    paths.ask(questionOf(test::MarkedText("Disallow: /shop/|")), this,
              [&](const PathAnswer& answer) { told = answer; });
    QVERIFY(!told);
    QTRY_VERIFY_WITH_TIMEOUT(told, 20'000);
}

QTEST_GUILESS_MAIN(PathProposalsTest)
#include "tst_path_proposals.moc"
