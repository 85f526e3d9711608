// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/simplify.h"

#include "core/crawlers/catalogue.h"
#include "core/edits/dead_rules.h"
#include "core/edits/effect.h"
#include "core/edits/layout.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <ranges>
#include <unordered_map>

namespace crawlright::edits {

namespace {

using syntax::Document;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;

// Bytes looked at or so, for dead rules: a second or two.
constexpr std::size_t workOnRules = 600'000'000;
// Bytes read again for trying to do without a group or a user-agent line, times the readers.
constexpr std::size_t workOnTries = 60'000'000;

/// Lines to take out, by their index in the document.
using Lines = std::vector<bool>;

/// Groups as people see them: indices of items.
struct GroupItems {
    std::size_t begin = 0; ///< the first user-agent line
    std::size_t end = 0;   ///< after the last line that belongs to the group
};

std::vector<GroupItems> blocksOf(const std::vector<Item>& items)
{
    std::vector<GroupItems> blocks;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].startsGroup)
            blocks.push_back({i, i + 1});
        else if (items[i].goesOn)
            blocks.back().end = i + 1;
    }
    return blocks;
}

/// The group that an item is of: the last that begins at it or before.
GroupItems blockAt(const std::vector<GroupItems>& blocks, std::size_t item)
{
    const auto next = std::ranges::upper_bound(blocks, item, {}, &GroupItems::begin);
    return next == blocks.begin() ? GroupItems{item, item} : *std::prev(next);
}

/// Comments that only speak of lines that go: a run of them right above such lines, up to the next
/// comment, blank line or group. Those at the head of the file stay.
void takeOutComments(const std::vector<Item>& items, Lines& gone)
{
    for (std::size_t i = 0; i < items.size();) {
        std::size_t end = i;
        while (end < items.size() && items[end].isComment && (end == i || !items[end].hasGap))
            ++end;
        if (end == i) {
            ++i;
            continue;
        }
        bool isOver = i > 0;
        std::size_t next = end;
        for (; next < items.size() && !items[next].isComment && !items[next].hasGap &&
               (next == end || !items[next].startsGroup);
             ++next)
            isOver = isOver && gone[items[next].line];
        for (std::size_t n = i; n < end; ++n)
            if (isOver && next > end)
                gone[items[n].line] = true;
        i = end;
    }
}

/// Blank lines that would stand beside each other, or at an end of the file, since what stood
/// between goes.
void takeOutBlanks(const Document& document, Lines& gone)
{
    const auto lines = document.lines();
    const auto isBlank = [&](std::size_t i) { return lines[i].kind == LineKind::Blank; };
    bool afterBlank = true; // so is the start of the file
    bool afterGone = false;
    std::size_t kept = 0; // lines up to the last one that stays and is not blank
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (gone[i]) {
            afterGone = true;
        } else if (!isBlank(i)) {
            afterBlank = afterGone = false;
            kept = i + 1;
        } else {
            gone[i] = afterBlank && afterGone;
            afterBlank = true;
        }
    }
    if (std::find(gone.begin() + static_cast<std::ptrdiff_t>(kept), gone.end(), true) == gone.end())
        return;
    // A last line of its own, after the last line ending, has no bytes.
    std::fill(gone.begin() + static_cast<std::ptrdiff_t>(kept), gone.end(), true);
}

std::string lowerCaseName(std::string_view s)
{
    std::string out(s);
    std::ranges::transform(out, out.begin(), text::toLower);
    return out;
}

