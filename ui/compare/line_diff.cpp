// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/line_diff.h"

#include "ui/compare/inline_marks.h"
#include "ui/compare/library_diff.h"
#include "ui/compare/line_pairs.h"

#include <algorithm>
#include <unordered_map>

namespace crawlright::compare {

namespace {

/// Numbers of lines; equal ones have one number.
class Numbers {
public:
    std::vector<Token> of(std::string_view bytes, std::span<const Line> lines,
                          const Options& options)
    {
        std::vector<Token> tokens;
        tokens.reserve(lines.size());
        for (const Line& line : lines) {
            const text::Span span = options.ignoreLineEnds ? line.text() : line.whole();
            const auto number = static_cast<Token>(m_numbers.size());
            const Token token = m_numbers.try_emplace(span.of(bytes), number).first->second;
            const bool isEmpty =
                line.text().of(bytes).find_first_not_of(" \t") == std::string_view::npos;
            tokens.push_back(isEmpty ? token | separatorFlag : token);
        }
        return tokens;
    }

private:
    std::unordered_map<std::string_view, Token> m_numbers;
};

class Builder {
public:
    Builder(std::string_view left, std::string_view right, const Options& options,
            const work::CancelFlag& cancel)
        : m_left(left)
        , m_right(right)
        , m_options(options)
        , m_cancel(cancel)
    {
        m_result.left = linesOf(left);
        m_result.right = linesOf(right);
    }

    std::optional<Comparison> build()
    {
        Numbers numbers;
        const std::vector<Token> left = numbers.of(m_left, m_result.left, m_options);
        const std::vector<Token> right = numbers.of(m_right, m_result.right, m_options);
        const auto hunks = hunksOf(left, right, m_cancel);
        if (!hunks)
            return std::nullopt;
        m_result.rows.reserve(std::max(left.size(), right.size()));
        for (const Hunk& hunk : *hunks) {
            addEqual(hunk.left.begin);
            if (!addChange(hunk))
                return std::nullopt;
        }
        addEqual(static_cast<std::uint32_t>(left.size()));
        return std::move(m_result);
    }

private:
    void addEqual(std::uint32_t leftEnd)
    {
        for (; m_atLeft < leftEnd; ++m_atLeft, ++m_atRight) {
            if (m_options.ignoreLineEnds &&
                endOf(m_left, m_result.left[m_atLeft]) != endOf(m_right, m_result.right[m_atRight]))
                ++m_result.counts.ignoredEnds;
            m_result.rows.push_back({Kind::Equal, m_atLeft + 1, m_atRight + 1});
        }
    }

    [[nodiscard]] bool addChange(const Hunk& hunk)
    {
        const auto firstRow = static_cast<std::uint32_t>(m_result.rows.size());
        const auto leftTexts = textsOf(m_left, m_result.left, hunk.left);
        const auto rightTexts = textsOf(m_right, m_result.right, hunk.right);
        for (const Pair& pair : pairsOf(leftTexts, rightTexts)) {
            Row row{.left = pair.left == Pair::none ? 0 : hunk.left.begin + pair.left + 1,
                    .right = pair.right == Pair::none ? 0 : hunk.right.begin + pair.right + 1};
            row.kind = kindOf(row, pair.isAlike);
            count(row.kind);
            if (row.kind == Kind::Changed && !addMarks(row))
                return false;
            m_result.rows.push_back(row);
        }
        m_result.changes.push_back({.firstRow = firstRow,
                                    .rowsEnd = static_cast<std::uint32_t>(m_result.rows.size()),
                                    .left = bytesOf(m_left, m_result.left, hunk.left),
                                    .right = bytesOf(m_right, m_result.right, hunk.right)});
        m_atLeft = hunk.left.end;
        m_atRight = hunk.right.end;
        return !m_cancel.isRaised();
    }

    [[nodiscard]] Kind kindOf(const Row& row, bool isAlike) const
    {
        if (row.left == 0)
            return Kind::Added;
        if (row.right == 0)
            return Kind::Removed;
        const Line& left = m_result.left[row.left - 1];
        const Line& right = m_result.right[row.right - 1];
        if (left.text().of(m_left) == right.text().of(m_right)) {
            // Of a big stretch the library may say more than differs.
            const bool isSame =
                m_options.ignoreLineEnds || endOf(m_left, left) == endOf(m_right, right);
            return isSame ? Kind::Equal : Kind::LineEnd;
        }
        return isAlike ? Kind::Changed : Kind::Replaced;
    }

