// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/gunzip.h"
#include "tests/support/gzipped.h"
#include "tests/support/strictness.h"
#include "ui/urllist/url_load.h"

#include <QByteArray>
#include <QFile>
#include <QIODevice>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace crawlright;
using namespace Qt::StringLiterals;
using files::FileFault;
using urllist::LoadProgress;
using urllist::LoadResult;
using urls::Format;

namespace {

QStringList urlsOf(const LoadResult& result)
{
    QStringList urls;
    for (urls::Row row = 0; row < result.table->loaded.urls.size(); ++row) {
        const std::string_view url = result.table->loaded.urls[row];
        urls += QString::fromUtf8(url.data(), static_cast<qsizetype>(url.size()));
    }
    return urls;
}

} // namespace

class UrlLoadTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void guessesTheFormat_data();
    void guessesTheFormat();
    void packedIsAsPlain();
    void damagedKeepsWhatCameBefore();
    void bombTakesNoMemory();
    void oneTableReadByAnotherColumn();
    void asksForColumnsOfATable();
    void indexTakesSitemapsBesideIt();
    void indexWithinAnIndex();
    void cancels();
    void saysWhyNot_data();
    void saysWhyNot();

private:
    QString put(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test file");
        return file.fileName();
    }
    [[nodiscard]] LoadResult load(const QString& name, const QByteArray& content) const
    {
        return urllist::loadUrls({.path = put(name, content), .text = {}, .options = {}});
    }

    QTemporaryDir m_folder;
};

void UrlLoadTest::guessesTheFormat_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<Format>("format");
    QTest::addColumn<QStringList>("urls");

    QTest::newRow("a URL a line, CRLF and no last end")
        << QByteArray("https://a.example/x\r\n/y\r\n\r\n/z") << Format::Lines
        << QStringList{u"https://a.example/x"_s, u"/y"_s, u"/z"_s};
    QTest::newRow("Screaming Frog: the column is called Address")
        << QByteArray("\"Address\",\"Content Type\"\n\"https://a.example/x,y\",\"text/html\"\n")
        << Format::Csv << QStringList{u"https://a.example/x,y"_s};
    QTest::newRow("Search Console: Top pages")
        << QByteArray("Top pages,Clicks,Impressions\nhttps://a.example/,12,345\n") << Format::Csv
        << QStringList{u"https://a.example/"_s};
    QTest::newRow("sitemaps.org")
        << QByteArray("<?xml version=\"1.0\"?>\n<urlset "
                      "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
                      "https://a.example/?a=1&amp;b=2</loc></url></urlset>")
        << Format::Sitemap << QStringList{u"https://a.example/?a=1&b=2"_s};
    QTest::newRow("combined log format")
        << QByteArray("1.2.3.4 - - [20/Nov/2026:10:00:00 +0000] \"GET /x?y HTTP/1.1\" 200 12 \"-\" "
                      "\"Googlebot/2.1\"\n")
        << Format::AccessLog << QStringList{u"/x?y"_s};
    QTest::newRow("JSON lines") << QByteArray("{\"url\":\"/x\",\"user_agent\":\"bingbot/2.0\"}\n")
                                << Format::JsonLines << QStringList{u"/x"_s};
}

void UrlLoadTest::guessesTheFormat()
{
    QFETCH(QByteArray, content);
    QFETCH(Format, format);
    const LoadResult result = load(u"urls"_s, content);
    QVERIFY(!result.error);
    QCOMPARE(result.source.options->format, format);
    QTEST(urlsOf(result), "urls");

    const LoadResult pasted = urllist::loadUrls(
        {.path = {}, .text = std::make_shared<std::string>(content.toStdString()), .options = {}});
    QTEST(urlsOf(pasted), "urls");
}

