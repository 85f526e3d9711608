// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <map>
#include <utility>

namespace crawlright::checks {

/// Findings gathered over readings: the same line is one finding of its code.
class Gathered {
public:
    Gathered() = default;
    Gathered(const Gathered&) = delete;
    Gathered& operator=(const Gathered&) = delete;

    /// Gives these readers the severity; for a line that has the finding already, only that.
    void add(Finding finding, Readers readers, Severity severity);
    [[nodiscard]] bool has(Code code, text::LineNumber line) const
    {
        return m_findings.contains({line, code});
    }
    /// By place in the file.
    [[nodiscard]] std::vector<Finding> take();

private:
    using Table = std::map<std::pair<text::LineNumber, Code>, Finding>;
    Table m_findings;
    Table::iterator m_next = m_findings.end(); // behind the last: most come line by line
    std::vector<Finding> m_disputes; // of a line there may be several, each with camps of its own
};

/// Work that is left, in steps of some nanoseconds.
struct Budget {
    std::size_t left = 0;
    bool met = false; ///< something was left undecided

    [[nodiscard]] bool take(std::size_t work)
    {
        met = met || work > left;
        left -= met ? 0 : work;
        return !met;
    }
};

} // namespace crawlright::checks
