// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/families.h"
#include "core/rules/rule_set.h"

#include <algorithm>
#include <map>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Dialect;
using dialects::Id;
using rules::Agent;
using rules::GroupFate;
using rules::RuleSet;
using rules::Verdict;
using text::LineNumber;

/// A crawler on whose visits a site lives, with whom it falls back to and the dialects that read
/// for it (the crawler catalogue; rfc9309 speaks for whoever reads by the standard).
struct SearchCrawler {
    std::string_view name;
    std::string_view fallback;
    Readers readers;
};

constexpr Readers standardReaders = only(Id::Rfc9309);

constexpr std::array searchCrawlers = {
    SearchCrawler{"Googlebot", "",
                  standardReaders | only(Id::GoogleParser) | only(Id::Google) |
                      only(Id::Google2019)},
    SearchCrawler{"bingbot", "msnbot", standardReaders | only(Id::Bing)},
    SearchCrawler{"YandexBot", "Yandex", standardReaders | only(Id::Yandex) | only(Id::Yandex2012)},
    SearchCrawler{"Baiduspider", "", standardReaders | only(Id::Draft1997)},
    SearchCrawler{"DuckDuckBot", "", standardReaders | only(Id::Original1994)},
    SearchCrawler{"Applebot", "Googlebot", standardReaders},
};

// Letters alone, so that every dialect compares it whole; a group for it is not to be expected.
constexpr std::string_view unnamedCrawler = "NoGroupNamesThisCrawler";

// With more ways out than these, "nothing is allowed" is not what the file says.
constexpr std::size_t allowsTried = 32;

/// A line that may block every path: a filter that spares most files the work below. Whether it
/// does is what its RuleSet says.
bool mayBlockAll(std::string_view bytes, const syntax::Line& line)
{
    if (line.kind != syntax::LineKind::Field || !syntax::isRule(line.name.field))
        return false;
    const std::string_view value = line.value().of(bytes);
    if (line.name.field == syntax::Field::Allow)
        return value.empty(); // Yandex 2012
    return !value.empty() &&
           std::ranges::all_of(value, [](char c) { return c == '/' || c == '*' || c == '$'; });
}

/// A path that a pattern matches: its stars are nothing, its end is the path's.
std::string witnessOf(std::string_view pattern)
{
    std::string path;
    for (const char c : pattern)
        if (c != '*')
            path.push_back(c);
    if (pattern.ends_with('$'))
        path.pop_back();
    if (!path.starts_with('/'))
        path.insert(path.begin(), '/');
    return path;
}

bool allowsSomething(const RuleSet& set)
{
    std::size_t tried = 0;
    for (const rules::Rule& rule : set.rules()) {
        if (rule.field != syntax::Field::Allow || rule.length == 0)
            continue;
        if (++tried > allowsTried)
            return true;
        if (set.match(witnessOf(set.patternOf(rule))).verdict != Verdict::Disallow)
            return true;
    }
    return false;
}

/// The line that blocks every path of these rules; 0 where some path is free.
LineNumber blockingLine(const RuleSet& set, const Dialect& dialect)
{
    if (set.match(access::prepare("/", dialect)).verdict != Verdict::Disallow)
        return 0;
    // No file has a rule for this path, so what blocks it blocks every path.
    const auto decision = set.match(access::prepare("/~/crawlright/witness", dialect));
    if (decision.verdict != Verdict::Disallow || allowsSomething(set))
        return 0;
    return decision.line;
}

/// What is said of one line that blocks everything.
struct Blocked {
    std::vector<std::string> names; ///< `*` for every crawler that no group names
    Readers readers = nobody;
};

class BlockedLines {
public:
    BlockedLines(const Context& context, std::vector<LineNumber> suspects)
        : m_context(context)
        , m_suspects(std::move(suspects))
    {
    }

