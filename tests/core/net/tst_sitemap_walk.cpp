// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/sitemap_walk.h"
#include "tests/support/gzipped.h"
#include "tests/support/scripted_server.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::net;
using State = Sitemap::State;

/// From the lines of a robots.txt to the URLs of its sitemaps, through real sockets.
class SitemapWalkTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsFetchedUnasked();
    void oneOfEachKind();
    void anIndexLeadsToItsSitemaps();
    void addressesThatAreNotFetched_data();
    void addressesThatAreNotFetched();
    void faults_data();
    void faults();
    void redirectsAreFollowed();
    void anIndexThatNamesItself();
    void aPublicIndexDoesNotLeadIntoAPrivateNetwork();
    void aPublicFileDoesNotLeadIntoAPrivateNetwork();
    void headersAreTheSitesAlone();
    void depthIsLimited();
    void countIsLimited();
    void urlsAreLimited();
    void cancelTellsWhatIsMissing();
    void aSecondWalkBeginsAnew();
    void destroyedWhileItRuns();

private:
    void serve(const QByteArray& path, const QByteArray& body)
    {
        m_server->serve(path, test::answerOf(200, body, "Content-Type: application/xml\r\n"));
    }
    [[nodiscard]] QByteArray at(const QString& path) const
    {
        return m_server->address(path).toUtf8();
    }
    [[nodiscard]] QByteArray index(const QStringList& paths) const
    {
        QByteArray xml = "<sitemapindex>";
        for (const QString& path : paths)
            xml += "<sitemap><loc>" + at(path) + "</loc></sitemap>";
        return xml + "</sitemapindex>";
    }
    [[nodiscard]] QByteArray pages(const QStringList& paths) const
    {
        QByteArray xml = "<urlset>";
        for (const QString& path : paths)
            xml += "<url><loc>" + at(path) + "</loc></url>";
        return xml + "</urlset>";
    }
    void list(const QByteArray& robots)
    {
        m_walk->list(syntax::parse(robots.toStdString()), QUrl(m_server->address()));
    }
    /// Lists these and walks to the end.
    void walk(const QStringList& paths)
    {
        QByteArray robots = "User-agent: *\n";
        for (const QString& path : paths)
            robots += "Sitemap: " + at(path) + "\n";
        list(robots);
        walk();
    }
    void walk()
    {
        QSignalSpy finished(m_walk.get(), &SitemapWalk::finished);
        m_walk->start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20'000);
        QVERIFY(!m_walk->isRunning());
        for (const Sitemap& sitemap : m_walk->sitemaps())
            QCOMPARE(sitemap.state, State::Done);
    }
    [[nodiscard]] const Sitemap& sitemap(std::size_t i) const { return m_walk->sitemaps().at(i); }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<SitemapWalk> m_walk;
};

void SitemapWalkTest::init()
{
    m_server = std::make_unique<test::ScriptedServer>();
    m_walk = std::make_unique<SitemapWalk>();
}

void SitemapWalkTest::nothingIsFetchedUnasked()
{
    list("Sitemap: " + at(u"/a.xml"_s) + "\nsite-map: " + at(u"/b.xml"_s) + "\nSitemap:\n");
    QCOMPARE(m_walk->sitemaps().size(), 2U);
    QCOMPARE(sitemap(0).line, 1U);
    QCOMPARE(sitemap(1).line, 2U);
    QCOMPARE(sitemap(1).state, State::Waiting);
    QCoreApplication::processEvents();
    QVERIFY(m_server->requests().isEmpty());
}

