// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/meaning.h"

#include "core/rules/rule_set.h"
#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using dialects::Decoding;
using dialects::Dialect;
using dialects::Precedence;
using rules::GroupSet;
using rules::RuleSet;
using syntax::Field;

// A rule without a slash or star matches no URL in any dialect, and counts as a rule of its group.
constexpr std::string_view probeLine = "Disallow: x";

/// Whether a prepared pattern can match no prepared URL, which begins with `/`, ends before a NUL
/// and has no byte that the dialect encodes.
bool matchesNothing(std::string_view pattern, const Dialect& dialect)
{
    if (pattern.empty() || (pattern[0] != '/' && (pattern[0] != '*' || !dialect.wildcards)))
        return true;
    const bool neverHigh = dialect.urlEncoding.encodesHighBytes &&
                           dialect.urlEncoding.decoding != Decoding::AllButSlash;
    const bool neverNul = dialect.urlEncoding.decoding != Decoding::AllButSlash;
    return std::ranges::any_of(
        pattern, [&](char c) { return (neverHigh && text::isHigh(c)) || (neverNul && c == '\0'); });
}

/// A pattern that matches the same, one for all that do so by their stars alone. Its length is
/// another.
std::string withoutNeedlessStars(std::string_view pattern)
{
    std::string out;
    for (const char c : pattern)
        if (c != '*' || !out.ends_with('*'))
            out += c;
    if (out.ends_with("*$"))
        out.pop_back();
    // Without the star behind it, a dollar would be the end of the path.
    if (out.ends_with('*') && !out.ends_with("$*"))
        out.pop_back();
    return out.empty() ? "/" : out;
}

/// The rules of all groups as they are compared, in file order.
RuleSet allRules(const Excerpt& excerpt, const GroupSet& groups)
{
    rules::Selection all{.by = rules::ChosenBy::Name};
    all.fates.assign(groups.groups.size(), rules::GroupFate::Taken);
    return rules::compile(excerpt.document, groups, all);
}

class Writer {
public:
    Writer(const Excerpt& excerpt, const Dialect& dialect, Immaterial immaterial,
           std::span<const text::LineNumber> needless)
        : m_document(excerpt.document)
        , m_dialect(dialect)
        , m_immaterial(immaterial)
        , m_needless(needless)
        , m_groups(rules::groupsOf(excerpt.document, dialect))
        , m_rules(allRules(excerpt, m_groups))
    {
    }

    std::string write(text::LineNumber probe)
    {
        for (const rules::Group& group : m_groups.groups) {
            m_text += "\n[";
            writeAgents(group);
            writeRules(group);
        }
        if (probe != 0)
            m_text += stateAt(probe);
        return std::move(m_text);
    }

private:
    void writeAgents(const rules::Group& group)
    {
        std::vector<std::string> names;
        for (const rules::AgentLine& agent : m_groups.agentsOf(group)) {
            names.push_back(agent.isStar ? "*"
                                         : '=' + text::lowered(m_document.textOf(agent.token)));
        }
        std::ranges::sort(names);
        append(names);
    }

    void writeRules(const rules::Group& group)
    {
        std::vector<std::string> rules;
        const auto lines = m_groups.rulesOf(group);
        const auto all = m_rules.rules();
        for (const rules::RuleLine& line : lines) {
            while (m_next < all.size() && all[m_next].line < line.line)
                ++m_next;
            for (; m_next < all.size() && all[m_next].line == line.line; ++m_next)
                addRule(all[m_next], rules);
        }
        if (m_immaterial.order)
            std::ranges::sort(rules);
        const auto again = std::ranges::unique(rules);
        rules.erase(again.begin(), again.end());
        append(rules);
    }

    void addRule(const rules::Rule& rule, std::vector<std::string>& rules)
    {
        const std::string_view pattern = m_rules.patternOf(rule);
        if (matchesNothing(pattern, m_dialect) || std::ranges::binary_search(m_needless, rule.line))
            return;
        std::string text(rule.field == Field::Allow ? "+" : "-");
        text +=
            m_immaterial.length && m_dialect.wildcards ? withoutNeedlessStars(pattern) : pattern;
        rules.push_back(std::move(text));
    }

    /// Lengths first: values may hold any byte.
    void append(const std::vector<std::string>& parts)
    {
        m_text += '(';
        for (const std::string& part : parts)
            m_text += std::to_string(part.size()) + ' ' + part;
        m_text += ')';
    }

    [[nodiscard]] char stateAt(text::LineNumber probe) const
    {
        if (!m_groups.orphans.empty() && m_groups.orphans.back().line == probe)
            return '0';
        const rules::Group& last = m_groups.groups.back();
        return last.rulesEnd - last.rulesBegin == 1 ? '1' : '2';
    }

    const syntax::Document& m_document;
    const Dialect& m_dialect;
    Immaterial m_immaterial;
    std::span<const text::LineNumber> m_needless;
    GroupSet m_groups;
    RuleSet m_rules;
    std::size_t m_next = 0;
    std::string m_text;
};

} // namespace

Excerpt excerptOf(std::string_view lines, OpenGroup found, bool atStart, bool atEnd)
{
    std::string bytes;
    Excerpt excerpt;
    if (!atStart) {
        // A line in front, so that none of the file's is taken for its first.
        bytes = found == OpenGroup::None ? "#\n" : "User-agent: *\n";
        if (found == OpenGroup::WithRules) {
            bytes += probeLine;
            bytes += '\n';
        }
        excerpt.first = found == OpenGroup::WithRules ? 3 : 2;
    }
    bytes += lines;
    if (!atEnd)
        bytes += probeLine;
    excerpt.document = syntax::parse(std::move(bytes));
    if (!atEnd)
        excerpt.probe = static_cast<text::LineNumber>(excerpt.document.lines().size());
    return excerpt;
}

bool allowsSomething(const rules::RuleLine& rule, const Dialect& dialect)
{
    if (!rule.value.isEmpty())
        return rule.field == Field::Allow;
    return rule.field == Field::Disallow && dialect.emptyRule == dialects::EmptyRule::OppositeOfAll;
}

Immaterial immaterialIn(const syntax::Document& document, const GroupSet& groups)
{
    const Dialect& dialect = groups.dialect;
    bool allows = false;
    bool leavesOpen = false;
    for (const rules::RuleLine& rule : groups.rules) {
        allows = allows || allowsSomething(rule, dialect);
        leavesOpen = leavesOpen ||
                     (dialect.wildcardTieUndefined && document.textOf(rule.value).contains('*'));
    }
    const bool byLength = dialect.precedence == Precedence::Longest;
    return {.order = !allows || (byLength && !leavesOpen), .length = !allows || !byLength};
}

std::string meaningOf(const Excerpt& excerpt, const Dialect& dialect, Immaterial immaterial,
                      std::span<const text::LineNumber> needless)
{
    Dialect unlimited = dialect;
    unlimited.bodyLimit = 0; // the size of the file is asked for elsewhere
    return Writer(excerpt, unlimited, immaterial, needless).write(excerpt.probe);
}

} // namespace crawlright::edits
