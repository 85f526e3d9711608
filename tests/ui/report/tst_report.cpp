// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/finding.h"
#include "core/rules/rule_set.h"
#include "ui/report/report.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <random>

using namespace Qt::StringLiterals;
using namespace crawlright;
using report::Cell;
using rules::Verdict;

namespace {

/// A file, crawlers and a list, judged.
struct Example {
    syntax::Document document;
    report::Verdicts verdicts;
    report::Content content;

    Example(const std::string& robots, const std::vector<std::string>& crawlers,
            const std::vector<std::string>& urls)
        : document(syntax::parse(robots))
        , verdicts(crawlers.size())
    {
        for (const std::string& name : crawlers)
            content.crawlers.push_back({crawlers::builtIn().resolve(name), {}});
        for (const std::string& url : urls) {
            std::vector<Cell> cells;
            for (const report::AskedCrawler& asked : content.crawlers) {
                const dialects::Dialect& dialect = dialects::get(asked.crawler.dialect);
                const auto decision = rules::compile(document, dialect, asked.crawler.agent)
                                          .match(access::prepare(url, dialect));
                cells.push_back({decision.verdict, decision.line});
            }
            verdicts.add(url, std::move(cells));
        }
        for (checks::Finding& finding : checks::check(document))
            content.findings.push_back({std::move(finding), checks::Severity::Warning});
        content.date = QDate(2026, 11, 20);
        content.maker = u"Crawlright"_s;
        content.name = "robots.txt";
        content.document = &document;
        content.verdicts = &verdicts;
    }
};

/// The texts of all elements of a name; fails where the page is no XML.
QStringList textsOf(const QByteArray& html, QLatin1StringView element)
{
    QStringList texts;
    QXmlStreamReader xml(html);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == element)
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    if (xml.hasError())
        QTest::qFail(
            qPrintable(xml.errorString() + u" in line "_s + QString::number(xml.lineNumber())),
            __FILE__, __LINE__);
    return texts;
}

const std::string robots = "User-agent: *\nDisallow: /shop/\nAllow: /shop/p\n\n"
                           "User-agent: GPTBot\nDisallow: /\n";

} // namespace

class TestReport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheTableAndTheSums();
    void provesEachLineOnce();
    void anyBytesStayWellFormed();
    void loadsAndRunsNothing();
    void everyLinkHasItsPlace();
    void tellsWhatItLeavesOut();
    void saysWhatAFetchMeant();
    void emptyEverything();
};

void TestReport::hasTheTableAndTheSums()
{
    const Example example(robots, {"Googlebot", "GPTBot"}, {"/shop/x", "/shop/p", "/q"});
    const QByteArray html = report::html(example.content);
    const QStringList cells = textsOf(html, "td"_L1);
    for (const auto* text : {u"/shop/x", u"✗ blocked line 2", u"✓ allowed line 3",
                             u"✗ blocked line 6", u"✓ allowed no rule"})
        QVERIFY2(cells.contains(QString::fromUtf16(text)), html.constData());
    QVERIFY(textsOf(html, "p"_L1).contains(u"3 URLs were tested."_s));
    QCOMPARE(example.verdicts.sumOf(0).allowed, 2U);
    QCOMPARE(example.verdicts.sumOf(0).blocked, 1U);
    QCOMPARE(example.verdicts.sumOf(1).blocked, 3U);
}

void TestReport::provesEachLineOnce()
{
    const Example example(robots, {"Googlebot", "GPTBot"},
                          {"/shop/x", "/shop/y", "/shop/p", "/q", "/shop/z"});
    const QStringList titles = textsOf(report::html(example.content), "h4"_L1);
    QCOMPARE(
        titles,
        (QStringList{u"✓ allowed · no rule decides"_s, u"✗ blocked · line 2 Disallow: /shop/"_s,
                     u"✓ allowed · line 3 Allow: /shop/p"_s, u"✗ blocked · line 6 Disallow: /"_s}));
    const QStringList paragraphs = textsOf(report::html(example.content), "p"_L1);
    QVERIFY(paragraphs.contains(u"It is so for 3 URLs of the list, for example: /shop/x"_s));
    QVERIFY(paragraphs.contains(u"It is so for one URL of the list: /q"_s));
}

