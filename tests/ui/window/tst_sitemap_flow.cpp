// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/gzipped.h"
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/sitemaps/sitemap_model.h"
#include "ui/sitemaps/sitemaps_dialog.h"

#include <QDockWidget>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>
#include <QtTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using sitemaps::SitemapModel;
using sitemaps::SitemapsDialog;
using test::WindowFixture;

/// From a fetched robots.txt to the URLs of its sitemaps, as a user goes.
class SitemapFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fromTheFileToTheList();
    void followsTheText();
    void followsTheTab();
    void fitsASmallWindow();

private:
    [[nodiscard]] SitemapsDialog* dialog() const
    {
        return m_fixture->window().findChild<SitemapsDialog*>();
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return dialog()
            ->findChild<QTreeView*>(u"sitemapTable"_s)
            ->model()
            ->index(row, column)
            .data()
            .toString();
    }
    void press(const QString& name) const
    {
        auto* button = dialog()->findChild<QPushButton*>(name);
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void open() const { m_fixture->trigger(u"Tools"_s, u"Sitemaps…"_s); }
    [[nodiscard]] QTableView* urls() const
    {
        return m_fixture->window().findChild<QTableView*>(u"urlTable"_s);
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<WindowFixture> m_fixture;
};

void SitemapFlowTest::init()
{
    test::failOnWarnings();
    m_server = std::make_unique<test::ScriptedServer>();
    const QByteArray site = m_server->address({}).toUtf8();
    m_server->serve(
        "/robots.txt",
        test::answerOf(200, "User-agent: *\nDisallow: /shop/\nSitemap: " + site + "/index.xml\n"));
    m_server->serve("/index.xml",
                    test::answerOf(200, "<sitemapindex><sitemap><loc>" + site +
                                            "/pages.xml.gz</loc></sitemap></sitemapindex>"));
    m_server->serve(
        "/pages.xml.gz",
        test::answerOf(200,
                       test::gzipped("<urlset><url><loc>" + site + "/news</loc></url><url><loc>" +
                                     site + "/shop/1</loc></url></urlset>"),
                       "Content-Type: application/gzip\r\n"));
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->window().fetch(m_server->address());
    QTRY_VERIFY(m_fixture->editor()->toPlainText().contains(u"Sitemap: "_s));
}

void SitemapFlowTest::cleanup()
{
    m_fixture.reset();
    m_server.reset();
}

void SitemapFlowTest::fromTheFileToTheList()
{
    open();
    QCOMPARE(cell(0, SitemapModel::Status), u"Not fetched yet"_s);
    QCOMPARE(m_server->requests().size(), 1); // the robots.txt
    press(u"sitemapsFetch"_s);
    QTRY_COMPARE(cell(1, SitemapModel::Content), u"URLs: 2"_s);
    QCOMPARE(cell(0, SitemapModel::Content), u"Index, sitemaps: 1"_s);
    QTRY_COMPARE(cell(1, SitemapModel::Blocked), u"1"_s);
    press(u"sitemapsLoad"_s);
    QTRY_VERIFY(urls()->isVisible());
    QTRY_COMPARE(urls()->model()->rowCount(), 2);
    QCOMPARE(urls()->model()->index(0, 0).data().toString(), m_server->address(u"/shop/1"_s));
    QTRY_VERIFY(urls()->model()->index(0, 1).data().toString().startsWith(u"blocked"_s));
    QCOMPARE(urls()->model()->index(1, 0).data().toString(), m_server->address(u"/news"_s));
}

void SitemapFlowTest::followsTheText()
{
    open();
    press(u"sitemapsFetch"_s);
    QTRY_COMPARE(cell(1, SitemapModel::Blocked), u"1"_s);
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->editor()->insertPlainText(u"\nUser-agent: Googlebot\nDisallow: /\n"_s);
    QTRY_COMPARE(cell(1, SitemapModel::Blocked), u"2"_s);
    m_fixture->editor()->insertPlainText(u"Sitemap: http://127.0.0.1:1/more.xml\n"_s);
    QTRY_COMPARE(cell(0, SitemapModel::Status), u"Not fetched yet"_s); // all is listed anew
    QCOMPARE(dialog()->walk().sitemaps().size(), 2U);
}

void SitemapFlowTest::followsTheTab()
{
    open();
    QCOMPARE(dialog()->walk().sitemaps().size(), 1U);
    m_fixture->trigger(u"File"_s, u"New"_s);
    QTRY_COMPARE(dialog()->walk().sitemaps().size(), 0U);
    QCOMPARE(dialog()->findChild<QLabel*>(u"sitemapsAbout"_s)->text(),
             u"This file names no sitemap."_s);
}

void SitemapFlowTest::fitsASmallWindow()
{
    open();
    QCOMPARE_LE(dialog()->minimumSizeHint().width(), 780);
    QCOMPARE_LE(dialog()->minimumSizeHint().height(), 560);
}

QTEST_MAIN(SitemapFlowTest)
#include "tst_sitemap_flow.moc"
