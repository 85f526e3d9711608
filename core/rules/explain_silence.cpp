// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain_parts.h"
#include "core/rules/pattern.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crawlright::rules {

namespace {

using dialects::Column;
using dialects::Dialect;
using dialects::Topic;

/// The groups with only those rules that can decide about one path, so that compiling them costs
/// next to nothing. What stands between them cannot change a verdict.
GroupSet onlyConcerned(const syntax::Document& document, const GroupSet& groups,
                       const Selection& selection, std::string_view path)
{
    const Dialect& dialect = groups.dialect;
    GroupSet some = groups;
    some.rules.clear();
    std::string pattern;
    const auto concerns = [&](const RuleLine& line) {
        if (line.value.isEmpty() || (dialect.indexHtml && line.field == syntax::Field::Allow))
            return true;
        pattern.clear();
        access::encodeInto(pattern, document.textOf(line.value), dialect.patternEncoding,
                           dialect.wildcards);
        return matches(pattern, path, dialect.wildcards);
    };
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        some.groups[i].rulesBegin = static_cast<std::uint32_t>(some.rules.size());
        const GroupFate fate = selection.fates[i];
        if (fate == GroupFate::Taken || fate == GroupFate::Merged)
            std::ranges::copy_if(groups.rulesOf(groups.groups[i]), std::back_inserter(some.rules),
                                 concerns);
        some.groups[i].rulesEnd = static_cast<std::uint32_t>(some.rules.size());
    }
    return some;
}

Verdict verdictBy(const syntax::Document& document, const GroupSet& groups, const Agent& agent,
                  std::string_view url)
{
    const Selection selection = select(document, groups, agent);
    const std::string path = access::prepare(url, groups.dialect);
    const GroupSet some = onlyConcerned(document, groups, selection, path);
    return compile(document, some, selection).match(path).verdict;
}

bool anyLine(const syntax::Document& document, bool (*holds)(const syntax::Line&))
{
    return std::ranges::any_of(document.lines(), holds);
}

/// The dialect with the other reading of what its source leaves open; false where this file gives
/// that reading nothing to differ in, or there is no other reading.
bool flip(Dialect& d, Topic topic, const Proof& proof, const Matter& matter)
{
    switch (topic) {
    case Topic::Merging:
        d.merge = d.starMerge = dialects::GroupMerge::First;
        return std::ranges::contains(matter.selection.fates, GroupFate::Merged);
    case Topic::BlankLines:
        d.blankLineEndsRecord = !d.blankLineEndsRecord;
        return anyLine(matter.document,
                       [](const auto& line) { return line.kind == syntax::LineKind::Blank; });
    case Topic::SizeLimit:
        d.bodyLimit = 0;
        return proof.bytesRead < proof.fileBytes;
    case Topic::RobotsTxtItself:
        d.robotsTxtAllowed = !d.robotsTxtAllowed;
        return proof.comparedPath == "/robots.txt";
    case Topic::Spelling:
        d.acceptsTypos = d.acceptsPrefixes = !d.acceptsTypos;
        return anyLine(matter.document, [](const auto& line) {
            return line.name.spelling != syntax::Spelling::Exact;
        });
    case Topic::MissingColon:
        d.acceptsMissingColon = !d.acceptsMissingColon;
        return anyLine(matter.document, [](const auto& line) { return bool(line.colonless); });
    case Topic::HighBytes:
        d.patternEncoding.encodesHighBytes = d.urlEncoding.encodesHighBytes = false;
        return true;
    case Topic::Escapes:
        d.patternEncoding = {.encodesHighBytes = d.patternEncoding.encodesHighBytes};
        d.urlEncoding = {.encodesHighBytes = d.urlEncoding.encodesHighBytes};
        return true;
    case Topic::EmptyRule:
        d.emptyRule = dialects::EmptyRule::OppositeOfAll;
        return std::ranges::any_of(matter.groups.rules,
                                   [](const RuleLine& rule) { return rule.value.isEmpty(); });
    default:
        return false;
    }
}

/// The file as a reader has it that takes a byte order mark for the beginning of the first key.
syntax::Document withoutMark(const syntax::Document& document)
{
    std::string bytes(document.bytes());
    bytes.replace(0, document.bomSize(), document.bomSize(), '\x1A');
    return syntax::parse(std::move(bytes));
}

bool otherwiseReads(Topic topic, const Proof& proof, const Matter& matter)
{
    Dialect other = matter.dialect();
    if (topic == Topic::ByteOrderMark) {
        if (matter.document.bomSize() == 0)
            return false;
        const syntax::Document document = withoutMark(matter.document);
        const GroupSet groups = groupsOf(document, other);
        return verdictBy(document, groups, matter.agent, proof.url) != proof.decision.verdict;
    }
    if (!flip(other, topic, proof, matter))
        return false;
    const GroupSet groups = groupsOf(matter.document, other);
    return verdictBy(matter.document, groups, matter.agent, proof.url) != proof.decision.verdict;
}

} // namespace

void tellSilence(Proof& proof, const Matter& matter)
{
    constexpr std::array<std::pair<Topic, Column>, 10> cells{{
        {Topic::Merging, Column::Merging},
        {Topic::EmptyRule, Column::EmptyRule},
        {Topic::HighBytes, Column::Encoding},
        {Topic::Escapes, Column::Encoding},
        {Topic::BlankLines, Column::BlankLines},
        {Topic::SizeLimit, Column::SizeLimit},
        {Topic::RobotsTxtItself, Column::RobotsTxtItself},
        {Topic::Spelling, Column::Spelling},
        {Topic::MissingColon, Column::MissingColon},
        {Topic::ByteOrderMark, Column::ByteOrderMark},
    }};
    for (const auto& [topic, column] : cells) {
        const bool isTold = std::ranges::contains(proof.silentColumns, column);
        if (!isTold && matter.dialect().isSilent(topic) && otherwiseReads(topic, proof, matter))
            proof.silentColumns.push_back(column);
    }
}

} // namespace crawlright::rules
