// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/fetch_findings.h"

#include "core/access/course.h"
#include "core/access/governs.h"
#include "core/access/http_tables.h"
#include "core/checks/readers.h"
#include "core/syntax/document.h"
#include "core/text/ascii.h"
#include "core/text/line_index.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {
namespace {

using access::FetchFault;
using access::Outcome;
using dialects::Dialect;
using Findings = std::vector<Finding>;

constexpr int hopsFollowed = 5; // RFC 9309 §2.3.1.2, Google

/// Of the answer as a whole.
Finding findingOf(Code code, Severities severities, std::vector<std::string> arguments)
{
    return {.code = code, .line = 1, .severities = severities, .arguments = std::move(arguments)};
}

Severities all(Severity severity)
{
    return severitiesOf(everybody, severity);
}

bool hasStatus(const FetchFacts& facts, int hundreds)
{
    return facts.answer.fault == FetchFault::None && facts.answer.status / 100 == hundreds;
}

Readers readersWith(const FetchFacts& facts, Outcome outcome)
{
    return readersWhere(
        [&](const Dialect& d) { return access::meaningOf(facts.answer, d).outcome == outcome; });
}

/// Host and port, in lower case, the port only where it is not the scheme's own.
std::string serverOf(const std::string& url)
{
    const std::string robots = access::robotsUrlOf(url).value_or(std::string());
    const std::size_t begin = robots.find("://");
    if (begin == std::string::npos)
        return url;
    return robots.substr(begin + 3, robots.rfind('/') - begin - 3);
}

bool isHttps(const std::string& url)
{
    return text::startsWithIgnoringCase(url, "https:");
}

bool isFtp(const std::string& url)
{
    return text::startsWithIgnoringCase(url, "ftp:");
}

/// What the server said: where it speaks FTP, `Answer::status` is what HTTP would say.
std::string toldStatus(const FetchFacts& facts)
{
    return std::to_string(facts.hops.empty() ? facts.answer.status : facts.hops.back().status);
}

void checkNotFound(const FetchFacts& facts, Findings& findings)
{
    constexpr int tooManyRequests = 429; // stands with the server errors
    if (!hasStatus(facts, 4) || facts.answer.status == tooManyRequests)
        return;
    const Readers open = readersWith(facts, Outcome::AllowAll);
    findings.push_back(
        findingOf(Code::NotFound, severitiesOf(open, Severity::Info), {toldStatus(facts)}));
}

/// What a site is to its readers: shut also where they only come back later.
struct Ways {
    Readers rules = nobody;
    Readers open = nobody;
    Readers shut = nobody;
};

/// Of those who fetch at all: a library is told what came.
Ways waysOf(const FetchFacts& facts)
{
    const Readers fetching =
        readersWhere([](const Dialect& d) { return !access::tableOf(d).rows.empty(); });
    const auto with = [&](Outcome one, Outcome other) {
        return static_cast<Readers>((readersWith(facts, one) | readersWith(facts, other)) &
                                    fetching);
    };
    return {with(Outcome::Parse, Outcome::UseCache), with(Outcome::AllowAll, Outcome::AllowAll),
            with(Outcome::DisallowAll, Outcome::Defer)};
}

void checkReadings(const FetchFacts& facts, Findings& findings)
{
    const access::Answer& answer = facts.answer;
    // What parts readers of a 200 is not its status but the type or the size, told on its own.
    if (answer.fault != FetchFault::None || answer.status == 0 || answer.status == 200)
        return;
    const Ways ways = waysOf(facts);
    const auto add = [&](Readers one, Readers other, const char* how) {
        if (one == nobody || other == nobody)
            return;
        Finding finding =
            findingOf(Code::StatusMeansDifferent,
                      severitiesOf(static_cast<Readers>(one | other), Severity::Warning),
                      {toldStatus(facts), how});
        finding.camps = {one, other};
        findings.push_back(std::move(finding));
    };
    add(ways.rules, ways.open, "rules-open");
    add(ways.rules, ways.shut, "rules-shut");
    add(ways.open, ways.shut, "open-shut");
}

/// Whole days until the first of these readers does something else if it goes on; 0: none does.
std::int64_t daysUntilChange(const FetchFacts& facts, Readers readers)
{
    constexpr std::chrono::seconds day = std::chrono::hours(24);
    std::int64_t days = 0;
    for (const Dialect& dialect : dialects::all()) {
        const auto course = access::courseOf(facts.answer, dialect);
        if ((readers & only(dialect.id)) == nobody || course.size() < 2)
            continue;
        const std::int64_t own = (course[1].from + day - std::chrono::seconds(1)) / day;
        days = days == 0 ? own : std::min(days, own);
    }
    return days;
}

void checkServerError(const FetchFacts& facts, Findings& findings)
{
    const Readers shut = readersWith(facts, Outcome::DisallowAll);
    const Readers later = readersWith(facts, Outcome::Defer);
    Severities severities{};
    if (hasStatus(facts, 5))
        severities = all(Severity::Warning);
    else if (facts.answer.fault != FetchFault::None || facts.answer.status != 429)
        return;
    else // who takes it as one of many 4xx has no server error before him
        assign(severities, readersWith(facts, Outcome::UseCache), Severity::Warning);
    assign(severities, static_cast<Readers>(shut | later), Severity::Error);
    if (concernsNobody(severities))
        return;
    const std::int64_t days = daysUntilChange(facts, shut);
    const bool isShut = (shut | later) != nobody;
    findings.push_back(findingOf(Code::ServerError, severities,
                                 {toldStatus(facts), std::to_string(days),
                                  !isShut     ? ""
                                  : days == 0 ? "shut"
                                              : "shut-for"}));
}

std::string_view nameOf(FetchFault fault)
{
    switch (fault) {
    case FetchFault::UnknownHost:
        return "unknown-host";
    case FetchFault::NetworkDown:
        return "network";
    case FetchFault::TlsFault:
        return "tls";
    case FetchFault::TimedOut:
        return "timeout";
    case FetchFault::Reset:
        return "reset";
    case FetchFault::Interrupted:
        return "interrupted";
    case FetchFault::InvalidResponse:
        return "invalid-response";
    case FetchFault::BadChunking:
        return "bad-chunking";
    case FetchFault::RedirectDeadEnd:
        return "dead-end";
    case FetchFault::None:
    case FetchFault::TooManyRedirects:
        break;
    }
    return {};
}

void checkFailure(const FetchFacts& facts, Findings& findings)
{
    // A redirect without a target has a status, and leads nowhere all the same.
    const std::string_view name =
        hasStatus(facts, 3) ? nameOf(FetchFault::RedirectDeadEnd) : nameOf(facts.answer.fault);
    if (name.empty())
        return;
    const std::string server = facts.hops.empty() ? std::string() : serverOf(facts.hops.back().url);
    findings.push_back(
        findingOf(Code::FetchFailed, all(Severity::Error), {server, std::string(name)}));
}

void checkHops(const FetchFacts& facts, Findings& findings)
{
    if (facts.answer.fault != FetchFault::TooManyRedirects &&
        facts.answer.redirects <= hopsFollowed)
        return;
    findings.push_back(findingOf(Code::RedirectTooLong, all(Severity::Error),
                                 {std::to_string(facts.hops.size()), facts.isLoop ? "loop" : ""}));
}

void checkServers(const FetchFacts& facts, Findings& findings)
{
    if (facts.hops.size() < 2)
        return;
    const std::string asked = serverOf(facts.hops.front().url);
    const std::string reached = serverOf(facts.hops.back().url);
    if (hasStatus(facts, 2) && asked != reached)
        findings.push_back(findingOf(Code::RedirectOffHost, all(Severity::Info), {reached, asked}));
    for (std::size_t i = 0; i + 1 < facts.hops.size(); ++i) {
        if (!isHttps(facts.hops[i].url) || isHttps(facts.hops[i + 1].url))
            continue;
        findings.push_back(findingOf(Code::HttpsDowngrade, all(Severity::Warning),
                                     {facts.hops[i].url, facts.hops[i + 1].url}));
        return;
    }
}

void checkType(const FetchFacts& facts, const access::BodyFacts& body, Findings& findings)
{
    const bool hasNoTypes = !facts.hops.empty() && isFtp(facts.hops.back().url);
    if (!hasStatus(facts, 2) || hasNoTypes || body.bytes == 0 || body.type.media == "text/plain")
        return;
    const bool isNone = body.type.media.empty();
    findings.push_back(findingOf(Code::ContentType, all(Severity::Warning),
                                 {body.type.media, isNone ? "none" : ""}));
}

/// How what another address serves differs; empty where it does not, or where nothing is known of
/// it: an address that fails now has no other file.
std::string_view differenceOf(const FetchFacts& facts, const ElsewhereFact& other)
{
    const bool isFileHere = hasStatus(facts, 2);
    const bool isFileThere = other.status / 100 == 2;
    const bool isMissingThere = other.status == 404 || other.status == 410;
    const bool isMissingHere =
        hasStatus(facts, 4) && (facts.answer.status == 404 || facts.answer.status == 410);
    if (isFileHere && isFileThere)
        return other.digest == facts.digest ? "" : "other";
    if (isFileHere && isMissingThere)
        return "missing";
    return isMissingHere && isFileThere ? "only-there" : "";
}

void checkElsewhere(const FetchFacts& facts, Findings& findings)
{
    for (const ElsewhereFact& other : facts.elsewhere) {
        const std::string_view how = differenceOf(facts, other);
        if (!how.empty())
            findings.push_back(
                findingOf(Code::ServedOnNoncanonical, all(Severity::Warning),
                          {other.url, std::to_string(other.status), std::string(how)}));
    }
}

void checkLimits(const FetchFacts& facts, const access::BodyFacts& body, Findings& findings)
{
    if (!hasStatus(facts, 2))
        return;
    std::vector<access::Cut> told;
    for (const Dialect& first : dialects::all()) {
        const std::optional<access::Cut>& cut = body.cutFor(first.id);
        if (!cut || std::ranges::contains(told, *cut))
            continue;
        told.push_back(*cut);
        const Readers readers =
            readersWhere([&](const Dialect& d) { return body.cutFor(d.id) == cut; });
        Finding finding = findingOf(Code::FetchOverLimit, severitiesOf(readers, Severity::Error),
                                    {std::to_string(body.bytes), std::to_string(cut->at),
                                     std::to_string(cut->line), cut->opensAll ? "open" : "cut"});
        finding.line = cut->line;
        finding.span = {cut->at, cut->at};
        findings.push_back(std::move(finding));
    }
}

/// Readers who keep the file for longer or shorter because of what the server says.
void checkLife(const FetchFacts& facts, Findings& findings)
{
    const auto isMoved = [&](const Dialect& d, bool isShorter) {
        const auto own = access::copyLifeOf(access::Answer{}, d);
        const auto told = access::copyLifeOf(facts.answer, d);
        return isShorter ? told < own : told > own;
    };
    for (const bool isShorter : {true, false}) {
        const Readers readers = readersWhere([&](const Dialect& d) {
            return !access::tableOf(d).rows.empty() && isMoved(d, isShorter);
        });
        if (readers != nobody)
            findings.push_back(findingOf(Code::CacheAge, severitiesOf(readers, Severity::Info),
                                         {std::to_string(facts.answer.copyLife->count()),
                                          isShorter ? "shorter" : "longer"}));
    }
}

void checkCache(const FetchFacts& facts, Findings& findings)
{
    constexpr std::chrono::seconds old = std::chrono::hours(1); // younger ones are everywhere
    if (!hasStatus(facts, 2))
        return;
    if (facts.answer.copyAge && *facts.answer.copyAge >= old)
        findings.push_back(findingOf(Code::CacheAge, all(Severity::Info),
                                     {std::to_string(facts.answer.copyAge->count()), "age"}));
    checkLife(facts, findings);
}

void checkSaved(const FetchFacts& facts, const access::BodyFacts& body, Findings& findings)
{
    const bool isFile = body.kind == access::BodyKind::Text || body.kind == access::BodyKind::Empty;
    if (!hasStatus(facts, 2) || !isFile || !facts.saved || *facts.saved == facts.body)
        return;
    const auto [here, there] = std::ranges::mismatch(facts.body, *facts.saved);
    const auto at = static_cast<text::Offset>(here - facts.body.begin());
    const text::LineIndex lines(facts.body);
    Finding finding = findingOf(Code::LiveDiffers, all(Severity::Warning), {});
    finding.line = lines.lineAt(at);
    finding.span = {at, at};
    finding.arguments = {std::to_string(facts.body.size()), std::to_string(facts.saved->size()),
                         std::to_string(finding.line)};
    findings.push_back(std::move(finding));
}

/// Puts a finding where the file names the sitemap.
void place(Finding& finding, const syntax::Document& document, std::string_view url)
{
    const auto lines = document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].name.field != syntax::Field::Sitemap ||
            document.textOf(lines[i].value()) != url)
            continue;
        finding.line = static_cast<text::LineNumber>(i + 1);
        finding.span = lines[i].value();
        return;
    }
}

