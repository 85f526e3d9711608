// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/sitemap.h"
#include "tests/support/gzipped.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::net;

namespace {

constexpr auto site = "https://shop.example/robots.txt";

SitemapContent read(const QByteArray& body, std::string_view robotsUrl = site)
{
    return readSitemap({body.constData(), static_cast<std::size_t>(body.size())}, robotsUrl);
}

QByteArray urlSet(const QByteArrayList& locations)
{
    QByteArray xml = "<?xml version=\"1.0\"?>\n<urlset "
                     "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    for (const QByteArray& location : locations)
        xml += "<url><loc>" + location + "</loc></url>\n";
    return xml + "</urlset>\n";
}

QStringList urlsOf(const SitemapContent& content)
{
    QStringList urls;
    for (urls::Row row = 0; row < content.urls->size(); ++row)
        urls += QString::fromStdString(std::string((*content.urls)[row]));
    return urls;
}

} // namespace

/// What the body of a sitemap is taken for.
class SitemapTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void types_data();
    void types();
    void packedIsUnpacked();
    void brokenGzipKeepsWhatCame();
    void aBombIsCutAndTold();
    void tooManyEntriesAreToldAndKept();
    void strangersAreCounted_data();
    void strangersAreCounted();
    void whatIsNoUrlIsBad();
    void stopEndsIt();
};

void SitemapTest::types_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<SitemapType>("type");
    QTest::addColumn<SitemapFault>("fault");
    QTest::addColumn<int>("entries");
    using enum SitemapType;
    const auto none = SitemapFault::None;
    QTest::newRow("sitemaps.org urlset")
        << urlSet({"https://shop.example/a", "https://shop.example/b"}) << UrlSet << none << 2;
    QTest::newRow("sitemaps.org index")
        << QByteArray("<sitemapindex><sitemap><loc>https://shop.example/1.xml</loc></sitemap>"
                      "</sitemapindex>")
        << Index << none << 1;
    QTest::newRow("sitemaps.org text file")
        << QByteArray("https://shop.example/a\nhttps://shop.example/b\n") << Text << none << 2;
    QTest::newRow("text file with a byte order mark")
        << QByteArray("\xEF\xBB\xBFhttps://shop.example/a\r\n") << Text << none << 1;
    QTest::newRow("XML behind blanks")
        << QByteArray("\n  " + urlSet({"https://shop.example/a"})) << UrlSet << none << 1;
    QTest::newRow("empty urlset") << urlSet({}) << UrlSet << none << 0;
    QTest::newRow("cut in the middle")
        << urlSet({"https://shop.example/a", "https://shop.example/b"}).chopped(12) << UrlSet
        << SitemapFault::Damaged << 2;
    const auto no = SitemapFault::NotASitemap;
    QTest::newRow("empty body") << QByteArray() << None << no << 0;
    QTest::newRow("a page") << QByteArray("<!DOCTYPE html><html><body>no</body></html>") << None
                            << no << 0;
    QTest::newRow("a feed") << QByteArray("<rss><channel><link>https://shop.example/</link>"
                                          "</channel></rss>")
                            << None << no << 0;
    QTest::newRow("some text") << QByteArray("Not found\n") << None << no << 0;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << None << no << 0;
}

void SitemapTest::types()
{
    QFETCH(const QByteArray, body);
    const SitemapContent content = read(body);
    QTEST(content.type, "type");
    QTEST(content.fault, "fault");
    QTEST(static_cast<int>(content.entries), "entries");
    QCOMPARE(content.bytes, body.size());
}

void SitemapTest::packedIsUnpacked()
{
    const QByteArray plain = urlSet({"https://shop.example/a", "https://shop.example/b"});
    const SitemapContent content = read(test::gzipped(plain));
    QVERIFY(content.isPacked);
    QCOMPARE(content.fault, SitemapFault::None);
    QCOMPARE(content.bytes, plain.size());
    QCOMPARE(urlsOf(content), urlsOf(read(plain)));
}

