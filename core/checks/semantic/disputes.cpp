// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/literal_readers.h"
#include "core/checks/semantic/families.h"
#include "core/checks/semantic/nesting.h"
#include "core/rules/pattern.h"
#include "core/rules/pattern_overlap.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <bit>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Dialect;
using dialects::Precedence;
using rules::Rule;
using rules::RuleLine;
using rules::Verdict;
using syntax::Field;

/// The verdicts on a URL, dialect by dialect.
struct Outcome {
    Camps camps; ///< one: those for whom it is blocked
    Readers open = nobody;
    std::array<text::LineNumber, dialects::dialectCount> lines{};

    [[nodiscard]] text::LineNumber lineFor(dialects::Id id) const
    {
        return lines[static_cast<std::size_t>(id)];
    }
};

/// Asks those dialects about URLs in which a group binds the first crawler that it names, as that
/// crawler: what other groups say to it counts, too.
class Court {
public:
    Court(const syntax::Document& document, const FileReadings& file,
          std::span<const Reading* const> readings, Budget& budget)
        : m_document(document)
        , m_file(file)
        , m_readings(readings)
        , m_budget(budget)
    {
    }

    [[nodiscard]] Outcome ask(std::string_view url)
    {
        if (!m_isSummoned)
            summon();
        Outcome outcome;
        for (const Judge& judge : m_judges) {
            access::prepareInto(m_path, url, dialects::get(judge.id));
            const rules::Decision decision = judge.rules.match(m_path);
            Readers& camp = decision.verdict == Verdict::Disallow ? outcome.camps.one
                            : decision.verdict == Verdict::Allow  ? outcome.camps.other
                                                                  : outcome.open;
            camp |= only(judge.id);
            outcome.lines[static_cast<std::size_t>(judge.id)] = decision.line;
        }
        return outcome;
    }

private:
    struct Judge {
        dialects::Id id;
        rules::RuleSet rules;
    };

    void summon()
    {
        m_isSummoned = true;
        const rules::AgentLine& agent = m_readings.front()->agents.front();
        // Up to a blank or a `/`, as a crawler gives its name; some dialects cut more of both.
        const std::string_view value = m_document.textOf(agent.value);
        const std::string name(agent.isStar ? "a-crawler-that-no-group-names"
                                            : value.substr(0, value.find_first_of(" \t/")));
        for (const Reading* reading : m_readings)
            for (const Dialect& dialect : dialects::all())
                if ((reading->readers & only(dialect.id)) != nobody)
                    addJudge(*m_file.groupsFor(dialect.id), name, agent.line);
    }

    void addJudge(const rules::GroupSet& groups, const std::string& name, text::LineNumber line)
    {
        if (!m_budget.take(groups.agents.size() * 8 + groups.groups.size() * 8))
            return;
        const rules::Selection selection = rules::select(m_document, groups, {.names = {name}});
        const auto own = std::ranges::find(groups.groups, line, [&](const rules::Group& group) {
            return groups.agentsOf(group).front().line;
        });
        const rules::GroupFate fate =
            selection.fates[static_cast<std::size_t>(own - groups.groups.begin())];
        if (fate == rules::GroupFate::Taken || fate == rules::GroupFate::Merged)
            m_judges.push_back({groups.dialect.id, rules::compile(m_document, groups, selection)});
    }

    const syntax::Document& m_document;
    const FileReadings& m_file;
    std::span<const Reading* const> m_readings;
    Budget& m_budget;
    bool m_isSummoned = false;
    std::vector<Judge> m_judges;
    std::string m_path;
};

/// Something that a finding with an id of its own says of this value.
bool hasNarrowerFinding(std::string_view value)
{
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (text::isHigh(c) || text::isSpace(c) || (c == '$' && i + 1 != value.size()))
            return true;
        if (c != '%')
            continue;
        if (i + 2 >= value.size() || !text::isHex(value[i + 1]) || !text::isHex(value[i + 2]) ||
            text::isLower(value[i + 1]) || text::isLower(value[i + 2]))
            return true;
        const auto escaped =
            static_cast<char>(text::hexValue(value[i + 1]) * 16 + text::hexValue(value[i + 2]));
        if (text::isUnreserved(escaped) || escaped == '*' || escaped == '$')
            return true;
    }
    return value.contains("/index.htm");
}

bool hasWildcard(std::string_view value)
{
    return value.contains('*') || value.ends_with('$');
}

std::size_t fixedBytes(std::string_view value)
{
    const auto stars = static_cast<std::size_t>(std::ranges::count(value, '*'));
    return value.size() - stars - (value.ends_with('$') ? 1 : 0);
}

/// A shortest path that the pattern matches.
std::string shortestPath(std::string_view pattern)
{
    return rules::shortestCommonPath(pattern, "/", true).value_or("/");
}

