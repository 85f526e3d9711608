// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/reference/google_parser.h"

#include <array>
#include <cstdint>
#include <vector>

namespace crawlright::reference {

namespace {

constexpr std::size_t keptBytesOfLine = 16'663;
constexpr std::size_t npos = std::string_view::npos;

bool isWhite(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\v' || c == '\f' || c == '\r';
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'f');
}

std::string_view strip(std::string_view s)
{
    std::size_t from = 0;
    std::size_t to = s.size();
    while (from < to && isWhite(s[from]))
        ++from;
    while (to > from && isWhite(s[to - 1]))
        --to;
    return s.substr(from, to - from);
}

bool equalInAnyCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (lower(a[i]) != lower(b[i]))
            return false;
    }
    return true;
}

bool beginsWith(std::string_view key, std::string_view name)
{
    return equalInAnyCase(key.substr(0, name.size()), name);
}

enum class Key { UserAgent, Allow, Disallow, Other };

Key keyOf(std::string_view key)
{
    for (const char* name : {"user-agent", "useragent", "user agent"}) {
        if (beginsWith(key, name))
            return Key::UserAgent;
    }
    if (beginsWith(key, "allow"))
        return Key::Allow;
    for (const char* name :
         {"disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"}) {
        if (beginsWith(key, name))
            return Key::Disallow;
    }
    return Key::Other;
}

std::string escaped(std::string_view value)
{
    const std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto byte = static_cast<std::uint8_t>(value[i]);
        const bool isEscape = value[i] == '%' && i + 2 < value.size() && isHexDigit(value[i + 1]) &&
                              isHexDigit(value[i + 2]);
        if (isEscape) {
            out += {'%', upper(value[i + 1]), upper(value[i + 2])};
            i += 2;
        } else if (byte >= 0x80) {
            out += {'%', digits[byte / 16], digits[byte % 16]};
        } else {
            out += value[i];
        }
    }
    return out;
}

struct Match {
    long priority = -1;
    unsigned line = 0;
};

/// The best matches of allow and disallow.
struct Pair {
    Match allow;
    Match disallow;

    [[nodiscard]] bool hasPriority() const { return allow.priority > 0 || disallow.priority > 0; }
    [[nodiscard]] bool disallows() const { return disallow.priority > allow.priority; }
    [[nodiscard]] unsigned line() const { return disallows() ? disallow.line : allow.line; }
};

void keepBetter(Match& best, std::size_t priority, unsigned line)
{
    if (static_cast<long>(priority) > best.priority)
        best = {static_cast<long>(priority), line};
}

struct KeyAndValue {
    std::string_view key; ///< empty: the line has none
    std::string_view value;
};

/// One line without its line end, its first 16,663 bytes at most.
KeyAndValue split(std::string_view line)
{
    line = line.substr(0, line.find('\0'));
    line = line.substr(0, line.find('#'));
    line = strip(line);
    std::size_t keyEnd = line.find(':');
    std::size_t valueBegin = keyEnd == npos ? npos : keyEnd + 1;
    if (keyEnd == npos) {
        keyEnd = line.find_first_of(" \t");
        valueBegin = keyEnd == npos ? npos : line.find_first_not_of(" \t", keyEnd);
        if (valueBegin == npos || line.find_first_of(" \t", valueBegin) != npos)
            return {};
    }
    return {strip(line.substr(0, keyEnd)), strip(line.substr(valueBegin))};
}

/// Calls `take(line, number)` for every line of a file.
template <typename Take>
void readLines(std::string_view robots, Take take)
{
    constexpr std::array<char, 3> mark{'\xEF', '\xBB', '\xBF'};
    std::size_t at = 0;
    while (at < mark.size() && at < robots.size() && robots[at] == mark[at])
        ++at;
    std::string line;
    unsigned number = 0;
    bool lastEndWasCr = false;
    for (; at < robots.size(); ++at) {
        const char c = robots[at];
        if (c != '\n' && c != '\r') {
            if (line.size() < keptBytesOfLine)
                line += c;
            continue;
        }
        if (c != '\n' || !line.empty() || !lastEndWasCr)
            take(line, ++number);
        line.clear();
        lastEndWasCr = c == '\r';
    }
    take(line, ++number);
}

/// Takes keys and values for one agent and one path.
class Reader {
public:
    Reader(std::string_view agent, std::string path)
        : m_agent(agent)
        , m_path(std::move(path))
    {
    }

