// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/effect.h"

#include "core/crawlers/catalogue.h"
#include "core/edits/crawler_names.h"
#include "core/edits/rewrite.h"
#include "core/edits/rules_effect.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace crawlright::edits {

namespace {

using rules::GroupSet;
using syntax::Document;

// Bytes looked at or so: tens of milliseconds.
constexpr std::size_t work = 30'000'000;

/// One of the two files as the dialect groups it.
struct Side {
    Side(const Document& itsDocument, const dialects::Dialect& dialect)
        : document(itsDocument)
        , groups(rules::groupsOf(itsDocument, dialect))
    {
    }

    [[nodiscard]] bool isSame(const rules::RuleLine& mine, const Side& other,
                              const rules::RuleLine& theirs) const
    {
        return mine.field == theirs.field &&
               document.textOf(mine.value) == other.document.textOf(theirs.value);
    }

    [[nodiscard]] bool isSame(const rules::Group& mine, const Side& other,
                              const rules::Group& theirs) const
    {
        return std::ranges::equal(groups.agentsOf(mine), other.groups.agentsOf(theirs),
                                  [&](const auto& a, const auto& b) {
                                      return a.isStar == b.isStar &&
                                             text::equalsIgnoringCase(
                                                 document.textOf(a.token),
                                                 other.document.textOf(b.token));
                                  }) &&
               std::ranges::equal(
                   groups.rulesOf(mine), other.groups.rulesOf(theirs),
                   [&](const auto& a, const auto& b) { return isSame(a, other, b); });
    }

    /// The groups that bind a crawler, by their indices.
    [[nodiscard]] std::vector<std::uint32_t> taken(const rules::Selection& selection) const
    {
        std::vector<std::uint32_t> indices;
        for (std::uint32_t i = 0; i < selection.fates.size(); ++i)
            if (selection.fates[i] == rules::GroupFate::Taken ||
                selection.fates[i] == rules::GroupFate::Merged)
                indices.push_back(i);
        return indices;
    }

    [[nodiscard]] std::vector<rules::RuleLine>
    rulesOf(const std::vector<std::uint32_t>& indices) const
    {
        std::vector<rules::RuleLine> lines;
        for (const std::uint32_t index : indices) {
            const auto rules = groups.rulesOf(groups.groups[index]);
            lines.insert(lines.end(), rules.begin(), rules.end());
        }
        return lines;
    }

    const Document& document;
    GroupSet groups;
};

/// Some crawlers of which it is known that they read so and obey `*`.
std::vector<std::string> knownReaders(dialects::Id dialect)
{
    constexpr std::size_t most = 4;
    std::vector<std::string> names;
    for (const crawlers::Entry& entry : crawlers::builtIn().entries()) {
        if (names.size() == most)
            break;
        if (entry.dialect == dialect && entry.status == crawlers::Status::Active &&
            !entry.doubtful && !entry.approximate && entry.basis == crawlers::Basis::Documented &&
            entry.confidence == crawlers::Confidence::High &&
            entry.obeysStar != crawlers::Answer::No)
            names.emplace_back(entry.token);
    }
    return names;
}

class Judge {
public:
    Judge(const Document& before, const Document& after, const dialects::Dialect& dialect)
        : m_before(before, dialect)
        , m_after(after, dialect)
        , m_dialect(dialect)
    {
    }

    Effect run()
    {
        if (areSameGroups())
            return {Effect::Kind::Keeps, {}};
        const CrawlerNames names = crawlerNames(inQuestion(m_before), inQuestion(m_after));
        bool isProved = names.complete;
        for (const std::string& name : names.names) {
            const Effect effect = effectFor(name);
            if (effect.kind == Effect::Kind::Changes)
                return effect;
            isProved = isProved && effect.kind == Effect::Kind::Keeps;
            if (m_budget.met)
                return {};
        }
        return {isProved ? Effect::Kind::Keeps : Effect::Kind::Undecided, {}};
    }