    void count(Kind kind)
    {
        Counts& counts = m_result.counts;
        counts.added += kind == Kind::Added || kind == Kind::Replaced ? 1 : 0;
        counts.removed += kind == Kind::Removed || kind == Kind::Replaced ? 1 : 0;
        counts.changed += kind == Kind::Changed ? 1 : 0;
        counts.lineEnds += kind == Kind::LineEnd ? 1 : 0;
    }

    [[nodiscard]] bool addMarks(const Row& row)
    {
        const Line& left = m_result.left[row.left - 1];
        const Line& right = m_result.right[row.right - 1];
        auto marks = marksBetween(left.text().of(m_left), right.text().of(m_right), m_cancel);
        if (!marks || m_cancel.isRaised())
            return false;
        for (text::Span& span : marks->left)
            span = {span.begin + left.begin, span.end + left.begin};
        for (text::Span& span : marks->right)
            span = {span.begin + right.begin, span.end + right.begin};
        m_result.markedRows.push_back(static_cast<std::uint32_t>(m_result.rows.size()));
        m_result.marks.push_back(std::move(*marks));
        return true;
    }

    static std::string_view endOf(std::string_view bytes, const Line& line)
    {
        return line.lineEnd().of(bytes);
    }

    static std::vector<std::string_view> textsOf(std::string_view bytes,
                                                 std::span<const Line> lines, Stretch stretch)
    {
        std::vector<std::string_view> texts;
        for (const Line& line : lines.subspan(stretch.begin, stretch.size()))
            texts.push_back(line.text().of(bytes));
        return texts;
    }

    static text::Span bytesOf(std::string_view bytes, std::span<const Line> lines, Stretch stretch)
    {
        const auto beginOf = [&](std::uint32_t line) {
            return line < lines.size() ? lines[line].begin
                                       : static_cast<text::Offset>(bytes.size());
        };
        return {beginOf(stretch.begin), beginOf(stretch.end)};
    }

    std::string_view m_left;
    std::string_view m_right;
    const Options& m_options;
    const work::CancelFlag& m_cancel;
    Comparison m_result;
    std::uint32_t m_atLeft = 0; // lines that have their rows
    std::uint32_t m_atRight = 0;
};

} // namespace

std::vector<Line> linesOf(std::string_view bytes)
{
    std::vector<Line> lines;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t textEnd = std::min(bytes.find_first_of("\r\n", at), bytes.size());
        const bool isCrLf = bytes.substr(textEnd).starts_with("\r\n");
        const std::size_t end = std::min(textEnd + (isCrLf ? 2 : 1), bytes.size());
        lines.push_back({static_cast<text::Offset>(at), static_cast<text::Offset>(textEnd),
                         static_cast<text::Offset>(end)});
        at = end;
    }
    return lines;
}

const Marks* Comparison::marksOf(std::uint32_t row) const
{
    const auto found = std::ranges::lower_bound(markedRows, row);
    return found == markedRows.end() || *found != row
               ? nullptr
               : &marks[static_cast<std::size_t>(found - markedRows.begin())];
}

const Change* Comparison::changeAt(std::uint32_t row) const
{
    const auto next = std::ranges::upper_bound(changes, row, {}, &Change::firstRow);
    if (next == changes.begin() || row >= std::prev(next)->rowsEnd)
        return nullptr;
    return &*std::prev(next);
}

std::optional<Comparison> compareTexts(std::string_view left, std::string_view right,
                                       const Options& options, const work::CancelFlag& cancel)
{
    return Builder(left, right, options, cancel).build();
}

edits::Edits editsOf(const Comparison& comparison, std::string_view right)
{
    edits::Edits edits;
    for (const Change& change : comparison.changes)
        edits.push_back({change.left, std::string(change.right.of(right))});
    return edits;
}

} // namespace crawlright::compare
