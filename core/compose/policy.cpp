// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/compose/policy.h"

#include "core/compose/policy_parts.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace crawlright::compose {

namespace {

using crawlers::Crawler;
using dialects::Id;
using syntax::Field;
using text::LineNumber;

/// Where new groups go.
enum class Place : std::uint8_t {
    End,
    Top, ///< above the first group: the last one has no rules, or nobody reads so far
};

/// A wish that the file does not fulfil yet.
struct Pending {
    std::size_t wish = 0;
    Stand stand = Stand::Leave;
    std::vector<LineNumber> lines; ///< that name it
};

/// A group of RFC 9309 and what becomes of its names.
struct Block {
    const rules::Group* group = nullptr;
    std::vector<LineNumber> agents;    ///< lines
    std::vector<LineNumber> remaining; ///< of these, those that stay
    std::set<Stand> leavingTo;         ///< what those that go are to be
    LineNumber lastRule = 0;           ///< 0: none
    bool isTaken = false;              ///< gets other rules
};

class Composer {
public:
    Composer(const Read& read, const Policy& policy, const Comments& comments, Place place)
        : m_read(read)
        , m_policy(policy)
        , m_comments(comments)
        , m_place(place)
        , m_star(read.starLines())
        , m_rewrite(read.document)
    {
    }

    edits::Edits run()
    {
        findPending();
        findBlocks();
        // Where both stand at the end of the file, they come first.
        const Lines starGroup = rewritePreferences(m_rewrite, m_read, m_policy);
        for (const Stand stand : {Stand::Allow, Stand::Block})
            settle(stand);
        for (const Block& block : m_blocks)
            if (block.remaining.empty() && !block.isTaken)
                removeRest(block);
        addGroup(starGroup);
        return m_rewrite.edits();
    }

private:
    void findPending()
    {
        for (std::size_t i = 0; i < m_policy.wishes.size(); ++i) {
            const Wish& wish = m_policy.wishes[i];
            if (wish.stand == Stand::Leave)
                continue;
            const Crawler crawler = crawlers::builtIn().resolve(wish.token);
            if (!isSettled(m_read, crawler, wantedLines(m_policy, wish.stand, m_star)))
                m_pending.push_back({i, wish.stand, linesNaming(crawler)});
        }
    }

    /// As its dialect reads them, and as RFC 9309 does.
    [[nodiscard]] std::vector<LineNumber> linesNaming(const Crawler& crawler) const
    {
        std::set<LineNumber> lines;
        if (m_read.names(crawler)) {
            const rules::GroupSet& set = m_read.groups(crawler.dialect);
            for (const std::uint32_t index : m_read.selection(crawler).agentLines)
                lines.insert(set.agents[index].line);
        }
        for (const rules::AgentLine& agent : m_read.groups(Id::Rfc9309).agents)
            if (!agent.isStar &&
                text::equalsIgnoringCase(m_read.document.textOf(agent.token), crawler.token))
                lines.insert(agent.line);
        return {lines.begin(), lines.end()};
    }

    void findBlocks()
    {
        std::map<LineNumber, Stand> leaving;
        for (const Pending& pending : m_pending)
            for (const LineNumber line : pending.lines)
                leaving[line] = pending.stand;
        const rules::GroupSet& set = m_read.groups(Id::Rfc9309);
        for (const rules::Group& group : set.groups) {
            Block block{.group = &group};
            for (const rules::AgentLine& agent : set.agentsOf(group)) {
                block.agents.push_back(agent.line);
                if (const auto gone = leaving.find(agent.line); gone != leaving.end())
                    block.leavingTo.insert(gone->second);
                else
                    block.remaining.push_back(agent.line);
            }
            if (const auto rules = set.rulesOf(group); !rules.empty())
                block.lastRule = rules.back().line;
            m_blocks.push_back(std::move(block));
        }
    }