void SitemapWalkTest::oneOfEachKind()
{
    serve("/pages.xml", pages({u"/1"_s, u"/2"_s}));
    serve("/pages.xml.gz", test::gzipped(pages({u"/3"_s})));
    serve("/pages.txt", at(u"/4"_s) + "\n" + at(u"/5"_s) + "\n");
    walk({u"/pages.xml"_s, u"/pages.xml.gz"_s, u"/pages.txt"_s});
    QCOMPARE(m_walk->sitemaps().size(), 3U);
    QCOMPARE(sitemap(0).content.type, SitemapType::UrlSet);
    QCOMPARE(sitemap(0).taken(), 2U);
    QVERIFY(sitemap(1).content.isPacked);
    QCOMPARE(sitemap(1).taken(), 1U);
    QCOMPARE(sitemap(2).content.type, SitemapType::Text);
    QCOMPARE(m_walk->urlCount(), 5U);
    QCOMPARE(sitemap(0).content.strangers, 0U);
    QCOMPARE(sitemap(0).answer.status(), 200);
    QVERIFY(sitemap(0).answer.body.isEmpty());
}

void SitemapWalkTest::anIndexLeadsToItsSitemaps()
{
    serve("/index.xml", index({u"/a.xml"_s, u"/b.xml"_s}));
    serve("/a.xml", pages({u"/1"_s}));
    serve("/b.xml", pages({u"/2"_s, u"/3"_s}));
    walk({u"/index.xml"_s});
    QCOMPARE(m_walk->sitemaps().size(), 3U);
    QCOMPARE(sitemap(0).content.type, SitemapType::Index);
    QCOMPARE(sitemap(0).taken(), 0U);
    QCOMPARE(sitemap(1).parent, 0);
    QCOMPARE(sitemap(1).depth, 1);
    QCOMPARE(sitemap(1).line, 2U); // of robots.txt, which names the index
    QCOMPARE(m_walk->urlCount(), 3U);
}

void SitemapWalkTest::addressesThatAreNotFetched_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<SitemapFault>("fault");
    using enum SitemapFault;
    QTest::newRow("S001 L195 relative") << QByteArray("/sitemap.xml") << NotAbsolute;
    QTest::newRow("without a scheme") << QByteArray("//127.0.0.1/sitemap.xml") << NotAbsolute;
    QTest::newRow("a host alone") << QByteArray("shop.example/sitemap.xml") << NotAbsolute;
    QTest::newRow("no host") << QByteArray("https:///sitemap.xml") << NotAbsolute;
    QTest::newRow("ftp") << QByteArray("ftp://127.0.0.1/sitemap.xml") << OtherScheme;
    QTest::newRow("file") << QByteArray("file:///etc/hostname") << NotAbsolute;
    QTest::newRow("javascript") << QByteArray("javascript:alert(1)") << NotAbsolute;
}

void SitemapWalkTest::addressesThatAreNotFetched()
{
    QFETCH(const QByteArray, address);
    list("Sitemap: " + address + "\n");
    walk();
    QCOMPARE(m_walk->sitemaps().size(), 1U);
    QTEST(sitemap(0).fault, "fault");
    QCOMPARE(sitemap(0).address.toUtf8(), address);
    QVERIFY(m_server->requests().isEmpty());
}

void SitemapWalkTest::faults_data()
{
    QTest::addColumn<test::Script>("script");
    QTest::addColumn<SitemapFault>("fault");
    QTest::addColumn<FetchError>("error");
    using enum SitemapFault;
    QTest::newRow("404") << test::answerOf(404, "gone") << BadStatus << FetchError::None;
    QTest::newRow("503") << test::answerOf(503) << BadStatus << FetchError::None;
    QTest::newRow("a page") << test::answerOf(200, "<html></html>", "Content-Type: text/html\r\n")
                            << NotASitemap << FetchError::None;
    QTest::newRow("reset before an answer")
        << test::Script{.bytes = {}, .ending = test::Ending::Reset} << NoAnswer
        << FetchError::Reset;
    QTest::newRow("broken gzip") << test::answerOf(200, test::gzipped("<urlset/>").first(14))
                                 << BrokenGzip << FetchError::None;
    QTest::newRow("to another scheme")
        << test::redirectTo(u"ftp://127.0.0.1/x"_s) << NoAnswer << FetchError::RedirectRefused;
}

