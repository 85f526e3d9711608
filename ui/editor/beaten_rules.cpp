// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/beaten_rules.h"

#include "core/checks/readers.h"
#include "core/rules/rule_set.h"

#include <algorithm>

namespace crawlright::editor {

namespace {

std::string ruleLine(const syntax::Document& document, text::LineNumber line, text::Span value)
{
    const bool allows = document.line(line).name.field == syntax::Field::Allow;
    std::string text = allows ? "Allow: " : "Disallow: ";
    text += document.textOf(value);
    text += '\n';
    return text;
}

// A file with these two rules alone, in their order.
struct Duel {
    syntax::Document document;
    text::LineNumber own = 2;
    text::LineNumber other = 3;
};

Duel duelOf(const syntax::Document& document, const checks::Finding& finding)
{
    const checks::Related& covering = finding.related.front();
    const std::string own = ruleLine(document, finding.line, finding.span);
    const std::string other = ruleLine(document, covering.line, covering.span);
    if (finding.line < covering.line)
        return {.document = syntax::parse("User-agent: *\n" + own + other)};
    return {.document = syntax::parse("User-agent: *\n" + other + own), .own = 3, .other = 2};
}

bool isBeatenIn(const Duel& duel, dialects::Id dialect)
{
    const rules::RuleSet set =
        rules::compile(duel.document, dialects::get(dialect), rules::Agent{.names = {"x"}});
    const auto ordinalOf = [&set](text::LineNumber line) {
        const auto rule = std::ranges::find(set.rules(), line, &rules::Rule::line);
        return rule == set.rules().end() ? rules::noRule
                                         : static_cast<std::uint32_t>(rule - set.rules().begin());
    };
    const std::uint32_t own = ordinalOf(duel.own);
    const std::uint32_t other = ordinalOf(duel.other);
    return own != rules::noRule && other != rules::noRule && set.isBetter(other, own);
}

} // namespace

checks::Readers beatenFor(checks::Readers readers, const checks::Finding& finding,
                          const syntax::Document& document)
{
    if (finding.code != checks::Code::DeadRule || finding.related.empty())
        return checks::nobody;
    const Duel duel = duelOf(document, finding);
    return checks::readersWhere([&](const dialects::Dialect& dialect) {
        return (readers & checks::only(dialect.id)) != 0 &&
               finding.severityFor(dialect.id) != checks::Severity::None &&
               isBeatenIn(duel, dialect.id);
    });
}

} // namespace crawlright::editor
