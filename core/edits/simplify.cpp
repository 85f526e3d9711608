// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/simplify.h"

#include "core/edits/dead_rules.h"
#include "core/edits/effect.h"
#include "core/edits/layout.h"

#include <algorithm>
#include <numeric>

namespace crawlright::edits {

namespace {

using syntax::Document;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;

// Bytes looked at or so, for one round of dead rules: about a second.
constexpr std::size_t workOnRules = 300'000'000;
// Bytes read again for trying to do without a group or a user-agent line, times the readers.
constexpr std::size_t workOnTries = 200'000'000;

/// Lines to take out, by their index in the document.
using Lines = std::vector<bool>;

/// Groups as people see them: indices of items.
struct Block {
    std::size_t begin = 0; ///< the first user-agent line
    std::size_t end = 0;   ///< after the last line that belongs to the group
};

std::vector<Block> blocksOf(const std::vector<Item>& items)
{
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].startsGroup)
            blocks.push_back({i, i + 1});
        else if (items[i].goesOn)
            blocks.back().end = i + 1;
    }
    return blocks;
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
    [[nodiscard]] bool isPlain(const std::vector<Item>& items, Block block) const
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
        std::vector<Block> blocks = blocksOf(items);
        for (std::size_t i = blocks.size(); i-- > 0;) {
            const auto isStarBlock = [&](Block block) {
                return std::any_of(items.begin() + static_cast<std::ptrdiff_t>(block.begin),
                                   items.begin() + static_cast<std::ptrdiff_t>(block.end),
                                   [this](const Item& item) { return isStar(item); });
            };
            const bool isLastStar =
                isStarBlock(blocks[i]) && std::ranges::count_if(blocks, isStarBlock) == 1;
            if (isLastStar || !isPlain(items, blocks[i]))
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
            i = std::min(i, blocks.size());
        }
        return any;
    }

    /// User-agent lines beside others of their group, from the last.
    bool takeOutAgents()
    {
        bool any = false;
        std::vector<Item> items = itemsOf(m_now);
        for (std::size_t i = items.size(); i-- > 0;) {
            const auto isAgent = [&](std::size_t n) {
                return n < items.size() &&
                       m_now.lines()[items[n].line].name.field == Field::UserAgent;
            };
            const bool isAlone = !(i > 0 && items[i].goesOn && isAgent(i - 1)) &&
                                 !(i + 1 < items.size() && items[i + 1].goesOn && isAgent(i + 1));
            if (!isAgent(i) || isAlone || (isStar(items[i]) && stars(items) == 1))
                continue;
            if (!mayTry())
                return any;
            Lines gone(m_now.lines().size());
            gone[items[i].line] = true;
            if (!attempt(std::move(gone), items))
                continue;
            any = true;
            items = itemsOf(m_now);
            i = std::min(i, items.size());
        }
        return any;
    }

    [[nodiscard]] std::ptrdiff_t stars(const std::vector<Item>& items) const
    {
        return std::ranges::count_if(items, [this](const Item& item) { return isStar(item); });
    }

    bool takeOutRules()
    {
        Budget budget{.left = workOnRules};
        const std::vector<text::LineNumber> dead = deadRules(m_now, m_readers, budget);
        if (dead.empty())
            return false;
        Lines gone(m_now.lines().size());
        for (const text::LineNumber line : dead)
            gone[line - 1] = true;
        return attempt(std::move(gone), itemsOf(m_now));
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
};

} // namespace

Rewrite simplify(const Document& document, checks::Readers readers)
{
    return Simplifier(document, readers).run();
}

} // namespace crawlright::edits