void SitemapWalkTest::faults()
{
    QFETCH(const test::Script, script);
    m_server->serve("/bad.xml", script);
    serve("/good.xml", pages({u"/1"_s}));
    walk({u"/bad.xml"_s, u"/good.xml"_s});
    QTEST(sitemap(0).fault, "fault");
    QTEST(sitemap(0).answer.error, "error");
    QVERIFY(!sitemap(0).isReachable());
    QVERIFY(sitemap(1).isReachable()); // the others are read all the same
    QCOMPARE(m_walk->urlCount(), 1U);
}

void SitemapWalkTest::redirectsAreFollowed()
{
    m_server->serve("/old.xml", test::redirectTo(m_server->address(u"/new.xml"_s), 301));
    serve("/new.xml", pages({u"/1"_s}));
    walk({u"/old.xml"_s});
    QCOMPARE(sitemap(0).fault, SitemapFault::None);
    QCOMPARE(sitemap(0).answer.redirects(), 1);
    QCOMPARE(sitemap(0).answer.finalUrl(), QUrl(m_server->address(u"/new.xml"_s)));
}

void SitemapWalkTest::anIndexThatNamesItself()
{
    serve("/index.xml", index({u"/index.xml"_s, u"/a.xml"_s, u"/a.xml"_s}));
    serve("/a.xml", pages({u"/1"_s}));
    walk({u"/index.xml"_s});
    QCOMPARE(m_walk->sitemaps().size(), 4U);
    QCOMPARE(sitemap(1).fault, SitemapFault::Repeated);
    QCOMPARE(sitemap(2).fault, SitemapFault::None);
    QCOMPARE(sitemap(3).fault, SitemapFault::Repeated);
    QCOMPARE(m_walk->urlCount(), 1U);
    QCOMPARE(m_server->requests().size(), 2);
}

void SitemapWalkTest::aPublicIndexDoesNotLeadIntoAPrivateNetwork()
{
    const QHostAddress outside(u"127.0.0.2"_s); // taken for a public address
    test::ScriptedServer server(std::nullopt, outside);
    serve("/a.xml", pages({u"/1"_s}));
    server.serve("/index.xml", test::answerOf(200, index({u"/a.xml"_s})));
    FetchOptions options;
    options.isPrivateAddress = [outside](const QHostAddress& address) {
        return address != outside && isPrivate(address);
    };
    m_walk->setOptions(options);
    list("Sitemap: " + server.address(u"/index.xml"_s).toUtf8() + "\n");
    walk();
    QCOMPARE(m_walk->sitemaps().size(), 2U);
    QCOMPARE(sitemap(1).answer.error, FetchError::PrivateAddress);
    QVERIFY(m_server->requests().isEmpty());
}

void SitemapWalkTest::aPublicFileDoesNotLeadIntoAPrivateNetwork()
{
    serve("/a.xml", pages({u"/1"_s}));
    m_walk->setNamedByPublicHost(true);
    walk({u"/a.xml"_s});
    QCOMPARE(sitemap(0).answer.error, FetchError::PrivateAddress);
    QVERIFY(m_server->requests().isEmpty());
}

void SitemapWalkTest::headersAreTheSitesAlone()
{
    test::ScriptedServer other(std::nullopt, QHostAddress(u"127.0.0.2"_s));
    other.serve("/b.xml", test::answerOf(200, pages({u"/2"_s}), "Content-Type: text/xml\r\n"));
    serve("/a.xml", pages({u"/1"_s}));
    FetchOptions options;
    options.extraHeaders = {{"X-Staging", "token"}};
    m_walk->setOptions(options);
    list("Sitemap: " + at(u"/a.xml"_s) + "\nSitemap: " + other.address(u"/b.xml"_s).toUtf8() +
         '\n');
    walk();
    QVERIFY(m_server->requests().first().toLower().contains("x-staging: token"));
    QCOMPARE(other.requests().size(), 1);
    QVERIFY(!other.requests().first().toLower().contains("x-staging"));
}

