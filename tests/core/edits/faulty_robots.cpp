// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/edits/faulty_robots.h"

#include "core/syntax/document.h"

#include <array>

namespace crawlright::tests {

using namespace std::string_view_literals;
using reference::RandomRobots;

namespace {

using Words = std::vector<std::string_view>;

const Words ruleKeys{
    "Disallow: ", "Disallow: ",   "Disallow: ", "Allow: ", "Allow: ",    "Disalow: ",
    "Disallow ",  "disallowed: ", "Dsallow:",   "ALLOW:",  "DisAllow: ", "Disallow:\xC2\xA0"};
const Words values{
    "",
    "/",
    "/a",
    "/a/",
    "/a/b",
    "/a*",
    "/b*",
    "/a**b",
    "/*",
    "*",
    "/a$x",
    "/a$",
    "/*.css$",
    "/a%zz",
    "/a%",
    "/%7Ea",
    "/a%2fb",
    "/a%24",
    "/caf\xC3\xA9",
    "/caf\xE9",
    "/a b",
    "/a /b",
    "/a#b",
    "/a#b # c",
    "/a?x=1&y=2",
    "a",
    ".php",
    "?q=",
    "https://h/a",
    "\"/a\"",
    "/<b>a</b>",
    "/a&amp;b",
    "/wp-admin/",
    "/admin",
    "/index.html",
    "/a/index.html",
    "/A",
    "/a\0b"sv,
    "/a\x08",
    "\xE2\x80\x9C/a\xE2\x80\x9D",
    "/a\xE2\x80\x8B",
    "/css/",
    "/node/add/",
    "/misc/",
    "/a/b*",
    "/ab",
};
const Words agents{"*",
                   "*",
                   "*",
                   "foo",
                   "foo",
                   "FOO",
                   "bar",
                   "foo/1.2",
                   "foobar",
                   "foo, bar",
                   "* bots",
                   "*bot",
                   "",
                   "AI2Bot",
                   "foo bar",
                   "\"foo\"",
                   "Googlebot",
                   "Mozilla/5.0 (Googlebot/2.1)",
                   "Googelbot",
                   "AspiegelBot",
                   "Teoma",
                   "AdsBot-Google",
                   "GPTBot CCBot"};
const Words agentKeys{"User-agent: ", "User-agent: ",  "User-agent: ", "useragent: ",
                      "User-agnet: ", "User-agents: ", "USER-AGENT: ", "User-agent "};
const Words others{"Sitemap: https://h/s.xml",
                   "Sitemap: /s.xml",
                   "Sitemap:",
                   "Sitemap: gopher://h/s",
                   "Crawl-delay: 10",
                   "Crawl-delay: 010",
                   "Crawl-delay: x",
                   "Crawl-delay: 0.5",
                   "Host: https://h",
                   "Host: example.com",
                   "Clean-param: a, b /a",
                   "Request-rate: 1 / 5",
                   "Visit-time: 6:00-8:45",
                   "Content-Signal: train-ai=no",
                   "Content-Usage: search=no",
                   "Content-Usage: a/ search=y",
                   "Content-Signal: search:yes",
                   "Noindex: /a",
                   "Unknown: x",
                   "$x$: y",
                   ": /a",
                   ": x",
                   "/a/",
                   "some words here",
                   "https://h/s.xml",
                   "#Disallow: /a",
                   "# User-agent: foo",
                   "# a remark",
                   "# noindex",
                   "\xEF\xBB\xBF"
                   "Disallow: /a"};
const Words ends{"\n", "\n", "\n", "\n", "\n", "\n", "\n", "\n", "\r\n", "\r"};

std::string_view pick(RandomRobots& random, const Words& words)
{
    return words[random.below(words.size())];
}

} // namespace

std::string FaultyRobots::rule()
{
    std::string text(oneIn(2) ? "Disallow: " : pick(m_random, ruleKeys));
    text += pick(m_random, values);
    return text;
}

std::string FaultyRobots::agent()
{
    std::string text(oneIn(2) ? "User-agent: " : pick(m_random, agentKeys));
    text += pick(m_random, agents);
    return text;
}

std::string FaultyRobots::line()
{
    switch (m_random.below(10)) {
    case 0:
        return std::string(pick(m_random, others));
    case 1:
    case 2:
        return {};
    case 3:
    case 4:
    case 5:
        return agent();
    default:
        return rule() + (oneIn(12) ? " # why" : "");
    }
}

std::string FaultyRobots::group()
{
    const std::string name(pick(m_random, {"*", "foo", "bar"}));
    std::string text = oneIn(8) ? std::string(pick(m_random, agentKeys)) : "User-agent: ";
    text += name + '\n';
    for (std::size_t n = m_random.below(4); n > 0; --n)
        text += (oneIn(3) ? "Allow: " : "Disallow: ") + std::string(pick(m_random, values)) + '\n';
    if (oneIn(4)) // the same again, for another
        text += (oneIn(2) ? "" : "\n") + agent() + text.substr(text.find('\n'));
    return text + (oneIn(4) ? "" : "\n");
}

std::string FaultyRobots::file()
{
    std::string text(oneIn(12) ? "\xEF\xBB\xBF" : oneIn(20) ? "\xEF" : "");
    const bool forbidsOnly = oneIn(4);
    const std::string_view end = pick(m_random, ends);
    for (std::size_t n = m_random.below(12); n > 0; --n) {
        if (oneIn(5)) {
            text += group();
            continue;
        }
        text += line();
        text += oneIn(20) ? pick(m_random, ends) : end;
    }
    if (oneIn(3))
        text += rule();
    for (std::size_t at = text.find("Allow: "); forbidsOnly && at != std::string::npos;
         at = text.find("Allow: ", at))
        text.replace(at, 5, "Noise");
    return text;
}

std::vector<std::string> urlsFor(std::string_view bytes, RandomRobots& random, std::size_t count)
{
    const syntax::Document document = syntax::parse(std::string(bytes));
    std::vector<std::string> patterns{"/", "/a", "/a/index.html", "/wp-admin/admin-ajax.php"};
    for (const syntax::Line& line : document.lines())
        if (!line.value().isEmpty())
            patterns.emplace_back(document.textOf(line.value()));
    constexpr std::array tails{"", "", "b", "/", "/b", ".css", "?x=1", "x", "#y", "%24"};
    std::vector<std::string> urls{"/robots.txt", "/", "/~other"};
    while (urls.size() < count) {
        std::string url = "/";
        const std::string& pattern = patterns[random.below(patterns.size())];
        for (std::size_t i = pattern.starts_with('/') ? 1 : 0; i < pattern.size(); ++i) {
            const char c = pattern[i];
            if (c == '*')
                url += random.below(4) == 0 ? "*" : random.below(2) == 0 ? "" : "zz";
            else if (c == '$' && random.below(3) != 0)
                url += "";
            else if (c == ' ' && random.below(2) == 0)
                url += "%20";
            else if (c == '#' && random.below(2) == 0)
                url += "%23";
            else if (c == '%' && random.below(4) == 0)
                url += "%25";
            else if (static_cast<unsigned char>(c) >= 0x80 && random.below(2) == 0)
                url += c == '\xC3' ? "%C3" : c == '\xA9' ? "%A9" : "%E9";
            else
                url += c;
        }
        url += tails[random.below(tails.size())];
        urls.push_back(std::move(url));
    }
    return urls;
}

std::vector<std::string> crawlersFor(std::string_view bytes, RandomRobots& random,
                                     std::size_t count)
{
    const syntax::Document document = syntax::parse(std::string(bytes));
    std::vector<std::string> names{"foo", "unnamed", "bar"};
    for (const syntax::Line& line : document.lines())
        if (line.name.field == syntax::Field::UserAgent && !line.value().isEmpty())
            names.emplace_back(document.textOf(line.value()));
    std::vector<std::string> some{"foo", "Unnamed"};
    while (some.size() < count) {
        std::string name = names[random.below(names.size())];
        if (random.below(4) == 0)
            name = name.substr(0, random.below(name.size() + 1));
        else if (random.below(4) == 0)
            name += "x";
        some.push_back(std::move(name));
    }
    return some;
}

} // namespace crawlright::tests
