// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/ways.h"

#include "core/access/url.h"
#include "core/edits/line_edits.h"
#include "core/edits/rules_effect.h"
#include "core/rules/directives.h"
#include "core/rules/explain.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using rules::Group;
using rules::GroupFate;
using rules::RuleLine;
using rules::Verdict;
using syntax::Field;
using text::LineNumber;

/// CR, LF and CRLF each end a line.
std::size_t lineEndsIn(std::string_view bytes)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] == '\n' || (bytes[i] == '\r' && !bytes.substr(i + 1).starts_with('\n')))
            ++count;
    return count;
}

/// Edits of whole lines come, go or change as many lines as have an end there; one within a line
/// changes that line.
std::size_t changedLinesOf(std::string_view bytes, std::span<const Edit> edits)
{
    std::size_t count = 0;
    for (const Edit& edit : edits)
        count += std::max({std::size_t{1}, lineEndsIn(edit.with), lineEndsIn(edit.span.of(bytes))});
    return count;
}

/// Where a byte of the file stood before these deletions.
text::Offset placeBefore(std::span<const Edit> deletions, text::Offset place)
{
    for (const Edit& edit : deletions)
        if (place >= edit.span.begin)
            place += edit.span.size() - static_cast<text::Offset>(edit.with.size());
    return place;
}

/// Percent-encodes what may not stand in a rule's value.
std::string escaped(std::string_view path, bool wildcardsToo)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isWild = wildcardsToo && (c == '*' || c == '$');
        if (byte > 0x20 && byte < 0x7F && c != '#' && !isWild) {
            out += c;
        } else {
            out += '%';
            out += digits[byte >> 4U];
            out += digits[byte & 0xFU];
        }
    }
    return out;
}

/// A name that can be written as the value of a user-agent line.
bool isWritable(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return c > ' ' && c < '\x7F' && c != '#' && c != '*';
    });
}

std::string ruleText(Field field, std::string_view value)
{
    return std::string(syntax::nameOf(field)) + ": " + std::string(value);
}

class Seeker {
public:
    Seeker(const syntax::Document& document, const dialects::Dialect& dialect,
           const rules::Agent& agent, std::string_view url, Verdict wanted)
        : m_lines(document)
        , m_dialect(dialect)
        , m_agent(agent)
        , m_groups(rules::groupsOf(document, dialect))
        , m_selection(rules::select(document, m_groups, agent))
        , m_url(url)
        , m_path(access::prepare(url, dialect))
        , m_decision(rules::compile(document, m_groups, m_selection).match(m_path))
        , m_wanted(wanted)
        , m_field(wanted == Verdict::Allow ? Field::Allow : Field::Disallow)
    {
        m_opponent = opponent(document, m_decision);
        for (std::uint32_t i = 0; i < m_groups.groups.size(); ++i)
            if (m_selection.fates[i] == GroupFate::Taken ||
                m_selection.fates[i] == GroupFate::Merged)
                m_taken.push_back(i);
    }

    std::vector<Way> run()
    {
        const bool isDecidedElsewhere = m_decision.reason == rules::Reason::RobotsTxtItself ||
                                        m_decision.reason == rules::Reason::FileTooBig;
        if (m_decision.verdict == m_wanted || isDecidedElsewhere)
            return {};
        addRule();
        narrowRule();
        deleteRules();
        leaveGroup();
        addGroup();
        std::ranges::stable_sort(m_ways, {}, &Way::changedLines);
        return std::move(m_ways);
    }

private:
    /// The rule that stands in the way: the deciding one, or where two are at odds the one that
    /// says what is not wanted; 0: none.
    [[nodiscard]] LineNumber opponent(const syntax::Document& document,
                                      const rules::Decision& decision) const
    {
        if (decision.verdict != Verdict::Undefined)
            return decision.line;
        const rules::Proof proof = rules::explain(document, m_dialect, m_agent, m_url);
        const auto found = std::ranges::find_if(proof.rules, [this](const rules::RuleTried& rule) {
            return rule.atOdds && rule.field != m_field;
        });
        return found == proof.rules.end() ? 0 : found->line;
    }

    [[nodiscard]] rules::Decision judge(const Edits& edits) const
    {
        const syntax::Document after = syntax::parse(applied(m_lines.bytes, edits));
        return rules::compile(after, m_dialect, m_agent).match(m_path);
    }

