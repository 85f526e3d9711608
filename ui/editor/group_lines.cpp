// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/group_lines.h"

#include <algorithm>
#include <utility>

namespace crawlright::editor {

namespace {

// Whether a line cannot be the last one of a group.
bool isOutside(const syntax::Line& line)
{
    switch (line.kind) {
    case syntax::LineKind::Blank:
    case syntax::LineKind::Comment:
        return true;
    case syntax::LineKind::Field:
        return line.name.field == syntax::Field::Sitemap || line.name.field == syntax::Field::Host;
    case syntax::LineKind::EmptyKey:
    case syntax::LineKind::NoSeparator:
        break;
    }
    return false;
}

} // namespace

GroupLines::GroupLines(session::AnalysisPtr analysis, dialects::Id reader)
    : m_analysis(std::move(analysis))
    , m_groups(&m_analysis->groupsFor(reader))
{
}

text::LineNumber GroupLines::firstLineOf(std::size_t group) const
{
    return m_groups->agents[m_groups->groups[group].agentsBegin].line;
}

std::size_t GroupLines::groupsUpTo(text::LineNumber line) const
{
    if (!m_groups)
        return 0;
    const auto behind =
        std::ranges::upper_bound(m_groups->groups, line, {}, [this](const rules::Group& group) {
            return m_groups->agents[group.agentsBegin].line;
        });
    return static_cast<std::size_t>(behind - m_groups->groups.begin());
}

std::optional<GroupLines::Range> GroupLines::rangeOf(std::size_t group) const
{
    const text::LineNumber first = firstLineOf(group);
    const auto [known, isNew] = m_lastLines.try_emplace(group);
    if (isNew) {
        const syntax::Document& document = m_analysis->document;
        text::LineNumber last = group + 1 < m_groups->groups.size()
                                    ? firstLineOf(group + 1) - 1
                                    : static_cast<text::LineNumber>(document.lines().size());
        while (last > first && isOutside(document.line(last)))
            --last;
        known->second = last;
    }
    if (known->second <= first)
        return std::nullopt;
    return Range{.first = first, .last = known->second};
}

std::optional<GroupLines::Range> GroupLines::beginningAt(text::LineNumber line) const
{
    const std::size_t count = groupsUpTo(line);
    if (count == 0 || firstLineOf(count - 1) != line)
        return std::nullopt;
    return rangeOf(count - 1);
}

std::optional<GroupLines::Range> GroupLines::holding(text::LineNumber line) const
{
    const std::size_t count = groupsUpTo(line);
    const auto range = count == 0 ? std::nullopt : rangeOf(count - 1);
    return range && line <= range->last ? range : std::nullopt;
}

std::vector<GroupLines::Range> GroupLines::all() const
{
    std::vector<Range> ranges;
    for (std::size_t group = 0; m_groups && group < m_groups->groups.size(); ++group) {
        if (const auto range = rangeOf(group))
            ranges.push_back(*range);
    }
    return ranges;
}

} // namespace crawlright::editor