    void readAs(const Dialect& dialect)
    {
        const rules::GroupSet groups = rules::groupsOf(m_context.document, dialect);
        judge(dialect, groups, "*", {{std::string(unnamedCrawler)}, true});
        for (const SearchCrawler& crawler : searchCrawlers) {
            if ((crawler.readers & only(dialect.id)) == 0)
                continue;
            Agent agent{{std::string(crawler.name)}, true};
            if (!crawler.fallback.empty())
                agent.names.emplace_back(crawler.fallback);
            judge(dialect, groups, crawler.name, agent);
        }
    }

    [[nodiscard]] const std::map<LineNumber, Blocked>& lines() const { return m_lines; }

private:
    void judge(const Dialect& dialect, const rules::GroupSet& groups, std::string_view name,
               const Agent& agent)
    {
        const rules::Selection selection = rules::select(m_context.document, groups, agent);
        // The `*` groups are judged once, for all who read them.
        const bool isStar = selection.by == rules::ChosenBy::Star;
        if (isStar != (name == "*"))
            return;
        const LineNumber line = blockingLine(weightyRules(groups, selection), dialect);
        if (line == 0)
            return;
        Blocked& blocked = m_lines[line];
        blocked.readers = static_cast<Readers>(blocked.readers | only(dialect.id));
        if (std::ranges::find(blocked.names, name) == blocked.names.end())
            blocked.names.emplace_back(name);
    }

    /// The rules that bind the crawler, without the disallows that cannot block every path: where
    /// the others block everything, those would not open anything.
    [[nodiscard]] RuleSet weightyRules(const rules::GroupSet& groups,
                                       const rules::Selection& selection) const
    {
        rules::GroupSet reduced{.dialect = groups.dialect};
        bool holdsSuspect = false;
        std::size_t allows = 0;
        for (std::size_t i = 0; i < groups.groups.size(); ++i) {
            rules::Group group = groups.groups[i];
            group.rulesBegin = static_cast<std::uint32_t>(reduced.rules.size());
            const GroupFate fate = selection.fates[i];
            if (fate == GroupFate::Taken || fate == GroupFate::Merged) {
                for (const rules::RuleLine& rule : groups.rulesOf(groups.groups[i])) {
                    const bool isSuspect = std::ranges::binary_search(m_suspects, rule.line);
                    const bool isAllow = rule.field == syntax::Field::Allow;
                    holdsSuspect = holdsSuspect || isSuspect;
                    if (isSuspect || (isAllow && ++allows <= allowsTried + 1))
                        reduced.rules.push_back(rule);
                }
            }
            group.rulesEnd = static_cast<std::uint32_t>(reduced.rules.size());
            reduced.groups.push_back(group);
        }
        return holdsSuspect ? rules::compile(m_context.document, reduced, selection) : RuleSet();
    }

    const Context& m_context;
    std::vector<LineNumber> m_suspects; ///< ascending
    std::map<LineNumber, Blocked> m_lines;
};

void checkBlocksEverything(const Context& context, Findings& findings)
{
    std::vector<LineNumber> suspects;
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (mayBlockAll(context.bytes, lines[i]))
            suspects.push_back(static_cast<LineNumber>(i + 1));
    if (suspects.empty())
        return;
    BlockedLines blockedLines(context, std::move(suspects));
    for (const Dialect& dialect : dialects::all())
        blockedLines.readAs(dialect);
    for (const auto& [number, blocked] : blockedLines.lines()) {
        const syntax::Line& line = context.document.line(number);
        std::vector<std::string> arguments{std::string(line.value().of(context.bytes))};
        std::ranges::copy(blocked.names, std::back_inserter(arguments));
        findings.push_back({Code::BlocksEverything,
                            number,
                            line.value().isEmpty() ? line.key() : line.value(),
                            severitiesOf(blocked.readers, Severity::Warning),
                            std::move(arguments),
                            {}});
    }
}

} // namespace

void checkIntent(const Context& context, Findings& findings)
{
    checkBlocksEverything(context, findings);
}

} // namespace crawlright::checks
