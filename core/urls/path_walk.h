// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/url.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cstring>

namespace crawlright::urls {

/// The path of a URL, byte by byte, with every percent escape decoded: how PathOrder sees it.
class PathWalk {
public:
    static constexpr int end = -1;

    explicit PathWalk(std::string_view url) { m_path = access::pathIn(url, m_needsSlash); }

    static bool isEscapeAt(std::string_view text, std::size_t at)
    {
        return text[at] == '%' && at + 2 < text.size() && text::isHex(text[at + 1]) &&
               text::isHex(text[at + 2]);
    }
    static char byteOfEscape(std::string_view text, std::size_t at)
    {
        return static_cast<char>(text::hexValue(text[at + 1]) * 16 + text::hexValue(text[at + 2]));
    }

    /// So many decoded bytes, or up to the end.
    void skip(std::size_t bytes)
    {
        // Nothing is encoded within as many bytes as written: then they are the decoded ones.
        if (!m_needsSlash && m_path.substr(0, bytes).find('%') == std::string_view::npos) {
            m_at = std::min(bytes, m_path.size());
            return;
        }
        while (bytes-- > 0 && next() != end)
            continue;
    }

    /// Bytes of both that are the same as written need not be decoded to be compared. Both walks
    /// are at their beginning; as many bytes of both as are skipped are the same.
    static void skipCommon(PathWalk& a, PathWalk& b)
    {
        if (a.m_needsSlash || b.m_needsSlash)
            return;
        std::size_t common = commonSize(a.m_path, b.m_path);
        // The difference may lie within an escape.
        for (std::size_t back = 1; back <= 2 && back <= common; ++back) {
            if (a.m_path[common - back] == '%') {
                common -= back;
                break;
            }
        }
        a.m_at = b.m_at = common;
    }

    /// How many bytes of the path as written lie behind.
    [[nodiscard]] std::size_t written() const { return m_at; }
    /// Goes to where `written` was as many, and not the beginning.
    void goTo(std::size_t writtenBytes)
    {
        m_at = writtenBytes;
        m_needsSlash = false;
    }

    int next()
    {
        if (m_needsSlash) {
            m_needsSlash = false;
            return '/';
        }
        if (m_at == m_path.size())
            return end;
        if (isEscapeAt(m_path, m_at)) {
            m_at += 3;
            return static_cast<unsigned char>(byteOfEscape(m_path, m_at - 3));
        }
        return static_cast<unsigned char>(m_path[m_at++]);
    }

private:
    static std::size_t commonSize(std::string_view a, std::string_view b)
    {
        constexpr std::size_t block = 64;
        const std::size_t size = std::min(a.size(), b.size());
        std::size_t at = 0;
        while (size - at >= block && std::memcmp(a.data() + at, b.data() + at, block) == 0)
            at += block;
        while (at < size && a[at] == b[at])
            ++at;
        return at;
    }

    std::string_view m_path;
    std::size_t m_at = 0;
    bool m_needsSlash = false;
};

} // namespace crawlright::urls