void SitemapTest::brokenGzipKeepsWhatCame()
{
    QByteArrayList locations;
    for (int i = 0; i < 20'000; ++i)
        locations += "https://shop.example/" + QByteArray::number(i * 7919);
    const QByteArray packed = test::gzipped(urlSet(locations));
    const SitemapContent content = read(packed.first(packed.size() / 2));
    QCOMPARE(content.type, SitemapType::UrlSet);
    QCOMPARE(content.fault, SitemapFault::BrokenGzip);
    QCOMPARE_GT(content.entries, 1'000U);
    QCOMPARE_LT(content.entries, 20'000U);
    const SitemapContent nothing = read(packed.first(12));
    QCOMPARE(nothing.type, SitemapType::None);
    QCOMPARE(nothing.fault, SitemapFault::BrokenGzip);
}

void SitemapTest::aBombIsCutAndTold()
{
    const QByteArray plain = urlSet({"https://shop.example/a"}).chopped(10) +
                             QByteArray(static_cast<qsizetype>(mostSitemapBytes) + 1'000, ' ') +
                             "</urlset>";
    const SitemapContent packed = read(test::gzipped(plain));
    QVERIFY(packed.isCut);
    QCOMPARE(packed.bytes, mostSitemapBytes);
    QCOMPARE(packed.type, SitemapType::UrlSet);
    QCOMPARE(packed.fault, SitemapFault::None); // it ends early because it was cut
    QCOMPARE(packed.entries, 1U);
    const SitemapContent unpacked = read(plain);
    QVERIFY(unpacked.isCut);
    QCOMPARE(unpacked.bytes, mostSitemapBytes);
    const SitemapContent fits = read(plain.first(static_cast<qsizetype>(mostSitemapBytes)));
    QVERIFY(!fits.isCut);
}

void SitemapTest::tooManyEntriesAreToldAndKept()
{
    QByteArray text;
    for (quint64 i = 0; i < mostSitemapEntries; ++i)
        text += "https://shop.example/" + QByteArray::number(i) + "\n";
    const SitemapContent full = read(text);
    QVERIFY(!full.hasTooMany());
    const SitemapContent over = read(text + "https://shop.example/more\n");
    QVERIFY(over.hasTooMany());
    QCOMPARE(over.urls->size(), mostSitemapEntries + 1);
}

void SitemapTest::strangersAreCounted_data()
{
    QTest::addColumn<QByteArray>("robotsUrl");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QString>("host");
    const QByteArray own = site;
    QTest::newRow("RFC 9309 2.3 its own") << own << QByteArray("https://shop.example/x") << u""_s;
    QTest::newRow("its port spelled out")
        << own << QByteArray("https://SHOP.example:443/x") << u""_s;
    QTest::newRow("RFC 9309 2.3 another scheme")
        << own << QByteArray("http://shop.example/x") << u"http://shop.example"_s;
    QTest::newRow("RFC 9309 2.3 another host")
        << own << QByteArray("https://cdn.example/x") << u"https://cdn.example"_s;
    QTest::newRow("RFC 9309 2.3 another port")
        << own << QByteArray("https://shop.example:8443/x") << u"https://shop.example:8443"_s;
    QTest::newRow("an international name") << QByteArray("https://xn--bcher-kva.example/robots.txt")
                                           << QByteArray("https://bücher.example/x") << u""_s;
    QTest::newRow("the site is not known")
        << QByteArray() << QByteArray("https://cdn.example/x") << u""_s;
}

void SitemapTest::strangersAreCounted()
{
    QFETCH(const QByteArray, robotsUrl);
    QFETCH(const QByteArray, url);
    QFETCH(const QString, host);
    const SitemapContent content = read(urlSet({url, url}), robotsUrl.toStdString());
    QCOMPARE(content.entries, 2U);
    QCOMPARE(content.strangers, host.isEmpty() ? 0U : 2U);
    QCOMPARE(content.strangeHosts, host.isEmpty() ? QStringList() : QStringList{host});
}

void SitemapTest::whatIsNoUrlIsBad()
{
    const SitemapContent content =
        read(urlSet({"/relative", "https://shop.example/a", "mailto:a@shop.example", "ftp://x/"}));
    QCOMPARE(content.entries, 4U);
    QCOMPARE(content.bad, 3U);
    QCOMPARE(urlsOf(content), QStringList{u"https://shop.example/a"_s});
}

void SitemapTest::stopEndsIt()
{
    QByteArray text;
    for (int i = 0; i < 200'000; ++i)
        text += "https://shop.example/" + QByteArray::number(i) + "\n";
    int asked = 0;
    const SitemapContent content =
        readSitemap({text.constData(), static_cast<std::size_t>(text.size())}, site,
                    [&asked] { return ++asked > 2; });
    QCOMPARE_LT(content.entries, 200'000U);
}

QTEST_GUILESS_MAIN(SitemapTest)
#include "tst_sitemap.moc"
