// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/readings.h"

#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace crawlright::checks {

namespace {

using dialects::Dialect;
using rules::AgentLine;
using rules::RuleLine;
using syntax::Field;

/// For each group whether some crawler is named by it and by another.
std::vector<bool> sharedGroupsOf(const syntax::Document& document, const rules::GroupSet& set)
{
    std::vector<bool> isShared(set.groups.size());
    std::unordered_map<std::string, std::size_t> first;
    for (std::size_t i = 0; i < set.groups.size(); ++i)
        for (const AgentLine& agent : set.agentsOf(set.groups[i])) {
            std::string token = agent.isStar ? "*" : text::lowered(document.textOf(agent.token));
            const auto [place, isNew] = first.try_emplace(std::move(token), i);
            if (!isNew && place->second != i)
                isShared[i] = isShared[place->second] = true;
        }
    return isShared;
}

bool holdsStar(std::span<const AgentLine> agents)
{
    return std::ranges::any_of(agents, &AgentLine::isStar);
}

/// A path that every dialect compares as it is written: nothing in it is encoded, decoded or made a
/// capital by any, and none has an exception for it.
bool isPlain(std::string_view value)
{
    if (value.starts_with("/robots.txt"))
        return false;
    bool inQuery = false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        const bool isLast = i + 1 == value.size();
        inQuery = inQuery || c == '?';
        if (!text::isUnreserved(c) && c != '*' && c != '?' && c != '&' && c != '=' &&
            (c != '/' || inQuery) && (c != '$' || !isLast))
            return false;
    }
    return true;
}

/// What the columns of two dialects must have in common for these lines to be read alike.
bool columnsAgree(const Dialect& a, const Dialect& b, bool hasEmptyRule, bool hasIndexPage,
                  bool isPlain)
{
    return a.wildcards == b.wildcards && a.precedence == b.precedence &&
           a.knowsAllow == b.knowsAllow && a.wildcardTieUndefined == b.wildcardTieUndefined &&
           (!hasEmptyRule || a.emptyRule == b.emptyRule) &&
           (!hasIndexPage || a.indexHtml == b.indexHtml) &&
           (isPlain || (a.patternEncoding == b.patternEncoding && a.urlEncoding == b.urlEncoding));
}

rules::RuleSet compiled(const syntax::Document& document, const rules::GroupSet& set,
                        std::span<const RuleLine> lines)
{
    rules::GroupSet one{.dialect = set.dialect};
    one.rules.assign(lines.begin(), lines.end());
    one.groups.push_back({.rulesEnd = static_cast<std::uint32_t>(one.rules.size())});
    one.bytesRead = set.bytesRead;
    return rules::compile(document, one,
                          {.by = rules::ChosenBy::Name, .fates = {rules::GroupFate::Taken}});
}

} // namespace

FileReadings::FileReadings(const syntax::Document& document)
    : m_document(document)
{
    for (const Dialect& dialect : dialects::all()) {
        rules::GroupSet set = rules::groupsOf(document, dialect);
        if (set.tooBigAllowsAll)
            continue; // none of its rules counts
        std::vector<bool> isShared = sharedGroupsOf(document, set);
        m_groups.push_back({std::move(set), std::move(isShared)});
    }
    findStars();
}

void FileReadings::findStars()
{
    std::vector<Member> members;
    for (const Groups& groups : m_groups) {
        const auto found = std::ranges::find_if(groups.set.groups, [&](const rules::Group& group) {
            return holdsStar(groups.set.agentsOf(group));
        });
        const auto index = static_cast<std::size_t>(found - groups.set.groups.begin());
        // Of several some dialects take the first, and others all.
        if (found != groups.set.groups.end() && !groups.isShared[index])
            members.push_back({&groups, index});
    }
    m_stars = readingsOf(members);
    for (Groups& groups : m_groups)
        for (std::size_t i = 0; i < m_stars.size(); ++i)
            if ((m_stars[i].readers & only(groups.set.dialect.id)) != nobody)
                groups.star = i;
}

const rules::GroupSet* FileReadings::groupsFor(dialects::Id dialect) const
{
    const auto found = std::ranges::find_if(
        m_groups, [&](const Groups& groups) { return groups.set.dialect.id == dialect; });
    return found == m_groups.end() ? nullptr : &found->set;
}

std::vector<Reading> FileReadings::next()
{
    const auto lineOf = [](const Groups& groups) {
        const auto& all = groups.set.groups;
        return groups.cursor == all.size() ? ~text::LineNumber{0}
                                           : groups.set.agentsOf(all[groups.cursor]).front().line;
    };
    text::LineNumber first = ~text::LineNumber{0};
    for (const Groups& groups : m_groups)
        first = std::min(first, lineOf(groups));
    std::vector<Member> members;
    for (Groups& groups : m_groups)
        if (lineOf(groups) == first && groups.cursor < groups.set.groups.size())
            members.push_back({&groups, groups.cursor++});
    return readingsOf(members);
}

std::vector<Reading> FileReadings::readingsOf(std::span<const Member> members) const
{
    struct Kind {
        bool isPlain = true;
    };
    std::vector<Reading> readings;
    std::vector<Kind> kinds;
    for (const Member& member : members) {
        std::size_t i = 0;
        while (i < readings.size() && !areAlike(readings[i], member, kinds[i].isPlain))
            ++i;
        if (i == readings.size()) {
            readings.push_back(readingOf(member));
            kinds.push_back({std::ranges::all_of(readings.back().lines, [&](const RuleLine& line) {
                return isPlain(m_document.textOf(line.value));
            })});
        }
        readings[i].readers =
            static_cast<Readers>(readings[i].readers | only(member.groups->set.dialect.id));
    }
    return readings;
}

bool FileReadings::areAlike(const Reading& reading, const Member& member, bool isPlain) const
{
    const auto& set = member.groups->set;
    const auto lines = set.rulesOf(set.groups[member.group]);
    if (reading.lines.size() != lines.size() || reading.star != member.groups->star ||
        reading.isShared != member.groups->isShared[member.group] ||
        reading.isStar != holdsStar(set.agentsOf(set.groups[member.group])))
        return false;
    bool hasEmptyRule = false;
    bool hasIndexPage = false;
    for (const RuleLine& line : lines) {
        hasEmptyRule = hasEmptyRule || line.value.isEmpty();
        hasIndexPage = hasIndexPage || (line.field == Field::Allow &&
                                        m_document.textOf(line.value).contains("/index.htm"));
    }
    return columnsAgree(dialects::get(reading.dialect), set.dialect, hasEmptyRule, hasIndexPage,
                        isPlain) &&
           std::ranges::equal(reading.lines, lines);
}

Reading FileReadings::readingOf(const Member& member) const
{
    const auto& set = member.groups->set;
    const rules::Group& group = set.groups[member.group];
    Reading reading;
    reading.dialect = set.dialect.id;
    reading.agents = set.agentsOf(group);
    reading.lines = set.rulesOf(group);
    reading.isShared = member.groups->isShared[member.group];
    reading.isStar = holdsStar(reading.agents);
    reading.star = member.groups->star;
    reading.rules = compiled(m_document, set, reading.lines);
    // Rules with a wildcard may be tried one by one, the others are found at once.
    reading.matchWork =
        64 + 4 * static_cast<std::size_t>(
                     std::ranges::count_if(reading.lines, [&](const RuleLine& line) {
                         const std::string_view value = m_document.textOf(line.value);
                         return value.contains('*') || value.ends_with('$');
                     }));
    return reading;
}

} // namespace crawlright::checks
