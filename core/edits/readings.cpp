// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/readings.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_set>

namespace crawlright::edits {

namespace {

using checks::Readers;
using dialects::Dialect;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;

// Lines below an edit that are looked at until one shows that nothing has changed for it.
constexpr std::size_t linesBelow = 16;

std::vector<bool> allowingGroups(const syntax::Document& document, const rules::GroupSet& set)
{
    std::vector<bool> allows;
    for (const rules::Group& group : set.groups)
        allows.push_back(std::ranges::any_of(set.rulesOf(group), [&](const auto& rule) {
            return allowsSomething(rule, set.dialect);
        }));
    // A part of a value may name a crawler: then any two groups may bind it.
    if (set.dialect.agentRule == dialects::AgentRule::ValueContains) {
        const bool any = std::ranges::find(allows, true) != allows.end();
        allows.assign(allows.size(), any);
        return allows;
    }
    const auto tokenOf = [&](const rules::AgentLine& agent) {
        std::string token(agent.isStar ? "*" : document.textOf(agent.token));
        std::ranges::transform(token, token.begin(), text::toLower);
        return token;
    };
    std::unordered_set<std::string> allowed;
    for (std::size_t i = 0; i < allows.size(); ++i)
        if (allows[i])
            for (const rules::AgentLine& agent : set.agentsOf(set.groups[i]))
                allowed.insert(tokenOf(agent));
    for (std::size_t i = 0; i < allows.size(); ++i)
        allows[i] = std::ranges::any_of(set.agentsOf(set.groups[i]), [&](const auto& agent) {
            return allowed.contains(tokenOf(agent));
        });
    return allows;
}

Reading readingOf(const syntax::Document& document, const Dialect& dialect)
{
    Reading reading;
    reading.groups = rules::groupsOf(document, dialect);
    const auto lines = document.lines();
    reading.found.assign(lines.size(), OpenGroup::None);
    reading.groupOf.assign(lines.size(), Reading::noGroup);
    reading.open.assign(lines.size(), Reading::noGroup);
    const rules::GroupSet& set = reading.groups;
    for (std::uint32_t i = 0; i < set.groups.size(); ++i) {
        for (const rules::AgentLine& agent : set.agentsOf(set.groups[i]))
            reading.groupOf[agent.line - 1] = i;
        for (const rules::RuleLine& rule : set.rulesOf(set.groups[i]))
            reading.groupOf[rule.line - 1] = i;
    }
    OpenGroup open = OpenGroup::None;
    std::uint32_t group = Reading::noGroup;
    std::size_t agent = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        reading.found[i] = open;
        reading.open[i] = open == OpenGroup::None ? Reading::noGroup : group;
        const bool isAgent = agent < set.agents.size() && set.agents[agent].line == i + 1;
        if (isAgent)
            ++agent;
        if (reading.groupOf[i] != Reading::noGroup) {
            group = reading.groupOf[i];
            open = isAgent ? OpenGroup::WithoutRules : OpenGroup::WithRules;
        } else if (lines[i].kind == LineKind::Blank && dialect.blankLineEndsRecord) {
            open = OpenGroup::None;
        }
    }
    reading.immaterial = immaterialIn(document, set);
    reading.allows = allowingGroups(document, set);
    return reading;
}

bool isEvent(const Line& line)
{
    return line.kind == LineKind::Field &&
           (line.name.field == Field::UserAgent || syntax::isRule(line.name.field));
}

/// Excerpts of one window, made when a dialect first asks for what its lines find.
class Excerpts {
public:
    Excerpts(std::string_view before, std::string_view after, bool atStart, bool atEnd)
        : m_before(before)
        , m_after(after)
        , m_atStart(atStart)
        , m_atEnd(atEnd)
    {
    }

    struct Pair {
        Excerpt before;
        Excerpt after;
    };

    const Pair& finding(OpenGroup found)
    {
        auto& pair = m_pairs[static_cast<std::size_t>(found)];
        if (!pair)
            pair = Pair{excerptOf(m_before, found, m_atStart, m_atEnd),
                        excerptOf(m_after, found, m_atStart, m_atEnd)};
        return *pair;
    }

private:
    std::string_view m_before;
    std::string_view m_after;
    bool m_atStart;
    bool m_atEnd;
    std::array<std::optional<Pair>, 3> m_pairs;
};

} // namespace

/// Lines that edits touch, and some below.
struct Readings::Window {
    LineNumber first = 1;
    LineNumber last = 1;
    std::span<const Edit> edits;
};

Readings::Readings(const syntax::Document& document)
    : m_document(document)
{
    for (const Dialect& dialect : dialects::all())
        m_readings[static_cast<std::size_t>(dialect.id)] = readingOf(document, dialect);
}

Readings::Window Readings::windowOf(const Edit& edit) const
{
    const auto lines = m_document.lines();
    Window window{m_document.lineAt(edit.span.begin), m_document.lineAt(edit.span.end), {}};
    // What follows a lone CR may complete it.
    if (window.first > 1 && m_document.line(window.first).begin == edit.span.begin)
        --window.first;
    for (std::size_t below = 0; below < linesBelow && window.last < lines.size(); ++below)
        if (isEvent(lines[window.last++]))
            break;
    return window;
}

std::vector<Readings::Window> Readings::windowsOf(std::span<const Edit> edits) const
{
    std::vector<Window> windows;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        Window window = windowOf(edits[i]);
        window.edits = edits.subspan(i, 1);
        if (!windows.empty() && window.first <= windows.back().last + 1) {
            Window& above = windows.back();
            above.last = std::max(above.last, window.last);
            above.edits = {above.edits.data(), above.edits.size() + 1};
        } else {
            windows.push_back(window);
        }
    }
    return windows;
}

