// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/commented_rule.h"
#include "core/checks/families.h"
#include "core/checks/intent_words.h"
#include "core/checks/scheme.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>

namespace crawlright::checks {

namespace {

using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;
using text::Span;

/// Of comments one below the other, the first stands for all.
void checkCommentedRules(const Context& context, Findings& findings)
{
    const auto lines = context.document.lines();
    bool isRun = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isComment = lines[i].kind == LineKind::Comment;
        const Span text = isComment ? commentText(context.bytes, lines[i]) : Span{};
        const bool isRule = isComment && wouldBeRule(text.of(context.bytes));
        if (isRule && !isRun)
            findings.push_back({Code::CommentedRule,
                                static_cast<LineNumber>(i + 1),
                                text,
                                severitiesOf(everybody, Severity::Hint),
                                {std::string(text.of(context.bytes))},
                                {}});
        isRun = isComment && (isRun || isRule);
    }
}

bool isBan(const Context& context, const Line& line)
{
    return line.kind == LineKind::Field && line.name.field == Field::Disallow &&
           !line.value().isEmpty() && context.readersOf(line) != nobody;
}

/// Once for each ban: `findings` are those of this kind alone, by line where they come by line.
void addHidden(const Context& context, LineNumber ban, Span reason, LineNumber reasonLine,
               Findings& findings)
{
    if (std::ranges::binary_search(findings, ban, {}, &Finding::line))
        return;
    const Line& line = context.document.line(ban);
    findings.push_back({Code::DisallowHidesNoindex,
                        ban,
                        line.value(),
                        severitiesOf(context.readersOf(line), Severity::Warning),
                        {std::string(line.value().of(context.bytes))},
                        {{Related::Role::Earlier, reason, reasonLine}}});
}

/// A comment about the index on the line of a ban or right above it.
void checkNoIndexComments(const Context& context, Findings& findings)
{
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].hasComment())
            continue;
        const Span text = commentText(context.bytes, lines[i]);
        if (!saysNoIndex(text.of(context.bytes)))
            continue;
        const std::size_t ban = lines[i].kind == LineKind::Comment ? i + 1 : i;
        if (ban < lines.size() && isBan(context, lines[ban]))
            addHidden(context, static_cast<LineNumber>(ban + 1), text,
                      static_cast<LineNumber>(i + 1), findings);
    }
}

/// The first ban on a path that has a Noindex line; whoever writes one writes many.
void checkNoIndexLines(const Context& context, Findings& findings)
{
    const auto lines = context.document.lines();
    std::unordered_map<std::string_view, LineNumber> paths;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].kind == LineKind::Field && lines[i].name.field == Field::Noindex &&
            !lines[i].value().isEmpty())
            paths.try_emplace(lines[i].value().of(context.bytes), static_cast<LineNumber>(i + 1));
    if (paths.empty())
        return;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!isBan(context, lines[i]))
            continue;
        const auto found = paths.find(lines[i].value().of(context.bytes));
        if (found == paths.end())
            continue;
        const LineNumber reason = found->second;
        addHidden(context, static_cast<LineNumber>(i + 1), context.document.line(reason).value(),
                  reason, findings);
        return;
    }
}

bool forbidsAll(const Context& context)
{
    return std::ranges::any_of(context.rules, [&](const RulePlace& rule) {
        const Line& line = context.document.line(rule.line);
        return isBan(context, line) && line.value().of(context.bytes) == "/";
    });
}

/// The first sign that a file that forbids everything is one of a site for tests.
void checkStaging(const Context& context, Findings& findings)
{
    if (!forbidsAll(context))
        return;
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        Span sign;
        if (line.hasComment()) {
            const Span text = commentText(context.bytes, line);
            if (saysStaging(text.of(context.bytes)))
                sign = text;
        }
        if (line.kind == LineKind::Field &&
            (line.name.field == Field::Sitemap || line.name.field == Field::Host)) {
            const std::string_view value = line.value().of(context.bytes);
            const std::size_t host = schemeAndHostOf(value);
            if (isStagingHost(
                    host != 0 ? value.substr(value.find("://") + 3, host - value.find("://") - 3)
                              : std::string_view()))
                sign = line.value();
        }
        if (sign.isEmpty())
            continue;
        findings.push_back({Code::StagingFile,
                            static_cast<LineNumber>(i + 1),
                            sign,
                            severitiesOf(everybody, Severity::Warning),
                            {std::string(sign.of(context.bytes))},
                            {}});
        return;
    }
}

} // namespace

void checkComments(const Context& context, Findings& findings)
{
    checkCommentedRules(context, findings);
    Findings hidden;
    checkNoIndexComments(context, hidden);
    checkNoIndexLines(context, hidden);
    std::ranges::move(hidden, std::back_inserter(findings));
    checkStaging(context, findings);
}

} // namespace crawlright::checks
