// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/report/sections.h"

#include "core/rules/groups.h"
#include "ui/words/dialects.h"
#include "ui/words/findings.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/verdicts.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>

namespace crawlright::report {

using namespace Qt::StringLiterals;
using checks::Severity;
using rules::Verdict;

namespace {

constexpr std::size_t mostFindings = 300;
constexpr std::size_t mostLines = 3'000;
constexpr int mostLineCharacters = 2'000;

void heading(Page& page, const QString& text, const QString& id)
{
    page.newLine();
    page.element("h2", text, {{"id", id}});
}

void fact(Page& page, const QString& name, const QString& value)
{
    page.open("tr").element("th", name, {{"scope", u"row"_s}}).element("td", value).close();
    page.newLine();
}

/// A part of a bar, as wide as its share.
void barPart(Page& page, const char* name, std::uint64_t part, std::uint64_t whole)
{
    if (part == 0)
        return;
    const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    page.element("span", {},
                 {{"class", QLatin1StringView(name)},
                  {"style", u"width:"_s + QString::number(percent, 'f', 2) + u'%'}});
}

void sumLine(Page& page, Verdict verdict, std::uint64_t count)
{
    page.open("div", {{"class", u"numbers"_s}});
    page.element("span", markOf(verdict), {{"class", u"mark "_s + classOf(verdict)}});
    page.element("span", words::number(count)).close();
}

/// By what a crawler is read.
QString readingOf(const crawlers::Crawler& crawler)
{
    const QString dialect = words::readersText(checks::only(crawler.dialect));
    if (!crawler.isApproximate())
        return Report::tr("Read as by %1.").arg(dialect);
    if (crawler.entry->reader == dialects::get(crawler.dialect).name)
        return Report::tr("Approximate: read as by %1; its operator does not say how it reads "
                          "robots.txt.")
            .arg(dialect);
    return Report::tr("Approximate: read as by %1, the nearest to its own way.").arg(dialect);
}

/// Without the empty one behind the last line end.
std::size_t linesIn(const syntax::Document& document)
{
    const std::size_t count = document.lines().size();
    return count > 1 && document.lines().back().content().isEmpty() ? count - 1 : count;
}

std::size_t ruleLines(const syntax::Document& document)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(document.lines(), [](const syntax::Line& line) {
            return line.name.field == syntax::Field::Allow ||
                   line.name.field == syntax::Field::Disallow;
        }));
}

void writeFinding(Page& page, const Content& content, const WeighedFinding& weighed)
{
    const checks::Finding& finding = weighed.finding;
    const syntax::Document& document = *content.document;
    page.open("tr").open("td", {{"class", u"number"_s}});
    page.lineLink(finding.line, QString::number(finding.line)).close();
    page.open("td");
    page.element("span", words::severityName(weighed.severity),
                 {{"class", u"badge "_s + words::ascii(checks::nameOf(weighed.severity))}});
    page.close().open("td");
    page.element("div", words::sentence(finding));
    if (finding.line > 0 && finding.line <= document.lines().size()) {
        const syntax::Line& line = document.line(finding.line);
        const std::string_view text = document.textOf(line.content());
        if (!text.empty())
            page.open("div").bytes(text).close();
    }
    page.element("div", words::explain(finding.code).advice, {{"class", u"quiet"_s}});
    page.close().close();
    page.newLine();
}

void writeCell(Page& page, const Cell& cell)
{
    if (!cell.verdict) {
        page.open("td").element("span", Report::tr("another host’s"), {{"class", u"quiet"_s}});
        page.close();
        return;
    }
    page.open("td", {{"class", classOf(*cell.verdict)}});
    page.element("span", markOf(*cell.verdict), {{"class", u"verdict"_s}});
    page.text(u" "_s);
    if (cell.line == 0)
        page.element("span", Report::tr("no rule"), {{"class", u"quiet"_s}});
    else
        page.lineLink(cell.line, Report::tr("line %1").arg(cell.line));
    page.close();
}

} // namespace

QString classOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allow:
        return u"allowed"_s;
    case Verdict::Disallow:
        return u"blocked"_s;
    case Verdict::Undefined:
        break;
    }
    return u"undefined"_s;
}

QString markOf(Verdict verdict)
{
    const QString sign = verdict == Verdict::Allow      ? u"✓ "_s
                         : verdict == Verdict::Disallow ? u"✗ "_s
                                                        : u"? "_s;
    return sign + words::verdictName(verdict);
}

void writeSums(Page& page, const Content& content)
{
    heading(page, Report::tr("At a glance"), u"sums"_s);
    const std::uint64_t urls = content.verdicts->urls();
    page.element("p", urls == 1 ? Report::tr("One URL was tested.")
                                : Report::tr("%1 URLs were tested.").arg(words::number(urls)));
    page.open("div", {{"class", u"cards"_s}});
    for (std::size_t i = 0; i < content.crawlers.size(); ++i) {
        const crawlers::Crawler& crawler = content.crawlers[i].crawler;
        const Sum& sum = content.verdicts->sumOf(i);
        page.open("div", {{"class", u"card"_s}});
        page.open("h3").bytes(crawler.text).close();
        page.open("div", {{"class", u"bar"_s}, {"role", u"presentation"_s}});
        barPart(page, "allowed", sum.allowed, urls);
        barPart(page, "undefined", sum.undefined, urls);
        barPart(page, "blocked", sum.blocked, urls);
        page.close();
        sumLine(page, Verdict::Allow, sum.allowed);
        sumLine(page, Verdict::Disallow, sum.blocked);
        if (sum.undefined > 0)
            sumLine(page, Verdict::Undefined, sum.undefined);
        if (sum.otherHost > 0) {
            page.open("div", {{"class", u"numbers quiet"_s}});
            page.element("span", Report::tr("not governed by this file"));
            page.element("span", words::number(sum.otherHost)).close();
        }
        page.element("p", readingOf(crawler), {{"class", u"quiet"_s}});
        page.close();
        page.newLine();
    }
    page.close();
}

