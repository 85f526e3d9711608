// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/hover/patterns.h"

#include "ui/words/about_pattern.h"

#include <algorithm>

namespace crawlright::hover {

namespace {

using dialects::Dialect;
using rules::Group;
using rules::GroupSet;
using rules::RuleLine;

/// The folder that an Allow of an index page opens as well; empty where it opens none.
std::string folderOf(std::string_view value)
{
    const std::size_t slash = value.rfind('/');
    if (slash == std::string_view::npos || !value.substr(slash).starts_with("/index.htm"))
        return {};
    return std::string(value.substr(0, slash + 1));
}

/// One entry for all readers who differ alike.
void addOther(std::vector<words::OtherReading>& others, words::OtherReading reading)
{
    const auto same = std::ranges::find_if(others, [&](const words::OtherReading& other) {
        return other.wildcards == reading.wildcards && other.differences == reading.differences &&
               other.opened == reading.opened;
    });
    if (same == others.end())
        others.push_back(std::move(reading));
    else
        same->readers = static_cast<checks::Readers>(same->readers | reading.readers);
}

void compareReaders(words::PatternFacts& facts, const Dialect& usual, const Audience& audience)
{
    const std::string folder =
        facts.field == syntax::Field::Allow ? folderOf(facts.value) : std::string();
    for (const dialects::Id id : audience.readers) {
        const Dialect& dialect = dialects::get(id);
        if (facts.field == syntax::Field::Allow && !dialect.knowsAllow)
            continue; // the field is what it ignores
        words::OtherReading reading{.readers = checks::only(id), .wildcards = dialect.wildcards};
        if (dialect.indexHtml && !folder.empty())
            reading.opened = folder;
        if (id != usual.id)
            reading.differences = rules::differencesOf(facts.value, usual, dialect);
        if (reading.differences.empty()) // it is of no consequence here
            reading.wildcards = usual.wildcards;
        if (!reading.differences.empty() || !reading.opened.empty())
            addOther(facts.others, std::move(reading));
    }
}

void addGroup(words::PatternFacts& facts, const session::Analysis& analysis, text::LineNumber line,
              const GroupSet& set)
{
    using Standing = words::PatternFacts::Standing;
    const auto rule = std::ranges::lower_bound(set.rules, line, {}, &RuleLine::line);
    if (rule == set.rules.end() || rule->line != line) {
        const bool isPast = analysis.document.line(line).contentEnd > set.bytesRead;
        const bool isRule = syntax::isRule(rules::read(analysis.document, line, set.dialect).field);
        facts.standing = isPast   ? Standing::PastLimit
                         : isRule ? Standing::NoGroup
                                  : Standing::NotRead;
        return;
    }
    const auto index = static_cast<std::uint32_t>(rule - set.rules.begin());
    const auto group = std::ranges::upper_bound(set.groups, index, {}, &Group::rulesEnd);
    facts.groupLine = set.agents[group->agentsBegin].line;
    for (const rules::AgentLine& agent : set.agentsOf(*group))
        facts.agents.emplace_back(analysis.document.textOf(agent.value));
}

} // namespace

words::About aboutRuleLine(const session::Analysis& analysis, text::LineNumber line,
                           const Audience& audience)
{
    const Dialect& usual =
        dialects::get(audience.readers.empty() ? dialects::Id::Rfc9309 : audience.readers.front());
    const syntax::Line& written = analysis.document.line(line);
    words::PatternFacts facts;
    facts.reader = usual.id;
    facts.wildcards = usual.wildcards;
    facts.field = written.name.field;
    facts.value = analysis.document.textOf(written.value());
    facts.examples = rules::examplesOf(facts.value, usual);
    compareReaders(facts, usual, audience);
    addGroup(facts, analysis, line, analysis.groupsFor(usual.id));
    return words::aboutPattern(facts);
}

} // namespace crawlright::hover