void UrlLoadTest::packedIsAsPlain()
{
    QByteArray plain;
    for (int i = 0; i < 50'000; ++i)
        plain += "/page/" + QByteArray::number(i) + "\n";
    const LoadResult packed = load(u"list.gz"_s, test::gzipped(plain));
    QVERIFY(!packed.error);
    QCOMPARE(urlsOf(packed), urlsOf(load(u"list"_s, plain)));
    QCOMPARE(packed.table->loaded.urls.size(), 50'000U);
    QCOMPARE(packed.table->order.rows().size(), 50'000UZ);

    // As `cat a.gz b.gz` makes it, and as tapes fill it up.
    const QByteArray twice = test::gzipped("/a\n") + test::gzipped("/b\n") + QByteArray(512, '\0');
    QCOMPARE(urlsOf(load(u"twice.gz"_s, twice)), (QStringList{u"/a"_s, u"/b"_s}));
}

void UrlLoadTest::damagedKeepsWhatCameBefore()
{
    QByteArray plain;
    for (int i = 0; i < 200'000; ++i)
        plain += "/page/" + QByteArray::number(i * 7919 % 1'000'003) + "\n";
    const QByteArray packed = test::gzipped(plain);
    const LoadResult cut = load(u"cut.gz"_s, packed.first(packed.size() / 2));
    QVERIFY(cut.error);
    QCOMPARE(cut.error->fault, FileFault::BrokenGzip);
    QCOMPARE_GT(cut.table->loaded.urls.size(), 50'000U);

    QByteArray flipped = packed;
    for (qsizetype i = packed.size() / 2; i < packed.size() / 2 + 64; ++i)
        flipped[i] = static_cast<char>(~flipped[i]);
    const LoadResult broken = load(u"broken.gz"_s, flipped);
    QVERIFY(broken.error);
    QCOMPARE(broken.error->fault, FileFault::BrokenGzip);
    QCOMPARE_GT(broken.table->loaded.urls.size(), 50'000U);
}

// What is unpacked goes by in chunks, however much it is.
void UrlLoadTest::bombTakesNoMemory()
{
    const QByteArray packed = test::gzipped(QByteArray(64 * 1024 * 1024, 'x'));
    QCOMPARE_LT(packed.size(), 100'000);
    net::Gunzip gunzip;
    std::size_t largest = 0;
    std::size_t all = 0;
    QVERIFY(gunzip.feed({packed.data(), static_cast<std::size_t>(packed.size())},
                        [&](std::string_view chunk) {
                            largest = std::max(largest, chunk.size());
                            all += chunk.size();
                            return true;
                        }));
    QVERIFY(gunzip.isWhole());
    QCOMPARE(all, 64UZ * 1024 * 1024);
    QCOMPARE_LE(largest, 64UZ * 1024);
}

void UrlLoadTest::oneTableReadByAnotherColumn()
{
    LoadResult result = load(u"t.csv"_s, "Address,Canonical\n/a,/b\n/c,/d\n");
    QCOMPARE(urlsOf(result), (QStringList{u"/a"_s, u"/c"_s}));
    QCOMPARE(result.source.options->csv.columns.size(), 2UZ);
    result.source.options->csv.column = 1;
    QCOMPARE(urlsOf(urllist::loadUrls(result.source)), (QStringList{u"/b"_s, u"/d"_s}));
}

void UrlLoadTest::asksForColumnsOfATable()
{
    const QString path = put(u"t.txt"_s, "/a;/b\n/c;/d\n");
    const LoadResult result = urllist::loadUrls(
        {.path = path, .text = {}, .options = urls::LoadOptions{.format = Format::Csv}});
    QCOMPARE(result.source.options->csv.delimiter, ';');
    QCOMPARE(urlsOf(result), (QStringList{u"/a"_s, u"/c"_s}));
}

void UrlLoadTest::indexTakesSitemapsBesideIt()
{
    put(u"pages.xml"_s, "<urlset><url><loc>https://a.example/1</loc></url></urlset>");
    put(u"more.xml.gz"_s,
        test::gzipped("<urlset><url><loc>https://a.example/2</loc></url></urlset>"));
    const LoadResult result =
        load(u"index.xml"_s,
             "<sitemapindex><sitemap><loc>https://a.example/maps/pages.xml</loc></sitemap>"
             "<sitemap><loc>https://a.example/maps/more.xml.gz</loc></sitemap>"
             "<sitemap><loc>https://a.example/maps/absent.xml</loc></sitemap></sitemapindex>");
    QVERIFY(!result.error);
    QCOMPARE(urlsOf(result), (QStringList{u"https://a.example/1"_s, u"https://a.example/2"_s}));
    QCOMPARE(result.missingSitemaps, QStringList{u"https://a.example/maps/absent.xml"_s});
    QCOMPARE(result.table->loaded.report.rows, 2U);
}

// One that names itself must not be read again and again.
void UrlLoadTest::indexWithinAnIndex()
{
    put(u"inner.xml"_s, "<sitemapindex><sitemap><loc>https://a.example/outer.xml</loc></sitemap>"
                        "</sitemapindex>");
    const LoadResult result = load(
        u"outer.xml"_s, "<sitemapindex><sitemap><loc>https://a.example/inner.xml</loc></sitemap>"
                        "<sitemap><loc>https://a.example/outer.xml</loc></sitemap></sitemapindex>");
    QCOMPARE(result.table->loaded.urls.size(), 0U);
    QCOMPARE(result.missingSitemaps,
             (QStringList{u"https://a.example/outer.xml"_s, u"https://a.example/outer.xml"_s}));
}

void UrlLoadTest::cancels()
{
    QByteArray plain;
    for (int i = 0; i < 300'000; ++i)
        plain += "/page/" + QByteArray::number(i) + "\n";
    const QString path = put(u"big"_s, plain);
    int told = 0;
    std::uint64_t total = 0;
    const LoadResult result =
        urllist::loadUrls({.path = path, .text = {}, .options = {}}, [&](const LoadProgress& p) {
            total = p.bytesTotal;
            return ++told < 3;
        });
    QCOMPARE(told, 3);
    QCOMPARE(total, static_cast<std::uint64_t>(plain.size()));
    QVERIFY(result.table->loaded.report.isCancelled);
    QCOMPARE_LT(result.table->loaded.urls.size(), 300'000U);
}

void UrlLoadTest::saysWhyNot_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<FileFault>("fault");
    QTest::newRow("not there") << m_folder.filePath(u"none"_s) << FileFault::NotFound;
    QTest::newRow("a folder") << m_folder.path() << FileFault::IsFolder;
    QTest::newRow("a device") << u"/dev/zero"_s << FileFault::NotAFile;
}

void UrlLoadTest::saysWhyNot()
{
    QFETCH(QString, path);
    const LoadResult result = urllist::loadUrls({.path = path, .text = {}, .options = {}});
    QVERIFY(result.error);
    QTEST(result.error->fault, "fault");
    QVERIFY(result.table->loaded.urls.isEmpty());
}

QTEST_GUILESS_MAIN(UrlLoadTest)
#include "tst_url_load.moc"