/// Where no group of the window allows anything, neither order nor length matters in it. That both
/// texts are the same then means that the groups are for the same crawlers, and allow nothing,
/// after the edits as well.
Immaterial Readings::immaterialFor(const Reading& reading, const Window& window)
{
    const auto allows = [&](std::uint32_t group) {
        return group != Reading::noGroup && reading.allows[group];
    };
    bool any = allows(reading.open[window.first - 1]);
    for (LineNumber number = window.first; number <= window.last && !any; ++number)
        any = allows(reading.groupOf[number - 1]);
    return any ? reading.immaterial : Immaterial{true, true};
}

Readers Readings::keptIn(const Window& window, Readers asked,
                         std::span<const Needless> needless) const
{
    const auto lines = m_document.lines();
    const text::Offset begin = lines[window.first - 1].begin;
    const text::Offset end = lines[window.last - 1].end();
    const std::string_view before = m_document.bytes().substr(begin, end - begin);
    Edits moved(window.edits.begin(), window.edits.end());
    for (Edit& edit : moved)
        edit.span = {edit.span.begin - begin, edit.span.end - begin};
    const std::string after = applied(before, moved);
    const bool atEnd = window.last == lines.size();
    if (!atEnd && !after.ends_with('\n') && !after.ends_with('\r'))
        return checks::nobody;

    Excerpts excerpts(before, after, window.first == 1, atEnd);
    const auto here =
        std::ranges::subrange(std::ranges::lower_bound(needless, window.first, {}, &Needless::line),
                              std::ranges::upper_bound(needless, window.last, {}, &Needless::line));
    Readers kept = checks::nobody;
    std::vector<LineNumber> gone;
    for (const Dialect& dialect : dialects::all()) {
        if ((asked & checks::only(dialect.id)) == 0)
            continue;
        const Reading& reading = of(dialect.id);
        const auto& pair = excerpts.finding(reading.found[window.first - 1]);
        const Immaterial immaterial = immaterialFor(reading, window);
        gone.clear();
        for (const Needless& rule : here)
            if ((rule.readers & checks::only(dialect.id)) != 0)
                gone.push_back(rule.line - window.first + pair.before.first);
        if (meaningOf(pair.before, dialect, immaterial, gone) ==
            meaningOf(pair.after, dialect, immaterial, {}))
            kept = static_cast<Readers>(kept | checks::only(dialect.id));
    }
    return kept;
}

bool Readings::hasLineAbove(std::size_t size, const Window& window) const
{
    const auto lines = m_document.lines().subspan(window.first - 1, window.last - window.first + 1);
    return std::ranges::any_of(lines,
                               [size](const Line& line) { return line.content().size() > size; });
}

Readers Readings::keptBy(std::span<const Edit> edits, std::span<const Needless> needless,
                         std::size_t longest) const
{
    const Readers unread = unreadAround(edits);
    auto kept = static_cast<Readers>(sizedFor(edits) & ~unread);
    for (const Window& window : windowsOf(edits)) {
        if (kept == checks::nobody)
            break;
        kept = hasLineAbove(longest, window) ? checks::nobody : keptIn(window, kept, needless);
    }
    return static_cast<Readers>(kept | unread);
}

std::size_t Readings::sizeAfter(std::span<const Edit> edits) const
{
    std::size_t size = m_document.bytes().size();
    for (const Edit& edit : edits)
        size = size - edit.span.size() + edit.with.size();
    return size;
}

Readers Readings::unreadAround(std::span<const Edit> edits) const
{
    const std::size_t before = m_document.bytes().size();
    const std::size_t after = sizeAfter(edits);
    return checks::readersWhere([&](const Dialect& dialect) {
        const std::size_t limit = dialect.bodyLimit;
        if (limit == 0 || before <= limit)
            return false;
        // A line that ends right at the cut is read, one across it is not.
        return dialect.overLimitAllowsAll ? after > limit
                                          : !edits.empty() && edits.front().span.begin > limit;
    });
}

Readers Readings::sizedFor(std::span<const Edit> edits) const
{
    const std::size_t before = m_document.bytes().size();
    const std::size_t after = sizeAfter(edits);
    return checks::readersWhere([&](const Dialect& dialect) {
        return dialect.bodyLimit == 0 ||
               (before <= dialect.bodyLimit && after <= dialect.bodyLimit);
    });
}

Readers Readings::withinLimits(std::span<const Edit> edits) const
{
    if (joinLineEnds(edits))
        return checks::nobody;
    return static_cast<Readers>(sizedFor(edits) | unreadAround(edits));
}

bool Readings::joinLineEnds(std::span<const Edit> edits) const
{
    const std::string_view bytes = m_document.bytes();
    char last = '\0'; // of what stands before the place, edited
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const Edit& edit = edits[i];
        if (edit.span.begin > (i == 0 ? 0 : edits[i - 1].span.end))
            last = bytes[edit.span.begin - 1];
        if (last == '\r' && edit.with.starts_with('\n'))
            return true;
        last = edit.with.empty() ? last : edit.with.back();
        const bool goesOn = i + 1 < edits.size() && edits[i + 1].span.begin == edit.span.end;
        if (!goesOn && last == '\r' && edit.span.end < bytes.size() && bytes[edit.span.end] == '\n')
            return true;
    }
    return false;
}

Readers Readings::sameGroup(LineNumber a, LineNumber b) const
{
    return checks::readersWhere([&](const Dialect& dialect) {
        const Reading& reading = of(dialect.id);
        return reading.groupOf[a - 1] != Reading::noGroup &&
               reading.groupOf[a - 1] == reading.groupOf[b - 1];
    });
}

} // namespace crawlright::edits
