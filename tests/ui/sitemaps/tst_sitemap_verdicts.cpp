// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/sitemaps/sitemap_verdicts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::sitemaps;

namespace {

Taken taken(std::initializer_list<std::string_view> all, std::size_t size)
{
    auto list = std::make_shared<urls::UrlList>();
    for (const std::string_view url : all)
        [&] { QVERIFY(list->append(url)); }();
    return {.urls = list, .size = static_cast<urls::Row>(size)};
}

Judging judging(const QByteArray& crawler)
{
    return {.taken = {taken({"https://a.example/open", "https://a.example/shop/1",
                             "https://a.example/shop/2"},
                            3),
                      taken({"https://b.example/shop/3", "https://a.example/news"}, 2),
                      taken({"https://a.example/shop/4", "https://a.example/shop/5"}, 1)},
            .robots = syntax::parse("User-agent: *\nDisallow: /shop/\n\n"
                                    "User-agent: Googlebot\nDisallow: /news\n"),
            .robotsUrl = "https://a.example/robots.txt",
            .crawler = crawlers::builtIn().resolve(crawler.toStdString())};
}

} // namespace

/// What the rules block of what sitemaps list.
class SitemapVerdictsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conflicts();
    void anUnknownSiteGovernsAll();
    void blockedComesFirst();
    void stopped();
    void whatFindingsAreMadeOf();
};

void SitemapVerdictsTest::conflicts()
{
    const auto bing = conflictsOf(judging("bingbot"));
    QCOMPARE(bing.size(), 3U);
    QCOMPARE(bing[0], (Conflict{.blocked = 2, .example = "https://a.example/shop/1"}));
    QCOMPARE(bing[1], Conflict()); // RFC 9309 2.3: another host's robots.txt governs it
    QCOMPARE(bing[2], (Conflict{.blocked = 1, .example = "https://a.example/shop/4"}));
    const auto google = conflictsOf(judging("Googlebot"));
    QCOMPARE(google[0], Conflict());
    QCOMPARE(google[1], (Conflict{.blocked = 1, .example = "https://a.example/news"}));
}

void SitemapVerdictsTest::anUnknownSiteGovernsAll()
{
    Judging all = judging("bingbot");
    all.robotsUrl.clear();
    QCOMPARE(conflictsOf(all)[1], (Conflict{.blocked = 1, .example = "https://b.example/shop/3"}));
}

void SitemapVerdictsTest::blockedComesFirst()
{
    QCOMPARE(blockedFirst(judging("bingbot")), "https://a.example/shop/1\n"
                                               "https://a.example/shop/2\n"
                                               "https://a.example/shop/4\n"
                                               "https://a.example/open\n"
                                               "https://b.example/shop/3\n"
                                               "https://a.example/news\n");
}

void SitemapVerdictsTest::stopped()
{
    Judging many = judging("bingbot");
    auto list = std::make_shared<urls::UrlList>();
    for (int i = 0; i < 10'000; ++i)
        QVERIFY(list->append("https://a.example/shop/" + std::to_string(i)));
    many.taken = {{.urls = list, .size = list->size()}};
    QVERIFY(conflictsOf(many, [] { return true; }).empty());
    QVERIFY(blockedFirst(many, [] { return true; }).empty());
}

void SitemapVerdictsTest::whatFindingsAreMadeOf()
{
    using net::Sitemap;
    const auto sitemap = [](const QString& address, int status, net::SitemapType type) {
        Sitemap made;
        made.address = address;
        made.state = Sitemap::State::Done;
        made.content.type = type;
        if (status == 0)
            made.fault = net::SitemapFault::NoAnswer;
        net::Hop hop;
        hop.status = status;
        made.answer.hops = {hop};
        return made;
    };
    using enum net::SitemapType;
    std::vector<Sitemap> all{sitemap(u"index"_s, 200, Index), sitemap(u"page"_s, 200, None),
                             sitemap(u"down"_s, 0, None),     sitemap(u"cancelled"_s, 200, None),
                             sitemap(u"a"_s, 200, UrlSet),    sitemap(u"b"_s, 200, UrlSet)};
    all[3].fault = net::SitemapFault::Cancelled;
    all[4].parent = all[5].parent = 0;
    all[4].content.entries = 3;
    all[5].content.entries = 4;
    const std::vector<Conflict> conflicts{
        {}, {}, {}, {}, {.blocked = 1, .example = "x"}, {.blocked = 2, .example = "y"}};
    const std::vector<checks::SitemapFact> checked = checkedOf(all, conflicts);
    QCOMPARE(checked.size(), 3U);
    QCOMPARE(checked[0], (checks::SitemapFact{.url = "index",
                                              .status = 200,
                                              .isSitemap = true,
                                              .entries = 7,
                                              .blockedEntries = 3,
                                              .firstBlocked = "x"}));
    QCOMPARE(checked[1], (checks::SitemapFact{.url = "page", .status = 200}));
    QCOMPARE(checked[2], (checks::SitemapFact{.url = "down", .status = 0}));
}

QTEST_GUILESS_MAIN(SitemapVerdictsTest)
#include "tst_sitemap_verdicts.moc"