    void settle(Stand stand)
    {
        std::vector<const Pending*> pending;
        for (const Pending& one : m_pending)
            if (one.stand == stand)
                pending.push_back(&one);
        if (pending.empty())
            return;
        const Lines wanted = wantedLines(m_policy, stand, m_star);
        Block* home = homeOf(wanted);
        std::set<LineNumber> kept; // lines that name somebody and stay where they are
        if (!home) {
            home = blockToRewrite(stand);
            if (home) {
                kept.insert(home->agents.begin(), home->agents.end());
                giveRules(*home, stand, wanted);
            }
        }
        Lines names;
        for (const Pending* one : pending) {
            const bool stays = std::ranges::any_of(
                one->lines, [&](LineNumber line) { return kept.contains(line); });
            for (const LineNumber line : one->lines)
                if (!kept.contains(line))
                    m_rewrite.remove(line);
            if (stays)
                continue;
            const Wish& wish = m_policy.wishes[one->wish];
            if (home)
                m_rewrite.addBelow(placeFor(*home, one->wish, kept), {"User-agent: " + wish.token});
            else
                names.push_back("User-agent: " + wish.token);
        }
        if (home)
            return;
        if (const std::string& comment = commentFor(stand); !comment.empty())
            names.insert(names.begin(), "# " + comment);
        names.insert(names.end(), wanted.begin(), wanted.end());
        addGroup(names);
    }

    /// The place of the wish that a user-agent line is for; nullopt: it names somebody else.
    [[nodiscard]] std::optional<std::size_t> wishAt(LineNumber line) const
    {
        const std::string_view value = m_read.document.textOf(m_read.document.line(line).value());
        const auto found = std::ranges::find_if(m_policy.wishes, [&](const Wish& wish) {
            return text::equalsIgnoringCase(wish.token, value);
        });
        if (found == m_policy.wishes.end())
            return std::nullopt;
        return static_cast<std::size_t>(found - m_policy.wishes.begin());
    }

    /// A group with just these rules, for such crawlers alone.
    [[nodiscard]] Block* homeOf(const Lines& wanted)
    {
        const auto found = std::ranges::find_if(m_blocks, [&](const Block& block) {
            return !block.isTaken && !block.remaining.empty() &&
                   std::ranges::all_of(block.remaining,
                                       [&](LineNumber n) { return wishAt(n).has_value(); }) &&
                   m_read.linesOf(*block.group) == wanted;
        });
        return found == m_blocks.end() ? nullptr : &*found;
    }

    /// A group that all leave, for the same.
    [[nodiscard]] Block* blockToRewrite(Stand stand)
    {
        const auto found = std::ranges::find_if(m_blocks, [&](const Block& block) {
            return block.remaining.empty() && block.leavingTo == std::set{stand};
        });
        return found == m_blocks.end() ? nullptr : &*found;
    }

    void giveRules(Block& block, Stand stand, const Lines& wanted)
    {
        block.isTaken = true;
        for (const rules::RuleLine& rule : m_read.groups(Id::Rfc9309).rulesOf(*block.group))
            m_rewrite.remove(rule.line);
        m_rules[block.agents.back()] = wanted;
        if (const LineNumber line = commentAbove(block); line > 0)
            m_rewrite.replace(line, "# " + commentFor(stand));
        m_rewrite.addBelow(block.agents.back(), wanted);
    }

    /// The line below which a name goes: the names stand in the order of the wishes.
    [[nodiscard]] LineNumber placeFor(const Block& home, std::size_t wish,
                                      const std::set<LineNumber>& kept) const
    {
        const std::vector<LineNumber>& agents = kept.empty() ? home.remaining : home.agents;
        LineNumber place = agents.front() - 1;
        for (const LineNumber line : agents) {
            const bool isRuled = m_rules.contains(line); // its rules stand below it already
            if (!isRuled && wishAt(line).value_or(wish) < wish)
                place = line;
        }
        return place;
    }

    [[nodiscard]] const std::string& commentFor(Stand stand) const
    {
        if (stand == Stand::Allow)
            return m_comments.allowed;
        return m_policy.paths.empty() ? m_comments.blocked : m_comments.limited;
    }

