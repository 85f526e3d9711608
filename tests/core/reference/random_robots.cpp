// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/reference/random_robots.h"

namespace crawlright::reference {

using namespace std::string_view_literals;

namespace {

const std::vector<std::string_view> ruleKeys{
    "Disallow",   "Allow",        "disallow",  "ALLOW",    "DisAllowed",
    "allow-from", "dissallow",    "Dissalow",  "disalow",  "diasllow",
    "disallaw",   "disalllow",    "Allo",      "allow ",   "Disallow\v",
    "dis allow",  "Disallow\xC3", "disallow*", "disalowx", "Disallow\0x"sv,
};
const std::vector<std::string_view> agentKeys{
    "User-agent", "user-agent", "USER-AGENT",  "useragent",   "User Agent",  "user-agents",
    "useragentx", "user_agent", "User-agent ", "user  agent", "user\tagent", "User-agen",
};
const std::vector<std::string_view> otherKeys{
    "Sitemap", "site-map", "Crawl-delay", "Host", "", " ", "#", "\0"sv, "Noindex", "*", "/", "$",
};
const std::vector<std::string_view> agentNames{
    "*",          "* ",       "* x",     "*\tfoo", "*x",   "**",  "foo",
    "FOO",        "foo/1.2",  "foo bar", "foobar", "fo",   "",    "bar",
    "foo-bar",    "foo_bar",  "foo1",    "1",      "2bot", "*\v", "foo\v",
    "f\xC3\xB6o", "foo\0x"sv, "foo:bar", "foo#x",  "-",    "_",   "* # x",
};
const std::vector<std::string_view> pathPieces{
    "/",          "/",          "a",           "a",      "b",          "ab",          "/a",
    "//",         "?",          "?a=b",        "=",      "&",          ";",           "%",
    "%3",         "%3c",        "%3C",         "%2f",    "%2F",        "%61",         "%zz",
    "%C3%B6",     "%c3%b6",     "\xC3\xB6",    "\xFF",   "\x80",       ".htm",        ".html",
    "index.html", "/index.htm", "/index.html", "/index", "robots.txt", "/robots.txt", ":",
    "://",        "A",          "~",           " ",      "\t",
};
const std::vector<std::string_view> patternPieces{
    "*", "*", "*", "$", "$", "**", "*$", "/*", "$/", "/index.html$", "/*/index.htm", " ", "a b",
};
const std::vector<std::string_view> urlStarts{
    "",         "/",      "//",       "///",         "http://h",  "https://h", "http://h/",
    "h",        "h/",     "a://",     "://",         "//h",       "http:",     "?",
    ";",        "#",      "/#",       "//#",         "http://h#", "http://h?", "a;b://",
    "a?b://c/", "//h#/",  "mailto:x", "//a://",      "/a://b/",   "http:///",  "::///",
    "\0"sv,     "h\0/"sv, "//\0"sv,   "http://h:1/",
};
const std::vector<std::string_view> lineEnds{"\n",   "\n",   "\n",   "\r\n",   "\r\n",   "\r",
                                             "\n\r", "\n\n", "\r\r", "\r\n\r", "\r\r\n", "\n\r\n"};

} // namespace

std::size_t RandomRobots::below(std::size_t bound)
{
    return m_engine() % bound;
}

std::string_view RandomRobots::pick(const std::vector<std::string_view>& from)
{
    return from[below(from.size())];
}

std::string RandomRobots::anyBytes(std::size_t longest)
{
    std::string out(below(longest + 1), '\0');
    for (char& c : out)
        c = static_cast<char>(below(256));
    return out;
}

std::string RandomRobots::blanks()
{
    const std::vector<std::string_view> some{"", "", " ", " ", "\t", "  ", "\v", "\f", " \t "};
    return std::string(pick(some));
}

std::string RandomRobots::path()
{
    std::string out;
    for (std::size_t n = below(6); n > 0; --n)
        out += pick(pathPieces);
    return out;
}

std::string RandomRobots::pattern()
{
    std::string out(oneIn(6) ? "" : "/");
    for (std::size_t n = below(5); n > 0; --n)
        out += oneIn(3) ? pick(patternPieces) : pick(pathPieces);
    m_recent[below(m_recent.size())] = out;
    return out;
}

std::string RandomRobots::pathLikePattern()
{
    std::string out;
    for (const char c : m_recent[below(m_recent.size())]) {
        if (c == '*')
            out += oneIn(2) ? "" : pick(pathPieces);
        else if (c != '$' || oneIn(2))
            out += c;
    }
    return out + (oneIn(2) ? path() : "");
}

std::string RandomRobots::key()
{
    if (oneIn(12))
        return std::string(pick(otherKeys));
    return std::string(oneIn(3) ? pick(agentKeys) : pick(ruleKeys));
}

std::string RandomRobots::separator()
{
    const std::vector<std::string_view> some{":",   ":",  ":", ":",   ": ",    ": ", " ",  "\t",
                                             " : ", "::", "",  " \t", "\0:"sv, "#:", "\v", "  "};
    return std::string(pick(some));
}

std::string RandomRobots::agentValue()
{
    return std::string(pick(agentNames));
}

std::string RandomRobots::line()
{
    if (oneIn(40))
        return anyBytes(30);
    std::string out = blanks();
    switch (below(8)) {
    case 0: // an ordinary group's beginning, so that rules bind somebody
        return oneIn(2) ? "User-agent: *" : "User-agent: foo";
    case 1:
        out += std::string(pick(agentKeys)) + separator() + agentValue();
        break;
    case 2:
        out += key() + separator() + (oneIn(2) ? agentValue() : pattern());
        break;
    case 3:
        out += std::string(oneIn(2) ? "Allow:" : "Disallow:") + blanks() + pattern();
        break;
    default:
        out += std::string(pick(ruleKeys)) + separator() + (oneIn(8) ? "" : pattern());
        break;
    }
    out += blanks();
    if (oneIn(8))
        out += oneIn(2) ? "# x" : std::string("\0 y"sv);
    return out;
}

std::string RandomRobots::lineAtLimit()
{
    const std::string rule = (oneIn(2) ? "Disallow: " : "Allow:") + pattern();
    const std::vector<std::string_view> fillers{" ", "a", "\t", "/", "*", "\xEF", "\xFF"};
    const std::size_t length = 16'650 + below(20);
    const std::string_view filler = pick(fillers);
    std::string out;
    if (oneIn(2)) {
        out = rule;
        while (out.size() < length)
            out += filler;
        return out + pattern();
    }
    while (out.size() < length)
        out += filler == "a" || filler == "/" || filler == "*" ? " " : filler;
    return out + rule;
}

std::string RandomRobots::lineEnd()
{
    return std::string(pick(lineEnds));
}

std::string RandomRobots::file()
{
    if (oneIn(50))
        return anyBytes(60);
    const std::vector<std::string_view> starts{"",
                                               "",
                                               "",
                                               "",
                                               "\xEF",
                                               "\xEF\xBB",
                                               "\xEF\xBB\xBF",
                                               "\xEF\xBB\xBE",
                                               "\xBB\xBF",
                                               "\xEF\xBF",
                                               "\xEF\xBB\xBF\xEF\xBB\xBF",
                                               "\xEF\r\n",
                                               "\xEF\n",
                                               "\n",
                                               "\r",
                                               "\xFE\xFF",
                                               "\0"sv};
    std::string out(pick(starts));
    if (oneIn(2))
        out += oneIn(2) ? "User-agent:*" + lineEnd() : "user-agent:foo" + lineEnd();
    for (std::size_t n = below(10); n > 0; --n) {
        out += oneIn(1500) ? lineAtLimit() : line();
        out += lineEnd();
    }
    if (oneIn(2))
        out += line();
    return out;
}

std::string RandomRobots::agent()
{
    const std::vector<std::string_view> some{
        "foo", "foo", "FOO",     "bar", "fo", "foobar",  "x",       "",           "foo/1.2",
        "*",   "1",   "foo bar", "-",   "_",  "foo_bar", "foo-bar", "f\xC3\xB6o", "foo\0x"sv};
    return oneIn(20) ? anyBytes(6) : std::string(pick(some));
}

std::string RandomRobots::url()
{
    if (oneIn(40))
        return anyBytes(20);
    if (oneIn(2))
        return (oneIn(2) ? "" : "http://h") + pathLikePattern();
    std::string out(pick(urlStarts));
    for (std::size_t n = below(6); n > 0; --n)
        out += pick(pathPieces);
    if (oneIn(10))
        out += '#' + path();
    if (oneIn(20))
        out += std::string(1, '\0') + path();
    return out;
}

std::string printable(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n')
            out += "\\n";
        else if (c == '\r')
            out += "\\r";
        else if (c == '\\')
            out += "\\\\";
        else if (byte >= 0x20 && byte < 0x7F)
            out += c;
        else
            out += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
    }
    return out;
}

} // namespace crawlright::reference