    std::optional<Flip> flipOfOthers(std::string_view except)
    {
        if (areSameGroups())
            return std::nullopt;
        CrawlerNames asked = crawlerNames(inQuestion(m_before), inQuestion(m_after));
        // If `except` was the one that neither file names, another such is needed: one that people
        // know and that reads so, else one of no fame.
        std::ranges::copy(knownReaders(m_dialect.id), std::back_inserter(asked.names));
        for (const std::string_view name : {"crawler", "fetcher"})
            asked.names.emplace_back(name);
        const std::string_view own = rules::comparedName(except, m_dialect);
        for (const std::string& name : asked.names) {
            if (m_budget.met)
                break;
            if (text::equalsIgnoringCase(rules::comparedName(name, m_dialect), own))
                continue;
            if (Effect effect = effectFor(name); effect.flip)
                return effect.flip;
        }
        return std::nullopt;
    }

private:
    /// Whether both files say the same to everybody; leaves out what groups they share.
    bool areSameGroups()
    {
        const bool wasOpen = m_before.groups.tooBigAllowsAll;
        const bool isOpen = m_after.groups.tooBigAllowsAll;
        if (wasOpen && isOpen)
            return true;
        if (wasOpen == isOpen)
            leaveOutSameGroups();
        return m_begin + m_end == m_before.groups.groups.size() &&
               m_begin + m_end == m_after.groups.groups.size();
    }

    /// Groups at the start and at the end that both files have; what only they name is judged as it
    /// was.
    void leaveOutSameGroups()
    {
        const auto& a = m_before.groups.groups;
        const auto& b = m_after.groups.groups;
        const std::size_t most = std::min(a.size(), b.size());
        while (m_begin < most && m_before.isSame(a[m_begin], m_after, b[m_begin]))
            ++m_begin;
        while (m_end < most - m_begin &&
               m_before.isSame(a[a.size() - 1 - m_end], m_after, b[b.size() - 1 - m_end]))
            ++m_end;
    }

    [[nodiscard]] GroupsInQuestion inQuestion(const Side& side) const
    {
        const std::span<const rules::Group> all(side.groups.groups);
        return {side.document, side.groups, all.subspan(m_begin, all.size() - m_begin - m_end)};
    }

    Effect effectFor(const std::string& name)
    {
        const std::size_t agents = m_before.groups.agents.size() + m_after.groups.agents.size();
        if (!m_budget.take(agents * 16 + 64))
            return {};
        const rules::Agent agent = crawlers::builtIn().resolve(name, m_dialect.id).agent;
        const auto before = rules::select(m_before.document, m_before.groups, agent);
        const auto after = rules::select(m_after.document, m_after.groups, agent);
        std::pair pair{m_before.taken(before), m_after.taken(after)};
        if (!m_done.insert(pair).second)
            return {Effect::Kind::Keeps, {}}; // or it is undecided already
        const auto old = m_before.rulesOf(pair.first);
        const auto now = m_after.rulesOf(pair.second);
        const auto isSame = [this](const auto& a, const auto& b) {
            return m_before.isSame(a, m_after, b);
        };
        if (!m_budget.take(old.size() + now.size()))
            return {};
        if (std::ranges::equal(old, now, isSame))
            return {Effect::Kind::Keeps, {}};
        if (!m_budget.take((old.size() + now.size()) * 100))
            return {};
        Effect effect =
            effectOfRules(rules::compile(m_before.document, m_before.groups, before),
                          rules::compile(m_after.document, m_after.groups, after), m_budget);
        if (effect.flip)
            effect.flip->crawler = name;
        return effect;
    }

    Side m_before;
    Side m_after;
    const dialects::Dialect& m_dialect;
    std::size_t m_begin = 0; ///< groups at the start that are the same
    std::size_t m_end = 0;   ///< groups at the end that are the same
    std::set<std::pair<std::vector<std::uint32_t>, std::vector<std::uint32_t>>> m_done;
    Budget m_budget{.left = work};
};

} // namespace

Effect effectOf(const Document& before, const Document& after, dialects::Id dialect)
{
    return Judge(before, after, dialects::get(dialect)).run();
}

std::optional<Flip> flipOfOthers(const Document& before, const Document& after,
                                 dialects::Id dialect, std::string_view except)
{
    return Judge(before, after, dialects::get(dialect)).flipOfOthers(except);
}

checks::Readers readersKept(const Document& before, const Document& after)
{
    return checks::readersWhere([&](const dialects::Dialect& dialect) {
        return effectOf(before, after, dialect.id).kind == Effect::Kind::Keeps;
    });
}

} // namespace crawlright::edits