void writeFile(Page& page, const Content& content)
{
    heading(page, Report::tr("The file"), u"file"_s);
    const syntax::Document& document = *content.document;
    const std::string_view bytes = document.bytes();
    const rules::GroupSet groups = rules::groupsOf(document, dialects::get(dialects::Id::Rfc9309));
    page.open("table", {{"class", u"facts"_s}}).open("tbody");
    page.open("tr").element("th", Report::tr("Name"), {{"scope", u"row"_s}});
    page.open("td").bytes(content.name).close().close();
    fact(page, Report::tr("Size"), Report::tr("%1 bytes").arg(words::number(bytes.size())));
    fact(page, Report::tr("Lines"), words::number(linesIn(document)));
    //: Of the rules of a robots.txt, those under one user-agent line or several.
    fact(page, Report::tr("Groups"), words::number(groups.groups.size()));
    fact(page, Report::tr("Rules"), words::number(ruleLines(document)));
    const QByteArray digest =
        QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                 QCryptographicHash::Sha256);
    page.open("tr").element("th", u"SHA-256"_s, {{"scope", u"row"_s}});
    page.open("td").bytes(digest.toHex().toStdString()).close().close();
    page.close().close();
}

void writeFindings(Page& page, const Content& content)
{
    heading(page, Report::tr("Findings"), u"findings"_s);
    if (content.findings.empty())
        page.element("p", Report::tr("Nothing in the file needs attention."));
    if (!content.decidedAll)
        page.element("p", words::undecidedSentence());
    if (content.findings.empty())
        return;
    std::vector<const WeighedFinding*> sorted;
    for (const WeighedFinding& weighed : content.findings)
        sorted.push_back(&weighed);
    std::ranges::stable_sort(sorted, std::greater(),
                             [](const WeighedFinding* w) { return w->severity; });
    page.open("div", {{"class", u"wide"_s}}).open("table").open("thead").open("tr");
    page.element("th", Report::tr("Line"), {{"class", u"number"_s}, {"scope", u"col"_s}});
    page.element("th", Report::tr("Weight"), {{"scope", u"col"_s}});
    page.element("th", Report::tr("What it is, and what to do"), {{"scope", u"col"_s}});
    page.close().close().open("tbody");
    for (std::size_t i = 0; i < std::min(sorted.size(), mostFindings); ++i)
        writeFinding(page, content, *sorted[i]);
    page.close().close().close();
    if (sorted.size() > mostFindings)
        page.element("p", Report::tr("The gravest %1 of %2 findings are shown; “crawlright-cli "
                                     "lint” lists all.")
                              .arg(words::number(mostFindings), words::number(sorted.size())));
}

void writeTable(Page& page, const Content& content)
{
    heading(page, Report::tr("Verdicts"), u"verdicts"_s);
    const std::vector<Row>& rows = content.verdicts->rows();
    if (rows.empty()) {
        page.element("p", Report::tr("No URL was tested."));
        return;
    }
    if (rows.size() < content.verdicts->urls())
        page.element("p",
                     Report::tr("The table shows the first %1 of %2 URLs; all numbers above "
                                "and all proofs below count every one.")
                         .arg(words::number(rows.size()), words::number(content.verdicts->urls())));
    page.open("div", {{"class", u"wide"_s}}).open("table").open("thead").open("tr");
    page.element("th", Report::tr("URL"), {{"scope", u"col"_s}});
    for (const AskedCrawler& asked : content.crawlers)
        page.open("th", {{"scope", u"col"_s}}).bytes(asked.crawler.text).close();
    page.close().close().open("tbody");
    for (const Row& row : rows) {
        page.open("tr").open("td").bytes(row.url).close();
        for (const Cell& cell : row.cells)
            writeCell(page, cell);
        page.close();
        page.newLine();
    }
    page.close().close().close();
}

std::size_t shownLines(const syntax::Document& document)
{
    return std::min(linesIn(document), mostLines);
}

void writeLines(Page& page, const Content& content)
{
    heading(page, Report::tr("The file, line by line"), u"lines"_s);
    const syntax::Document& document = *content.document;
    const std::size_t count = linesIn(document);
    page.open("div", {{"class", u"wide"_s}});
    page.open("table", {{"class", u"file"_s}, {"dir", u"ltr"_s}}).open("tbody");
    for (std::size_t i = 1; i <= shownLines(document); ++i) {
        const QString number = QString::number(i);
        page.open("tr", {{"id", u"L"_s + number}});
        page.element("td", number, {{"class", u"number"_s}}).open("td");
        const syntax::Line& line = document.line(static_cast<text::LineNumber>(i));
        page.bytes(document.textOf(line.content()), mostLineCharacters);
        page.close().close();
        page.newLine();
    }
    page.close().close().close();
    if (count > mostLines)
        page.element("p", Report::tr("The first %1 of %2 lines are shown.")
                              .arg(words::number(mostLines), words::number(count)));
}

} // namespace crawlright::report
