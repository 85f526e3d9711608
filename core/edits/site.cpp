// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/site.h"

#include "core/checks/scheme.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Stretch;
using syntax::Line;
using syntax::LineEnd;
using text::LineNumber;

} // namespace

Site::Site(const syntax::Document& parsed)
    : LineEdits(parsed)
    , context(document)
    , readings(document)
{
    for (const Stretch& stretch : context.stretches)
        if (stretch.hasRules)
            m_byRules.emplace(hashOf(stretch), &stretch);
    for (LineNumber number = 1; number <= lineCount(); ++number) {
        const std::string_view value = valueOf(number);
        const std::size_t size = checks::schemeAndHostOf(value);
        if (isField(number, syntax::Field::Sitemap) && size != 0) {
            m_ownAddress = value.substr(0, size);
            break;
        }
        if (isField(number, syntax::Field::Host) && m_ownAddress.empty() && rules::parseHost(value))
            m_ownAddress = "https://" + std::string(value);
    }
}

const Stretch* Site::stretchAt(LineNumber number) const
{
    const auto& stretches = context.stretches;
    const auto next = std::ranges::upper_bound(
        stretches, number, {}, [&](const Stretch& stretch) { return firstLineOf(stretch); });
    return next == stretches.begin() ? nullptr : &*std::prev(next);
}

LineNumber Site::firstLineOf(const Stretch& stretch) const
{
    return context.agents[stretch.agentsBegin].line;
}

LineNumber Site::lastLineOf(const Stretch& stretch) const
{
    return stretch.agentsEnd < context.agents.size() ? context.agents[stretch.agentsEnd].line - 1
                                                     : lineCount();
}

LineNumber Site::lastAgentOf(const Stretch& stretch) const
{
    return context.agents[stretch.agentsEnd - 1].line;
}

checks::Readers Site::readSameValue(LineNumber a, LineNumber b) const
{
    const checks::Readers same = readings.sameGroup(a, b);
    return checks::readersWhere([&](const dialects::Dialect& dialect) {
        if ((same & checks::only(dialect.id)) == 0)
            return false;
        const rules::ReadLine one = rules::read(document, a, dialect);
        const rules::ReadLine other = rules::read(document, b, dialect);
        return syntax::isRule(one.field) && syntax::isRule(other.field) &&
               textOf(one.value) == textOf(other.value);
    });
}

std::span<const checks::RulePlace> Site::rulesOf(const Stretch& stretch) const
{
    const auto index = static_cast<std::uint32_t>(&stretch - context.stretches.data());
    const auto found =
        std::ranges::equal_range(context.rules, index, {}, &checks::RulePlace::stretch);
    return {found.begin(), found.end()};
}

std::size_t Site::hashOf(const Stretch& stretch) const
{
    std::size_t hash = 0;
    for (const checks::RulePlace& rule : rulesOf(stretch))
        hash = hash * 31 + std::hash<std::string_view>()(valueOf(rule.line)) +
               (isField(rule.line, syntax::Field::Allow) ? 1 : 0);
    return hash;
}

bool Site::haveSameRules(const Stretch& a, const Stretch& b) const
{
    return std::ranges::equal(rulesOf(a), rulesOf(b), [&](const auto& x, const auto& y) {
        return line(x.line).name.field == line(y.line).name.field &&
               valueOf(x.line) == valueOf(y.line);
    });
}

std::vector<const Stretch*> Site::withSameRules(const Stretch& stretch) const
{
    std::vector<const Stretch*> same;
    const auto [begin, end] = m_byRules.equal_range(hashOf(stretch));
    for (auto it = begin; it != end; ++it)
        if (haveSameRules(stretch, *it->second))
            same.push_back(it->second);
    std::ranges::sort(same); // by place
    return same;
}

} // namespace crawlright::edits
