// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/window/message_bar.h"
#include "ui/window/report_flow.h"

#include <QByteArray>
#include <QFile>
#include <QIODevice>
#include <QSignalSpy>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <QXmlStreamReader>

using namespace crawlright;
using namespace Qt::StringLiterals;
using window::MessageArea;
using window::ReportFlow;
using window::ReportWanted;
using Topic = MessageArea::Topic;

namespace {

urllist::UrlTablePtr tableOf(const std::vector<std::string>& addresses)
{
    auto table = std::make_shared<urllist::UrlTable>();
    for (const std::string& address : addresses)
        if (!table->loaded.urls.append(address))
            qFatal("the list is full");
    return table;
}

ReportWanted wantedFor(const std::string& robots)
{
    return {.analysis = session::analyse(robots, 1),
            .name = "robots.txt",
            .crawlers = {crawlers::builtIn().resolve("Googlebot"),
                         crawlers::builtIn().resolve("GPTBot")},
            .readers = {dialects::Id::Google, dialects::Id::Rfc9309},
            .table = nullptr,
            .rows = nullptr,
            .url = {}};
}

/// All text of a well-formed page; empty where it is none.
QString textOf(const std::string& html)
{
    QXmlStreamReader xml(QByteArray::fromStdString(html));
    QString text;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::Characters)
            text += xml.text();
    return xml.hasError() ? QString() : text;
}

} // namespace

class ReportFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void holdsVerdictsAndFindings();
    void holdsTheRowsThatAreShown();
    void holdsTheTestedUrlWithoutAList();
    void stops();
    void writesAndTells();
    void saysWhyItWasNotWritten();
};

void ReportFlowTest::holdsVerdictsAndFindings()
{
    ReportWanted wanted = wantedFor("User-agent: *\nDisallow: /shop/\nNonsense\n");
    wanted.table = tableOf({"/shop/<1>", "/news"});
    const auto html = window::reportOf(wanted);
    QVERIFY(html);
    const QString text = textOf(*html);
    for (const auto& expected : {"Googlebot"_L1, "GPTBot"_L1, "/shop/<1>"_L1, "/news"_L1,
                                 "There is no colon in this line"_L1, "Disallow: /shop/"_L1})
        QVERIFY2(text.contains(expected), expected.data());
    QVERIFY(!html->contains("<script"));
}

void ReportFlowTest::holdsTheRowsThatAreShown()
{
    ReportWanted wanted = wantedFor("User-agent: *\nDisallow: /shop/\n");
    wanted.table = tableOf({"/first", "/second", "/third"});
    wanted.rows = std::make_shared<const std::vector<urls::Row>>(std::vector<urls::Row>{2, 0});
    const QString text = textOf(window::reportOf(wanted).value());
    QVERIFY(text.contains(u"/third"_s) && text.contains(u"/first"_s));
    QVERIFY(!text.contains(u"/second"_s));
}

void ReportFlowTest::holdsTheTestedUrlWithoutAList()
{
    ReportWanted wanted = wantedFor("User-agent: *\nDisallow: /shop/\n");
    wanted.url = "https://a.example/shop/x";
    QVERIFY(textOf(window::reportOf(wanted).value()).contains(u"https://a.example/shop/x"_s));
    wanted.url.clear();
    QVERIFY(!textOf(window::reportOf(wanted).value()).isEmpty());
}

void ReportFlowTest::stops()
{
    ReportWanted wanted = wantedFor("");
    wanted.table = tableOf(std::vector<std::string>(5'000, "/x"));
    int asked = 0;
    QVERIFY(!window::reportOf(wanted, [&] { return ++asked > 2; }));
    QCOMPARE(asked, 3);
}

void ReportFlowTest::writesAndTells()
{
    QTemporaryDir folder;
    QWidget parent;
    MessageArea messages;
    ReportFlow flow(messages, parent);
    ReportWanted wanted = wantedFor("User-agent: *\nDisallow: /shop/\n");
    wanted.url = "/shop/x";
    QSignalSpy written(&flow, &ReportFlow::written);
    flow.write(wanted, folder.filePath(u"r.html"_s));
    QVERIFY(messages.message(Topic::Report)->text.contains(u"being written"_s));
    QVERIFY(written.wait());
    QFile file(folder.filePath(u"r.html"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), window::reportOf(wanted).value());
    QVERIFY(messages.message(Topic::Report)->text.contains(u"r.html"_s));
}

void ReportFlowTest::saysWhyItWasNotWritten()
{
    QTemporaryDir folder;
    QWidget parent;
    MessageArea messages;
    ReportFlow flow(messages, parent);
    flow.write(wantedFor(""), folder.filePath(u"absent/r.html"_s));
    QTRY_COMPARE(messages.message(Topic::Report)->kind, window::MessageKind::Error);
    QVERIFY(messages.message(Topic::Report)->text.contains(u"folder does not exist"_s));
}

QTEST_MAIN(ReportFlowTest)
#include "tst_report_flow.moc"
