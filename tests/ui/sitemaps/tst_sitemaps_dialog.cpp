// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "ui/sitemaps/sitemap_model.h"
#include "ui/sitemaps/sitemaps_dialog.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace Qt::StringLiterals;
using namespace crawlright;
using sitemaps::SitemapModel;
using sitemaps::SitemapsDialog;

/// What a person reads about sitemaps, and what goes into the list.
class SitemapsDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void noSitemap();
    void listsAndFetchesNothing();
    void fetchesAndJudges();
    void anotherCrawlerIsJudged();
    void anEditIsJudgedAnew();
    void anotherSitemapLineEndsTheOld();
    void whatCannotBeReadIsSaid();
    void loadsBlockedUrlsFirst();
    void cancels();
    void closedWhileItRuns();

private:
    [[nodiscard]] QByteArray at(const QString& path) const
    {
        return m_server->address(path).toUtf8();
    }
    void serve(const QByteArray& path, const QStringList& pages) const
    {
        QByteArray xml = "<urlset>";
        for (const QString& page : pages)
            xml += "<url><loc>" + at(page) + "</loc></url>";
        m_server->serve(path, test::answerOf(200, xml + "</urlset>"));
    }
    void show(const QByteArray& robots) const
    {
        m_dialog->setRobots(syntax::parse(robots.toStdString()), QUrl(m_server->address()));
    }
    void fetch() const
    {
        QTest::mouseClick(button(u"sitemapsFetch"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->walk().isRunning() && isSettled(), 20'000);
    }
    [[nodiscard]] bool isSettled() const { return !shown(u"sitemapsSummary"_s).endsWith(u'…'); }
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        return m_dialog->findChild<QPushButton*>(name);
    }
    [[nodiscard]] QString shown(const QString& name) const
    {
        return m_dialog->findChild<QLabel*>(name)->text();
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return m_dialog->findChild<QTreeView*>(u"sitemapTable"_s)
            ->model()
            ->index(row, column)
            .data()
            .toString();
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<SitemapsDialog> m_dialog;
};

void SitemapsDialogTest::init()
{
    test::failOnWarnings();
    m_server = std::make_unique<test::ScriptedServer>();
    m_dialog = std::make_unique<SitemapsDialog>();
    new QAbstractItemModelTester(m_dialog->findChild<QTreeView*>(u"sitemapTable"_s)->model(),
                                 QAbstractItemModelTester::FailureReportingMode::QtTest,
                                 m_dialog.get());
    m_dialog->setCrawlers(
        {crawlers::builtIn().resolve("Googlebot"), crawlers::builtIn().resolve("bingbot")});
    m_dialog->show();
}

void SitemapsDialogTest::cleanup()
{
    m_dialog.reset();
    m_server.reset();
}

void SitemapsDialogTest::noSitemap()
{
    show("User-agent: *\n");
    QCOMPARE(shown(u"sitemapsAbout"_s), u"This file names no sitemap."_s);
    QVERIFY(!button(u"sitemapsFetch"_s)->isEnabled());
    QVERIFY(!button(u"sitemapsLoad"_s)->isEnabled());
}

void SitemapsDialogTest::listsAndFetchesNothing()
{
    show("Sitemap: " + at(u"/a.xml"_s) + "\nSitemap: /b.xml\n");
    QCOMPARE(cell(0, SitemapModel::Status), u"Not fetched yet"_s);
    QCOMPARE(cell(0, SitemapModel::Address), m_server->address(u"/a.xml"_s));
    QCOMPARE(cell(1, SitemapModel::Status), u"Cannot be fetched"_s);
    QCoreApplication::processEvents();
    QVERIFY(m_server->requests().isEmpty());
    QVERIFY(button(u"sitemapsFetch"_s)->isEnabled());
    QVERIFY(!button(u"sitemapsCancel"_s)->isEnabled());
}

void SitemapsDialogTest::fetchesAndJudges()
{
    serve("/a.xml", {u"/shop/1"_s, u"/news"_s});
    serve("/b.xml", {u"/about"_s});
    show("User-agent: *\nDisallow: /shop/\nSitemap: " + at(u"/a.xml"_s) +
         "\nSitemap: " + at(u"/b.xml"_s) + "\n");
    fetch();
    QCOMPARE(cell(0, SitemapModel::Content), u"URLs: 2"_s);
    QCOMPARE(cell(0, SitemapModel::Blocked), u"1"_s);
    QCOMPARE(cell(1, SitemapModel::Blocked), u"0"_s);
    QCOMPARE(shown(u"sitemapsSummary"_s),
             u"URLs: 3. Blocked for Googlebot although a sitemap lists them: 1."_s);
}

void SitemapsDialogTest::anotherCrawlerIsJudged()
{
    serve("/a.xml", {u"/shop/1"_s});
    show("User-agent: Googlebot\nDisallow: /shop/\nSitemap: " + at(u"/a.xml"_s) + "\n");
    fetch();
    QCOMPARE(cell(0, SitemapModel::Blocked), u"1"_s);
    m_dialog->findChild<QComboBox*>(u"sitemapsCrawler"_s)->setCurrentIndex(1);
    QTRY_COMPARE(shown(u"sitemapsSummary"_s), u"URLs: 1. None of them is blocked for bingbot."_s);
    QCOMPARE(cell(0, SitemapModel::Blocked), u"0"_s);
}

void SitemapsDialogTest::anEditIsJudgedAnew()
{
    serve("/a.xml", {u"/shop/1"_s});
    const QByteArray line = "Sitemap: " + at(u"/a.xml"_s) + "\n";
    show(line);
    fetch();
    QCOMPARE(cell(0, SitemapModel::Blocked), u"0"_s);
    show("User-agent: *\nDisallow: /shop/\n" + line);
    QTRY_COMPARE(cell(0, SitemapModel::Blocked), u"1"_s);
    QCOMPARE(m_server->requests().size(), 1); // and nothing was fetched for it
}

void SitemapsDialogTest::anotherSitemapLineEndsTheOld()
{
    serve("/a.xml", {u"/shop/1"_s});
    show("Sitemap: " + at(u"/a.xml"_s) + "\n");
    fetch();
    show("Sitemap: " + at(u"/b.xml"_s) + "\n");
    QCOMPARE(cell(0, SitemapModel::Status), u"Not fetched yet"_s);
    QVERIFY(!button(u"sitemapsLoad"_s)->isEnabled());
}

void SitemapsDialogTest::whatCannotBeReadIsSaid()
{
    m_server->serve("/page", test::answerOf(200, "<html></html>"));
    show("Sitemap: " + at(u"/none"_s) + "\nSitemap: " + at(u"/page"_s) + "\n");
    fetch();
    QCOMPARE(cell(0, SitemapModel::Status), u"404 Reason"_s);
    QVERIFY(cell(0, SitemapModel::Remarks).contains(u"404"_s));
    QVERIFY(cell(1, SitemapModel::Remarks).startsWith(u"What came is no sitemap"_s));
    QVERIFY(!button(u"sitemapsLoad"_s)->isEnabled());
}

void SitemapsDialogTest::loadsBlockedUrlsFirst()
{
    serve("/a.xml", {u"/news"_s, u"/shop/1"_s});
    show("User-agent: *\nDisallow: /shop/\nSitemap: " + at(u"/a.xml"_s) + "\n");
    fetch();
    std::string text;
    connect(m_dialog.get(), &SitemapsDialog::urlsWanted, this,
            [&text](const std::shared_ptr<const std::string>& wanted) { text = *wanted; });
    QTest::mouseClick(button(u"sitemapsLoad"_s), Qt::LeftButton);
    QTRY_COMPARE(QByteArray::fromStdString(text), at(u"/shop/1"_s) + "\n" + at(u"/news"_s) + "\n");
    disconnect(m_dialog.get(), &SitemapsDialog::urlsWanted, this, nullptr);
}

void SitemapsDialogTest::cancels()
{
    m_server->serve("/slow.xml",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\n<urlset>", .ending = test::Ending::Hold});
    show("Sitemap: " + at(u"/slow.xml"_s) + "\n");
    QTest::mouseClick(button(u"sitemapsFetch"_s), Qt::LeftButton);
    QTRY_COMPARE(m_server->requests().size(), 1);
    QCOMPARE(cell(0, SitemapModel::Status), u"Is being fetched…"_s);
    QTest::mouseClick(button(u"sitemapsCancel"_s), Qt::LeftButton);
    QCOMPARE(cell(0, SitemapModel::Status), u"Cancelled"_s);
    QVERIFY(button(u"sitemapsFetch"_s)->isEnabled());
}

void SitemapsDialogTest::closedWhileItRuns()
{
    m_server->serve("/slow.xml",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\n<urlset>", .ending = test::Ending::Hold});
    show("Sitemap: " + at(u"/slow.xml"_s) + "\n");
    QTest::mouseClick(button(u"sitemapsFetch"_s), Qt::LeftButton);
    QTRY_COMPARE(m_server->requests().size(), 1);
    m_dialog.reset();
    QCoreApplication::processEvents();
    QCOMPARE(m_server->requests().size(), 1);
}

QTEST_MAIN(SitemapsDialogTest)
#include "tst_sitemaps_dialog.moc"
