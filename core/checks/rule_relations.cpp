// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/literal_readers.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>
#include <optional>
#include <string>

namespace crawlright::checks {

namespace {

using syntax::Field;
using syntax::Line;
using text::LineNumber;

/// The same for texts that differ by case only; some others may have it, too.
std::size_t hashIgnoringCase(std::string_view text)
{
    constexpr std::uint64_t lowerCase = 0x2020'2020'2020'2020U; // a capital letter lacks this bit
    std::uint64_t hash = text.size();
    for (std::size_t at = 0; at < text.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, std::min(sizeof word, text.size() - at));
        hash = (hash ^ (word | lowerCase)) * 0x9E37'79B9'7F4A'7C15U;
        hash ^= hash >> 29U;
    }
    return hash;
}

std::size_t mixed(std::size_t hash, std::uint32_t group)
{
    hash = (hash ^ group) * 0x9E37'79B9'7F4A'7C15U;
    return hash ^ (hash >> 32U);
}

/// Where a path stood first in a group, for each of the two fields.
struct FirstLines {
    LineNumber allow = 0;
    LineNumber disallow = 0;

    [[nodiscard]] LineNumber any() const { return allow != 0 ? allow : disallow; }
};

/// Paths of a file by group; open addressing, because a file may have tens of thousands.
class Paths {
public:
    explicit Paths(std::size_t count)
        : m_slots(std::bit_ceil(count * 2 + 2))
    {
    }

