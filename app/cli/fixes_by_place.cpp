// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/fixes_by_place.h"

namespace crawlright::cli {

std::vector<edits::Fix> FixesByPlace::next(const checks::Finding& finding)
{
    constexpr std::size_t mostRead = std::size_t{64} * 1024;
    if (finding.line != m_line) {
        m_line = finding.line;
        m_read = 0;
    }
    // The first finding of a line has its fixes, however long it is.
    if (m_read > mostRead)
        return {};
    m_read += m_document.line(m_line).content().size() + 1;
    return m_fixer.fixesFor(finding);
}

} // namespace crawlright::cli