    /// Keeps a way if it leads where it shall.
    bool tryWay(WayCode code, std::vector<std::string> arguments, Edits edits)
    {
        if (judge(edits).verdict != m_wanted)
            return false;
        const std::size_t changed = changedLinesOf(m_lines.bytes, edits);
        m_ways.push_back({code, std::move(arguments), std::move(edits), changed});
        return true;
    }

    [[nodiscard]] bool isWritten(Field field) const
    {
        return field != Field::Allow || m_dialect.knowsAllow;
    }

    /// Patterns for this URL and, where the dialect can say so, no other: the most careful spelling
    /// first. Which of them matches is found by trying.
    [[nodiscard]] std::vector<std::string> patterns() const
    {
        const std::string path = access::pathOf(m_url);
        std::vector<std::string> all;
        for (std::string pattern : {escaped(path, m_dialect.wildcards), escaped(path, false), path,
                                    m_path, escaped(m_path, false)}) {
            if (m_dialect.wildcards)
                pattern += '$';
            if (!std::ranges::contains(all, pattern))
                all.push_back(std::move(pattern));
        }
        return all;
    }

    struct Place {
        std::uint32_t group = 0;
        const RuleLine* rule = nullptr; // the one in the way; null: none decides
    };

    /// Where the verdict is made: the rule in the way, else the first group that binds the crawler.
    [[nodiscard]] std::optional<Place> place() const
    {
        for (const std::uint32_t index : m_taken)
            for (const RuleLine& rule : m_groups.rulesOf(m_groups.groups[index]))
                if (rule.line == m_opponent)
                    return Place{index, &rule};
        if (m_taken.empty())
            return std::nullopt;
        return Place{m_taken.front(), nullptr};
    }

    /// Where the first rule that matches decides, the new one goes before it; else it stands beside
    /// the rule that it answers. If it is not read there (the file is too long), it begins the
    /// group.
    void addRule()
    {
        const std::optional<Place> at = place();
        if (!at || !isWritten(m_field))
            return;
        const Group& group = m_groups.groups[at->group];
        const auto rulesThere = m_groups.rulesOf(group);
        const LineNumber last = m_groups.agentsOf(group).back().line;
        const LineNumber line = at->rule             ? at->rule->line
                                : rulesThere.empty() ? last
                                                     : rulesThere.back().line;
        const bool goesAbove = at->rule && m_dialect.precedence == dialects::Precedence::First;
        const auto tryAt = [&](LineNumber number, bool above) {
            return std::ranges::any_of(patterns(), [&](const std::string& pattern) {
                const std::string text = ruleText(m_field, pattern);
                return tryWay(
                    WayCode::AddRule, {text, std::to_string(number)},
                    {above ? m_lines.above(number, {text}) : m_lines.below(number, {text})});
            });
        };
        if (!tryAt(line, goesAbove) && line != last)
            tryAt(last, false);
    }

    /// `/shop` becomes `/shop/`, `/*.gif` becomes `/*.gif$`: the folder or the kind of file that
    /// was meant stays covered.
    void narrowRule()
    {
        const std::optional<Place> at = place();
        if (!at || !at->rule)
            return;
        const std::string_view value = m_lines.textOf(at->rule->value);
        if (value.empty() || value.contains('?') || value.ends_with('/') || value.ends_with('$') ||
            (m_dialect.wildcards && value.ends_with('*')))
            return;
        const bool isFile = value.substr(value.find_last_of('/') + 1).contains('.');
        if (isFile && !m_dialect.wildcards)
            return;
        const std::string narrowed = std::string(value) + (isFile ? '$' : '/');
        const std::string line = std::to_string(at->rule->line);
        tryWay(WayCode::NarrowRule,
               {line, ruleText(at->rule->field, value), ruleText(at->rule->field, narrowed)},
               {{at->rule->value, narrowed}});
    }

    /// Takes these rules out; the last one of a group stays without a path, else the group's names
    /// would get the rules of the next. nullopt where that would say something else.
    [[nodiscard]] std::optional<Edits> without(const std::vector<LineNumber>& gone,
                                               bool& empties) const
    {
        Edits edits;
        empties = false;
        for (const std::uint32_t index : m_taken) {
            const auto rulesThere = m_groups.rulesOf(m_groups.groups[index]);
            std::vector<const RuleLine*> of;
            for (const RuleLine& rule : rulesThere)
                if (std::ranges::contains(gone, rule.line))
                    of.push_back(&rule);
            const bool keepsOne = !of.empty() && of.size() == rulesThere.size();
            for (const RuleLine* rule : of) {
                if (!keepsOne || rule != of.back()) {
                    edits.push_back(m_lines.without(rule->line));
                } else if (rule->field == Field::Disallow) {
                    empties = true;
                    const syntax::Line& line = m_lines.line(rule->line);
                    edits.push_back({{line.keyEnd, line.valueEnd}, ":"});
                } else {
                    return std::nullopt; // an Allow without a path may forbid
                }
            }
        }
        std::ranges::sort(edits, {}, [](const Edit& edit) { return edit.span.begin; });
        return edits;
    }