class Disputes {
public:
    Disputes(const syntax::Document& document, const FileReadings& file,
             std::span<const Reading* const> readings, Budget& budget, Gathered& gathered)
        : m_document(document)
        , m_court(document, file, readings, budget)
        , m_budget(budget)
        , m_gathered(gathered)
    {
        for (const Reading* reading : readings) {
            const Dialect& dialect = dialects::get(reading->dialect);
            Readers& kind = !dialect.wildcards                        ? m_literal
                            : dialect.wildcardTieUndefined            ? m_undefined
                            : dialect.precedence == Precedence::First ? m_byOrder
                                                                      : m_byLength;
            kind |= reading->readers;
            m_askingWork +=
                reading->matchWork * static_cast<unsigned>(std::popcount(reading->readers));
            if (dialect.wildcards && dialect.precedence == Precedence::Longest &&
                !dialect.wildcardTieUndefined)
                m_lengthReadings.push_back(reading);
        }
    }

    void check()
    {
        if (m_lengthReadings.empty())
            return;
        checkWildcards();
        checkEncodings();
        checkPairs();
    }

private:
    /// `*` and `$`, to those who take them for ordinary characters. Said once for each group.
    void checkWildcards()
    {
        const auto& agents = m_lengthReadings.front()->agents;
        if (m_literal == nobody || std::ranges::any_of(agents, [&](const auto& agent) {
                return literalReader(m_document.textOf(agent.token)) != nullptr;
            }))
            return; // wildcard-portability says it of that very crawler
        for (const RuleLine& line : m_lengthReadings.front()->lines) {
            const std::string_view value = m_document.textOf(line.value);
            if (line.field != Field::Disallow || !hasWildcard(value) || hasNarrowerFinding(value))
                continue;
            if (!m_budget.take(m_askingWork))
                return;
            const std::string url = shortestPath(value);
            Outcome outcome = m_court.ask(url);
            outcome.camps.other &= m_literal; // others have other reasons
            if (outcome.camps.other != nobody &&
                decidesByLength(outcome, line.line, outcome.camps.one)) {
                add(line, url, "literal", outcome.camps, {});
                return;
            }
        }
    }

    [[nodiscard]] bool decidesByLength(const Outcome& outcome, text::LineNumber line,
                                       Readers camp) const
    {
        return std::ranges::any_of(m_lengthReadings, [&](const Reading* reading) {
            return (camp & only(reading->dialect)) != nobody &&
                   outcome.lineFor(reading->dialect) == line;
        });
    }

    /// Readers who differ in what they encode: the same URL, written in two ways. Said once for
    /// each group.
    void checkEncodings()
    {
        if (m_lengthReadings.size() < 2)
            return;
        for (const RuleLine& line : m_lengthReadings.front()->lines) {
            const std::string_view value = m_document.textOf(line.value);
            if (value.find_first_of("%:?") == std::string_view::npos || hasNarrowerFinding(value))
                continue;
            for (const std::string& url : urlsFor(value)) {
                if (!m_budget.take(m_askingWork))
                    return;
                Outcome outcome = m_court.ask(url);
                outcome.camps.one &= m_byLength & m_saidEscapes;
                outcome.camps.other &= m_byLength & m_saidEscapes;
                if (!outcome.camps.areSplitBy(everybody) ||
                    !decidesByLength(outcome, line.line, everybody))
                    continue;
                add(line, url, "", outcome.camps, {});
                return;
            }
        }
    }

    /// Shortest URLs of the rule in each way that it is encoded, the shortest first; none where all
    /// encode it alike.
    [[nodiscard]] std::vector<std::string> urlsFor(std::string_view value) const
    {
        std::vector<std::string> urls;
        for (const Reading* reading : m_lengthReadings) {
            std::string pattern;
            access::encodeInto(pattern, value, dialects::get(reading->dialect).patternEncoding,
                               true);
            if (pattern != value)
                urls.push_back(shortestPath(pattern));
        }
        if (!urls.empty())
            urls.push_back(shortestPath(value));
        std::ranges::sort(urls, {}, &std::string::size);
        return urls;
    }

