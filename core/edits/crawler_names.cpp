// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/crawler_names.h"

#include "core/crawlers/catalogue.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace crawlright::edits {

namespace {

using dialects::AgentRule;

// Parts of values that are looked at; 500 names of a usual length have fewer.
constexpr std::size_t mostParts = 150'000;

std::string lowered(std::string_view s)
{
    std::string out(s);
    std::ranges::transform(out, out.begin(), text::toLower);
    return out;
}

bool isSpecial(const crawlers::Entry& entry)
{
    return !entry.fallsBackTo.empty() || entry.obeysStar == crawlers::Answer::No;
}

/// Its operator says how it reads.
bool isWellKnown(const crawlers::Entry& entry)
{
    return entry.status == crawlers::Status::Active && !entry.doubtful && !entry.approximate &&
           entry.basis == crawlers::Basis::Documented &&
           entry.confidence == crawlers::Confidence::High &&
           entry.obeysStar != crawlers::Answer::No;
}

class Gatherer {
public:
    Gatherer(const GroupsInQuestion& a, const GroupsInQuestion& b)
        : m_sides{&a, &b}
        , m_dialect(a.all.dialect)
    {
    }

    CrawlerNames run()
    {
        for (const GroupsInQuestion* side : m_sides)
            for (const rules::Group& group : side->groups)
                for (const rules::AgentLine& agent : side->all.agentsOf(group))
                    if (!agent.isStar)
                        addToken(side->document.textOf(agent.token));
        addFresh();
        if (!m_tokens.empty())
            addMore();
        return std::move(m_result);
    }

private:
    void add(std::string name)
    {
        if (m_added.insert(lowered(name)).second)
            m_result.names.push_back(std::move(name));
    }

    void addToken(std::string_view token)
    {
        if (m_tokens.insert(lowered(token)).second &&
            m_dialect.agentRule != AgentRule::ValueContains)
            add(std::string(token));
    }

    void addMore()
    {
        for (const crawlers::Entry& entry : crawlers::builtIn().entries())
            if (isSpecial(entry))
                add(std::string(entry.token));
        if (m_dialect.agentRule == AgentRule::TokenBeginsAgent)
            addLongerTokens();
        if (m_dialect.agentRule == AgentRule::ValueContains)
            addParts();
    }

    /// Where a token names all crawlers that it begins: longer tokens of other groups, and names
    /// that go on after a token of the catalogue, which has a chain and they have not.
    void addLongerTokens()
    {
        for (const GroupsInQuestion* side : m_sides)
            for (const rules::AgentLine& agent : side->all.agents) {
                const std::string token = lowered(side->document.textOf(agent.token));
                for (std::size_t length = 1; length <= token.size(); ++length)
                    if (m_tokens.contains(token.substr(0, length)))
                        add(token);
            }
        for (const std::string& token : m_tokens)
            if (crawlers::builtIn().find(token))
                add(token + "-x");
    }

    struct Value {
        std::string lower;
        std::string_view spelled;
    };

    /// The values of both files, each once.
    [[nodiscard]] std::vector<Value> values() const
    {
        std::vector<Value> all;
        std::unordered_set<std::string> seen;
        for (const GroupsInQuestion* side : m_sides)
            for (const rules::AgentLine& agent : side->all.agents) {
                const std::string_view spelled = side->document.textOf(agent.token);
                std::string lower = lowered(spelled);
                if (!agent.isStar && seen.insert(lower).second)
                    all.push_back({std::move(lower), spelled});
            }
        return all;
    }

    /// A part of some values: which ones, and how the first of them spells it.
    struct Part {
        std::vector<std::uint32_t> values;
        std::string_view spelled;
        bool isInQuestion = false;
    };

