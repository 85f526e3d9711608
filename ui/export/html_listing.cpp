// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/export/html_listing.h"

#include "ui/editor/editor_colors.h"
#include "ui/editor/highlighting.h"
#include "ui/export/listing.h"
#include "ui/report/page.h"
#include "ui/words/findings.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <KSyntaxHighlighting/Repository>
#include <QCoreApplication>
#include <QPalette>

namespace crawlright::exports {

using namespace Qt::StringLiterals;
using checks::Severity;
using report::Page;

namespace {

constexpr text::LineNumber betweenStops = 256;

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::exports::Html)
};

// Laid out so that it reads alike on a screen, on paper and in a narrow window. The wave of an
// underline tells of its weight beside the colour; the note below says it in words.
constexpr auto layout = R"(
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 2rem 3rem; color: var(--text); background: var(--paper);
  font: 15px/1.5 system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Helvetica, Arial, sans-serif; }
h1 { font-size: 1.2rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
td { vertical-align: top; padding: 0 .75rem; }
.n { width: 1%; text-align: right; color: var(--quiet); white-space: nowrap; user-select: none;
  border-right: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
.n, .c { font-family: ui-monospace, SFMono-Regular, Consolas, Noto Sans Mono, DejaVu Sans Mono,
  monospace; font-size: .9rem; line-height: 1.6; }
.c { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
tr:target td { background: var(--lit); }
.b { border: 1px solid var(--quiet); border-radius: .25em; padding: 0 .15em; margin: 0 .1em;
  font-size: .75em; background: var(--box); color: var(--boxtext); }
.m { text-decoration-line: underline; text-underline-offset: .2em; text-decoration-skip-ink: none; }
.error.m { text-decoration-style: wavy; text-decoration-color: var(--error); }
.warning.m { text-decoration-style: wavy; text-decoration-color: var(--warning); }
.info.m { text-decoration-style: dotted; text-decoration-color: var(--info); }
.hint.m { text-decoration-style: dashed; text-decoration-color: var(--hint); }
ul { margin: .1rem 0 .4rem; padding: 0 0 0 .75rem; list-style: none; border-left: 3px solid var(--rule);
  font-size: .85rem; line-height: 1.45; max-width: 60rem; }
li strong { font-weight: 600; }
li.error strong { color: var(--error); }
li.warning strong { color: var(--warning); }
li.info strong { color: var(--info); }
li.hint strong { color: var(--hint); }
@page { margin: 15mm; }
@media print { body { padding: 0; } tr, li { break-inside: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
)"_L1;

QString classOf(Severity severity)
{
    return words::ascii(checks::nameOf(severity));
}

QString colors(const KSyntaxHighlighting::Theme& theme)
{
    const QPalette palette = editor::paletteOf(theme);
    const editor::EditorColors marks = editor::colorsFor(palette);
    const QColor paper = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const auto readable = [&paper](const QColor& color) {
        return editor::legible(color, paper, editor::textContrast);
    };
    QString css = u"\n:root {"_s;
    const auto set = [&css](QLatin1StringView name, const QColor& color) {
        css += u" --"_s + name + u": "_s + color.name() + u';';
    };
    set("paper"_L1, paper);
    set("text"_L1, text);
    set("quiet"_L1, readable(editor::mixed(paper, text, 0.55)));
    set("rule"_L1, editor::mixed(paper, text, 0.2));
    set("lit"_L1, marks.currentLine);
    set("box"_L1, marks.markFill);
    set("boxtext"_L1, marks.markText);
    set("error"_L1, readable(marks.error));
    set("warning"_L1, readable(marks.warning));
    set("info"_L1, readable(marks.info));
    set("hint"_L1, readable(marks.hint));
    const bool isDark = editor::isDark(palette);
    return css + u" color-scheme: "_s + (isDark ? u"dark"_s : u"light"_s) + u"; }"_s;
}

QString styleRules(const std::vector<Style>& styles)
{
    QString css;
    for (std::size_t i = 1; i < styles.size(); ++i) {
        const Style& style = styles[i];
        css += u"\n.s"_s + QString::number(i) + u" {"_s;
        if (style.color.isValid())
            css += u" color: "_s + style.color.name() + u';';
        if (style.isBold)
            css += u" font-weight: 700;"_s;
        if (style.isItalic)
            css += u" font-style: italic;"_s;
        css += u" }"_s;
    }
    return css;
}

void writeHead(Page& page, const Content& content, const QString& css)
{
    page.open("head");
    page.empty("meta", {{"charset", u"utf-8"_s}});
    page.empty("meta",
               {{"name", u"viewport"_s}, {"content", u"width=device-width, initial-scale=1"_s}});
    page.empty("meta", {{"name", u"generator"_s}, {"content", content.maker}});
    // Nothing is to be loaded or run, whatever a text in here may look like.
    page.empty("meta", {{"http-equiv", u"Content-Security-Policy"_s},
                        {"content", u"default-src 'none'; style-src 'unsafe-inline'"_s}});
    page.element("title", words::shown(content.name));
    page.element("style", css);
    page.close();
}

void writePiece(Page& page, const Piece& piece)
{
    QStringList classes;
    if (piece.isByte)
        classes.append(u"b"_s);
    else if (piece.style > 0)
        classes.append(u's' + QString::number(piece.style));
    if (piece.mark != Severity::None)
        classes += {classOf(piece.mark), u"m"_s};
    if (classes.isEmpty())
        page.text(piece.text);
    else
        page.element("span", piece.text, {{"class", classes.join(u' ')}});
}

void writeLine(Page& page, text::LineNumber number, const ListedLine& line)
{
    const QString shown = QString::number(number);
    page.open("tr", {{"id", u'L' + shown}}).element("td", shown, {{"class", u"n"_s}});
    page.open("td").open("div", {{"class", u"c"_s}, {"dir", u"ltr"_s}});
    for (const Piece& piece : line.pieces)
        writePiece(page, piece);
    if (line.pieces.empty())
        page.empty("br", {}); // so that the line has its height
    page.close();
    if (!line.notes.empty()) {
        page.open("ul", {{"dir", Words::tr("ltr")}});
        for (const Note& note : line.notes) {
            page.open("li", {{"class", classOf(note.severity)}});
            //: Before a sentence about what was found; %1: "error", "warning", …
            page.element("strong", Words::tr("%1:").arg(words::severityName(note.severity)));
            page.text(u' ' + note.sentence).close();
        }
        page.close();
    }
    page.close().close();
    page.newLine();
}

QString summary(const Listing& listing)
{
    const text::LineNumber lines = listing.lineCount();
    QStringList parts{lines == 1 ? Words::tr("1 line")
                                 : Words::tr("%1 lines").arg(words::number(lines))};
    for (const Severity severity :
         {Severity::Error, Severity::Warning, Severity::Info, Severity::Hint}) {
        if (const std::size_t count = listing.count(severity))
            //: %1: "error", "warning", …; %2: how many
            parts.append(
                Words::tr("%1: %2").arg(words::severityName(severity), words::number(count)));
    }
    return parts.join(u" · "_s);
}

} // namespace

std::optional<QByteArray> html(const Content& content, const Stop& isStopped)
{
    const KSyntaxHighlighting::Repository repository; // one's own: it may be another thread's
    const auto theme = editor::themeFor(repository, QPalette(Qt::white), content.theme);
    const session::AnalysisPtr analysis = content.analysis->stage == session::Stage::Full
                                              ? content.analysis
                                              : session::completed(content.analysis);
    Listing listing(analysis, content.readers, editor::definitionIn(repository), theme);
    QByteArray text;
    Page page(&text);
    page.documentType();
    page.newLine();
    //: The language of these texts, and their direction (ltr or rtl), as HTML has them.
    page.open("html", {{"lang", Words::tr("en")}, {"dir", Words::tr("ltr")}});
    writeHead(page, content, colors(theme) + styleRules(listing.styles()) + layout);
    page.open("body").open("h1").bytes(content.name).close();
    page.element("p", summary(listing));
    page.open("table", {{"dir", u"ltr"_s}}).open("tbody");
    page.newLine();
    for (text::LineNumber number = 1; number <= listing.lineCount(); ++number) {
        if (number % betweenStops == 0 && isStopped && isStopped())
            return std::nullopt;
        writeLine(page, number, listing.line(number));
    }
    page.close().close().close().close();
    text += '\n';
    return text;
}

} // namespace crawlright::exports
