// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/context.h"
#include "core/edits/fix.h"
#include "core/edits/readings.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace crawlright::edits {

/// A fix before it is known what it keeps.
struct Draft {
    FixCode code = FixCode::AddColon;
    std::vector<std::string> arguments;
    Edits edits;                             ///< in any order
    std::vector<Needless> needless;          ///< rules that it takes away without loss
    checks::Readers proven = checks::nobody; ///< shown to be kept otherwise than line by line
    bool provenTogether = false;             ///< `proven` holds for several such fixes at once
};
using Drafts = std::vector<Draft>;

/// The file that is fixed, and the edits that are made of its lines. Inserted lines end as their
/// neighbour does; a line that goes leaves its comment.
class Site {
public:
    explicit Site(const syntax::Document& parsed);

    const syntax::Document document;
    const std::string_view bytes;
    const checks::Context context;
    const Readings readings;

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

    /// The stretch of user-agent lines that a line stands in or below; nullptr above the first.
    [[nodiscard]] const checks::Stretch* stretchAt(text::LineNumber number) const;
    /// The number of its first line, and of the last one before the next stretch.
    [[nodiscard]] text::LineNumber firstLineOf(const checks::Stretch& stretch) const;
    [[nodiscard]] text::LineNumber lastLineOf(const checks::Stretch& stretch) const;
    /// The last of its user-agent lines.
    [[nodiscard]] text::LineNumber lastAgentOf(const checks::Stretch& stretch) const;
    /// The stretches with the same rules in the same order, itself among them.
    [[nodiscard]] std::vector<const checks::Stretch*>
    withSameRules(const checks::Stretch& stretch) const;

    /// The dialects that read two lines as rules of one group with one value.
    [[nodiscard]] checks::Readers readSameValue(text::LineNumber a, text::LineNumber b) const;
    /// Scheme and host of the first sitemap that has them, else of a Host line; empty: none.
    [[nodiscard]] std::string_view ownAddress() const { return m_ownAddress; }

private:
    [[nodiscard]] std::span<const checks::RulePlace> rulesOf(const checks::Stretch& stretch) const;
    [[nodiscard]] std::size_t hashOf(const checks::Stretch& stretch) const;
    [[nodiscard]] bool haveSameRules(const checks::Stretch& a, const checks::Stretch& b) const;

    std::unordered_multimap<std::size_t, const checks::Stretch*> m_byRules;
    std::string m_ownAddress;
};

} // namespace crawlright::edits
