// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/alignment.h"
#include "core/rules/explain.h"
#include "core/rules/alignment.h"
#include "core/rules/pattern.h"
#include "core/text/ascii.h"
#include "tests/core/properties/property.h"
#include "tests/core/reference/google_parser.h"

#include <algorithm>

/// Groups, compiled rules and proofs in all nine dialects, against rules tried one by one.
namespace {

using namespace crawlright;
using dialects::Dialect;
using properties::Property;
using rules::Decision;
using rules::Rule;
using rules::RuleSet;
using rules::Verdict;
using syntax::Field;

bool hasInnerStar(std::string_view pattern)
{
    const std::size_t star = pattern.find('*');
    return star != std::string_view::npos && star + 1 < pattern.size();
}

/// The best of the rules of one kind that match, or of both kinds, each tried with the reference.
std::uint32_t bestByTrying(const RuleSet& set, const Dialect& dialect, std::string_view path,
                           std::initializer_list<Field> kinds)
{
    std::uint32_t best = rules::noRule;
    for (std::uint32_t i = 0; i < set.rules().size(); ++i) {
        const Rule& rule = set.rules()[i];
        const std::string_view pattern = set.patternOf(rule);
        const bool matches =
            dialect.wildcards ? reference::matches(path, pattern) : path.starts_with(pattern);
        if (!matches || std::ranges::find(kinds, rule.field) == kinds.end())
            continue;
        if (best == rules::noRule) {
            best = i;
            continue;
        }
        const Rule& other = set.rules()[best];
        const bool isBetter = rule.length > other.length ||
                              (rule.length == other.length && rule.field == Field::Allow &&
                               other.field == Field::Disallow);
        if (dialect.precedence == dialects::Precedence::Longest && isBetter)
            best = i;
    }
    return best;
}

Decision decisionByTrying(const RuleSet& set, const Dialect& dialect, std::string_view path)
{
    if (dialect.robotsTxtAllowed && path == "/robots.txt")
        return {.reason = rules::Reason::RobotsTxtItself};
    if (set.rules().empty())
        return {.reason = rules::Reason::NoRules};
    const std::uint32_t best = bestByTrying(set, dialect, path, {Field::Allow, Field::Disallow});
    if (best == rules::noRule)
        return {.reason = rules::Reason::NoRuleMatches};
    const std::uint32_t allow = bestByTrying(set, dialect, path, {Field::Allow});
    const std::uint32_t disallow = bestByTrying(set, dialect, path, {Field::Disallow});
    const auto isOpen = [&] {
        return hasInnerStar(set.patternOf(set.rules()[allow])) !=
               hasInnerStar(set.patternOf(set.rules()[disallow]));
    };
    if (dialect.wildcardTieUndefined && allow != rules::noRule && disallow != rules::noRule &&
        isOpen())
        return {.verdict = Verdict::Undefined, .reason = rules::Reason::Rule};
    const Rule& rule = set.rules()[best];
    const bool allows = rule.field == Field::Allow || rule.length == 0;
    return {.verdict = allows ? Verdict::Allow : Verdict::Disallow,
            .reason = rule.length == 0 ? rules::Reason::EmptyRule : rules::Reason::Rule,
            .line = rule.line,
            .rule = best};
}

/// Agents and rules of the groups tile theirs; every group has an agent; all stands in file order
/// and within its line.
bool groupsAreSound(const syntax::Document& document, const rules::GroupSet& set)
{
    std::uint32_t agent = 0;
    std::uint32_t rule = 0;
    for (const rules::Group& group : set.groups) {
        if (group.agentsBegin != agent || group.rulesBegin != rule ||
            group.agentsEnd <= group.agentsBegin || group.rulesEnd < group.rulesBegin)
            return false;
        agent = group.agentsEnd;
        rule = group.rulesEnd;
        const auto rulesOfGroup = set.rulesOf(group);
        if (!rulesOfGroup.empty() && rulesOfGroup.front().line < set.agentsOf(group).back().line)
            return false;
    }
    const auto liesWithin = [&](text::LineNumber number, text::Span span) {
        const syntax::Line& line = document.line(number);
        return line.begin <= span.begin && span.begin <= span.end && span.end <= line.contentEnd;
    };
    return agent == set.agents.size() && rule == set.rules.size() &&
           std::ranges::is_sorted(set.agents, {}, &rules::AgentLine::line) &&
           std::ranges::is_sorted(set.rules, {}, &rules::RuleLine::line) &&
           std::ranges::all_of(set.agents,
                               [&](const rules::AgentLine& a) {
                                   return liesWithin(a.line, a.value) &&
                                          liesWithin(a.line, a.token) &&
                                          a.token.begin == a.value.begin &&
                                          a.token.end <= a.value.end;
                               }) &&
           std::ranges::all_of(set.rules, [&](const rules::RuleLine& r) {
               return liesWithin(r.line, r.value) && syntax::isRule(r.field);
           });
}

/// Rules count if and only if a group was taken, and only what names the crawler is taken.
bool selectionIsSound(const rules::GroupSet& set, const rules::Selection& selection)
{
    const auto taken = std::ranges::count(selection.fates, rules::GroupFate::Taken);
    const auto merged = std::ranges::count(selection.fates, rules::GroupFate::Merged);
    const bool isChosen = selection.by == rules::ChosenBy::Name ||
                          selection.by == rules::ChosenBy::FallbackName ||
                          selection.by == rules::ChosenBy::Star;
    return selection.fates.size() == set.groups.size() && taken == (isChosen ? 1 : 0) &&
           (isChosen || merged == 0) && isChosen == !selection.agentLines.empty() &&
           std::ranges::is_sorted(selection.agentLines);
}

class RuleProperties {
public:
    void tryOn(const std::string& robots, const rules::Agent& agent,
               const std::vector<std::string>& urls)
    {
        const syntax::Document document = syntax::parse(robots);
        for (const Dialect& dialect : dialects::all()) {
            const rules::GroupSet groups = rules::groupsOf(document, dialect);
            const rules::Selection selection = rules::select(document, groups, agent);
            const RuleSet set = rules::compile(document, groups, selection);
            m_groups.tryOn(groupsAreSound(document, groups), robots);
            m_selection.tryOn(selectionIsSound(groups, selection), robots);
            for (const std::string& url : urls)
                ask(document, dialect, agent, set, url);
        }
    }

