// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings.h"

#include "ui/words/dialects.h"
#include "ui/words/findings/families.h"
#include "ui/words/findings/rows.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <algorithm>

namespace crawlright::words {

using namespace Qt::StringLiterals;

using checks::Code;
using checks::Family;
using checks::Finding;
using checks::Readers;
using checks::Severity;

QString sentence(const Finding& finding)
{
    if (const SentenceRow* row = sentenceRowOf(finding))
        return filled(*row, finding);
    switch (checks::familyOf(finding.code)) {
    case Family::File:
        return fileSentence(finding);
    case Family::Line:
        return lineSentence(finding);
    case Family::Group:
        return groupSentence(finding);
    case Family::Path:
        return pathSentence(finding);
    case Family::Sitemap:
        return sitemapSentence(finding);
    case Family::Intent:
        return intentSentence(finding);
    case Family::Fetch:
        return fetchSentence(finding);
    case Family::Tester:
        break; // rows have them all
    }
    Q_UNREACHABLE_RETURN({});
}

Explanation explain(Code code)
{
    if (const ExplanationRow* row = explanationRowOf(code))
        return {Words::tr(row->meaning), Words::tr(row->concern), Words::tr(row->advice)};
    switch (checks::familyOf(code)) {
    case Family::File:
        return fileExplanation(code);
    case Family::Line:
        return lineExplanation(code);
    case Family::Group:
        return groupExplanation(code);
    case Family::Path:
        return pathExplanation(code);
    case Family::Sitemap:
        return sitemapExplanation(code);
    case Family::Intent:
        return intentExplanation(code);
    case Family::Tester:
    case Family::Fetch:
        break;
    }
    Q_UNREACHABLE_RETURN({});
}

QString explanation(Code code)
{
    const Explanation parts = explain(code);
    return QStringList{parts.meaning, parts.concern, parts.advice}.join(u"\n\n"_s);
}

QString concernSentence(const Finding& finding)
{
    return Words::tr("Concerns %1.").arg(readersText(concerned(finding)));
}

QString unconcernedSentence(const Finding& finding, std::span<const dialects::Id> readers)
{
    if (readers.empty() || checks::concerns(finding, readers))
        return {};
    return Words::tr("None of the chosen crawlers is concerned. It matters to %1.")
        .arg(readersText(concerned(finding)));
}

QString undecidedSentence()
{
    return Words::tr("The file has so many rules that not all of them were compared with each "
                     "other: findings about rules without effect, and about rules that crawlers "
                     "read differently, may be missing.");
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::None:
        //: The severity of a finding that does not matter.
        return Words::tr("none");
    case Severity::Hint:
        return Words::tr("hint");
    case Severity::Info:
        return Words::tr("info");
    case Severity::Warning:
        return Words::tr("warning");
    case Severity::Error:
        return Words::tr("error");
    }
    Q_UNREACHABLE_RETURN({});
}

QString familyName(Family family)
{
    switch (family) {
    case Family::File:
        //: Heading: findings about the file as a whole.
        return Words::tr("File");
    case Family::Line:
        return Words::tr("Lines");
    case Family::Group:
        return Words::tr("Groups");
    case Family::Path:
        return Words::tr("Paths");
    case Family::Sitemap:
        return Words::tr("Sitemaps and other fields");
    case Family::Intent:
        //: Heading: findings about what the file is probably meant to do.
        return Words::tr("Intent");
    case Family::Tester:
        //: Heading: findings about a URL that is tested, or about an expectation.
        return Words::tr("Tests and expectations");
    case Family::Fetch:
        //: Heading: findings about what a server answers.
        return Words::tr("What is served");
    }
    Q_UNREACHABLE_RETURN({});
}

std::string_view argument(const Finding& finding, std::size_t index)
{
    return index < finding.arguments.size() ? std::string_view(finding.arguments[index])
                                            : std::string_view();
}

QString shownArgument(const Finding& finding, std::size_t index)
{
    return shown(argument(finding, index));
}

QString numberArgument(const Finding& finding, std::size_t index)
{
    return number(ascii(argument(finding, index)).toULongLong());
}

Readers readersWith(const Finding& finding, Severity severity)
{
    return checks::readersWhere([&](const dialects::Dialect& dialect) {
        return finding.severityFor(dialect.id) == severity;
    });
}

Readers concerned(const Finding& finding)
{
    return static_cast<Readers>(checks::everybody & ~readersWith(finding, Severity::None));
}

Severity greatestSeverity(const Finding& finding)
{
    return *std::ranges::max_element(finding.severities);
}

} // namespace crawlright::words