    /// The deciding rule goes; where the next one says the same, that one too.
    void deleteRules()
    {
        std::vector<LineNumber> gone;
        rules::Decision decision = m_decision;
        LineNumber line = m_opponent;
        while (line != 0 && decision.verdict != m_wanted && gone.size() < mostDeletedRules &&
               !std::ranges::contains(gone, line)) {
            gone.push_back(line);
            bool empties = false;
            const std::optional<Edits> edits = without(gone, empties);
            if (!edits || edits->empty())
                return;
            const std::string bytes = applied(m_lines.bytes, *edits);
            const syntax::Document after = syntax::parse(bytes);
            decision = rules::compile(after, m_dialect, m_agent).match(m_path);
            if (decision.verdict == m_wanted) {
                std::ranges::sort(gone);
                std::vector<std::string> lines;
                for (const LineNumber number : gone)
                    lines.push_back(std::to_string(number));
                const bool isEmptied = empties && gone.size() == 1;
                tryWay(isEmptied ? WayCode::EmptyRule : WayCode::DeleteRules, std::move(lines),
                       *edits);
                return;
            }
            line = opponent(after, decision);
            if (line != 0)
                line = m_lines.document.lineAt(placeBefore(*edits, after.line(line).keyBegin));
        }
    }

    /// Whether the agent line with this index of the GroupSet names the crawler.
    [[nodiscard]] bool namesIt(std::uint32_t agentLine) const
    {
        return std::ranges::contains(m_selection.agentLines, agentLine);
    }

    /// The lines that name the crawler go, where each group has another.
    void leaveGroup()
    {
        if (m_selection.by != rules::ChosenBy::Name)
            return;
        Edits edits;
        std::vector<std::string> arguments{std::string(ownName())};
        for (const std::uint32_t index : m_taken) {
            const Group& group = m_groups.groups[index];
            bool hasOther = false;
            for (std::uint32_t i = group.agentsBegin; i < group.agentsEnd; ++i) {
                const LineNumber line = m_groups.agents[i].line;
                hasOther = hasOther || !namesIt(i);
                if (namesIt(i)) {
                    edits.push_back(m_lines.without(line));
                    arguments.push_back(std::to_string(line));
                }
            }
            if (!hasOther)
                return;
        }
        std::ranges::sort(edits, {}, [](const Edit& edit) { return edit.span.begin; });
        tryWay(WayCode::LeaveGroup, std::move(arguments), std::move(edits));
    }

    [[nodiscard]] std::string_view ownName() const
    {
        return rules::comparedName(m_agent.names.front(), m_dialect);
    }

    [[nodiscard]] bool sharesItsGroup() const
    {
        return std::ranges::any_of(m_taken, [this](std::uint32_t index) {
            const Group& group = m_groups.groups[index];
            for (std::uint32_t i = group.agentsBegin; i < group.agentsEnd; ++i)
                if (!namesIt(i))
                    return true;
            return false;
        });
    }

    /// The lines of the groups that bind the crawler, but for their names: the rules, and other
    /// fields that hold for a group. Their numbers, ascending.
    [[nodiscard]] std::vector<LineNumber> linesOfItsGroups() const
    {
        std::vector<LineNumber> numbers;
        for (const std::uint32_t index : m_taken)
            for (const RuleLine& rule : m_groups.rulesOf(m_groups.groups[index]))
                numbers.push_back(rule.line);
        const rules::Directives others =
            rules::directivesFor(m_lines.document, m_groups, m_selection);
        for (const rules::Directive& other : others.lines) {
            const bool isOfFile = other.field == Field::Sitemap || other.field == Field::Host ||
                                  other.field == Field::CleanParam;
            const bool counts = other.fate == rules::DirectiveFate::Read ||
                                other.fate == rules::DirectiveFate::Open;
            if (!isOfFile && counts && std::ranges::contains(m_taken, other.group))
                numbers.push_back(other.line);
        }
        std::ranges::sort(numbers);
        return numbers;
    }

