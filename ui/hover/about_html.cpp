// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/hover/about_html.h"

#include "ui/icons/icons.h"

#include <QColor>
#include <QCoreApplication>
#include <QPalette>
#include <QStringBuilder>

namespace crawlright::hover {

using namespace Qt::StringLiterals;
using words::AboutPart;
using Kind = AboutPart::Kind;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::hover::Card)
};

QString paragraph(const QString& html, int above)
{
    return u"<p style=\"margin-top:%1px;margin-bottom:0\">%2</p>"_s.arg(QString::number(above),
                                                                        html);
}

QString colored(const QString& html, icons::Tone tone, const QPalette& palette)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(icons::toneColor(tone, palette).name(),
                                                       html);
}

/// A sign, a word that says the same to those who cannot see it, and the path.
QString example(const AboutPart& part, bool matches, const QPalette& palette)
{
    const QString sign = matches
                             //: Before a path that a pattern matches.
                             ? Words::tr("✓ matches")
                             //: Before a path that a pattern does not match.
                             : Words::tr("✗ does not match");
    const icons::Tone tone = matches ? icons::Tone::Positive : icons::Tone::Quiet;
    // Left to right within what may be a sentence from right to left.
    return colored(sign.toHtmlEscaped(), tone, palette) % u"&nbsp; <code>\u200E"_s %
           part.text.toHtmlEscaped() % u"\u200E</code>"_s;
}

} // namespace

QString htmlOf(const words::About& about, const QPalette& palette)
{
    QString html;
    Kind former = Kind::Title;
    for (const AboutPart& part : about) {
        const QString text = part.text.toHtmlEscaped();
        const bool isExample = part.kind == Kind::Match || part.kind == Kind::NoMatch;
        const bool wasExample = former == Kind::Match || former == Kind::NoMatch;
        const int above = html.isEmpty() ? 0 : (isExample && wasExample) ? 1 : 6;
        switch (part.kind) {
        case Kind::Title:
            html += paragraph(u"<b>"_s % text % u"</b>"_s, above);
            break;
        case Kind::Text:
            html += paragraph(text, above);
            break;
        case Kind::Quiet:
            html += paragraph(colored(text, icons::Tone::Quiet, palette), above);
            break;
        case Kind::Match:
        case Kind::NoMatch:
            html += paragraph(example(part, part.kind == Kind::Match, palette), above);
            break;
        case Kind::Source:
            html += paragraph(u"<a href=\""_s % part.address.toHtmlEscaped() % u"\">"_s % text %
                                  u"</a>"_s,
                              former == Kind::Source ? 2 : 8);
            break;
        }
        former = part.kind;
    }
    return html;
}

} // namespace crawlright::hover