    template <class Same>
    FirstLines& at(std::size_t hash, std::uint32_t group, Same isSame)
    {
        const std::size_t mask = m_slots.size() - 1;
        const std::size_t start = mixed(hash, group);
        const auto tag = static_cast<std::uint32_t>(start >> 32U);
        for (std::size_t i = start & mask;; i = (i + 1) & mask) {
            Slot& slot = m_slots[i];
            if (slot.lines.any() == 0) {
                slot.hash = tag;
                slot.group = group;
                return slot.lines;
            }
            if (slot.hash == tag && slot.group == group && isSame(slot.lines.any()))
                return slot.lines;
        }
    }

private:
    /// Small, because most of the time goes into fetching them.
    struct Slot {
        std::uint32_t hash = 0;
        std::uint32_t group = 0;
        FirstLines lines;
    };
    std::vector<Slot> m_slots;
};

class Relations {
public:
    Relations(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
        , m_first(context.rules.size())
    {
    }

    void check(const RulePlace& rule)
    {
        const Line& line = m_context.document.line(rule.line);
        const std::string_view value = valueOf(rule.line);
        if (m_context.readersOf(line) == nobody || value.empty())
            return;
        const bool isAllow = line.name.field == Field::Allow;
        const std::size_t hash = hashIgnoringCase(value);
        FirstLines& first = m_first.at(hash, rule.stretch, [&](LineNumber other) {
            return text::equalsIgnoringCase(valueOf(other), value);
        });
        if (first.any() == 0 || valueOf(first.any()) == value)
            checkSame(rule, first, isAllow);
        else
            checkOtherCase(rule, hash, first, isAllow);
    }

private:
    [[nodiscard]] std::string_view valueOf(LineNumber number) const
    {
        return m_context.document.line(number).value().of(m_context.bytes);
    }

    /// The same path as in those lines, if there are any.
    void checkSame(const RulePlace& rule, FirstLines& same, bool isAllow)
    {
        LineNumber& own = isAllow ? same.allow : same.disallow;
        const LineNumber opposite = isAllow ? same.disallow : same.allow;
        if (own != 0)
            add(Code::DuplicateRule, rule.line, own, Severity::Hint, "");
        else if (opposite != 0)
            add(Code::ContradictingRule, rule.line, opposite, Severity::Warning,
                isAllow ? "allow" : "disallow");
        if (own == 0)
            own = rule.line;
    }

    /// Another spelling of the path in those lines. With the same verdict that is mostly meant.
    void checkOtherCase(const RulePlace& rule, std::size_t hash, const FirstLines& first,
                        bool isAllow)
    {
        if (!m_others)
            m_others.emplace(m_context.rules.size());
        const std::string_view value = valueOf(rule.line);
        FirstLines& same = m_others->at(std::hash<std::string_view>()(value) ^ hash, rule.stretch,
                                        [&](LineNumber other) { return valueOf(other) == value; });
        const bool isNew = same.any() == 0;
        checkSame(rule, same, isAllow);
        const bool isOpposite = (isAllow ? first.disallow : first.allow) != 0;
        if (isNew)
            add(Code::CaseMismatch, rule.line, first.any(),
                isOpposite ? Severity::Warning : Severity::Info, isOpposite ? "opposite" : "");
    }

    void add(Code code, LineNumber number, LineNumber earlier, Severity severity,
             std::string_view variant)
    {
        const Line& line = m_context.document.line(number);
        const Line& other = m_context.document.line(earlier);
        const auto readers =
            static_cast<Readers>(m_context.readersOf(line) & m_context.readersOf(other));
        if (readers == nobody)
            return;
        m_findings.push_back({code,
                              number,
                              line.value(),
                              severitiesOf(readers, severity),
                              {std::string(valueOf(number)), std::string(variant)},
                              {{Related::Role::Earlier, other.value(), earlier}}});
    }

    const Context& m_context;
    Findings& m_findings;
    Paths m_first;                 ///< by path without regard to case: its first spelling
    std::optional<Paths> m_others; ///< by path: the further spellings
};

/// An empty Allow anywhere, an empty Disallow beside other rules.
void checkEmptyRules(const Context& context, Findings& findings)
{
    const auto& rules = context.rules;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const Line& line = context.document.line(rules[i].line);
        if (!line.value().isEmpty())
            continue;
        const bool isAllow = line.name.field == Field::Allow;
        const bool isAlone = (i == 0 || rules[i - 1].stretch != rules[i].stretch) &&
                             (i + 1 == rules.size() || rules[i + 1].stretch != rules[i].stretch);
        const Readers readers = context.readersOf(line);
        if (readers == nobody || (!isAllow && isAlone))
            continue;
        findings.push_back({Code::EmptyRule,
                            rules[i].line,
                            line.key(),
                            severitiesOf(readers, Severity::Warning),
                            {std::string(syntax::nameOf(line.name.field)), isAllow ? "allow" : ""},
                            {}});
    }
}

/// The crawler of the catalogue, named by this group, that takes `*` and `$` for ordinary
/// characters.
const crawlers::Entry* literalReaderOf(const Context& context, const Stretch& stretch)
{
    for (std::uint32_t i = stretch.agentsBegin; i < stretch.agentsEnd; ++i) {
        if (const auto* entry = literalReader(context.agents[i].name.of(context.bytes)))
            return entry;
    }
    return nullptr;
}

/// Said once for each group, at its first such rule.
void checkPortability(const Context& context, Findings& findings)
{
    std::uint32_t said = ~std::uint32_t{0};
    for (const RulePlace& rule : context.rules) {
        if (rule.stretch == said)
            continue;
        const Line& line = context.document.line(rule.line);
        const std::string_view value = line.value().of(context.bytes);
        if (!value.contains('*') && !value.ends_with('$'))
            continue;
        said = rule.stretch;
        const crawlers::Entry* entry = literalReaderOf(context, context.stretches[rule.stretch]);
        if (!entry || (context.readersOf(line) & only(entry->dialect)) == nobody)
            continue;
        findings.push_back({Code::WildcardPortability,
                            rule.line,
                            line.value(),
                            severitiesOf(only(entry->dialect), Severity::Warning),
                            {std::string(value), std::string(entry->token)},
                            {}});
    }
}

} // namespace

void checkRelations(const Context& context, Findings& findings)
{
    Relations relations(context, findings);
    for (const RulePlace& rule : context.rules)
        relations.check(rule);
    checkEmptyRules(context, findings);
    checkPortability(context, findings);
}

} // namespace crawlright::checks
