// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/explain.h"
#include "core/rules/pattern.h"
#include "tests/core/reference/google_parser.h"
#include "tests/fuzz/require.h"

#include <algorithm>

/// The input's first line is the URL, its second the crawler's name, the rest the file.
namespace {

using namespace crawlright;
using fuzz::require;
using rules::Decision;
using rules::RuleSet;

/// Whether a rule that was not chosen would have been better than the one that was.
bool isBetter(const rules::Rule& rule, const rules::Rule& chosen, const dialects::Dialect& dialect)
{
    if (dialect.precedence == dialects::Precedence::First)
        return &rule < &chosen;
    if (rule.length != chosen.length)
        return rule.length > chosen.length;
    if (rule.field != chosen.field)
        return rule.field == syntax::Field::Allow;
    return &rule < &chosen;
}

void requireBest(const RuleSet& set, const dialects::Dialect& dialect, std::string_view path,
                 const Decision& decision)
{
    const bool isForced = decision.reason == rules::Reason::RobotsTxtItself ||
                          decision.reason == rules::Reason::FileTooBig ||
                          decision.verdict == rules::Verdict::Undefined;
    if (isForced)
        return;
    for (std::uint32_t i = 0; i < set.rules().size(); ++i) {
        const rules::Rule& rule = set.rules()[i];
        const bool matches = dialect.wildcards ? reference::matches(path, set.patternOf(rule))
                                               : path.starts_with(set.patternOf(rule));
        require(i != decision.rule || matches, "the deciding rule matches");
        if (!matches || i == decision.rule)
            continue;
        require(decision.rule != rules::noRule, "a rule that matches decides");
        require(!isBetter(rule, set.rules()[decision.rule], dialect), "the best rule decides");
    }
}

void requireProof(const rules::Proof& proof, const Decision& decision)
{
    require(proof.decision == decision, "explain decides as match");
    for (const rules::RuleTried& rule : proof.rules) {
        require(rule.matchedPath <= proof.comparedPath.size() || !rule.matched,
                "a match lies within the path");
        for (const text::Span star : rule.stars)
            require(star.begin <= star.end && star.end <= proof.comparedPath.size(),
                    "a star takes bytes of the path");
    }
}

void ask(const syntax::Document& document, const dialects::Dialect& dialect,
         const std::string& agent, std::string_view url)
{
    const RuleSet set = rules::compile(document, dialect, {.names = {agent}});
    const std::string path = access::prepare(url, dialect);
    require(path.starts_with('/'), "a path begins with a slash");
    const Decision decision = set.match(path);
    requireBest(set, dialect, path, decision);
    requireProof(rules::explain(document, dialect, {.names = {agent}}, url), decision);
    require(rules::compile(document, dialect, {.names = {agent}}).match(path) == decision,
            "compiling again gives the same");
    if (dialect.id != dialects::Id::GoogleParser)
        return;
    const reference::Answer wanted = reference::judge(document.bytes(), agent, url);
    require(wanted.isAllowed == (decision.verdict == rules::Verdict::Allow),
            "google-parser gives the reference's verdict");
    require(wanted.line == decision.line, "google-parser gives the reference's line");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string input(data, data + size);
    const std::size_t urlEnd = std::min(input.find('\n'), input.size());
    const std::size_t agentBegin = std::min(urlEnd + 1, input.size());
    const std::size_t agentEnd = std::min(input.find('\n', agentBegin), input.size());
    const std::string agent = input.substr(agentBegin, agentEnd - agentBegin);
    const syntax::Document document =
        syntax::parse(input.substr(std::min(agentEnd + 1, input.size())));
    for (const dialects::Dialect& dialect : dialects::all())
        ask(document, dialect, agent, std::string_view(input).substr(0, urlEnd));
    return 0;
}
