// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/json_strings.h"

#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace crawlright::urls {

namespace {

class Walker {
public:
    using Visit = std::function<void(const std::string&, const std::string&)>;

    Walker(std::string_view json, const Visit& visit)
        : m_rest(json)
        , m_visit(visit)
    {
    }

    bool run()
    {
        skipBlanks();
        if (!m_rest.starts_with('{') || !open())
            return false;
        while (!m_levels.empty())
            if (!step())
                return false;
        skipBlanks();
        return m_rest.empty();
    }

private:
    static constexpr std::size_t deepest = 64;

    struct Level {
        bool isObject = false;
        bool hasOne = false; ///< an element or member came before
        std::string key;
    };

    void skipBlanks()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r\n"), m_rest.size()));
    }

    bool take(char c)
    {
        skipBlanks();
        if (!m_rest.starts_with(c))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    bool open()
    {
        if (m_levels.size() == deepest)
            return false;
        const std::string key = m_levels.empty() ? std::string() : m_levels.back().key;
        m_levels.push_back({m_rest.front() == '{', false, key});
        m_rest.remove_prefix(1);
        return true;
    }

    /// One member, element or end of the innermost level.
    bool step()
    {
        Level& level = m_levels.back();
        if (take(level.isObject ? '}' : ']')) {
            m_levels.pop_back();
            return true;
        }
        if (level.hasOne && !take(','))
            return false;
        level.hasOne = true;
        if (level.isObject) {
            skipBlanks();
            std::optional<std::string> key = string();
            if (!key || !take(':'))
                return false;
            level.key = std::move(*key);
        }
        return value();
    }

    bool value()
    {
        skipBlanks();
        if (m_rest.empty())
            return false;
        if (m_rest.front() == '{' || m_rest.front() == '[')
            return open();
        if (m_rest.front() == '"') {
            const std::optional<std::string> text = string();
            if (text)
                m_visit(m_levels.back().key, *text);
            return text.has_value();
        }
        for (const std::string_view word : {"true", "false", "null"}) {
            if (!m_rest.starts_with(word))
                continue;
            m_rest.remove_prefix(word.size());
            return true;
        }
        const std::size_t size =
            std::min(m_rest.find_first_not_of("+-.0123456789eE"), m_rest.size());
        m_rest.remove_prefix(size);
        return size > 0;
    }

    std::optional<std::string> string()
    {
        if (!m_rest.starts_with('"'))
            return std::nullopt;
        m_rest.remove_prefix(1);
        std::string out;
        for (;;) {
            const std::size_t end = m_rest.find_first_of("\"\\");
            if (end == std::string_view::npos)
                return std::nullopt;
            out += m_rest.substr(0, end);
            const bool isOver = m_rest[end] == '"';
            m_rest.remove_prefix(end + 1);
            if (isOver)
                return out;
            if (!escape(out))
                return std::nullopt;
        }
    }

    /// What follows a backslash.
    bool escape(std::string& out)
    {
        constexpr std::string_view names = "\"\\/bfnrt";
        constexpr std::string_view bytes = "\"\\/\b\f\n\r\t";
        if (m_rest.empty())
            return false;
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        if (const std::size_t at = names.find(c); at != std::string_view::npos) {
            out += bytes[at];
            return true;
        }
        if (c != 'u')
            return false;
        std::optional<char32_t> unit = fourDigits();
        if (!unit)
            return false;
        if (*unit >= 0xD800 && *unit < 0xDC00 && m_rest.starts_with("\\u")) {
            const std::string_view before = m_rest;
            m_rest.remove_prefix(2);
            const std::optional<char32_t> low = fourDigits();
            if (low && *low >= 0xDC00 && *low < 0xE000)
                unit = 0x10000 + ((*unit - 0xD800) << 10U) + (*low - 0xDC00);
            else
                m_rest = before;
        }
        text::appendUtf8(out, *unit);
        return true;
    }

    std::optional<char32_t> fourDigits()
    {
        if (m_rest.size() < 4)
            return std::nullopt;
        char32_t unit = 0;
        for (const char c : m_rest.substr(0, 4)) {
            if (!text::isHex(c))
                return std::nullopt;
            unit = unit * 16 + static_cast<char32_t>(text::hexValue(c));
        }
        m_rest.remove_prefix(4);
        return unit;
    }

    std::string_view m_rest;
    const Visit& m_visit;
    std::vector<Level> m_levels;
};

} // namespace

bool forJsonStrings(std::string_view json,
                    const std::function<void(const std::string&, const std::string&)>& visit)
{
    return Walker(json, visit).run();
}

} // namespace crawlright::urls
