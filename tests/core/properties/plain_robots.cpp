// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/properties/plain_robots.h"

#include "core/syntax/document.h"

#include <array>
#include <set>
#include <string_view>

namespace crawlright::properties {

namespace {

using namespace std::string_view_literals;

constexpr std::array crawlers{"*"sv,
                              "*"sv,
                              "*"sv,
                              "foo"sv,
                              "Foo"sv,
                              "foobar"sv,
                              "bar"sv,
                              "Googlebot"sv,
                              "googlebot"sv,
                              "Googlebot-Image"sv,
                              "AdsBot-Google"sv,
                              "Yandex"sv,
                              "YandexImages"sv,
                              "bingbot"sv,
                              "msnbot"sv,
                              "foo/1.0"sv,
                              "foo bar"sv,
                              "Googlebot/2.1"sv};
constexpr std::array pieces{"a"sv,   "b"sv,        "/"sv,         "a/"sv,         "*"sv,
                            "*"sv,   "ab"sv,       "$"sv,         "?"sv,          ".htm"sv,
                            "%61"sv, "%2f"sv,      "x"sv,         "index.html"sv, "%c3"sv,
                            "="sv,   "\xC3\xB6"sv, "robots.txt"sv};
constexpr std::array others{"Sitemap: https://e.example/s.xml"sv,
                            "Crawl-delay: 5"sv,
                            "# a comment"sv,
                            "Host: e.example"sv,
                            "junk"sv,
                            "Disalow: /a"sv,
                            "Useragent: foo"sv,
                            "  # indented"sv,
                            "Allow /b"sv,
                            "Noindex: /a"sv};

std::vector<std::string> linesOf(const std::string& file)
{
    std::vector<std::string> lines;
    const syntax::Document document = syntax::parse(file);
    for (const syntax::Line& line : document.lines())
        lines.emplace_back(document.textOf({line.begin, line.end()}));
    return lines;
}

} // namespace

std::string PlainRobots::pattern()
{
    std::string out = below(8) == 0 ? "" : "/";
    for (std::size_t n = below(4); n > 0; --n)
        out += pieces[below(pieces.size())];
    return out;
}

std::string PlainRobots::line()
{
    const std::string end = below(8) == 0 ? " # why\n" : "\n";
    switch (below(12)) {
    case 0:
        return std::string(others[below(others.size())]) + '\n';
    case 1:
        return "\n";
    case 2:
        return below(3) == 0 ? "Disallow:" + end : "disallow : " + pattern() + end;
    case 3:
    case 4:
    case 5:
        return "Allow: " + pattern() + end;
    default:
        return "Disallow: " + pattern() + end;
    }
}

std::string PlainRobots::file()
{
    std::string out = below(6) == 0 ? "# a head\n\n" : "";
    for (std::size_t groups = 1 + below(4); groups > 0; --groups) {
        for (std::size_t agents = 1 + below(8) / 5; agents > 0; --agents)
            out += "User-agent: " + std::string(crawlers[below(crawlers.size())]) + '\n';
        for (std::size_t rules = below(6); rules > 0; --rules)
            out += line();
        out += below(4) == 0 ? "" : "\n";
    }
    return out;
}

std::string PlainRobots::changed(const std::string& file)
{
    std::vector<std::string> lines = linesOf(file);
    for (std::size_t n = 1 + below(3); n > 0 && !lines.empty(); --n) {
        const auto at = lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size()));
        const std::string copy = lines[below(lines.size())];
        switch (below(7)) {
        case 0:
        case 1:
            lines.erase(at);
            break;
        case 2:
            lines.insert(at, *at);
            break;
        case 3:
            lines.insert(at, copy);
            break;
        case 4:
            lines.insert(at, "\n");
            break;
        case 5:
            lines.insert(at, line());
            break;
        default:
            std::erase(lines, "\n");
            break;
        }
    }
    std::string out;
    for (const std::string& line : lines)
        out += line;
    return out;
}

std::string PlainRobots::crawler()
{
    return std::string(crawlers[below(crawlers.size())]);
}

std::string PlainRobots::url()
{
    std::string out = "/";
    for (const char c : pattern() + pattern())
        if (c == '*')
            out += below(2) == 0 ? "" : "b";
        else if (c != '$')
            out += c;
    return out;
}

std::vector<std::string> crawlersOf(const std::string& file)
{
    std::set<std::string> names{"otherbot",
                                "Googlebot",
                                "Googlebot-Image",
                                "AdsBot-Google",
                                "YandexImages",
                                "YandexBot",
                                "bingbot",
                                "o",
                                "",
                                "Googlebot-News"};
    const syntax::Document document = syntax::parse(file);
    for (const syntax::Line& line : document.lines()) {
        if (line.name.field != syntax::Field::UserAgent)
            continue;
        const std::string value(document.textOf(line.value()));
        names.insert(value);
        const std::string word = value.substr(0, value.find_first_of(" \t/"));
        names.insert(word);
        names.insert(word + "-x");
        names.insert(word.substr(0, word.size() / 2));
        names.insert(word.substr(word.size() / 2));
    }
    return {names.begin(), names.end()};
}

std::vector<std::string> urlsOf(const std::string& file, PlainRobots& random)
{
    constexpr std::array fillings{""sv, "x"sv, "a"sv, "/"sv, ".htm"sv};
    std::set<std::string> urls{"/", "/robots.txt", "/a", "/b/a", "/index.html"};
    const syntax::Document document = syntax::parse(file);
    for (const syntax::Line& line : document.lines()) {
        if (!syntax::isRule(line.name.field))
            continue;
        for (int n = 0; n < 3; ++n) {
            std::string url;
            for (const char c : document.textOf(line.value()))
                if (c == '*')
                    url += fillings[random.below(fillings.size())];
                else if (c != '$' || random.below(4) == 0)
                    url += c;
            if (n > 0)
                url += random.below(2) == 0 ? "x" : random.url();
            urls.insert(std::move(url));
        }
    }
    for (int n = 0; n < 3; ++n)
        urls.insert(random.url());
    return {urls.begin(), urls.end()};
}

} // namespace crawlright::properties