    /// The line of a comment that a group was given; 0: there is none.
    [[nodiscard]] LineNumber commentAbove(const Block& block) const
    {
        const LineNumber line = block.agents.front() - 1;
        if (line == 0 || m_read.document.line(line).kind != syntax::LineKind::Comment)
            return 0;
        const std::string_view text = m_read.document.textOf(m_read.document.line(line).content());
        for (const std::string* own :
             {&m_comments.blocked, &m_comments.limited, &m_comments.allowed})
            if (!own->empty() && text == "# " + *own)
                return line;
        return 0;
    }

    static bool holdsForWholeFile(Field field)
    {
        return field == Field::Sitemap || field == Field::Host || field == Field::CleanParam;
    }

    /// What is left of a group that nobody is named by any more: its rules, and what else speaks to
    /// its crawlers.
    void removeRest(const Block& block)
    {
        const LineNumber first = block.agents.front();
        const LineNumber last = std::max(block.agents.back(), block.lastRule);
        bool leavesLine = false;
        for (LineNumber n = first; n <= last; ++n) {
            const syntax::Line& line = m_read.document.line(n);
            const bool stays =
                line.kind == syntax::LineKind::Comment ||
                (line.kind == syntax::LineKind::Field && holdsForWholeFile(line.name.field));
            leavesLine = leavesLine || stays || line.hasComment();
            if (!stays)
                m_rewrite.remove(n);
        }
        const LineNumber comment = commentAbove(block);
        if (comment > 0)
            m_rewrite.removeWhole(comment);
        const LineNumber above = comment > 0 ? comment - 1 : first - 1;
        if (!leavesLine && above > 0 && m_read.document.line(above).kind == syntax::LineKind::Blank)
            m_rewrite.removeWhole(above);
    }

    void addGroup(Lines lines)
    {
        if (lines.empty())
            return;
        if (m_place == Place::End || m_blocks.empty()) {
            m_rewrite.addAtEnd(lines);
            return;
        }
        LineNumber above = m_blocks.front().agents.front() - 1;
        while (above > 0 && m_read.document.line(above).kind == syntax::LineKind::Comment)
            --above;
        lines.emplace_back();
        m_rewrite.addBelow(above, lines);
    }

    const Read& m_read;
    const Policy& m_policy;
    const Comments& m_comments;
    const Place m_place;
    const Lines m_star;
    LineRewrite m_rewrite;
    std::vector<Pending> m_pending;
    std::vector<Block> m_blocks;
    std::map<LineNumber, Lines> m_rules; // that stand below a user-agent line now
};

std::vector<std::string> unsettledBy(const Read& before, const edits::Edits& edits,
                                     const Policy& policy)
{
    const Read after(syntax::parse(edits::applied(before.document.bytes(), edits)));
    const Lines star = before.starLines();
    std::vector<std::string> unsettled;
    for (const Wish& wish : policy.wishes)
        if (wish.stand != Stand::Leave && !isSettled(after, crawlers::builtIn().resolve(wish.token),
                                                     wantedLines(policy, wish.stand, star)))
            unsettled.push_back(wish.token);
    std::ranges::move(othersChanged(before, after, policy), std::back_inserter(unsettled));
    return unsettled;
}

} // namespace

Composition compose(const syntax::Document& document, const Policy& policy,
                    const Comments& comments)
{
    const Read read(document);
    const rules::GroupSet& set = read.groups(Id::Rfc9309);
    // New names would join a last group that has no rules.
    const bool isOpen = !set.groups.empty() && set.rulesOf(set.groups.back()).empty();
    Composition best;
    bool isFirst = true;
    for (const Place place : {isOpen ? Place::Top : Place::End, isOpen ? Place::End : Place::Top}) {
        Composition tried{.edits = Composer(read, policy, comments, place).run(), .unsettled = {}};
        tried.unsettled = unsettledBy(read, tried.edits, policy);
        if (isFirst || tried.unsettled.size() < best.unsettled.size())
            best = std::move(tried);
        if (best.unsettled.empty())
            break;
        isFirst = false;
    }
    return best;
}

} // namespace crawlright::compose