    void readLine(std::string_view line, unsigned number)
    {
        const KeyAndValue field = split(line);
        if (!field.key.empty())
            take(keyOf(field.key), field.value, number);
    }

    [[nodiscard]] Answer answer() const
    {
        const unsigned line = m_wasNamed ? m_named.line() : m_global.line();
        if (m_named.hasPriority())
            return {!m_named.disallows(), line};
        if (m_wasNamed || !m_global.hasPriority())
            return {true, line};
        return {!m_global.disallows(), line};
    }

private:
    void take(Key key, std::string_view value, unsigned number)
    {
        switch (key) {
        case Key::UserAgent:
            takeAgent(value);
            break;
        case Key::Allow:
            takeRule(true, value, number);
            break;
        case Key::Disallow:
            takeRule(false, value, number);
            break;
        case Key::Other:
            break;
        }
    }

    void takeAgent(std::string_view value)
    {
        if (m_sawRule)
            m_isNamed = m_isGlobal = m_sawRule = false;
        if (value == "*" || (value.size() > 1 && value[0] == '*' && isWhite(value[1]))) {
            m_isGlobal = true;
            return;
        }
        std::size_t run = 0;
        while (run < value.size() && ((lower(value[run]) >= 'a' && lower(value[run]) <= 'z') ||
                                      value[run] == '_' || value[run] == '-'))
            ++run;
        if (equalInAnyCase(value.substr(0, run), m_agent))
            m_isNamed = m_wasNamed = true;
    }

    void takeRule(bool isAllow, std::string_view value, unsigned number)
    {
        if (!m_isNamed && !m_isGlobal)
            return;
        m_sawRule = true;
        Pair& pair = m_isNamed ? m_named : m_global;
        Match& best = isAllow ? pair.allow : pair.disallow;
        const std::string pattern = escaped(value);
        if (matches(m_path, pattern)) {
            keepBetter(best, pattern.size(), number);
            return;
        }
        const std::size_t slash = pattern.rfind('/');
        if (!isAllow || slash == npos || pattern.compare(slash, 10, "/index.htm") != 0)
            return;
        const std::string folder = pattern.substr(0, slash + 1) + "$";
        if (matches(m_path, folder))
            keepBetter(best, folder.size(), number);
    }

    std::string_view m_agent;
    std::string m_path;
    bool m_isNamed = false;
    bool m_isGlobal = false;
    bool m_sawRule = false;
    bool m_wasNamed = false;
    Pair m_named;
    Pair m_global;
};

} // namespace

bool matches(std::string_view path, std::string_view pattern)
{
    std::vector<std::size_t> positions(path.size() + 1);
    std::size_t count = 1;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] == '$' && at + 1 == pattern.size())
            return positions[count - 1] == path.size();
        if (pattern[at] == '*') {
            const std::size_t first = positions[0];
            count = path.size() - first + 1;
            for (std::size_t i = 0; i < count; ++i)
                positions[i] = first + i;
            continue;
        }
        std::size_t left = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t position = positions[i];
            if (position < path.size() && path[position] == pattern[at])
                positions[left++] = position + 1;
        }
        if (left == 0)
            return false;
        count = left;
    }
    return true;
}

std::string pathOf(std::string_view url)
{
    const std::size_t begin = url.substr(0, 2) == "//" ? 2 : 0;
    std::size_t host = begin;
    const std::size_t scheme = url.find("://", begin);
    if (scheme != npos && url.find_first_of("/?;", begin) >= scheme)
        host = scheme + 3;
    const std::size_t pathBegin = url.find_first_of("/?;", host);
    const std::size_t fragment = url.find('#', begin);
    if (pathBegin == npos || (fragment != npos && fragment < pathBegin))
        return "/";
    std::string path(url.substr(pathBegin, fragment == npos ? npos : fragment - pathBegin));
    if (path[0] != '/')
        path.insert(0, "/");
    return path.substr(0, path.find('\0'));
}

Answer judge(std::string_view robots, std::string_view agent, std::string_view url)
{
    Reader reader(agent, pathOf(url));
    readLines(robots,
              [&](std::string_view line, unsigned number) { reader.readLine(line, number); });
    return reader.answer();
}

std::size_t countFields(std::string_view robots)
{
    std::size_t count = 0;
    readLines(robots,
              [&](std::string_view line, unsigned) { count += split(line).key.empty() ? 0 : 1; });
    return count;
}

} // namespace crawlright::reference
