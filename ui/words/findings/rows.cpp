// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include "ui/words/dialects.h"
#include "ui/words/findings/families.h"
#include "ui/words/lists.h"
#include "ui/words/translation.h"

#include <cstring>

namespace crawlright::words {

namespace {

using checks::Code;
using checks::Family;
using checks::Finding;

std::span<const SentenceRow> sentencesOf(Family family)
{
    switch (family) {
    case Family::File:
        return fileSentences();
    case Family::Line:
        return lineSentences();
    case Family::Group:
        return groupSentences();
    case Family::Path:
        return pathSentences();
    case Family::Sitemap:
        return fieldSentences();
    case Family::Intent:
        return intentSentences();
    case Family::Tester:
        return testerSentences();
    case Family::Fetch:
        return fetchSentences();
    }
    Q_UNREACHABLE_RETURN({});
}

std::span<const ExplanationRow> explanationsOf(Family family)
{
    switch (family) {
    case Family::File:
        return fileExplanations();
    case Family::Line:
        return lineExplanations();
    case Family::Group:
        return groupExplanations();
    case Family::Path:
        return pathExplanations();
    case Family::Sitemap:
        return fieldExplanations();
    case Family::Intent:
        return intentExplanations();
    case Family::Tester:
        return testerExplanations();
    case Family::Fetch:
        return fetchExplanations();
    }
    Q_UNREACHABLE_RETURN({});
}

QString placeText(char place, const Finding& finding)
{
    if (place >= '0' && place <= '9')
        return shownArgument(finding, static_cast<std::size_t>(place - '0'));
    if (place >= 'a' && place <= 'f')
        return numberArgument(finding, static_cast<std::size_t>(place - 'a'));
    switch (place) {
    case 'R':
        return readersText(readersWith(finding, greatestSeverity(finding)));
    case 'C':
        return readersText(concerned(finding));
    case 'U':
        return readersText(readersWith(finding, checks::Severity::None));
    case 'M':
        return joined(readerNames(finding.camps.one)); // beside the other camp, so each by name
    case 'N':
        return joined(readerNames(finding.camps.other));
    case 'L':
        return finding.related.empty() ? QString() : QString::number(finding.related.front().line);
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace

const SentenceRow* sentenceRowOf(const Finding& finding)
{
    const std::string_view last =
        finding.arguments.empty() ? std::string_view() : finding.arguments.back();
    for (const SentenceRow& row : sentencesOf(checks::familyOf(finding.code)))
        if (row.code == finding.code && (*row.when == '\0' || last == row.when))
            return &row;
    return nullptr;
}

const ExplanationRow* explanationRowOf(Code code)
{
    for (const ExplanationRow& row : explanationsOf(checks::familyOf(code)))
        if (row.code == code)
            return &row;
    return nullptr;
}

QString filled(const SentenceRow& row, const Finding& finding)
{
    const QString text = Words::tr(row.text);
    const auto count = static_cast<int>(std::strlen(row.places));
    QString sentence;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (place < 1 || place > count) {
            sentence += text[i];
            continue;
        }
        sentence += placeText(row.places[place - 1], finding);
        ++i;
    }
    return sentence;
}

} // namespace crawlright::words
