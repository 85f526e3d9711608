// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/crawlers/catalogue.h"
#include "core/edits/ways.h"
#include "tests/core/properties/plain_robots.h"
#include "tests/core/properties/property.h"

#include <algorithm>
#include <array>
#include <map>

/// Ways to another verdict, tried on many files in all nine dialects.
namespace {

using namespace crawlright;
using dialects::Dialect;
using edits::Way;
using edits::WayCode;
using properties::PlainRobots;
using properties::Property;
using rules::Verdict;

Verdict verdictOf(const std::string& bytes, const Dialect& dialect, const rules::Agent& agent,
                  const std::string& url)
{
    return rules::compile(syntax::parse(bytes), dialect, agent)
        .match(access::prepare(url, dialect))
        .verdict;
}

/// The lines of a file with their ends, without a byte order mark.
std::vector<std::string> linesOf(const std::string& bytes)
{
    const syntax::Document document = syntax::parse(bytes);
    std::vector<std::string> lines;
    for (const syntax::Line& line : document.lines())
        if (line.begin < line.end())
            lines.push_back(bytes.substr(line.begin, line.end() - line.begin));
    if (!lines.empty())
        lines.front().erase(0, document.bomSize());
    return lines;
}

std::string withoutEnd(std::string line)
{
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.pop_back();
    return line;
}

/// Lines in which two files differ, of the one or of the other, whichever are more, stretch by
/// stretch; found by the longest common subsequence.
std::size_t linesBetween(const std::string& before, const std::string& after)
{
    const auto a = linesOf(before);
    const auto b = linesOf(after);
    std::vector<std::vector<std::size_t>> common(a.size() + 1,
                                                 std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            common[i][j] = withoutEnd(a[i]) == withoutEnd(b[j])
                               ? common[i + 1][j + 1] + 1
                               : std::max(common[i + 1][j], common[i][j + 1]);
    const std::size_t shared = common[0][0];
    return std::max(a.size(), b.size()) - shared;
}

class WayProperties {
public:
    void tryOn(const std::string& bytes, const std::string& name, const std::string& url)
    {
        for (const Dialect& dialect : dialects::all()) {
            const rules::Agent agent = crawlers::builtIn().resolve(name, dialect.id).agent;
            const Verdict now = verdictOf(bytes, dialect, agent, url);
            for (const Verdict wanted : {Verdict::Allow, Verdict::Disallow}) {
                const auto ways = edits::waysTo(syntax::parse(bytes), dialect, agent, url, wanted);
                const std::string input =
                    std::string(dialect.name) + " | " + name + " | " + url + " | " + bytes;
                m_none.tryOn(now != wanted || ways.empty(), input);
                m_ordered.tryOn(std::ranges::is_sorted(ways, {}, &Way::changedLines), input);
                for (const Way& way : ways)
                    tryWay(way, bytes, dialect, agent, url, wanted, input);
            }
        }
    }

    [[nodiscard]] bool report() const
    {
        bool all = true;
        for (const Property* property :
             {&m_verdict, &m_sound, &m_lines, &m_ordered, &m_none, &m_allow, &m_aside})
            all = property->report() && all;
        for (const Dialect& dialect : dialects::all()) {
            std::printf("%-14s", std::string(dialect.name).c_str());
            for (int code = 0; code < edits::wayCodeCount; ++code)
                std::printf(" %6zu", countOf(dialect.id, static_cast<WayCode>(code)));
            std::printf("\n");
        }
        return all && eachWasOffered();
    }

private:
    void tryWay(const Way& way, const std::string& bytes, const Dialect& dialect,
                const rules::Agent& agent, const std::string& url, Verdict wanted,
                const std::string& input)
    {
        ++m_counts[{dialect.id, way.code}];
        text::Offset at = 0;
        bool isSound = !way.edits.empty();
        for (const edits::Edit& edit : way.edits) {
            isSound = isSound && at <= edit.span.begin && edit.span.begin <= edit.span.end &&
                      edit.span.end <= bytes.size();
            at = edit.span.end;
        }
        m_sound.tryOn(isSound, input);
        if (!isSound)
            return;
        const std::string after = edits::applied(bytes, way.edits);
        const std::string told = input + " | " + after;
        m_verdict.tryOn(verdictOf(after, dialect, agent, url) == wanted, told);
        // An edit may write what stands there already, so that less than was told differs.
        m_lines.tryOn(linesBetween(bytes, after) <= way.changedLines && way.changedLines > 0, told);
        if (!dialect.knowsAllow)
            for (const edits::Edit& edit : way.edits)
                m_allow.tryOn(way.code == WayCode::AddGroup || !edit.with.contains("Allow:"), told);
        const edits::Aside aside =
            edits::asideOf(syntax::parse(bytes), way.edits, dialect, agent, url);
        for (const auto& flip : {aside.otherUrl, aside.otherCrawler}) {
            if (!flip)
                continue;
            const rules::Agent asked =
                flip->crawler == agent.names.front()
                    ? agent
                    : crawlers::builtIn().resolve(flip->crawler, dialect.id).agent;
            m_aside.tryOn(flip->before != flip->after &&
                              verdictOf(bytes, dialect, asked, flip->url) == flip->before &&
                              verdictOf(after, dialect, asked, flip->url) == flip->after,
                          told + " | " + flip->crawler + " | " + flip->url);
        }
    }

    [[nodiscard]] std::size_t countOf(dialects::Id dialect, WayCode code) const
    {
        const auto found = m_counts.find({dialect, code});
        return found == m_counts.end() ? 0 : found->second;
    }

    /// Each kind of way in some dialect, and in each dialect some way.
    [[nodiscard]] bool eachWasOffered() const
    {
        bool all = true;
        for (int code = 0; code < edits::wayCodeCount; ++code)
            all = all && std::ranges::any_of(dialects::all(), [&](const Dialect& dialect) {
                      return countOf(dialect.id, static_cast<WayCode>(code)) != 0;
                  });
        for (const Dialect& dialect : dialects::all())
            all = all && countOf(dialect.id, WayCode::AddRule) != 0 &&
                  countOf(dialect.id, WayCode::DeleteRules) != 0 &&
                  countOf(dialect.id, WayCode::AddGroup) != 0;
        if (!all)
            std::printf("FAIL some way was never offered\n");
        return all;
    }

    Property m_verdict{"each way offered gives the verdict that is wanted"};
    Property m_sound{"its edits stand in order, within the file"};
    Property m_lines{"it changes no more lines than it says"};
    Property m_ordered{"ways are ordered by the lines that they change"};
    Property m_none{"none is offered where the verdict is the one wanted"};
    Property m_allow{"a dialect without Allow is offered none"};
    Property m_aside{"what else changes is judged as told"};
    std::map<std::pair<dialects::Id, WayCode>, std::size_t> m_counts;
};

} // namespace

int main()
{
    WayProperties properties;
    PlainRobots plain(21);
    for (int i = 0; i < 400; ++i) {
        const std::string bytes = plain.file();
        properties.tryOn(bytes, plain.crawler(), plain.url());
        const auto urls = properties::urlsOf(bytes, plain);
        const auto names = properties::crawlersOf(bytes);
        if (!urls.empty() && !names.empty())
            properties.tryOn(bytes, names[plain.below(names.size())],
                             urls[plain.below(urls.size())]);
    }
    reference::RandomRobots random(22);
    for (int i = 0; i < 400; ++i)
        properties.tryOn(random.file(), random.agent(), random.url());
    return properties.report() ? 0 : 1;
}