    [[nodiscard]] bool report() const
    {
        bool all = true;
        for (const Property* property : {&m_groups, &m_selection, &m_trying, &m_proof, &m_again})
            all = property->report() && all;
        return all;
    }

private:
    void ask(const syntax::Document& document, const Dialect& dialect, const rules::Agent& agent,
             const RuleSet& set, const std::string& url)
    {
        const std::string path = access::prepare(url, dialect);
        const Decision got = set.match(path);
        const std::string input = std::string(dialect.name) + " | " +
                                  std::string(document.bytes()) + " | " + agent.names.front() +
                                  " | " + url;
        m_trying.tryOn(got == decisionByTrying(set, dialect, path), input);
        m_proof.tryOn(rules::explain(document, dialect, agent, url).decision == got, input);
        m_again.tryOn(set.match(path) == got, input);
    }

    Property m_groups{"groups are sound"};
    Property m_selection{"selections are sound"};
    Property m_trying{"match equals trying every rule"};
    Property m_proof{"explain decides as match"};
    Property m_again{"matching again gives the same"};
};

bool holdsOnRandomFiles()
{
    RuleProperties properties;
    reference::RandomRobots random(4);
    for (int i = 0; i < 1'500; ++i) {
        const std::string robots = random.file();
        const rules::Agent agent{.names = {random.agent(), random.agent()},
                                 .obeysStar = random.below(4) != 0};
        std::vector<std::string> urls{"/robots.txt"};
        for (int n = 0; n < 5; ++n)
            urls.push_back(random.url());
        properties.tryOn(robots, agent, urls);
    }
    return properties.report();
}

/// Many rules whose beginnings overlap, so that the index has deep and broad places.
bool holdsOnManyRules()
{
    RuleProperties properties;
    reference::RandomRobots random(5);
    for (int i = 0; i < 60; ++i) {
        const std::string alphabet = random.below(2) == 0 ? "ab/" : "abcdefghijklmnopqrstuvwxyz/-.";
        const auto word = [&](std::size_t most) {
            std::string out = "/";
            for (std::size_t n = random.below(most); n > 0; --n)
                out += alphabet[random.below(alphabet.size())];
            return out;
        };
        std::string robots = "User-agent: *\n";
        for (std::size_t n = random.below(300); n > 0; --n) {
            robots += random.below(3) == 0 ? "Allow: " : "Disallow: ";
            robots += random.below(9) == 0 ? "*" : "";
            robots += word(8);
            robots += random.below(3) == 0 ? "*" + word(3) : "";
            robots += random.below(5) == 0 ? "*" : "";
            robots += random.below(6) == 0 ? "$\n" : "\n";
        }
        std::vector<std::string> urls;
        for (int n = 0; n < 12; ++n)
            urls.push_back(word(12));
        properties.tryOn(robots, {.names = {"foo"}}, urls);
    }
    return properties.report();
}

/// Every pattern of up to six letters against every path of up to six.
bool matchesAsTheReference()
{
    Property matching("matches equals the set of positions");
    Property aligning("align matches as matches does, and its stars lie within the path");
    std::vector<std::string> patterns{""};
    for (std::size_t i = 0; i < patterns.size() && patterns[i].size() < 6; ++i) {
        for (const char c : {'a', 'b', '*', '$'})
            patterns.push_back(patterns[i] + c);
    }
    std::vector<std::string> paths{"/"};
    for (std::size_t i = 0; i < paths.size() && paths[i].size() < 6; ++i) {
        for (const char c : {'a', 'b', '$'})
            paths.push_back(paths[i] + c);
    }
    for (const std::string& pattern : patterns) {
        for (const std::string& path : paths) {
            const std::string whole = '/' + pattern;
            const bool wanted = reference::matches(path, whole);
            matching.tryOn(rules::matches(whole, path, true) == wanted, whole + " | " + path);
            if (path.size() > 4)
                continue;
            const rules::Alignment alignment = rules::Aligner(path, true).align(whole);
            const bool isSound =
                alignment.matched == wanted && alignment.pathBytes <= path.size() &&
                alignment.patternBytes <= whole.size() &&
                std::ranges::all_of(alignment.stars, [&](text::Span star) {
                    return star.begin <= star.end && star.end <= alignment.pathBytes;
                });
            aligning.tryOn(isSound, whole + " | " + path);
        }
    }
    const bool holds = matching.report();
    return aligning.report() && holds;
}

} // namespace

int main()
{
    bool holds = matchesAsTheReference();
    holds = holdsOnManyRules() && holds;
    holds = holdsOnRandomFiles() && holds;
    return holds ? 0 : 1;
}
