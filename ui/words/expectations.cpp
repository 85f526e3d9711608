// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/expectations.h"

#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

using expect::Fault;

QString complaintSentence(const expect::Complaint& complaint,
                          const expect::Expectations& expectations)
{
    const QString word = shown(expectations.textOf(complaint.span));
    switch (complaint.fault) {
    case Fault::UnknownWord:
        return Words::tr("A line begins with “allow”, “disallow” or “set”, not with “%1”.")
            .arg(word);
    case Fault::NoCrawler:
        return Words::tr("The crawler is missing.");
    case Fault::NoAddress:
        return Words::tr("The path or URL is missing.");
    case Fault::NotAnAddress:
        return Words::tr("“%1” is neither a path, which begins with “/”, nor a URL.").arg(word);
    case Fault::TextAfterwards:
        return Words::tr("“%1” is more than belongs here. What holds a blank stands in quotes.")
            .arg(word);
    case Fault::OpenQuote:
        return Words::tr("The quotation mark is not closed.");
    case Fault::EmptyName:
        return Words::tr("A name is missing.");
    case Fault::CommaInName:
        return Words::tr("“%1” is not one name. Several crawlers need a set.").arg(word);
    case Fault::NoSetName:
        return Words::tr("The name of the set is missing.");
    case Fault::NoEqualsSign:
        return Words::tr("A “=” is missing after the name of the set.");
    case Fault::EmptySet:
        return Words::tr("The set names no crawler.");
    case Fault::SetTwice:
        return Words::tr("A set “%1” stands above already.").arg(word);
    case Fault::TooManyNames:
        return Words::tr("The sets name more than %1 crawlers.").arg(number(expect::mostNames));
    }
    Q_UNREACHABLE_RETURN({});
}

QString verdictSentence(std::string_view crawler, std::string_view address, rules::Verdict verdict,
                        text::LineNumber line, const syntax::Document& document)
{
    const QString name = shown(crawler);
    const QString url = shown(address);
    if (verdict == rules::Verdict::Undefined)
        return Words::tr("It is undefined whether %1 may fetch “%2”.").arg(name, url);
    if (line == 0)
        return Words::tr("%1 may fetch “%2”: no rule forbids it.").arg(name, url);
    const syntax::Line& rule = document.line(line);
    const QString written = shown(document.textOf({rule.keyBegin, rule.valueEnd}));
    const QString number = QString::number(line);
    return verdict == rules::Verdict::Allow
               ? Words::tr("%1 may fetch “%2”: line %3, “%4”, allows it.")
                     .arg(name, url, number, written)
               : Words::tr("%1 may not fetch “%2”: line %3, “%4”, forbids it.")
                     .arg(name, url, number, written);
}

} // namespace crawlright::words