    /// Where a name is looked for within values: for each set of values that hold some name, such
    /// names.
    void addParts()
    {
        const std::vector<Value> all = values();
        std::unordered_map<std::string_view, Part> parts;
        for (std::uint32_t i = 0; i < all.size() && m_result.complete; ++i) {
            const bool isInQuestion = m_tokens.contains(all[i].lower);
            forParts(all[i].lower, [&](std::size_t begin, std::size_t size) {
                Part& part = parts[std::string_view(all[i].lower).substr(begin, size)];
                if (part.values.empty())
                    part.spelled = all[i].spelled.substr(begin, size);
                if (part.values.empty() || part.values.back() != i)
                    part.values.push_back(i);
                part.isInQuestion = part.isInQuestion || isInQuestion;
                m_result.complete = parts.size() <= mostParts;
                return m_result.complete;
            });
        }
        // One without a chain of its own, and one with, which may be judged otherwise.
        std::map<std::pair<std::vector<std::uint32_t>, bool>, std::string_view> names;
        for (const auto& [text, part] : parts) {
            if (!part.isInQuestion)
                continue;
            const crawlers::Entry* entry = crawlers::builtIn().find(text);
            std::string_view& name = names[{part.values, entry && isSpecial(*entry)}];
            if (text.size() > name.size() || (text.size() == name.size() && part.spelled < name))
                name = part.spelled;
        }
        std::vector<std::string_view> sorted;
        for (const auto& [place, name] : names)
            sorted.push_back(name);
        std::ranges::sort(sorted, [](std::string_view x, std::string_view y) {
            return x.size() != y.size() ? x.size() > y.size() : x < y;
        });
        for (const std::string_view name : sorted)
            add(std::string(name));
    }

    /// Calls `visit(begin, size)` for each part of a value that a crawler's name can be, until it
    /// says stop.
    template <class Visit>
    static void forParts(std::string_view value, Visit visit)
    {
        for (std::size_t begin = 0; begin < value.size(); ++begin) {
            const std::size_t end = std::min(value.find_first_of(" \t/", begin), value.size());
            for (std::size_t at = begin + 1; at <= end; ++at)
                if (!visit(begin, at - begin))
                    return;
        }
    }

    [[nodiscard]] bool isNamed(const std::string& name) const
    {
        const rules::Agent agent = crawlers::builtIn().resolve(name, m_dialect.id).agent;
        return std::ranges::any_of(m_sides, [&](const GroupsInQuestion* side) {
            const rules::Selection selection = rules::select(side->document, side->all, agent);
            return selection.by == rules::ChosenBy::Name ||
                   selection.by == rules::ChosenBy::FallbackName;
        });
    }

    /// A crawler that only `*` can bind: one that people know, if there is one.
    void addFresh()
    {
        for (const bool searches : {true, false}) {
            for (const crawlers::Entry& entry : crawlers::builtIn().entries()) {
                const std::string token(entry.token);
                const bool isWanted = entry.dialect == m_dialect.id && isWellKnown(entry) &&
                                      (entry.purpose == crawlers::Purpose::Search) == searches;
                if (isWanted && !isNamed(token))
                    return add(token);
            }
        }
        for (const std::string_view name : {"crawler", "fetcher", "webcrawler", "otherbot"})
            if (!isNamed(std::string(name)))
                return add(std::string(name));
        std::size_t longest = 0;
        for (const GroupsInQuestion* side : m_sides)
            for (const rules::AgentLine& agent : side->all.agents)
                longest = std::max<std::size_t>(longest, agent.token.size());
        const std::string unheardOf(longest + 1, 'x');
        add(isNamed(unheardOf) ? std::string() : unheardOf);
    }

    std::array<const GroupsInQuestion*, 2> m_sides;
    const dialects::Dialect& m_dialect;
    std::unordered_set<std::string> m_tokens;
    std::unordered_set<std::string> m_added;
    CrawlerNames m_result;
};

} // namespace

CrawlerNames crawlerNames(const GroupsInQuestion& a, const GroupsInQuestion& b)
{
    return Gatherer(a, b).run();
}

} // namespace crawlright::edits
