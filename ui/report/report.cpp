// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/report/report.h"

#include "ui/report/sections.h"
#include "ui/report/style.h"
#include "ui/words/quoted.h"

#include <QLocale>

namespace crawlright::report {

using namespace Qt::StringLiterals;

namespace {

QString titleOf(const Content& content)
{
    return content.title.isEmpty() ? Report::tr("Who may crawl what: a report on robots.txt")
                                   : content.title;
}

void writeHead(Page& page, const Content& content)
{
    page.open("head");
    page.empty("meta", {{"charset", u"utf-8"_s}});
    page.empty("meta",
               {{"name", u"viewport"_s}, {"content", u"width=device-width, initial-scale=1"_s}});
    page.empty("meta", {{"name", u"generator"_s}, {"content", content.maker}});
    // Nothing is to be loaded or run, whatever a text in here may look like.
    page.empty("meta", {{"http-equiv", u"Content-Security-Policy"_s},
                        {"content", u"default-src 'none'; style-src 'unsafe-inline'"_s}});
    page.element("title", titleOf(content));
    page.element("style", QLatin1StringView(style));
    page.close();
}

void writeTop(Page& page, const Content& content)
{
    page.open("header").element("h1", titleOf(content));
    page.open("p", {{"class", u"name"_s}}).bytes(content.name).close();
    page.element("p", QLocale().toString(content.date, QLocale::LongFormat),
                 {{"class", u"quiet"_s}});
    page.open("nav");
    const auto link = [&](const QString& id, const QString& text) {
        page.element("a", text, {{"href", u'#' + id}}).text(u" "_s);
    };
    link(u"sums"_s, Report::tr("At a glance"));
    link(u"file"_s, Report::tr("The file"));
    link(u"findings"_s, Report::tr("Findings"));
    link(u"verdicts"_s, Report::tr("Verdicts"));
    link(u"proofs"_s, Report::tr("Proofs"));
    link(u"lines"_s, Report::tr("Lines"));
    page.close().close();
}

} // namespace

QByteArray html(const Content& content)
{
    QByteArray text;
    Page page(&text);
    page.setShownLines(shownLines(*content.document));
    page.documentType();
    page.newLine();
    //: The language of these texts, and their direction (ltr or rtl), as HTML has them.
    page.open("html", {{"lang", Report::tr("en")}, {"dir", Report::tr("ltr")}});
    writeHead(page, content);
    page.open("body");
    writeTop(page, content);
    page.open("main");
    writeSums(page, content);
    writeFile(page, content);
    writeFindings(page, content);
    writeTable(page, content);
    writeProofs(page, content);
    writeLines(page, content);
    page.close();
    page.open("footer");
    page.element("p", Report::tr("Made with %1. robots.txt tells crawlers what they may fetch; it "
                                 "keeps nothing secret and removes nothing from an index.")
                          .arg(content.maker));
    page.close().close().close();
    text += '\n';
    return text;
}

} // namespace crawlright::report
