// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/directives.h"

#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QLocale>

#include <algorithm>

namespace crawlright::words {

namespace {

using rules::Directive;
using rules::DirectiveFate;
using rules::Proof;

/// Lines of one field with one fate.
struct FieldKind {
    syntax::Field field = syntax::Field::None;
    DirectiveFate fate = DirectiveFate::Ignored;
    std::vector<text::LineNumber> lines;
    text::Span value; ///< of the first
};

std::vector<FieldKind> kindsOf(const Proof& proof)
{
    std::vector<FieldKind> kinds;
    for (const Directive& directive : proof.others.lines) {
        if (directive.fate == DirectiveFate::OtherGroup)
            continue;
        const auto known = std::ranges::find_if(kinds, [&](const FieldKind& kind) {
            return kind.field == directive.field && kind.fate == directive.fate;
        });
        if (known != kinds.end())
            known->lines.push_back(directive.line);
        else
            kinds.push_back({directive.field, directive.fate, {directive.line}, directive.value});
    }
    return kinds;
}

/// "“Crawl-delay: 10” (line 4)", "Sitemap (lines 8 and 9)".
QString placeText(const FieldKind& kind, const Proof& proof)
{
    const QString field = ascii(syntax::nameOf(kind.field));
    const QString lines = linesText(kind.lines);
    if (kind.lines.size() > 1)
        //: %1: the name of a field. %2: "lines 8 and 9".
        return Words::tr("%1 (%2)").arg(field, lines);
    //: %1: the name of a field. %2: its value. %3: "line 4".
    return Words::tr("“%1: %2” (%3)").arg(field, shown(proof.document.textOf(kind.value)), lines);
}

QString fateSentence(const FieldKind& kind, const Proof& proof)
{
    const QString place = placeText(kind, proof);
    switch (kind.fate) {
    case DirectiveFate::Read:
        return Words::tr("It reads %1.").arg(place);
    case DirectiveFate::Open:
        return Words::tr("Whether it reads %1 is left to the crawler.").arg(place);
    case DirectiveFate::Ignored:
        return Words::tr("It ignores %1.").arg(place);
    case DirectiveFate::NoGroup:
        return Words::tr("It ignores %1: the field belongs into a group.").arg(place);
    case DirectiveFate::NotFirst:
        return Words::tr("It ignores %1: an earlier line counts.").arg(place);
    case DirectiveFate::Malformed:
        return Words::tr("It cannot read %1: the value has another form.").arg(place);
    case DirectiveFate::OutOfRange:
        return Words::tr("It ignores %1: the number is out of the range that it accepts.")
            .arg(place);
    case DirectiveFate::OtherGroup:
        break; // left out above
    }
    Q_UNREACHABLE_RETURN({});
}

/// What the delay that counts means.
QString delaySentence(const rules::CrawlDelay& delay)
{
    const QString seconds = QLocale().toString(delay.seconds);
    const QString line = QString::number(delay.line);
    return delay.fromStar
               ? Words::tr("It waits %1 s between two requests, as the group for all crawlers asks "
                           "in line %2.")
                     .arg(seconds, line)
               : Words::tr("It waits %1 s between two requests, as line %2 asks.")
                     .arg(seconds, line);
}

} // namespace

std::vector<DirectiveSentence> directiveSentences(const Proof& proof)
{
    std::vector<DirectiveSentence> sentences;
    for (const FieldKind& kind : kindsOf(proof)) {
        const bool isDelay = kind.field == syntax::Field::CrawlDelay &&
                             kind.fate == DirectiveFate::Read && proof.others.crawlDelay;
        sentences.push_back(
            {isDelay ? delaySentence(*proof.others.crawlDelay) : fateSentence(kind, proof),
             kind.lines.front(), kind.lines});
    }
    return sentences;
}

} // namespace crawlright::words
