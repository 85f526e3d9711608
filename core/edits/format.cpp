// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/format.h"

#include "core/edits/layout.h"
#include "core/text/ascii.h"
#include "core/text/codec.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using syntax::Document;
using syntax::Line;
using syntax::LineKind;
using syntax::Spelling;

/// The bytes of a line that every reader counts.
std::size_t leastLineLimit()
{
    std::size_t least = ~std::size_t{0};
    for (const dialects::Dialect& dialect : dialects::all())
        if (dialect.lineLimit != 0)
            least = std::min<std::size_t>(least, dialect.lineLimit);
    return least;
}

bool wantsGap(const Item* previous, const Item& item)
{
    if (!previous || item.goesOn)
        return false;
    if (item.hasGap)
        return true;
    return (item.startsGroup || item.leadsGroup) && !previous->isComment;
}

class Formatter {
public:
    explicit Formatter(const Document& document)
        : m_document(document)
        , m_ending(text::bytesOf(text::mainLineEnding(document.bytes())))
    {
    }

    Edits run()
    {
        const std::vector<Item> items = itemsOf(m_document);
        const Item* previous = nullptr;
        std::size_t line = 0;
        for (const Item& item : items) {
            const bool hasGap = wantsGap(previous, item) || (!previous && wouldBeMark(item));
            std::string with(hasGap && line == item.line ? m_ending : "");
            for (; line < item.line; ++line)
                replace(line, hasGap && line + 1 == item.line ? m_ending : "");
            with += formatted(m_document.lines()[line]);
            with += m_ending;
            replace(line++, with);
            previous = &item;
        }
        while (line < m_document.lines().size())
            replace(line++, {});
        return std::move(m_edits);
    }

private:
    /// Whether the first line that is kept begins like a byte order mark and is none where it
    /// stands.
    [[nodiscard]] bool wouldBeMark(const Item& item) const
    {
        const Line& line = m_document.lines()[item.line];
        return item.line > 0 && m_document.bomSize() == 0 &&
               m_document.textOf(line.content()).starts_with('\xEF');
    }

    [[nodiscard]] text::Offset beginOf(const Line& line) const
    {
        return line.begin + (line.begin == 0 ? m_document.bomSize() : 0);
    }

    /// Whether all readers take the line for the same field and value.
    [[nodiscard]] bool isPlainField(const Line& line) const
    {
        return line.kind == LineKind::Field && !line.colonless && !line.hasNul &&
               line.name.spelling == Spelling::Exact &&
               text::equalsIgnoringCase(m_document.textOf(line.key()),
                                        syntax::nameOf(line.name.field)) &&
               line.content().size() <= m_lineLimit;
    }

    /// A line without its line ending.
    [[nodiscard]] std::string formatted(const Line& line) const
    {
        const std::string_view whole = m_document.textOf({beginOf(line), line.contentEnd});
        const std::string_view comment =
            text::trimmed(m_document.textOf({line.comment, line.contentEnd}));
        if (line.kind == LineKind::Comment)
            return std::string(comment);
        if (!isPlainField(line))
            return std::string(whole);
        std::string out(syntax::nameOf(line.name.field));
        out += ':';
        const std::string_view value = m_document.textOf(line.value());
        if (!value.empty())
            out.append(1, ' ').append(value);
        const bool touches = !value.empty() && line.valueEnd == line.comment;
        if (!comment.empty())
            out.append(touches ? 0 : 1, ' ').append(comment);
        return out.size() <= m_lineLimit ? out : std::string(whole);
    }

    /// Puts a text in the place of a line and its ending, as small an edit as it can be.
    void replace(std::size_t number, std::string_view with)
    {
        const Line& line = m_document.lines()[number];
        text::Span span{beginOf(line), line.end()};
        const std::string_view old = m_document.textOf(span);
        const auto [x, y] = std::ranges::mismatch(old, with);
        const auto same = static_cast<text::Offset>(x - old.begin());
        if (same == old.size() && same == with.size())
            return;
        span.begin += same;
        with.remove_prefix(same);
        while (!with.empty() && !span.isEmpty() &&
               with.back() == m_document.bytes()[span.end - 1]) {
            with.remove_suffix(1);
            --span.end;
        }
        if (!m_edits.empty() && m_edits.back().span.end == span.begin) {
            m_edits.back().span.end = span.end;
            m_edits.back().with += with;
            return;
        }
        m_edits.push_back({span, std::string(with)});
    }

    const Document& m_document;
    std::string_view m_ending;
    std::size_t m_lineLimit = leastLineLimit();
    Edits m_edits;
};

} // namespace

Rewrite format(const Document& document)
{
    Rewrite rewrite{Formatter(document).run(), checks::everybody};
    if (!rewrite.edits.empty())
        rewrite.keeps =
            readersKept(document, syntax::parse(applied(document.bytes(), rewrite.edits)));
    return rewrite;
}

} // namespace crawlright::edits