    /// Two rules with different verdicts that meet, of which not all take the same one.
    void checkPairs()
    {
        if ((m_byOrder | m_undefined) == nobody)
            return;
        const auto& lines = m_lengthReadings.front()->lines;
        std::vector<std::size_t> starred;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (hasWildcard(m_document.textOf(lines[i].value)))
                starred.push_back(i);
        for (std::size_t later = 0; later < lines.size() && !starred.empty(); ++later) {
            m_order = m_undecided = {};
            const bool isStarred = hasWildcard(m_document.textOf(lines[later].value));
            const std::size_t count = isStarred ? later : starred.size();
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t earlier = isStarred ? i : starred[i];
                if (earlier >= later)
                    break;
                if (!m_budget.take(12))
                    return;
                if (lines[earlier].field != lines[later].field)
                    checkPair(lines[earlier], lines[later]);
            }
            report(lines[later]);
        }
    }

    void checkPair(const RuleLine& earlier, const RuleLine& later)
    {
        const std::string_view a = m_document.textOf(earlier.value);
        const std::string_view b = m_document.textOf(later.value);
        const std::string_view x = headOf(a, true);
        const std::string_view y = headOf(b, true);
        if (a.empty() || b.empty() || a == b || (!x.starts_with(y) && !y.starts_with(x)))
            return;
        const bool laterWins =
            later.field == Field::Allow ? b.size() >= a.size() : b.size() > a.size();
        const std::size_t least = std::max(fixedBytes(a), fixedBytes(b));
        const bool asksOrder = m_byOrder != nobody && laterWins && mayBeShorter(m_order, least);
        const bool asksLength = m_undefined != nobody &&
                                rules::holdsInnerStar(a) != rules::holdsInnerStar(b) &&
                                mayBeShorter(m_undecided, least);
        if ((!asksOrder && !asksLength) || !m_budget.take(4 * a.size() * b.size() + 128))
            return;
        const auto url = rules::shortestCommonPath(a, b, true);
        if (url && m_budget.take(m_askingWork))
            judge(*url, earlier, later);
    }

    void judge(const std::string& url, const RuleLine& earlier, const RuleLine& later)
    {
        Outcome outcome = m_court.ask(url);
        const text::LineNumber decider = outcome.lineFor(m_lengthReadings.front()->dialect);
        // Only what these two rules are the cause of.
        if (decider != earlier.line && decider != later.line)
            return;
        const auto rest = static_cast<Readers>(m_byOrder | m_byLength);
        outcome.camps.one &= rest;
        outcome.camps.other &= rest;
        if (decider == later.line && outcome.camps.areSplitBy(everybody))
            keepShorter(m_order, url, outcome.camps, earlier);
        outcome.open &= m_undefined;
        const auto decided =
            static_cast<Readers>((outcome.camps.one | outcome.camps.other) & m_byLength);
        if (outcome.open != nobody && decided != nobody)
            keepShorter(m_undecided, url, {outcome.open, decided}, earlier);
    }

    struct Found {
        std::string url;
        Camps camps;
        RuleLine rival;
    };

    /// `least`: bytes that the URL will have at least.
    [[nodiscard]] static bool mayBeShorter(const Found& found, std::size_t least)
    {
        return found.url.empty() || least < found.url.size();
    }

    static void keepShorter(Found& found, const std::string& url, Camps camps,
                            const RuleLine& rival)
    {
        if (found.url.empty() || url.size() < found.url.size())
            found = {url, camps, rival};
    }

    void report(const RuleLine& line)
    {
        for (const auto& [found, kind] :
             {std::pair(&m_order, "order"), std::pair(&m_undecided, "undefined")})
            if (!found->url.empty() && !m_gathered.has(Code::ShadowedByOrder, line.line))
                add(line, found->url, kind, found->camps,
                    {{Related::Role::Rival, found->rival.value, found->rival.line}});
    }

    void add(const RuleLine& line, const std::string& url, std::string_view kind, Camps camps,
             std::vector<Related> related)
    {
        Finding finding{Code::DialectsDisagree,
                        line.line,
                        line.value,
                        {},
                        {std::string(m_document.textOf(line.value)), url, std::string(kind)},
                        std::move(related)};
        finding.camps = camps;
        m_gathered.add(std::move(finding), static_cast<Readers>(camps.one | camps.other),
                       Severity::Info);
    }

    const syntax::Document& m_document;
    Court m_court;
    Budget& m_budget;
    Gathered& m_gathered;
    std::vector<const Reading*> m_lengthReadings;
    std::size_t m_askingWork = 0;
    Readers m_byLength = nobody;
    Readers m_byOrder = nobody;
    Readers m_undefined = nobody;
    Readers m_literal = nobody;
    /// Those whose source says how escapes are compared.
    const Readers m_saidEscapes =
        readersWhere([](const Dialect& d) { return !d.isSilent(dialects::Topic::Escapes); });
    Found m_order;
    Found m_undecided;
};

/// Whether the group has the same rules for both, but for Allow where one does not know it.
bool haveSameRules(const Reading& reading, const Reading& other)
{
    if (dialects::get(other.dialect).knowsAllow)
        return std::ranges::equal(reading.lines, other.lines);
    auto next = other.lines.begin();
    for (const RuleLine& line : reading.lines) {
        if (line.field == Field::Allow)
            continue;
        if (next == other.lines.end() || *next != line)
            return false;
        ++next;
    }
    return next == other.lines.end();
}

} // namespace

void checkDisputes(const syntax::Document& document, const FileReadings& file,
                   std::span<const Reading> readings, Budget& budget, Gathered& gathered)
{
    if (readings.size() < 2 || budget.met)
        return;
    // Where a group has other rules for some, that has been said by a finding about its lines.
    const auto widest = std::ranges::max_element(readings, {}, [](const Reading& reading) {
        return dialects::get(reading.dialect).wildcards ? reading.lines.size() : 0;
    });
    std::vector<const Reading*> alike;
    for (const Reading& reading : readings)
        if (haveSameRules(*widest, reading))
            alike.push_back(&reading);
    if (alike.size() > 1)
        Disputes(document, file, alike, budget, gathered).check();
}

} // namespace crawlright::checks
