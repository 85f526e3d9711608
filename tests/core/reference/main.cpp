// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/rule_set.h"
#include "tests/core/conformance/rows.h"
#include "tests/core/reference/google_parser.h"
#include "tests/core/reference/random_robots.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>

/// The reference against Google's own cases, then core against the reference.
namespace {

using namespace crawlright;
using reference::Answer;

constexpr std::size_t randomFiles = 30'000;
constexpr std::size_t questionsOfFile = 7;

/// Answers of core, the file parsed and compiled once for each agent.
Answer coreAnswer(const rules::RuleSet& rules, std::string_view url)
{
    const auto& dialect = dialects::get(dialects::Id::GoogleParser);
    const rules::Decision decision = rules.match(access::prepare(url, dialect));
    return {decision.verdict == rules::Verdict::Allow, decision.line};
}

rules::RuleSet coreRules(const std::string& robots, const std::string& agent)
{
    return rules::compile(syntax::parse(robots), dialects::get(dialects::Id::GoogleParser),
                          {.names = {agent}});
}

class Tally {
public:
    void compare(const std::string& robots, const std::string& agent, const rules::RuleSet& rules,
                 const std::string& url)
    {
        ++m_cases;
        const Answer wanted = reference::judge(robots, agent, url);
        const Answer got = coreAnswer(rules, url);
        m_decided += wanted.line != 0;
        m_disallowed += !wanted.isAllowed;
        if (got == wanted)
            return;
        ++m_failures;
        if (m_failures > 20)
            return;
        std::printf("FAIL robots \"%s\" agent \"%s\" url \"%s\": reference %s line %u, core %s "
                    "line %u\n",
                    reference::printable(robots.substr(0, 2000)).c_str(),
                    reference::printable(agent).c_str(), reference::printable(url).c_str(),
                    wanted.isAllowed ? "allow" : "disallow", wanted.line,
                    got.isAllowed ? "allow" : "disallow", got.line);
    }

    void compare(const std::string& robots, const std::string& agent, const std::string& url)
    {
        compare(robots, agent, coreRules(robots, agent), url);
    }

    [[nodiscard]] bool report(const char* what) const
    {
        std::printf("%s: %zu of %zu; a rule decided %zu, %zu disallowed\n", what,
                    m_cases - m_failures, m_cases, m_decided, m_disallowed);
        return m_failures == 0 && m_decided > m_cases / 10 && m_disallowed > m_cases / 20;
    }

private:
    std::size_t m_cases = 0;
    std::size_t m_failures = 0;
    std::size_t m_decided = 0;
    std::size_t m_disallowed = 0;
};

/// Google's own cases, which the reference must answer too.
bool passesGooglesCases(const std::string& folder)
{
    std::ifstream in(folder + "/google.json", std::ios::binary);
    const auto rows = nlohmann::json::parse(in);
    std::size_t held = 0;
    for (const auto& row : rows) {
        const auto& wanted = row.contains("settled") ? row.at("settled") : row;
        const Answer got =
            reference::judge(conformance::bytesOf(row, "robots"),
                             conformance::bytesOf(row, "agent"), conformance::bytesOf(row, "url"));
        const auto& line = wanted.at("winning_line");
        const bool holds = got.isAllowed == (wanted.at("expect") == "allow") &&
                           (line.is_null() ? got.line == 0 : got.line == line.get<unsigned>());
        held += holds;
        if (!holds)
            std::printf("FAIL %s\n", row.at("id").get<std::string>().c_str());
    }
    std::printf("reference, google.json: %zu of %zu\n", held, rows.size());
    return held == rows.size() && held > 0;
}

bool agreesOnRandomFiles(std::uint64_t seed)
{
    reference::RandomRobots random(seed);
    Tally tally;
    for (std::size_t i = 0; i < randomFiles; ++i) {
        const std::string robots = random.file();
        const std::string agent = random.agent();
        const rules::RuleSet rules = coreRules(robots, agent);
        for (std::size_t question = 0; question < questionsOfFile; ++question)
            tally.compare(robots, agent, rules, random.url());
    }
    return tally.report("random files");
}

bool agreesAtTheLineLimit(std::uint64_t seed)
{
    reference::RandomRobots random(seed);
    Tally tally;
    for (std::size_t i = 0; i < 300; ++i) {
        const std::string robots = "user-agent:*\n" + random.lineAtLimit() + '\n' +
                                   "disallow: /a*b" + std::string(random.below(3), '$');
        const rules::RuleSet rules = coreRules(robots, "foo");
        for (const char* url : {"/", "/a", "/aab"})
            tally.compare(robots, "foo", rules, url);
        tally.compare(robots, "foo", rules, '/' + std::string(16'600 + random.below(120), 'a'));
    }
    return tally.report("lines of about 16,663 bytes");
}

/// Every string of up to `longest` awkward bytes.
std::vector<std::string> awkward(std::size_t longest)
{
    using namespace std::string_view_literals;
    constexpr std::string_view bytes = "\r\n\0#: \t\v\xEF\xBB\xBF*x"sv;
    std::vector<std::string> out{""};
    std::size_t begin = 0;
    for (std::size_t length = 1; length <= longest; ++length) {
        const std::size_t end = out.size();
        for (; begin < end; ++begin) {
            for (const char c : bytes)
                out.push_back(out[begin] + c);
        }
    }
    return out;
}

bool agreesOnAwkwardBytes()
{
    Tally tally;
    for (const std::string& s : awkward(3)) {
        tally.compare(s + "user-agent:*\ndisallow:/", "foo", "/a");
        tally.compare("user-agent:*" + s + "disallow:/", "foo", "/a");
        tally.compare("user-agent:*\ndisallow:/" + s + "a", "foo", "/a");
        tally.compare("user-agent:*\ndisallow" + s + "/", "foo", "/a");
        tally.compare("user-agent:" + s + "foo\r\ndisallow:/\nallow:/*", "foo", "/a");
        tally.compare("user-agent:foo" + s + "\rallow:/\n\rdisallow:/a", "foo", "/a");
    }
    return tally.report("up to three awkward bytes at six places");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2 && argc != 3) {
        std::fputs("usage: reference FOLDER [SEED]\n", stderr);
        return 2;
    }
    const std::uint64_t seed = argc == 3 ? std::stoull(argv[2]) : 1;
    bool holds = passesGooglesCases(argv[1]);
    holds = agreesOnAwkwardBytes() && holds;
    holds = agreesAtTheLineLimit(seed) && holds;
    holds = agreesOnRandomFiles(seed) && holds;
    return holds ? 0 : 1;
}
