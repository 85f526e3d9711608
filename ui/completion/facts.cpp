// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/facts.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <map>

namespace crawlright::completion {

namespace {

using syntax::Field;
using syntax::Line;
using syntax::LineKind;

constexpr int caseCount = static_cast<int>(Habit::Case::Words) + 1;
constexpr std::array<std::string_view, 3> gaps = {" ", "", "\t"};

std::string inCase(std::string_view name, Habit::Case style)
{
    std::string text(name);
    bool begins = true;
    for (char& c : text) {
        if (style == Habit::Case::Lower)
            c = text::toLower(c);
        else if (style == Habit::Case::Upper || (style == Habit::Case::Words && begins))
            c = text::toUpper(c);
        begins = c == '-';
    }
    return text;
}

bool belongsToGroup(Field field)
{
    switch (field) {
    case Field::Allow:
    case Field::Disallow:
    case Field::CrawlDelay:
    case Field::RequestRate:
    case Field::VisitTime:
    case Field::ContentSignal:
    case Field::ContentUsage:
    case Field::Noindex:
        return true;
    default:
        return false;
    }
}

class HabitCount {
public:
    void add(std::string_view bytes, const Line& line)
    {
        const std::string_view usual = syntax::nameOf(line.name.field);
        const std::string_view key = line.key().of(bytes);
        // A word that several styles write alike counts for each of them.
        for (int i = 0; i < caseCount; ++i)
            if (key == inCase(usual, static_cast<Habit::Case>(i)))
                ++m_styles[static_cast<std::size_t>(i)];
        const std::size_t colon = bytes.find(':', line.keyEnd);
        if (line.value().isEmpty())
            return;
        const std::string_view gap = bytes.substr(colon + 1, line.valueBegin - colon - 1);
        if (const auto* const known = std::ranges::find(gaps, gap); known != gaps.end())
            ++m_gaps[static_cast<std::size_t>(known - gaps.begin())];
    }

    [[nodiscard]] Habit take() const
    {
        const auto style = std::ranges::max_element(m_styles) - m_styles.begin();
        const auto gap = std::ranges::max_element(m_gaps) - m_gaps.begin();
        return {.style = static_cast<Habit::Case>(style),
                .gap = std::string(gaps[static_cast<std::size_t>(gap)])};
    }

private:
    std::array<std::size_t, caseCount> m_styles{};
    std::array<std::size_t, gaps.size()> m_gaps{};
};

void addOnce(std::vector<Facts::Used>& values, std::string_view value, text::Span span)
{
    if (!value.empty() && !std::ranges::contains(values, value, &Facts::Used::value))
        values.push_back({std::string(value), span});
}

std::vector<Facts::Used> namedIn(std::string_view bytes, const rules::GroupSet& groups)
{
    std::vector<Facts::Used> named;
    named.reserve(groups.agents.size());
    for (const rules::AgentLine& agent : groups.agents) {
        std::string token(agent.token.of(bytes));
        std::ranges::transform(token, token.begin(), text::toLower);
        named.push_back({std::move(token), agent.token});
    }
    std::ranges::stable_sort(named, {}, &Facts::Used::value);
    const auto repeated = std::ranges::unique(named, {}, &Facts::Used::value);
    named.erase(repeated.begin(), repeated.end());
    return named;
}

} // namespace

std::string Habit::nameOf(Field field) const
{
    return inCase(syntax::nameOf(field), style);
}

Facts factsOf(const syntax::Document& document, const rules::GroupSet& groups)
{
    constexpr std::size_t most = 50; // values that one would look through
    const std::string_view bytes = document.bytes();
    Facts facts;
    HabitCount habit;
    for (const Line& line : document.lines()) {
        if (line.kind != LineKind::Field || line.colonless ||
            line.name.spelling != syntax::Spelling::Exact)
            continue;
        habit.add(bytes, line);
        if (line.name.field == Field::CrawlDelay && facts.delays.size() < most)
            addOnce(facts.delays, line.value().of(bytes), line.value());
        if (line.name.field == Field::Sitemap && facts.sitemaps.size() < most)
            addOnce(facts.sitemaps, line.value().of(bytes), line.value());
        if (syntax::isRule(line.name.field) && facts.paths.size() < most)
            addOnce(facts.paths, line.value().of(bytes), line.value());
    }
    facts.habit = habit.take();
    facts.crawlers = namedIn(bytes, groups);
    return facts;
}

Above aboveOf(std::string_view before)
{
    constexpr std::size_t mostBytes = 8192;
    bool isCut = before.size() > mostBytes;
    if (isCut) {
        before = before.substr(before.size() - mostBytes);
        // What is left of a line says nothing.
        before = before.substr(std::min(before.find_first_of("\r\n"), before.size()));
    }
    const syntax::Document document = syntax::parse(std::string(before));
    Above above;
    bool isBlank = false;
    bool hasBlank = false;
    const auto lines = document.lines();
    // The last line is the one that is asked for.
    for (auto line = lines.rbegin() + 1; line != lines.rend(); ++line) {
        if (line->kind == LineKind::Blank) {
            hasBlank = true;
            continue;
        }
        if (line->kind != LineKind::Field)
            continue;
        const Field field = line->name.field;
        if (above.last == Field::None) {
            above.last = field;
            isBlank = hasBlank;
        }
        if (field == Field::UserAgent) {
            // With a blank line behind it, it is still a group that wants its rules.
            above.surroundings = above.last == Field::UserAgent ? Surroundings::Agents
                                 : isBlank                      ? Surroundings::NewGroup
                                                                : Surroundings::Rules;
            return above;
        }
        if (belongsToGroup(field) && isCut) { // of a group that begins farther up
            above.surroundings = isBlank ? Surroundings::NewGroup : Surroundings::Rules;
            return above;
        }
    }
    if (isCut)
        above.surroundings = Surroundings::NewGroup;
    return above;
}

} // namespace crawlright::completion
