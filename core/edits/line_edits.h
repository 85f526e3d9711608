// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/syntax/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace crawlright::edits {

/// A file and the edits that are made of its lines. Inserted lines end as their neighbour does; a
/// line that goes leaves its comment.
class LineEdits {
public:
    explicit LineEdits(const syntax::Document& parsed);

    const syntax::Document document;
    const std::string_view bytes;

    [[nodiscard]] const syntax::Line& line(text::LineNumber number) const
    {
        return document.line(number);
    }
    [[nodiscard]] text::LineNumber lineCount() const
    {
        return static_cast<text::LineNumber>(document.lines().size());
    }
    [[nodiscard]] std::string_view textOf(text::Span span) const { return span.of(bytes); }
    [[nodiscard]] std::string_view valueOf(text::LineNumber number) const
    {
        return line(number).value().of(bytes);
    }
    [[nodiscard]] bool isField(text::LineNumber number, syntax::Field field) const
    {
        return line(number).kind == syntax::LineKind::Field && line(number).name.field == field;
    }
    [[nodiscard]] bool isRule(text::LineNumber number) const
    {
        return line(number).kind == syntax::LineKind::Field &&
               syntax::isRule(line(number).name.field);
    }
    /// Where the text of a line begins: behind a byte order mark.
    [[nodiscard]] text::Offset beginOf(text::LineNumber number) const
    {
        return line(number).begin + (number == 1 ? document.bomSize() : 0);
    }
    /// The line end that new lines beside this one get.
    [[nodiscard]] std::string_view endNear(text::LineNumber number) const;

    /// Each text becomes a line.
    [[nodiscard]] Edit above(text::LineNumber number, const std::vector<std::string>& lines) const;
    [[nodiscard]] Edit below(text::LineNumber number, const std::vector<std::string>& lines) const;
    /// The line goes, but for a comment behind it.
    [[nodiscard]] Edit without(text::LineNumber number) const;
    /// Lines that go with all they hold.
    [[nodiscard]] Edit withoutLines(text::LineNumber first, text::LineNumber last) const;
    [[nodiscard]] Edit asComment(text::LineNumber number) const;
    /// The line's value becomes another; behind the colon where it has none.
    [[nodiscard]] Edit withValue(text::LineNumber number, std::string_view value) const;
};

/// Lines at the end of the file, with a blank line above where `parted`.
[[nodiscard]] Edit atEnd(const LineEdits& site, std::vector<std::string> lines, bool parted);

} // namespace crawlright::edits