/// Tells quickly of most user-agent lines that they cannot go: one that alone names its crawler, of
/// which the rules say something else than those for `*`. Asks one reader, of those who compare
/// names whole and for whom blank lines mean nothing; where there is none it tells nothing.
class Needed {
public:
    Needed(const Document& document, const std::vector<Item>& items, checks::Readers readers)
        : m_document(document)
    {
        for (const dialects::Dialect& dialect : dialects::all()) {
            const bool isExact = dialect.agentRule == dialects::AgentRule::WordEquals ||
                                 dialect.agentRule == dialects::AgentRule::TokenEqualsAgent;
            if ((readers & checks::only(dialect.id)) != 0 && isExact &&
                !dialect.blankLineEndsRecord)
                m_reader = dialect.id;
        }
        if (!m_reader)
            return;
        const rules::GroupSet groups = rules::groupsOf(document, dialects::get(*m_reader));
        for (const rules::AgentLine& agent : groups.agents)
            ++m_times[lowerCaseName(document.textOf(agent.token))];
        for (const GroupItems block : blocksOf(items))
            if (std::any_of(items.begin() + static_cast<std::ptrdiff_t>(block.begin),
                            items.begin() + static_cast<std::ptrdiff_t>(block.end),
                            [&](const Item& item) { return readsStar(item); }))
                for (std::size_t i = block.begin; i < block.end; ++i)
                    append(m_stars, items[i]);
    }

    /// Whether the user-agent line `agent` of the block must stay; false says nothing. It stays,
    /// too, where the budget is too small to look.
    [[nodiscard]] bool has(const std::vector<Item>& items, GroupItems block, std::size_t agent,
                           Budget& budget) const
    {
        if (!m_reader || readsStar(items[agent]))
            return false;
        const rules::ReadLine read = readOf(items[agent]);
        const std::string_view value = m_document.textOf(read.value);
        const std::string token = lowerCaseName(value.substr(0, value.find_first_of(" \t/")));
        const crawlers::Entry* entry = crawlers::builtIn().find(token);
        const auto times = m_times.find(token);
        if (read.field != Field::UserAgent || times == m_times.end() || times->second != 1 ||
            (entry && !entry->fallsBackTo.empty()))
            return false;
        std::string own;
        append(own, items[agent]);
        for (std::size_t i = block.begin; i < block.end; ++i)
            if (readOf(items[i]).field != Field::UserAgent)
                append(own, items[i]);
        if (!budget.take(own.size() + 2 * m_stars.size()))
            return true;
        const Document without = syntax::parse(m_stars);
        const Document with = syntax::parse(own + m_stars);
        return effectOf(with, without, *m_reader).kind == Effect::Kind::Changes;
    }

private:
    [[nodiscard]] rules::ReadLine readOf(const Item& item) const
    {
        return rules::read(m_document, static_cast<text::LineNumber>(item.line + 1),
                           dialects::get(*m_reader));
    }

    [[nodiscard]] bool readsStar(const Item& item) const
    {
        const rules::ReadLine read = readOf(item);
        return read.field == Field::UserAgent && m_document.textOf(read.value).starts_with('*');
    }

    void append(std::string& out, const Item& item) const
    {
        out += m_document.textOf(m_document.lines()[item.line].content());
        out += '\n';
    }

    const Document& m_document;
    std::optional<dialects::Id> m_reader;
    std::unordered_map<std::string, std::size_t> m_times; ///< user-agent lines of each token
    std::string m_stars;                                  ///< the groups for `*`
};

class Simplifier {
public:
    Simplifier(const Document& document, checks::Readers readers)
        : m_original(document)
        , m_now(document)
        , m_readers(readers)
        , m_kept(document.lines().size())
    {
        std::iota(m_kept.begin(), m_kept.end(), std::size_t{0});
    }

