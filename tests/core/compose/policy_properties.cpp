// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/compose/policy.h"
#include "core/rules/rule_set.h"
#include "tests/core/properties/plain_robots.h"
#include "tests/core/properties/property.h"

#include <algorithm>
#include <array>

/// Policies for AI crawlers, put into many files.
namespace {

using namespace crawlright;
using compose::Policy;
using compose::Stand;
using properties::PlainRobots;
using properties::Property;
using rules::Verdict;

const std::vector<std::string> tokens = {"CCBot",           "ClaudeBot",    "Claude-User",
                                         "DuckAssistBot",   "GPTBot",       "Google-Agent",
                                         "Google-Extended", "OAI-SearchBot"};

Verdict verdictOf(const std::string& bytes, const std::string& name, const std::string& url)
{
    const crawlers::Crawler crawler = crawlers::builtIn().resolve(name);
    const dialects::Dialect& dialect = dialects::get(crawler.dialect);
    return rules::compile(syntax::parse(bytes), dialect, crawler.agent)
        .match(access::prepare(url, dialect))
        .verdict;
}

/// A file of random groups, some of whose names are those that the policy is about.
std::string fileOf(PlainRobots& random)
{
    std::string file = random.file();
    const std::size_t groups = random.below(4);
    for (std::size_t i = 0; i < groups; ++i) {
        std::string group = "\n";
        const std::size_t names = 1 + random.below(3);
        for (std::size_t n = 0; n < names; ++n)
            group += "User-agent: " + tokens[random.below(tokens.size())] + '\n';
        const std::size_t rules = random.below(3);
        for (std::size_t n = 0; n < rules; ++n)
            group += (random.below(3) == 0 ? "Allow: " : "Disallow: ") + random.pattern() + '\n';
        if (random.below(3) == 0)
            group += "Disallow: /\n";
        file = random.below(2) == 0 ? file + group : group + '\n' + file;
    }
    return file;
}

class PolicyProperties {
public:
    void tryOn(const std::string& bytes, PlainRobots& random)
    {
        const syntax::Document before = syntax::parse(bytes);
        Policy policy = compose::readPolicy(before, tokens).policy;
        for (compose::Wish& wish : policy.wishes) {
            const std::size_t choice = random.below(4);
            if (choice < 2)
                wish.stand = choice == 0 ? Stand::Allow : Stand::Block;
        }
        for (compose::Answer& answer : policy.signals)
            answer = static_cast<compose::Answer>(random.below(3));
        for (compose::Answer& answer : policy.usages)
            answer = static_cast<compose::Answer>(random.below(3));
        policy.paths.clear();
        if (random.below(3) == 0)
            policy.paths = {"/members/"};
        policy.repeatsStar = random.below(3) == 0;
        const auto composed = compose::compose(before, policy, {"all", "some", "none"});
        const std::string after = edits::applied(bytes, composed.edits);
        const std::string told = bytes + "\n=>\n" + after;
        m_settled.tryOn(composed.unsettled.empty() || isOdd(bytes), told);
        if (!composed.unsettled.empty())
            return;
        tryVerdicts(bytes, after, policy, random);
        const auto again = compose::compose(syntax::parse(after), policy, {"all", "some", "none"});
        m_again.tryOn(again.edits.empty(), told);
        const Policy read = compose::readPolicy(syntax::parse(after), tokens).policy;
        m_answers.tryOn(read.signals == policy.signals && read.usages == policy.usages, told);
        if (!policy.repeatsStar && policy.paths.empty())
            m_same.tryOn(read.wishes == policy.wishes || !isWhole(read, policy), told);
    }

    [[nodiscard]] bool report() const
    {
        bool holds = true;
        for (const Property* property :
             {&m_settled, &m_wish, &m_left, &m_again, &m_answers, &m_same})
            holds = property->report() && holds;
        return holds;
    }

private:
    /// A file in which a group has no rules at its end, or a blank line parts names and rules, is
    /// not read alike by all.
    static bool isOdd(const std::string& bytes)
    {
        for (const dialects::Dialect& dialect : dialects::all()) {
            const auto document = syntax::parse(bytes);
            const auto set = rules::groupsOf(document, dialect);
            const auto rfc = rules::groupsOf(document, dialects::get(dialects::Id::Rfc9309));
            if (set.groups != rfc.groups || set.agents != rfc.agents || set.rules != rfc.rules)
                return true;
        }
        return false;
    }

    /// Whoever was left has no rules of its own that read as a wish.
    static bool isWhole(const Policy& read, const Policy& policy)
    {
        for (std::size_t i = 0; i < read.wishes.size(); ++i)
            if (policy.wishes[i].stand == Stand::Leave && read.wishes[i].stand != Stand::Leave)
                return false;
        return true;
    }

    void tryVerdicts(const std::string& before, const std::string& after, const Policy& policy,
                     PlainRobots& random)
    {
        std::vector<std::string> urls = properties::urlsOf(after, random);
        urls.resize(std::min<std::size_t>(urls.size(), 12));
        urls.insert(urls.end(), {"/", "/members/a", random.url(), random.url()});
        for (const std::string& url : urls) {
            for (const compose::Wish& wish : policy.wishes) {
                const std::string told =
                    wish.token + " | " + url + " | " + before + "\n=>\n" + after;
                const Verdict now = verdictOf(after, wish.token, url);
                if (wish.stand == Stand::Leave)
                    m_left.tryOn(now == verdictOf(before, wish.token, url), told);
                else if (!policy.repeatsStar)
                    m_wish.tryOn(now == wanted(policy, wish.stand, wish.token, url), told);
            }
            for (const std::string& name : properties::crawlersOf(before))
                if (std::ranges::none_of(tokens, [&](const std::string& token) {
                        return crawlers::builtIn().resolve(name).token == token;
                    }))
                    m_left.tryOn(verdictOf(after, name, url) == verdictOf(before, name, url),
                                 name + " | " + url + " | " + before + "\n=>\n" + after);
        }
    }

    static Verdict wanted(const Policy& policy, Stand stand, const std::string& token,
                          const std::string& url)
    {
        const dialects::Dialect& dialect =
            dialects::get(crawlers::builtIn().resolve(token).dialect);
        const std::string path = access::prepare(url, dialect);
        if (stand == Stand::Allow || path == "/robots.txt")
            return Verdict::Allow;
        return policy.paths.empty() || path.starts_with(policy.paths.front()) ? Verdict::Disallow
                                                                              : Verdict::Allow;
    }

    Property m_settled{"every wish is fulfilled where all dialects read the groups alike"};
    Property m_wish{"a crawler is judged as wished"};
    Property m_left{"whoever is left keeps its verdicts"};
    Property m_again{"the same policy again changes nothing"};
    Property m_answers{"preferences are read as they were written"};
    Property m_same{"the policy is read as it was written"};
};

} // namespace

int main()
{
    PolicyProperties properties;
    PlainRobots random(31);
    for (int i = 0; i < 300; ++i)
        properties.tryOn(fileOf(random), random);
    return properties.report() ? 0 : 1;
}
