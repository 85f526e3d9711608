// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/outline/group_at.h"

#include "ui/words/quoted.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace crawlright::outline {

namespace {

using namespace Qt::StringLiterals;
using rules::Group;
using rules::GroupSet;
using syntax::Field;

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::outline::Group)
};

bool isOfNoGroup(Field field)
{
    return field == Field::Sitemap || field == Field::Host || field == Field::CleanParam;
}

} // namespace

std::optional<std::uint32_t> groupAt(const syntax::Document& document, const GroupSet& groups,
                                     text::LineNumber line)
{
    if (line == 0 || line > document.lines().size())
        return std::nullopt;
    const auto begin = [&groups](const Group& group) {
        return groups.agents[group.agentsBegin].line;
    };
    const auto after = std::ranges::upper_bound(groups.groups, line, {}, begin);
    if (after == groups.groups.begin() || isOfNoGroup(document.line(line).name.field))
        return std::nullopt;
    const auto found = after - 1;
    if (document.line(line).end() > groups.bytesRead)
        return std::nullopt;
    if (groups.dialect.blankLineEndsRecord) {
        for (text::LineNumber n = begin(*found); n <= line; ++n)
            if (document.line(n).kind == syntax::LineKind::Blank)
                return std::nullopt;
    }
    return static_cast<std::uint32_t>(found - groups.groups.begin());
}

QString namesOf(const syntax::Document& document, const GroupSet& groups, const Group& group)
{
    constexpr std::size_t most = 8;
    constexpr int letters = 40;
    QStringList names;
    for (const rules::AgentLine& agent : groups.agentsOf(group)) {
        if (names.size() == most)
            break;
        const std::string_view name = document.textOf(agent.value);
        //: A user-agent line without a name.
        names += name.empty() ? Words::tr("(no name)") : words::shown(name, letters);
    }
    const std::size_t count = group.agentsEnd - group.agentsBegin;
    if (count > most)
        //: The end of a list of crawlers: "Googlebot, bingbot, 3 more".
        names += Words::tr("%n more", nullptr, static_cast<int>(count - most));
    return names.join(u", "_s);
}

} // namespace crawlright::outline