    /// A group of its own takes a crawler out of the group it had, whose lines are copied
    /// therefore; where groups of one name are added together, one that is named already needs the
    /// rule alone.
    void addGroup()
    {
        const bool isNamed = m_selection.by == rules::ChosenBy::Name;
        if (!isWritable(ownName()) || !isWritten(m_field) || (isNamed && !sharesItsGroup()))
            return;
        std::vector<LineNumber> copied;
        if (!isNamed || m_dialect.merge == dialects::GroupMerge::First)
            copied = linesOfItsGroups();
        if (copied.size() > mostCopiedLines)
            return;
        for (const std::string& pattern : patterns()) {
            const std::string rule = ruleText(m_field, pattern);
            std::vector<std::string> lines{ruleText(Field::UserAgent, ownName()), rule};
            for (const LineNumber number : copied) {
                const syntax::Line& line = m_lines.line(number);
                lines.emplace_back(m_lines.textOf({line.keyBegin, line.valueEnd}));
            }
            const std::vector<std::string> arguments{std::string(ownName()), rule,
                                                     std::to_string(copied.size())};
            if (tryWay(WayCode::AddGroup, arguments, {atEnd(m_lines, lines, true)}))
                return;
            if (m_groups.agents.empty())
                continue;
            lines.emplace_back();
            if (tryWay(WayCode::AddGroup, arguments,
                       {m_lines.above(m_groups.agents.front().line, lines)}))
                return;
        }
    }

    LineEdits m_lines;
    const dialects::Dialect& m_dialect;
    const rules::Agent& m_agent;
    rules::GroupSet m_groups;
    rules::Selection m_selection;
    std::string_view m_url;
    std::string m_path;
    rules::Decision m_decision;
    Verdict m_wanted;
    Field m_field; // of a rule that says what is wanted
    LineNumber m_opponent = 0;
    std::vector<std::uint32_t> m_taken; // groups that bind the crawler
    std::vector<Way> m_ways;
};

/// URLs near this one, and those that its path is part of.
std::vector<std::string> neighboursOf(std::string_view path)
{
    std::vector<std::string> all;
    for (const std::string_view tail : {"x", "/", "/x", "?x", "?x=1"})
        all.push_back(std::string(path) + std::string(tail));
    for (std::size_t at = path.rfind('/'); at != std::string_view::npos && all.size() < 12;
         at = at == 0 ? std::string_view::npos : path.rfind('/', at - 1)) {
        all.emplace_back(path.substr(0, at + 1));
        all.push_back(std::string(path.substr(0, at + 1)) + "x");
    }
    return all;
}

/// Another URL than this one that the crawler's rules judge otherwise.
std::optional<Flip> otherUrl(const rules::RuleSet& before, const rules::RuleSet& after,
                             const dialects::Dialect& dialect, std::string_view url)
{
    Budget budget{.left = 5'000'000};
    const std::string own = access::prepare(url, dialect);
    std::optional<Flip> found = effectOfRules(before, after, budget).flip;
    if (found && access::prepare(found->url, dialect) != own)
        return found;
    for (std::string& near : neighboursOf(access::pathOf(url))) {
        const std::string path = access::prepare(near, dialect);
        const Verdict was = before.match(path).verdict;
        const Verdict is = after.match(path).verdict;
        if (path != own && was != is)
            return Flip{{}, std::move(near), was, is};
    }
    return std::nullopt;
}

} // namespace

std::vector<Way> waysTo(const syntax::Document& document, const dialects::Dialect& dialect,
                        const rules::Agent& agent, std::string_view url, Verdict wanted)
{
    if (agent.names.empty())
        return {};
    return Seeker(document, dialect, agent, url, wanted).run();
}

Aside asideOf(const syntax::Document& document, std::span<const Edit> edits,
              const dialects::Dialect& dialect, const rules::Agent& agent, std::string_view url)
{
    if (agent.names.empty())
        return {};
    const syntax::Document after = syntax::parse(applied(document.bytes(), edits));
    Aside aside;
    aside.otherUrl = otherUrl(rules::compile(document, dialect, agent),
                              rules::compile(after, dialect, agent), dialect, url);
    if (aside.otherUrl)
        aside.otherUrl->crawler = agent.names.front();
    aside.otherCrawler = flipOfOthers(document, after, dialect.id, agent.names.front());
    return aside;
}

} // namespace crawlright::edits