void TestReport::anyBytesStayWellFormed()
{
    std::mt19937 random(5);
    const std::vector<std::string> pieces = {"User-agent: *\n",
                                             "Disallow: /",
                                             "<script>",
                                             "]]>",
                                             "&amp;",
                                             "\"'",
                                             "<!--",
                                             "\x01",
                                             "\xFF",
                                             "\n",
                                             "\xE2\x80\xAE",
                                             std::string(1, '\0'),
                                             "\x1b[31m",
                                             "\xEF\xBF\xBF",
                                             "a"};
    const auto text = [&] {
        std::string made;
        for (std::size_t n = random() % 12; n > 0; --n)
            made += pieces[random() % pieces.size()];
        return made;
    };
    for (int i = 0; i < 300; ++i) {
        Example example("User-agent: *\nDisallow: " + text(), {text(), "Googlebot"},
                        {text(), '/' + text()});
        example.content.name = text();
        const QByteArray html = report::html(example.content);
        QVERIFY(!textsOf(html, "h2"_L1).isEmpty());
        QVERIFY(!html.contains("<script"));
        QVERIFY(!html.contains('\x1b'));
        QVERIFY(!html.contains("\xE2\x80\xAE"));
    }
}

void TestReport::loadsAndRunsNothing()
{
    const Example example(robots + "Sitemap: https://evil.example/<img src=x onerror=y>\n",
                          {"Googlebot"}, {"javascript:alert(1)", "https://evil.example/"});
    const QByteArray html = report::html(example.content);
    QXmlStreamReader xml(html);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        for (const QString& element : {u"script"_s, u"img"_s, u"link"_s, u"iframe"_s, u"object"_s})
            QVERIFY(xml.name() != element);
        for (const QXmlStreamAttribute& attribute : xml.attributes()) {
            QVERIFY(!attribute.name().startsWith("on"_L1) && attribute.name() != "src"_L1);
            if (attribute.name() == "href"_L1)
                QVERIFY(attribute.value().startsWith(u'#'));
        }
    }
    QVERIFY(!xml.hasError());
    QVERIFY(html.contains("default-src 'none'"));
    // What is between the tags of a style is taken as it is, escapes and all.
    const qsizetype begin = html.indexOf("<style>") + 7;
    const QByteArray style = html.mid(begin, html.indexOf("</style>") - begin);
    QVERIFY(style.size() > 1000);
    for (const char c : {'&', '<', '>'})
        QVERIFY(!style.contains(c));
    QVERIFY(!style.contains("url("));
}

void TestReport::everyLinkHasItsPlace()
{
    const Example example(robots, {"Googlebot", "GPTBot"}, {"/shop/x", "/q"});
    const QString html = QString::fromUtf8(report::html(example.content));
    static const QRegularExpression link(u"href=\"#([^\"]*)\""_s);
    int links = 0;
    for (auto match = link.globalMatch(html); match.hasNext(); ++links) {
        const QString id = match.next().captured(1);
        QVERIFY2(html.contains(u" id=\""_s + id + u'"'), qPrintable(id));
    }
    QVERIFY(links > 6);
}

void TestReport::tellsWhatItLeavesOut()
{
    std::string many = "User-agent: *\n";
    std::vector<std::string> urls;
    for (int i = 0; i < 3'500; ++i) {
        many += "Disallow: /" + std::to_string(i) + "$\n";
        urls.push_back('/' + std::to_string(i));
    }
    const Example example(many, {"somebot"}, urls);
    QCOMPARE(example.verdicts.rows().size(), report::Verdicts::mostRows);
    QCOMPARE(example.verdicts.urls(), 3'500U);
    const QString all = textsOf(report::html(example.content), "p"_L1).join(u'\n');
    for (const QString& part :
         {u"The table shows the first 2,000 of 3,500 URLs"_s, u"The first 60 of 3,500 proofs"_s,
          u"The first 3,000 of 3,501 lines"_s})
        QVERIFY2(all.contains(part), qPrintable(all));
}

void TestReport::saysWhatAFetchMeant()
{
    Example example("", {"Googlebot"}, {"/a"});
    example.content.crawlers.front().instead = u"There is no file, so all is allowed."_s;
    QVERIFY(textsOf(report::html(example.content), "p"_L1)
                .contains(u"There is no file, so all is allowed."_s));
    report::Verdicts other(1);
    other.add("https://other.example/", {Cell{}});
    example.content.verdicts = &other;
    QVERIFY(textsOf(report::html(example.content), "td"_L1).contains(u"another host’s"_s));
}

void TestReport::emptyEverything()
{
    const Example example("", {}, {});
    const QStringList texts = textsOf(report::html(example.content), "p"_L1);
    QVERIFY(texts.contains(u"No URL was tested."_s));
}

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
