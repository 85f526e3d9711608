// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/bench/inputs.h"

#include "core/syntax/document.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>

namespace crawlright::bench {

namespace {

using Random = std::mt19937_64;

std::filesystem::path corpusFolder()
{
    const char* named = std::getenv("CRAWLRIGHT_CORPUS");
    return named ? std::filesystem::path(named)
                 : std::filesystem::path(CRAWLRIGHT_SOURCE_DIR) / "../shared/corpus/real";
}

std::string readFile(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> readCorpus()
{
    std::vector<std::filesystem::path> paths;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(corpusFolder(), error))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> files;
    for (const auto& path : paths)
        files.push_back(readFile(path));
    return files;
}

std::vector<std::string> patternsOf(const std::string& robots)
{
    const syntax::Document document = syntax::parse(robots);
    std::vector<std::string> patterns;
    for (const syntax::Line& line : document.lines()) {
        if (syntax::isRule(line.name.field) && !line.value().isEmpty())
            patterns.emplace_back(document.textOf(line.value()));
    }
    return patterns;
}

/// A path that a pattern matches or nearly matches: stars filled, `$` dropped, and a suffix.
std::string urlFor(const std::string& pattern, Random& random)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-/";
    std::string url = "https://www.example.com";
    const auto addLetters = [&](std::size_t most) {
        for (std::size_t n = random() % (most + 1); n > 0; --n)
            url += letters[random() % letters.size()];
    };
    for (const char c : pattern) {
        if (c == '*')
            addLetters(8);
        else if (c != '$')
            url += c;
    }
    addLetters(24);
    return url;
}

} // namespace

std::vector<std::string> urlsFor(const std::string& robots, std::size_t count, Random& random)
{
    std::vector<std::string> patterns = patternsOf(robots);
    if (patterns.empty())
        patterns.emplace_back("/");
    std::vector<std::string> urls;
    for (std::size_t i = 0; i < count; ++i)
        urls.push_back(urlFor(patterns[random() % patterns.size()], random));
    return urls;
}

namespace {

std::vector<Site> makeSmallSites()
{
    constexpr std::size_t sizeLimit = 20 * 1024;
    Random random(1);
    std::vector<Site> sites;
    for (const std::string& robots : corpus()) {
        if (robots.size() <= sizeLimit)
            sites.push_back({robots, urlsFor(robots, 60, random)});
    }
    return sites;
}

Site makeOracle()
{
    Random random(1);
    const std::string robots = corpusFile("docs.oracle.com").substr(0, 512'000);
    return {robots, urlsFor(robots, robots.empty() ? 0 : 20'000, random)};
}

/// 500 rules, each of 39 times `*a` and then what `ending` makes of the rule's number.
std::string starRules(std::string (*ending)(int number))
{
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 500; ++i) {
        robots += "Disallow: /";
        for (int star = 0; star < 39; ++star)
            robots += "*a";
        robots += ending(i) + '\n';
    }
    return robots;
}

Site makeManyStars()
{
    return {starRules([](int number) { return '*' + std::to_string(number) + '$'; }),
            {'/' + std::string(1999, 'a')}};
}

Site makeOpenStars()
{
    std::string path = "/0123456789z";
    while (path.size() < 1999)
        path += "ca";
    return {starRules([](int number) { return "*z" + std::to_string(number) + "*b$"; }),
            {path + 'b'}};
}

Site makeAlmostFound()
{
    Site site{"User-agent: *\n", {"/b" + std::string(1998, 'a')}};
    for (std::size_t i = 0; i < 500; ++i)
        site.robots += "Disallow: /*" + std::string(500 + i, 'a') + "b\n";
    return site;
}

} // namespace

const std::vector<std::string>& corpus()
{
    static const std::vector<std::string> files = readCorpus();
    return files;
}

std::string corpusFile(const std::string& host)
{
    return readFile(corpusFolder() / host);
}

const Site& oracle()
{
    static const Site site = makeOracle();
    return site;
}

const std::vector<Site>& smallSites()
{
    static const std::vector<Site> sites = makeSmallSites();
    return sites;
}

const Site& manyStars()
{
    static const Site site = makeManyStars();
    return site;
}

const Site& openStars()
{
    static const Site site = makeOpenStars();
    return site;
}

const Site& almostFound()
{
    static const Site site = makeAlmostFound();
    return site;
}

} // namespace crawlright::bench
