// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/line_edits.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace crawlright::compose {

using Lines = std::vector<std::string>; ///< without their ends

/// Lines of a file that come, go or become others, gathered in any order. New lines end as their
/// neighbours do; a line that goes leaves its comment.
class LineRewrite {
public:
    explicit LineRewrite(const syntax::Document& document)
        : m_site(document)
    {
    }

    void remove(text::LineNumber line);
    /// The line goes with its comment.
    void removeWhole(text::LineNumber line);
    void replace(text::LineNumber line, std::string text);
    /// In the order of the calls; line 0: above the first one.
    void addBelow(text::LineNumber line, const Lines& lines);
    /// With a blank line above where something stands there.
    void addAtEnd(const Lines& lines);

    [[nodiscard]] bool isGone(text::LineNumber line) const { return m_removed.contains(line); }
    [[nodiscard]] edits::Edits edits() const;

private:
    edits::LineEdits m_site;
    std::set<text::LineNumber> m_removed;
    std::map<text::LineNumber, std::string> m_replaced;
    std::map<text::LineNumber, Lines> m_below;
};

} // namespace crawlright::compose
