// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/expect/results.h"

#include "core/access/governs.h"
#include "core/expect/judge.h"
#include "core/net/hosts.h"
#include "core/text/ascii.h"

namespace crawlright::expect {

namespace {

std::uint64_t verdictsAskedFor(const Expectations& file)
{
    std::uint64_t sum = 0;
    for (const Expectation& line : file.lines)
        sum += file.crawlersOf(line).size();
    return sum;
}

/// A URL that is none (`http://a:x/`) belongs to no host, so to another one.
bool isOfOtherHost(std::string_view address, std::string_view host)
{
    return !host.empty() && !address.starts_with('/') &&
           !text::equalsIgnoringCase(hostOf(address), host);
}

} // namespace

std::string hostOf(std::string_view address)
{
    constexpr std::string_view file = "/robots.txt";
    if (address.starts_with('/'))
        return {};
    const std::optional<std::string> robots = access::robotsUrlOf(net::withAsciiHost(address));
    if (!robots)
        return {};
    std::string_view host = *robots;
    host.remove_prefix(host.find("://") + 3);
    host.remove_suffix(file.size());
    if (host.starts_with('['))
        return std::string(host.substr(1, host.find(']') - 1));
    return std::string(host.substr(0, host.find(':')));
}

ResultsPtr judged(const ExpectationsPtr& file, const session::AnalysisPtr& analysis,
                  const crawlers::Catalogue& catalogue)
{
    auto results = std::make_shared<Results>(Results{.file = file, .analysis = analysis});
    results->isTooMuch = verdictsAskedFor(*file) > mostJudged;
    if (results->isTooMuch)
        return results;
    results->results.resize(file->lines.size());
    std::vector<Failure>& failures = results->failures;
    std::optional<std::uint32_t> former;
    for (const Judged& one : judge(*file, analysis->document, catalogue)) {
        Result& result = results->results[one.expectation];
        if (former != one.expectation) {
            former = one.expectation;
            result.failuresBegin = result.failuresEnd = static_cast<std::uint32_t>(failures.size());
            result.present = one.decision.verdict;
        }
        if (result.present != one.decision.verdict)
            result.present.reset();
        if (!one.holds) {
            failures.push_back({one.name, one.decision});
            ++result.failuresEnd;
        }
    }
    for (std::size_t i = 0; i < results->results.size(); ++i) {
        Result& result = results->results[i];
        result.isOtherHost =
            isOfOtherHost(file->textOf(file->lines[i].address), analysis->origin.host);
        if (result.holds())
            ++results->holding;
    }
    return results;
}

std::vector<NewExpectation> presentVerdicts(const syntax::Document& document,
                                            const crawlers::Catalogue& catalogue,
                                            std::string_view address,
                                            std::span<const std::string> crawlers)
{
    Expectations asked{.bytes = std::string(address)};
    const text::Span addressSpan{0, static_cast<text::Offset>(address.size())};
    for (const std::string& crawler : crawlers) {
        const auto begin = static_cast<text::Offset>(asked.bytes.size());
        asked.bytes += crawler;
        const auto name = static_cast<std::uint32_t>(asked.names.size());
        asked.names.push_back({begin, static_cast<text::Offset>(asked.bytes.size())});
        asked.lines.push_back(
            {.crawlersBegin = name, .crawlersEnd = name + 1, .address = addressSpan});
    }
    std::vector<NewExpectation> verdicts;
    for (const Judged& one : judge(asked, document, catalogue))
        verdicts.push_back({one.decision.verdict, crawlers[one.name], std::string(address)});
    return verdicts;
}

} // namespace crawlright::expect
