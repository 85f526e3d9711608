// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/families.h"
#include "core/text/case.h"

#include <algorithm>
#include <set>

namespace crawlright::edits {

namespace {

using checks::Finding;
using checks::Readers;
using checks::Related;
using checks::Stretch;
using dialects::Dialect;
using dialects::GroupMerge;
using syntax::Field;
using syntax::LineKind;
using text::LineNumber;

/// Where all groups for a crawler count, and the order of their rules is nothing.
bool addsGroups(const Site& site, const Dialect& dialect)
{
    return dialect.merge == GroupMerge::All && dialect.starMerge == GroupMerge::All &&
           dialect.precedence == dialects::Precedence::Longest &&
           site.readings.of(dialect.id).immaterial.order;
}

std::set<std::string> namesOf(const Site& site, const Stretch& stretch)
{
    std::set<std::string> names;
    for (std::uint32_t i = stretch.agentsBegin; i < stretch.agentsEnd; ++i)
        names.insert(text::lowered(site.context.agents[i].name.of(site.bytes)));
    return names;
}

std::set<std::string> tokensOf(const Site& site, const Reading& reading, const rules::Group& group)
{
    std::set<std::string> tokens;
    for (const rules::AgentLine& agent : reading.groups.agentsOf(group))
        tokens.insert((agent.isStar ? "*" : "=") + text::lowered(site.textOf(agent.token)));
    return tokens;
}

/// A stretch with the rules of its group.
struct Block {
    const Stretch* stretch = nullptr;
    LineNumber first = 0; ///< its first user-agent line
    LineNumber lastAgent = 0;
    LineNumber lastRule = 0; ///< 0: none
    LineNumber last = 0;     ///< above the next stretch
};

Block blockOf(const Site& site, const Stretch& stretch)
{
    Block block{&stretch, site.firstLineOf(stretch), site.lastAgentOf(stretch), 0,
                site.lastLineOf(stretch)};
    for (LineNumber n = block.last; n > block.lastAgent && block.lastRule == 0; --n)
        if (site.isRule(n))
            block.lastRule = n;
    return block;
}

/// Whether the user-agent lines above stand with theirs, because no rule parts them.
bool beginsGroup(const Site& site, const Stretch& stretch)
{
    const Stretch* const first = site.context.stretches.data();
    return &stretch == first || (&stretch - 1)->hasRules;
}

/// The group that a dialect reads in just these lines; nullptr where it reads them otherwise.
const rules::Group* wholeGroup(const Site& site, const Block& block, const Dialect& dialect)
{
    const Reading& reading = site.readings.of(dialect.id);
    const rules::Group* group = reading.groupAt(block.first);
    if (!group || group != reading.groupAt(block.lastAgent))
        return nullptr;
    const auto agents = reading.groups.agentsOf(*group);
    const auto rules = reading.groups.rulesOf(*group);
    if (agents.front().line < block.first || agents.back().line > block.lastAgent)
        return nullptr;
    std::size_t read = 0;
    for (LineNumber n = block.lastAgent; n <= block.lastRule; ++n) {
        if (!site.isRule(n) || !syntax::isRule(rules::read(site.document, n, dialect).field))
            continue;
        if (reading.groupAt(n) != group)
            return nullptr; // a blank line parts it from its group
        ++read;
    }
    return read == rules.size() ? group : nullptr;
}

/// Whether the lines of a block can go without a change for what stands below: a group begins
/// there, or nothing does.
bool mayGo(const Site& site, const Block& block, const Dialect& dialect)
{
    const Reading& reading = site.readings.of(dialect.id);
    return block.last == site.lineCount() || reading.groupAt(block.last + 1) != nullptr;
}

bool holdsForWholeFile(const Site& site, LineNumber number)
{
    return site.isField(number, Field::Sitemap) || site.isField(number, Field::Host) ||
           site.isField(number, Field::CleanParam);
}

/// The user-agent lines and rules of a block go, with `body` all that stands between; what holds
/// for the whole file stays, and so do comments that are not moved. Blank lines go with what they
/// part.
Edits withoutBlock(const Site& site, const Block& block, bool body)
{
    Edits edits;
    const LineNumber last = std::max(block.lastRule, block.lastAgent);
    bool leavesLine = false;
    for (LineNumber n = block.first; n <= last; ++n) {
        const bool isMoved = body && n > block.lastAgent && !holdsForWholeFile(site, n);
        if (isMoved || site.line(n).kind == LineKind::Blank)
            edits.push_back(site.withoutLines(n, n));
        else if (site.isField(n, Field::UserAgent) || site.isRule(n))
            edits.push_back(site.without(n));
        else
            leavesLine = true;
    }
    if (!leavesLine && block.first > 1 && site.line(block.first - 1).kind == LineKind::Blank)
        edits.push_back(site.withoutLines(block.first - 1, block.first - 1));
    return edits;
}

std::vector<std::string> bodyOf(const Site& site, const Block& block)
{
    std::vector<std::string> lines;
    for (LineNumber n = block.lastAgent + 1; n <= block.lastRule; ++n)
        if (site.line(n).kind != LineKind::Blank && !holdsForWholeFile(site, n))
            lines.emplace_back(site.textOf(site.line(n).content()));
    return lines;
}

bool mergingKeeps(const Site& site, const Block& into, const Block& from, const Dialect& dialect)
{
    if (!addsGroups(site, dialect))
        return false;
    const Reading& reading = site.readings.of(dialect.id);
    const rules::Group* target = reading.groupAt(into.lastRule);
    const rules::Group* source = wholeGroup(site, from, dialect);
    return target && source && target != source && target == reading.groupAt(into.first) &&
           tokensOf(site, reading, *target) == tokensOf(site, reading, *source) &&
           mayGo(site, from, dialect);
}

/// Same rules in the same lines: what a dialect reads of them is the same, too.
bool readSame(const Site& site, const Block& a, const Block& b, const Dialect& dialect)
{
    LineNumber other = b.lastAgent;
    for (LineNumber n = a.lastAgent + 1; n <= a.lastRule; ++n) {
        if (!site.isRule(n))
            continue;
        do
            ++other;
        while (other <= b.lastRule && !site.isRule(other));
        if (other > b.lastRule || rules::read(site.document, n, dialect).field !=
                                      rules::read(site.document, other, dialect).field)
            return false;
    }
    return true;
}

bool sharingKeeps(const Site& site, const Block& into, const Block& from, const Dialect& dialect)
{
    if (!addsGroups(site, dialect))
        return false;
    const rules::Group* target = wholeGroup(site, into, dialect);
    const rules::Group* source = wholeGroup(site, from, dialect);
    return target && source && target != source && mayGo(site, from, dialect) &&
           readSame(site, into, from, dialect);
}

} // namespace

Drafts mergeDrafts(const Site& site, const Finding& finding)
{
    const LineNumber other = relatedLine(finding, Related::Role::OtherGroup);
    const Stretch* first = other == 0 ? nullptr : site.stretchAt(other);
    const Stretch* second = site.stretchAt(finding.line);
    if (!first || !second || first == second || !beginsGroup(site, *first) ||
        !beginsGroup(site, *second) || namesOf(site, *first) != namesOf(site, *second))
        return {};
    const Block into = blockOf(site, *first);
    const Block from = blockOf(site, *second);
    if (into.lastRule == 0 || from.lastRule == 0)
        return {}; // whose rules they share is another finding
    Draft draft{.code = FixCode::MergeGroups,
                .arguments = {std::string(site.valueOf(other)), std::to_string(other)},
                .edits = withoutBlock(site, from, true)};
    draft.edits.push_back(site.below(into.lastRule, bodyOf(site, from)));
    // Group by group the same names get the same rules, however many are merged.
    draft.provenTogether = true;
    draft.proven = checks::readersWhere(
        [&](const Dialect& dialect) { return mergingKeeps(site, into, from, dialect); });
    return {draft};
}

Drafts shareDrafts(const Site& site, const Finding& finding)
{
    const LineNumber other = relatedLine(finding, Related::Role::Earlier);
    const Stretch* first = other == 0 ? nullptr : site.stretchAt(other);
    if (!first || first->hasOthers)
        return {};
    const Block into = blockOf(site, *first);
    Draft draft{.code = FixCode::ShareRules, .proven = checks::everybody, .provenTogether = true};
    std::vector<std::string> names;
    std::size_t groups = 1;
    for (const Stretch* stretch : site.withSameRules(*first)) {
        if (stretch == first || stretch->hasOthers || stretch->agentsBegin < first->agentsBegin)
            continue;
        const Block from = blockOf(site, *stretch);
        for (std::uint32_t i = stretch->agentsBegin; i < stretch->agentsEnd; ++i)
            names.push_back("User-agent: " +
                            std::string(site.textOf(site.context.agents[i].value)));
        std::ranges::move(withoutBlock(site, from, false), std::back_inserter(draft.edits));
        const Readers kept = checks::readersWhere(
            [&](const Dialect& dialect) { return sharingKeeps(site, into, from, dialect); });
        draft.proven = static_cast<Readers>(draft.proven & kept);
        ++groups;
    }
    if (groups == 1)
        return {};
    draft.arguments = {std::to_string(groups)};
    draft.edits.push_back(site.below(into.lastAgent, names));
    return {draft};
}

} // namespace crawlright::edits
