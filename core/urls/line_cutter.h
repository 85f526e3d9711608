// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/load.h"

namespace crawlright::urls {

/// A line of a stream, without its ending.
struct CutLine {
    std::string_view text; ///< valid while it is looked at
    std::uint64_t number = 0;
    bool isTooLong = false; ///< past `longestLine`; then `text` is empty
};

/// Lines out of chunks that are cut anywhere. LF, CR and CRLF end a line; a byte order mark at the
/// start is dropped; what follows the last ending is a line if it has bytes.
class LineCutter {
public:
    template <class Visit>
    void feed(std::string_view chunk, Visit visit)
    {
        while (!chunk.empty()) {
            if (m_afterCr && chunk.front() == '\n')
                chunk.remove_prefix(1);
            m_afterCr = false;
            const std::size_t end = chunk.find_first_of("\r\n");
            if (end == std::string_view::npos) {
                keep(chunk);
                return;
            }
            if (m_carry.empty() && !m_isTooLong && end <= longestLine) {
                emit(chunk.substr(0, end), visit);
            } else {
                keep(chunk.substr(0, end));
                emit(m_carry, visit);
            }
            m_carry.clear();
            m_isTooLong = false;
            m_afterCr = chunk[end] == '\r';
            chunk.remove_prefix(end + 1);
        }
    }

    template <class Visit>
    void finish(Visit visit)
    {
        if (!m_carry.empty() || m_isTooLong)
            emit(m_carry, visit);
        m_carry.clear();
        m_isTooLong = false;
    }

private:
    void keep(std::string_view part)
    {
        m_isTooLong = m_isTooLong || m_carry.size() + part.size() > longestLine;
        if (m_isTooLong)
            m_carry.clear();
        else
            m_carry += part;
    }

    template <class Visit>
    void emit(std::string_view line, Visit visit)
    {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        if (++m_number == 1 && line.starts_with(mark))
            line.remove_prefix(mark.size());
        visit(CutLine{line, m_number, m_isTooLong});
    }

    std::string m_carry;
    std::uint64_t m_number = 0;
    bool m_isTooLong = false;
    bool m_afterCr = false;
};

} // namespace crawlright::urls