void SitemapWalkTest::depthIsLimited()
{
    for (int i = 0; i < 9; ++i)
        serve("/" + QByteArray::number(i), index({u'/' + QString::number(i + 1)}));
    m_walk->setLimits({.depth = 2});
    walk({u"/0"_s});
    QCOMPARE(m_walk->sitemaps().size(), 3U);
    QCOMPARE(sitemap(1).fault, SitemapFault::None);
    QCOMPARE(sitemap(2).fault, SitemapFault::TooDeep);
    QCOMPARE(sitemap(2).leftOut, 1U);
}

void SitemapWalkTest::countIsLimited()
{
    serve("/index.xml", index({u"/a.xml"_s, u"/b.xml"_s, u"/c.xml"_s}));
    serve("/a.xml", pages({u"/1"_s}));
    m_walk->setLimits({.sitemaps = 2});
    walk({u"/index.xml"_s});
    QCOMPARE(m_walk->sitemaps().size(), 2U);
    QCOMPARE(sitemap(0).leftOut, 2U);
    walk({u"/a.xml"_s, u"/index.xml"_s, u"/c.xml"_s});
    QCOMPARE(m_walk->leftOut(), 1U);
}

void SitemapWalkTest::urlsAreLimited()
{
    serve("/a.xml", pages({u"/1"_s, u"/2"_s, u"/3"_s}));
    serve("/b.xml", pages({u"/4"_s, u"/5"_s}));
    m_walk->setLimits({.urls = 4});
    walk({u"/a.xml"_s, u"/b.xml"_s});
    QCOMPARE(m_walk->urlCount(), 4U);
    QCOMPARE(sitemap(0).leftOut + sitemap(1).leftOut, 1U);
    QCOMPARE(sitemap(0).content.entries + sitemap(1).content.entries, 5U);
}

void SitemapWalkTest::cancelTellsWhatIsMissing()
{
    m_server->serve("/slow.xml",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\n<urlset>", .ending = test::Ending::Hold});
    list("Sitemap: " + at(u"/slow.xml"_s) + "\nSitemap: " + at(u"/next.xml"_s) + "\n");
    QSignalSpy finished(m_walk.get(), &SitemapWalk::finished);
    m_walk->start();
    QTRY_COMPARE(m_server->requests().size(), 1);
    m_walk->cancel();
    QCOMPARE(finished.size(), 1);
    QVERIFY(!m_walk->isRunning());
    QCOMPARE(sitemap(0).fault, SitemapFault::Cancelled);
    QCOMPARE(sitemap(1).fault, SitemapFault::Cancelled);
    m_walk->cancel();
    QCOMPARE(finished.size(), 1);
}

void SitemapWalkTest::aSecondWalkBeginsAnew()
{
    serve("/index.xml", index({u"/a.xml"_s}));
    serve("/a.xml", pages({u"/1"_s}));
    walk({u"/index.xml"_s});
    serve("/a.xml", pages({u"/1"_s, u"/2"_s}));
    walk();
    QCOMPARE(m_walk->sitemaps().size(), 2U);
    QCOMPARE(m_walk->urlCount(), 2U);
}

void SitemapWalkTest::destroyedWhileItRuns()
{
    m_server->serve("/slow.xml",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\n<urlset>", .ending = test::Ending::Hold});
    list("Sitemap: " + at(u"/slow.xml"_s) + "\n");
    m_walk->start();
    QTRY_COMPARE(m_server->requests().size(), 1);
    QSignalSpy finished(m_walk.get(), &SitemapWalk::finished);
    m_walk.reset();
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 0);
}

QTEST_GUILESS_MAIN(SitemapWalkTest)
#include "tst_sitemap_walk.moc"
