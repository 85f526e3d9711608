// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"

#include <cmath>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Dialect;
using dialects::Reads;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;

constexpr double highDelay = 10;      // seconds; some 8,600 pages a day
constexpr double refusingDelay = 300; // crawler-commons: past it everything counts as forbidden
constexpr double secondsOfDay = 86'400;

/// The crawlers that take a delay from the `*` group beside one of their own.
constexpr std::array<std::string_view, 2> starDelayTakers = {"bingbot", "msnbot"};

class Delays {
public:
    Delays(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
    {
        const auto lines = context.document.lines();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].kind != LineKind::Field)
                continue;
            if (lines[i].name.field == Field::UserAgent)
                takeAgent();
            else if (lines[i].name.field == Field::CrawlDelay)
                check(static_cast<LineNumber>(i + 1), lines[i]);
        }
        checkIgnored();
        checkStar();
    }

private:
    void takeAgent()
    {
        const AgentPlace& agent = m_context.agents[m_agents++];
        if (agent.stretch != m_stretch) {
            m_stretch = agent.stretch;
            m_inStretch = 0;
            m_isStar = m_isSearch = m_isTaker = false;
        }
        const std::string_view name = agent.name.of(m_context.bytes);
        const auto* entry = crawlers::builtIn().find(name);
        m_isStar = m_isStar || name == "*";
        m_isSearch =
            m_isSearch || name == "*" || (entry && entry->purpose == crawlers::Purpose::Search);
        for (const std::string_view taker : starDelayTakers)
            m_isTaker = m_isTaker || text::equalsIgnoringCase(name, taker);
        m_hasTaker = m_hasTaker || m_isTaker;
    }

    void add(Code code, LineNumber number, const Severities& severities,
             std::vector<std::string> arguments, std::vector<Related> related = {})
    {
        if (!concernsNobody(severities))
            m_findings.push_back({code, number, m_context.document.line(number).value(), severities,
                                  std::move(arguments), std::move(related)});
    }

    void check(LineNumber number, const Line& line)
    {
        if (m_count++ == 0)
            m_first = number;
        if (m_isStar && m_starDelay == 0)
            m_starDelay = number;
        m_takerHasDelay = m_takerHasDelay || m_isTaker;
        const Readers readers = m_context.readersOf(line);
        const std::string value(line.value().of(m_context.bytes));
        if (m_inStretch != 0) {
            const Line& earlier = m_context.document.line(m_inStretch);
            add(Code::DuplicateCrawlDelay, number,
                weighed(Field::CrawlDelay, readers, Severity::Warning), {value},
                {{Related::Role::Earlier, earlier.key(), m_inStretch}});
        } else {
            m_inStretch = number;
        }
        const auto seconds = rules::parseDelay(value);
        if (!seconds) {
            add(Code::CrawlDelayValue, number, weighed(Field::CrawlDelay, readers, Severity::Error),
                {value, value.empty() ? "empty" : ""});
            return;
        }
        checkNumber(number, readers, value, *seconds);
    }

    void checkNumber(LineNumber number, Readers readers, const std::string& value, double seconds)
    {
        const Readers outside = readersWhere([&](const Dialect& d) {
            const auto& others = d.others;
            return (others.delayIsWhole && std::floor(seconds) != seconds) ||
                   seconds < others.delayLeast ||
                   (others.delayMost != 0 && seconds > others.delayMost);
        });
        add(Code::CrawlDelayValue, number,
            weighed(Field::CrawlDelay, static_cast<Readers>(readers & outside), Severity::Error),
            {value, "range"});
        if (value.size() > 1 && value[0] == '0' && text::isDigit(value[1]))
            add(Code::NumberLeadingZero, number, severitiesOf(readers, Severity::Hint), {value});
        if (m_isSearch && seconds > highDelay)
            add(Code::CrawlDelayHigh, number,
                weighed(Field::CrawlDelay, static_cast<Readers>(readers & ~outside),
                        Severity::Warning),
                {value, std::to_string(static_cast<int>(secondsOfDay / seconds)),
                 seconds > refusingDelay ? "refusing" : ""});
    }

    /// Said once for the whole file, at the first line.
    void checkIgnored()
    {
        if (m_count == 0)
            return;
        const Readers ignoring =
            readersWhere([](const Dialect& d) { return d.others.crawlDelay == Reads::No; });
        const Line& line = m_context.document.line(m_first);
        m_findings.push_back({Code::CrawlDelayIgnored,
                              m_first,
                              line.key(),
                              severitiesOf(ignoring, Severity::Info),
                              {std::to_string(m_count)},
                              {}});
    }

    void checkStar()
    {
        if (m_starDelay == 0 || !m_hasTaker || m_takerHasDelay)
            return;
        const Readers taking =
            readersWhere([](const Dialect& d) { return d.others.delayFromStarToo; });
        const Line& line = m_context.document.line(m_starDelay);
        m_findings.push_back({Code::StarCrawlDelay,
                              m_starDelay,
                              line.key(),
                              severitiesOf(taking, Severity::Info),
                              {std::string(line.value().of(m_context.bytes))},
                              {}});
    }

    const Context& m_context;
    Findings& m_findings;
    std::size_t m_agents = 0;
    std::uint32_t m_stretch = ~std::uint32_t{0};
    LineNumber m_inStretch = 0; ///< the first delay of this group
    bool m_isStar = false;
    bool m_isSearch = false;
    bool m_isTaker = false;
    bool m_hasTaker = false;
    bool m_takerHasDelay = false;
    LineNumber m_starDelay = 0;
    LineNumber m_first = 0;
    std::size_t m_count = 0;
};

} // namespace

void checkDelays(const Context& context, Findings& findings)
{
    const Delays delays(context, findings);
}

} // namespace crawlright::checks