    Rewrite run()
    {
        if (m_readers == checks::nobody)
            return {{}, checks::everybody};
        while (takeOutGroups() || takeOutAgents() || takeOutRules()) {
        }
        Rewrite rewrite{edits(), checks::everybody};
        if (!rewrite.edits.empty()) // each step kept all verdicts for the readers
            rewrite.keeps =
                static_cast<checks::Readers>(readersKept(m_original, m_now) | m_readers);
        return rewrite;
    }

private:
    /// Goes on without these lines if that keeps every verdict for all readers.
    bool attempt(Lines gone, const std::vector<Item>& items)
    {
        takeOutComments(items, gone);
        takeOutBlanks(m_now, gone);
        std::string bytes(m_now.bytes().substr(0, m_now.bomSize()));
        for (std::size_t i = 0; i < gone.size(); ++i)
            if (!gone[i])
                bytes += m_now.textOf(spanOf(m_now, i));
        const Document next = syntax::parse(std::move(bytes));
        if (!areSameLines(gone, next))
            return false;
        for (const dialects::Dialect& dialect : dialects::all())
            if ((m_readers & checks::only(dialect.id)) != 0 &&
                effectOf(m_now, next, dialect.id).kind != Effect::Kind::Keeps)
                return false;
        std::vector<std::size_t> kept;
        for (std::size_t i = 0; i < gone.size(); ++i)
            if (!gone[i])
                kept.push_back(m_kept[i]);
        // Where the last line goes, an empty one is left behind the last line ending.
        kept.resize(next.lines().size(), m_original.lines().size());
        m_kept = std::move(kept);
        m_now = next;
        return true;
    }

    /// Whether the lines that stay are lines of the next document: a CR and an LF that were apart
    /// may have met, or a byte order mark come to stand at the start.
    [[nodiscard]] bool areSameLines(const Lines& gone, const Document& next) const
    {
        std::size_t at = 0;
        for (std::size_t i = 0; i < gone.size(); ++i) {
            if (gone[i])
                continue;
            if (at == next.lines().size() || spanOf(next, at).size() != spanOf(m_now, i).size())
                return false;
            ++at;
        }
        return next.bomSize() == m_now.bomSize();
    }

    /// Whether there is work left for one more try on the whole file.
    bool mayTry() { return m_tries.take(m_now.bytes().size() + 1); }

    /// The bytes of a line and its ending, the byte order mark left out.
    static text::Span spanOf(const Document& document, std::size_t i)
    {
        const Line& line = document.lines()[i];
        return {line.begin + (i == 0 ? document.bomSize() : 0), line.end()};
    }

    [[nodiscard]] bool isStar(const Item& item) const
    {
        const Line& line = m_now.lines()[item.line];
        return line.name.field == Field::UserAgent && m_now.textOf(line.value()) == "*";
    }

    /// Whether a group has nothing but user-agent lines, rules and comments, so that nothing but
    /// verdicts can depend on it.
    [[nodiscard]] bool isPlain(const std::vector<Item>& items, GroupItems block) const
    {
        return std::ranges::all_of(
            std::span(items).subspan(block.begin, block.end - block.begin), [&](const Item& item) {
                const syntax::FieldSpelling name = m_now.lines()[item.line].name;
                return item.isComment ||
                       (name.spelling == syntax::Spelling::Exact &&
                        (name.field == Field::UserAgent || syntax::isRule(name.field)));
            });
    }

    /// Groups that say what would hold without them, from the last.
    bool takeOutGroups()
    {
        bool any = false;
        std::vector<Item> items = itemsOf(m_now);
        std::vector<GroupItems> blocks = blocksOf(items);
        auto needed = std::make_unique<Needed>(m_now, items, m_readers);
        for (std::size_t i = blocks.size(); i-- > 0;) {
            const auto isStarBlock = [&](GroupItems block) {
                return std::any_of(items.begin() + static_cast<std::ptrdiff_t>(block.begin),
                                   items.begin() + static_cast<std::ptrdiff_t>(block.end),
                                   [this](const Item& item) { return isStar(item); });
            };
            const bool isLastStar =
                isStarBlock(blocks[i]) && std::ranges::count_if(blocks, isStarBlock) == 1;
            if (isLastStar || !isPlain(items, blocks[i]) ||
                needed->has(items, blocks[i], blocks[i].begin, m_tries))
                continue;
            if (!mayTry())
                return any;
            Lines gone(m_now.lines().size());
            for (std::size_t n = blocks[i].begin; n < blocks[i].end; ++n)
                gone[items[n].line] = true;
            if (!attempt(std::move(gone), items))
                continue;
            any = true;
            items = itemsOf(m_now);
            blocks = blocksOf(items);
            needed = std::make_unique<Needed>(m_now, items, m_readers);
            i = std::min(i, blocks.size());
        }
        return any;
    }

