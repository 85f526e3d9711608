// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problem_list.h"

#include "ui/words/findings.h"

namespace crawlright::problems {

namespace {

bool contains(const checks::Finding& finding, const QString& text)
{
    const std::string_view id = checks::idOf(finding.code);
    return words::sentence(finding).contains(text, Qt::CaseInsensitive)
        || QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()))
               .contains(text, Qt::CaseInsensitive)
        || QString::number(finding.line) == text;
}

} // namespace

ProblemList arrange(const session::AnalysisPtr& analysis, const std::vector<dialects::Id>& readers,
                    const Filter& filter)
{
    ProblemList list{.analysis = analysis, .rows = {}, .counts = {}};
    if (!analysis)
        return list;
    list.rows.reserve(analysis->findings.size());
    for (std::uint32_t i = 0; i < analysis->findings.size(); ++i) {
        const checks::Finding& finding = analysis->findings[i];
        const checks::Severity severity = checks::severityFor(finding, readers);
        ++list.counts[static_cast<std::size_t>(severity)];
        if (severity == checks::Severity::None || !filter.shows[static_cast<std::size_t>(severity)])
            continue;
        if (filter.text.isEmpty() || contains(finding, filter.text))
            list.rows.push_back({.finding = i, .severity = severity});
    }
    return list;
}

text::Offset columnOf(const checks::Finding& finding, const syntax::Document& document)
{
    if (finding.line == 0 || finding.line > document.lines().size())
        return 1;
    return finding.span.begin - document.line(finding.line).begin + 1;
}

} // namespace crawlright::problems
