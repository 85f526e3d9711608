// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/families.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using checks::Readers;
using checks::Related;
using checks::Stretch;
using dialects::Dialect;
using dialects::Precedence;
using syntax::Field;
using syntax::Line;
using text::LineNumber;

Drafts duplicate(const Site& site, const Finding& finding)
{
    const LineNumber earlier = relatedLine(finding, Related::Role::Earlier);
    if (earlier == 0 || earlier >= finding.line)
        return {};
    Draft draft = deleteLine(site, finding.line);
    if (site.line(earlier).name.field == site.line(finding.line).name.field)
        draft.needless = {{finding.line, site.readSameValue(finding.line, earlier)}};
    return {draft};
}

/// Of an Allow and a Disallow with one path, the one that goes.
Draft without(const Site& site, FixCode code, LineNumber gone, LineNumber stays)
{
    const bool isDisallow = site.line(gone).name.field == Field::Disallow;
    const Readers losing = checks::readersWhere([&](const Dialect& dialect) {
        // By order the later never decides; by length the Allow wins, and the other one matters
        // only where two that differ in their stars leave a verdict open.
        return dialect.precedence == Precedence::First
                   ? gone > stays
                   : isDisallow && site.readings.of(dialect.id).immaterial.order;
    });
    Draft draft{.code = code, .arguments = {std::to_string(gone)}, .edits = {site.without(gone)}};
    draft.needless = {{gone, static_cast<Readers>(losing & site.readSameValue(gone, stays))}};
    return draft;
}

Drafts contradicting(const Site& site, const Finding& finding)
{
    const LineNumber earlier = relatedLine(finding, Related::Role::Earlier);
    if (earlier == 0 || earlier >= finding.line)
        return {};
    const bool isAllow = site.line(finding.line).name.field == Field::Allow;
    const LineNumber allow = isAllow ? finding.line : earlier;
    const LineNumber disallow = isAllow ? earlier : finding.line;
    return {without(site, FixCode::KeepAllow, disallow, allow),
            without(site, FixCode::KeepDisallow, allow, disallow)};
}

Drafts dead(const Site& site, const Finding& finding)
{
    Draft draft = deleteLine(site, finding.line);
    // Shown by the check. Of two rules that make each other needless only one can go.
    draft.proven = checks::concernedBy(finding);
    return {draft};
}

Drafts shadowed(const Site& site, const Finding& finding)
{
    const LineNumber cover = relatedLine(finding, Related::Role::CoveredBy);
    Drafts drafts = dead(site, finding);
    if (cover == 0 || cover >= finding.line)
        return drafts;
    const text::Span moved{site.beginOf(finding.line), site.line(finding.line).contentEnd};
    Draft up{.code = FixCode::MoveUp,
             .arguments = {std::to_string(cover)},
             .edits = {site.above(cover, {std::string(site.textOf(moved))}),
                       site.withoutLines(finding.line, finding.line)}};
    // Within a group the order is nothing to those who look at length, or see one kind of rule.
    const Readers unordered = checks::readersWhere(
        [&](const Dialect& dialect) { return site.readings.of(dialect.id).immaterial.order; });
    up.proven = static_cast<Readers>(unordered & site.readings.sameGroup(finding.line, cover));
    up.provenTogether = true;
    drafts.insert(drafts.begin(), std::move(up));
    return drafts;
}

/// `/*` and `*` are common ways to say "everything"; without its star the dollar of `$*` would be
/// the end of the path, and a blank no part of the value.
bool hasNeedlessStar(std::string_view value)
{
    return value.size() > 2 && value.ends_with('*') && !value.ends_with("**") &&
           !value.ends_with("$*") && !text::isSpace(value[value.size() - 2]);
}

/// Said once for a group, so all of it is meant.
Drafts trailingStars(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    if (!stretch)
        return {};
    Draft draft{.code = FixCode::RemoveTrailingStars};
    for (LineNumber n = finding.line; n <= site.lastLineOf(*stretch); ++n)
        if (site.isRule(n) && hasNeedlessStar(site.valueOf(n)))
            draft.edits.push_back({{site.line(n).valueEnd - 1, site.line(n).valueEnd}, {}});
    draft.arguments = {std::to_string(draft.edits.size())};
    return draft.edits.empty() ? Drafts() : Drafts{draft};
}

Drafts emptyRule(const Site& site, const Finding& finding)
{
    Drafts drafts{deleteLine(site, finding.line)};
    if (site.isField(finding.line, Field::Allow))
        drafts.push_back({.code = FixCode::WriteValue,
                          .arguments = {std::string(), "/"},
                          .edits = {site.withValue(finding.line, "/")}});
    return drafts;
}

} // namespace

Drafts ruleDrafts(const Site& site, const Finding& finding)
{
    switch (finding.code) {
    case Code::EmptyRule:
        return emptyRule(site, finding);
    case Code::DuplicateRule:
        return duplicate(site, finding);
    case Code::ContradictingRule:
        return contradicting(site, finding);
    case Code::DeadRule:
        return dead(site, finding);
    case Code::ShadowedByOrder:
        return shadowed(site, finding);
    case Code::TrailingStar:
        return trailingStars(site, finding);
    case Code::CaseMismatch:
        return {deleteLine(site, finding.line)};
    default:
        return {};
    }
}

} // namespace crawlright::edits
