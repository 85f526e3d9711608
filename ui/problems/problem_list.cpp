// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problem_list.h"

#include "ui/words/findings.h"
#include "ui/words/quoted.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringBuilder>

#include <algorithm>
#include <map>

namespace crawlright::problems {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

/// Up to so many a plain list is the best overview.
constexpr std::size_t fewRows = 200;

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::problems::ProblemList)
};

bool contains(const checks::Finding& finding, const QString& text)
{
    const std::string_view id = checks::idOf(finding.code);
    return words::sentence(finding).contains(text, Qt::CaseInsensitive) ||
           QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()))
               .contains(text, Qt::CaseInsensitive) ||
           QString::number(finding.line) == text;
}

QString idText(checks::Code code)
{
    const std::string_view id = checks::idOf(code);
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

/// Findings by what they are shown below; the keys ascend in the order of the headings.
class Sorter {
public:
    Sorter(Grouping grouping, const session::Analysis& analysis)
        : m_grouping(grouping)
        , m_groups(analysis.groupsFor(dialects::Id::Rfc9309))
        , m_analysis(analysis)
    {
        if (grouping != Grouping::Agents)
            return;
        for (const rules::Group& group : m_groups.groups) {
            const auto agents = m_groups.agentsOf(group);
            m_firstLines.push_back(agents.empty() ? 0 : agents.front().line);
        }
    }

    [[nodiscard]] std::uint32_t keyOf(const ProblemList::Row& row) const
    {
        const checks::Finding& finding = m_analysis.findings[row.finding];
        switch (m_grouping) {
        case Grouping::Kind:
            return static_cast<std::uint32_t>(finding.code);
        case Grouping::Severity: // the gravest first
            return static_cast<std::uint32_t>(severityCount) -
                   static_cast<std::uint32_t>(row.severity);
        case Grouping::Agents: // 0: above the first group
            return static_cast<std::uint32_t>(std::ranges::upper_bound(m_firstLines, finding.line) -
                                              m_firstLines.begin());
        case Grouping::Automatic:
        case Grouping::None:
            break;
        }
        return 0;
    }

private:
    Grouping m_grouping;
    const rules::GroupSet& m_groups;
    const session::Analysis& m_analysis;
    std::vector<text::LineNumber> m_firstLines;
};

/// Puts rows of one key together and says where they are.
void group(ProblemList& list)
{
    const Sorter sorter(list.grouping, *list.analysis);
    std::map<std::uint32_t, std::vector<ProblemList::Row>> byKey;
    for (const ProblemList::Row& row : list.rows)
        byKey[sorter.keyOf(row)].push_back(row);
    list.rows.clear();
    for (const auto& [key, rows] : byKey) {
        const auto worst = std::ranges::max(rows, {}, &ProblemList::Row::severity).severity;
        list.groups.push_back({.key = key,
                               .first = static_cast<std::uint32_t>(list.rows.size()),
                               .count = static_cast<std::uint32_t>(rows.size()),
                               .worst = worst});
        list.rows.insert(list.rows.end(), rows.begin(), rows.end());
    }
}

QString agentsTitle(const ProblemList& list, std::uint32_t key)
{
    const rules::GroupSet& groups = list.analysis->groupsFor(dialects::Id::Rfc9309);
    if (key == 0 || key > groups.groups.size())
        return Words::tr("Above the first group");
    const auto agents = groups.agentsOf(groups.groups[key - 1]);
    constexpr std::size_t most = 4;
    QStringList names;
    for (const rules::AgentLine& agent : agents.first(std::min(agents.size(), most)))
        names.append(words::shown(list.analysis->document.textOf(agent.value), 30));
    if (agents.size() > most)
        names.append(u"…"_s);
    const auto line = agents.empty() ? 0 : agents.front().line;
    return Words::tr("Group %1, line %2").arg(names.join(u", "_s), QLocale().toString(line));
}

} // namespace

ProblemList arrange(const session::AnalysisPtr& analysis, const std::vector<dialects::Id>& readers,
                    const Filter& filter, Grouping grouping)
{
    ProblemList list{.analysis = analysis, .readers = readers};
    if (!analysis)
        return list;
    list.rows.reserve(analysis->findings.size());
    for (std::uint32_t i = 0; i < analysis->findings.size(); ++i) {
        const checks::Finding& finding = analysis->findings[i];
        const Severity forAll = checks::severityFor(finding, readers);
        ++list.counts[static_cast<std::size_t>(forAll)];
        const Severity severity = filter.reader ? finding.severityFor(*filter.reader) : forAll;
        if (severity == Severity::None || !filter.shows[static_cast<std::size_t>(severity)])
            continue;
        if (filter.text.isEmpty() || contains(finding, filter.text))
            list.rows.push_back({.finding = i, .severity = severity});
    }
    const Grouping automatic = list.rows.size() > fewRows ? Grouping::Kind : Grouping::None;
    list.grouping = grouping == Grouping::Automatic ? automatic : grouping;
    if (list.grouping != Grouping::None)
        group(list);
    return list;
}

text::Offset columnOf(const checks::Finding& finding, const syntax::Document& document)
{
    if (finding.line == 0 || finding.line > document.lines().size())
        return 1;
    return finding.span.begin - document.line(finding.line).begin + 1;
}

QString sentenceOf(const ProblemList& list, std::size_t row)
{
    const checks::Finding& finding = list.findingAt(row);
    const QString sentence = words::sentence(finding);
    const QString unconcerned = words::unconcernedSentence(finding, list.readers);
    return unconcerned.isEmpty() ? sentence : QString(sentence % u' ' % unconcerned);
}

QString titleOf(const ProblemList& list, const ProblemList::Group& group)
{
    switch (list.grouping) {
    case Grouping::Kind:
        return words::explain(static_cast<checks::Code>(group.key)).meaning;
    case Grouping::Severity:
        switch (group.worst) {
        case Severity::Error:
            return Words::tr("Errors");
        case Severity::Warning:
            return Words::tr("Warnings");
        case Severity::Info:
            return Words::tr("Notes");
        default:
            return Words::tr("Hints");
        }
    case Grouping::Agents:
        return agentsTitle(list, group.key);
    case Grouping::Automatic:
    case Grouping::None:
        break;
    }
    return {};
}

QString lineOf(const ProblemList& list, std::size_t row)
{
    const checks::Finding& finding = list.findingAt(row);
    return QString::number(finding.line) % u':' %
           QString::number(columnOf(finding, list.analysis->document)) % u": "_s %
           severityTitle(list.rows[row].severity) % u": "_s % sentenceOf(list, row) % u" ["_s %
           idText(finding.code) % u']';
}

QString severityTitle(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Words::tr("Error");
    case Severity::Warning:
        return Words::tr("Warning");
    case Severity::Info:
        return Words::tr("Note");
    case Severity::Hint:
        return Words::tr("Hint");
    case Severity::None:
        break;
    }
    return {};
}

QString countTitle(Severity severity, std::uint32_t count)
{
    const QString number = QLocale().toString(count);
    switch (severity) {
    case Severity::Error:
        return Words::tr("Errors: %1").arg(number);
    case Severity::Warning:
        return Words::tr("Warnings: %1").arg(number);
    case Severity::Info:
        return Words::tr("Notes: %1").arg(number);
    default:
        return Words::tr("Hints: %1").arg(number);
    }
}

} // namespace crawlright::problems