void checkSitemaps(const FetchFacts& facts, Findings& findings)
{
    if (facts.sitemaps.empty())
        return;
    const syntax::Document document = syntax::parse(std::string(facts.body));
    const auto add = [&](Code code, Severity severity, std::string_view url,
                         std::vector<std::string> arguments) {
        Finding finding = findingOf(code, weighed(syntax::Field::Sitemap, everybody, severity),
                                    std::move(arguments));
        place(finding, document, url);
        findings.push_back(std::move(finding));
    };
    for (const SitemapFact& sitemap : facts.sitemaps) {
        const bool isThere = sitemap.status / 100 == 2;
        if (!isThere || !sitemap.isSitemap)
            add(Code::SitemapUnreachable, Severity::Error, sitemap.url,
                {sitemap.url, std::to_string(sitemap.status),
                 isThere               ? "none"
                 : sitemap.status == 0 ? "no-answer"
                                       : ""});
    }
    for (const SitemapFact& sitemap : facts.sitemaps)
        if (sitemap.blockedEntries > 0)
            add(Code::SitemapConflict, Severity::Warning, sitemap.url,
                {sitemap.url, std::to_string(sitemap.blockedEntries),
                 std::to_string(sitemap.entries), sitemap.firstBlocked});
}

} // namespace

std::vector<Finding> checkFetch(const FetchFacts& facts)
{
    const access::BodyFacts body = access::factsOf(facts.body, facts.contentType);
    Findings findings;
    checkNotFound(facts, findings);
    checkReadings(facts, findings);
    checkServerError(facts, findings);
    checkFailure(facts, findings);
    checkHops(facts, findings);
    checkServers(facts, findings);
    checkType(facts, body, findings);
    checkElsewhere(facts, findings);
    checkLimits(facts, body, findings);
    checkCache(facts, findings);
    checkSaved(facts, body, findings);
    checkSitemaps(facts, findings);
    return findings;
}

} // namespace crawlright::checks