    /// User-agent lines beside others of their group, from the last.
    bool takeOutAgents()
    {
        bool any = false;
        std::vector<Item> items = itemsOf(m_now);
        auto needed = std::make_unique<Needed>(m_now, items, m_readers);
        std::vector<GroupItems> blocks = blocksOf(items);
        for (std::size_t i = items.size(); i-- > 0;) {
            const auto isAgent = [&](std::size_t n) {
                return n < items.size() &&
                       m_now.lines()[items[n].line].name.field == Field::UserAgent;
            };
            const bool isAlone = !(i > 0 && items[i].goesOn && isAgent(i - 1)) &&
                                 !(i + 1 < items.size() && items[i + 1].goesOn && isAgent(i + 1));
            if (!isAgent(i) || isAlone || (isStar(items[i]) && stars(items) == 1) ||
                needed->has(items, blockAt(blocks, i), i, m_tries))
                continue;
            if (!mayTry())
                return any;
            Lines gone(m_now.lines().size());
            gone[items[i].line] = true;
            if (!attempt(std::move(gone), items))
                continue;
            any = true;
            items = itemsOf(m_now);
            blocks = blocksOf(items);
            needed = std::make_unique<Needed>(m_now, items, m_readers);
            i = std::min(i, items.size());
        }
        return any;
    }

    [[nodiscard]] std::ptrdiff_t stars(const std::vector<Item>& items) const
    {
        return std::ranges::count_if(items, [this](const Item& item) { return isStar(item); });
    }

    /// Rules without effect: all at once, else those of one kind, else some or one: each of them
    /// can go after the others, but that all can is sometimes shown step by step only.
    bool takeOutRules()
    {
        const std::vector<text::LineNumber> dead = deadRules(m_now, m_readers, m_ruleWork);
        const auto without = [this](std::span<const text::LineNumber> lines) {
            Lines gone(m_now.lines().size());
            for (const text::LineNumber line : lines)
                gone[line - 1] = true;
            return attempt(std::move(gone), itemsOf(m_now));
        };
        if (dead.empty() || without(dead))
            return !dead.empty();
        std::array<std::vector<text::LineNumber>, 2> kinds;
        for (const text::LineNumber line : dead)
            kinds[m_now.line(line).name.field == Field::Allow ? 0 : 1].push_back(line);
        for (const auto& lines : kinds)
            if (!lines.empty() && lines.size() < dead.size() && without(lines))
                return true;
        // The last ones were proved first, so they can go without the others.
        for (std::size_t size = dead.size() / 2; size > 0 && mayTry(); size /= 2)
            if (without(std::span(dead).last(size)))
                return true;
        return std::ranges::any_of(std::views::reverse(dead), [&](text::LineNumber line) {
            return mayTry() && without({&line, 1});
        });
    }

    [[nodiscard]] Edits edits() const
    {
        Edits edits;
        std::size_t next = 0; // of m_kept
        for (std::size_t i = 0; i < m_original.lines().size(); ++i) {
            if (next < m_kept.size() && m_kept[next] == i) {
                ++next;
                continue;
            }
            const text::Span span = spanOf(m_original, i);
            if (!edits.empty() && edits.back().span.end == span.begin)
                edits.back().span.end = span.end;
            else if (!span.isEmpty())
                edits.push_back({span, {}});
        }
        return edits;
    }

    const Document& m_original;
    Document m_now;
    checks::Readers m_readers;
    std::vector<std::size_t> m_kept; ///< the original's line for each line of m_now
    Budget m_tries{.left = workOnTries};
    Budget m_ruleWork{.left = workOnRules};
};

} // namespace

Rewrite simplify(const Document& document, checks::Readers readers)
{
    return Simplifier(document, readers).run();
}

} // namespace crawlright::edits
