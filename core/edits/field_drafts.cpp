// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/nearest_field.h"
#include "core/checks/scheme.h"
#include "core/edits/families.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using checks::Stretch;
using text::LineNumber;

Draft writeValue(const Site& site, LineNumber number, const std::string& value)
{
    return {.code = FixCode::WriteValue,
            .arguments = {std::string(site.valueOf(number)), value},
            .edits = {site.withValue(number, value)}};
}

/// A better value first where there is one; the line can always go.
Drafts valueOrNothing(const Site& site, const Finding& finding, const std::string& value)
{
    Drafts drafts{deleteLine(site, finding.line)};
    if (!value.empty() && value != site.valueOf(finding.line))
        drafts.insert(drafts.begin(), writeValue(site, finding.line, value));
    return drafts;
}

Drafts address(const Site& site, LineNumber number, std::string whole)
{
    if (checks::schemeAndHostOf(whole) == 0)
        return {};
    return {{.code = FixCode::WriteAddress,
             .arguments = {whole},
             .edits = {site.withValue(number, whole)}}};
}

Drafts relativeSitemap(const Site& site, const Finding& finding)
{
    const std::string value(site.valueOf(finding.line));
    if (value.starts_with("//"))
        return address(site, finding.line, "https:" + value);
    const std::size_t scheme = value.find("://");
    const std::size_t slash = value.find('/');
    if (scheme == std::string::npos && slash != std::string::npos && slash > 0 &&
        value.substr(0, slash).contains('.'))
        return address(site, finding.line, "https://" + value);
    std::string path = scheme == std::string::npos ? value : value.substr(scheme + 3);
    if (!path.starts_with('/'))
        path.insert(path.begin(), '/');
    return address(site, finding.line, std::string(site.ownAddress()) + path);
}

/// The number that a text holds, with a point; empty where there is none.
std::string numberIn(std::string_view text)
{
    std::string number;
    for (const char c : text) {
        if (text::isDigit(c))
            number += c;
        else if ((c == '.' || c == ',') && !number.empty() && !number.contains('.'))
            number += '.';
        else if (!number.empty())
            break;
        else if (c == '-')
            return {};
    }
    if (number.ends_with('.'))
        number.pop_back();
    return number;
}

std::string withoutLeadingZeros(std::string number)
{
    while (number.size() > 1 && number[0] == '0' && text::isDigit(number[1]))
        number.erase(0, 1);
    return number;
}

/// Within what the narrowest dialect takes that reads the field.
std::string delayInRange(double seconds)
{
    double least = 0;
    double most = 0;
    for (const dialects::Dialect& dialect : dialects::all()) {
        least = std::max(least, static_cast<double>(dialect.others.delayLeast));
        if (dialect.others.delayMost != 0)
            most = static_cast<double>(dialect.others.delayMost);
    }
    const double within = most == 0 ? std::max(seconds, least) : std::clamp(seconds, least, most);
    return std::to_string(static_cast<long>(within + 0.5));
}

Drafts delay(const Site& site, const Finding& finding)
{
    const std::string_view value = site.valueOf(finding.line);
    const std::string number =
        argumentOf(finding, 1) == "range" ? std::string(value) : numberIn(value);
    const auto seconds = rules::parseDelay(number);
    return valueOrNothing(site, finding, seconds ? delayInRange(*seconds) : std::string());
}

/// `6:00-8:45` as `0600-0845`; empty where it cannot be read so.
std::string dayWindow(std::string_view text)
{
    std::array<std::string, 2> times;
    std::size_t time = 0;
    for (const char c : text) {
        if (c == '-') {
            if (++time == times.size())
                return {};
        } else if (text::isDigit(c)) {
            times[time] += c;
        } else if (c != ':' && c != '.' && !text::isBlank(c)) {
            return {};
        }
    }
    for (std::string& digits : times) {
        if (digits.size() == 1 || digits.size() == 2)
            digits += "00";
        if (digits.size() == 3)
            digits.insert(digits.begin(), '0');
    }
    const std::string window = times[0] + '-' + times[1];
    return rules::parseWindow(window) ? window : std::string();
}

std::string requestRate(std::string_view value)
{
    const std::size_t slash = value.find('/');
    if (slash == std::string_view::npos)
        return {};
    // Blanks around the slash, and a time of day written otherwise.
    const std::string_view behind = text::trimmed(value.substr(slash + 1));
    const std::size_t end = std::min(behind.find_first_of(" \t"), behind.size());
    std::string rate(text::trimmed(value.substr(0, slash)));
    rate += '/';
    rate += behind.substr(0, end);
    if (const std::string_view window = text::trimmed(behind.substr(end)); !window.empty())
        rate += ' ' + dayWindow(window);
    return rules::parseRate(rate) ? rate : std::string();
}

std::string hostOnly(std::string_view value)
{
    if (const std::size_t scheme = value.find("://"); scheme != std::string_view::npos)
        value.remove_prefix(scheme + 3);
    value = value.substr(0, value.find_first_of("/?# \t"));
    if (rules::parseHost(value))
        return std::string(value);
    value = value.substr(0, value.find(':'));
    return rules::parseHost(value) ? std::string(value) : std::string();
}

/// Names by `&`, and at most one path behind them.
std::string cleanParam(std::string_view value)
{
    std::string names;
    std::string path;
    std::string word;
    const auto take = [&] {
        if (word.starts_with('/') && path.empty())
            path = word;
        else if (!word.empty())
            names += (names.empty() ? "" : "&") + word;
        word.clear();
    };
    for (const char c : value) {
        if (text::isBlank(c) || c == ',' || c == ';' || c == '&')
            take();
        else
            word += c;
    }
    take();
    const std::string written = path.empty() ? names : names + ' ' + path;
    return names.empty() || names.contains('/') || !rules::parseCleanParam(written) ? std::string()
                                                                                    : written;
}

Drafts hostBehindRules(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    LineNumber last = stretch ? site.lastLineOf(*stretch) : site.lineCount();
    while (last > finding.line && !site.isRule(last))
        --last;
    if (last == finding.line)
        return {};
    const text::Span moved{site.beginOf(finding.line), site.line(finding.line).contentEnd};
    return {{.code = FixCode::MoveBehindRules,
             .arguments = {std::to_string(last)},
             .edits = {site.withoutLines(finding.line, finding.line),
                       site.below(last, {std::string(site.textOf(moved))})}}};
}

constexpr std::array<std::string_view, 3> signalKeys = {"search", "ai-input", "ai-train"};
constexpr std::array<std::string_view, 2> usageKeys = {"search", "train-ai"};

std::string nearestKey(std::string_view key, std::span<const std::string_view> known)
{
    if (key == "train-ai" || key == "ai-train")
        return std::string(known.back());
    std::string nearest;
    std::size_t limit = 2;
    for (const std::string_view one : known) {
        const std::size_t distance = checks::editDistance(key, one, limit);
        if (distance > limit)
            continue;
        nearest = one;
        limit = distance;
    }
    return nearest;
}

/// `true`, `Allow` and the like, as the field's vocabulary has it.
std::string yesOrNo(std::string_view value, bool isUsage)
{
    constexpr std::array<std::string_view, 6> yes = {"yes", "y", "true", "1", "allow", "on"};
    constexpr std::array<std::string_view, 7> no = {"no",       "n",   "false", "0",
                                                    "disallow", "off", "none"};
    const auto isAny = [&](auto words) {
        return std::ranges::any_of(
            words, [&](auto word) { return text::equalsIgnoringCase(word, value); });
    };
    if (isAny(yes))
        return isUsage ? "y" : "yes";
    return isAny(no) ? isUsage ? "n" : "no" : "";
}

Drafts written(const Site& site, const Finding& finding, const std::string& instead)
{
    if (instead.empty())
        return {};
    return {{.code = FixCode::WriteValue,
             .arguments = {std::string(site.textOf(finding.span)), instead},
             .edits = {{finding.span, instead}}}};
}

/// Pairs with `=` between commas, where a colon and other marks were written.
std::string preferencePairs(std::string_view value, bool isUsage)
{
    std::string pairs;
    for (const char c : value) {
        if (text::isBlank(c) && (pairs.ends_with('=') || pairs.ends_with(',')))
            continue;
        while ((c == ':' || c == '=') && pairs.ends_with(' '))
            pairs.pop_back();
        pairs += c == ':' ? '=' : c == ';' ? ',' : c;
    }
    const auto preferences = rules::parsePreferences(pairs, isUsage);
    const bool areAll =
        preferences && std::ranges::all_of(preferences->items, [](const auto& item) {
            return !item.key.isEmpty() && !item.value.isEmpty();
        });
    return areAll ? pairs : std::string();
}

Drafts preference(const Site& site, const Finding& finding)
{
    const bool isUsage = argumentOf(finding, 1) == "usage";
    if (finding.code == Code::ContentPrefValue)
        return written(site, finding, yesOrNo(argumentOf(finding, 0), isUsage));
    return written(site, finding,
                   isUsage ? nearestKey(argumentOf(finding, 0), usageKeys)
                           : nearestKey(argumentOf(finding, 0), signalKeys));
}

} // namespace

Drafts fieldDrafts(const Site& site, const Finding& finding)
{
    const std::string_view value = site.valueOf(finding.line);
    switch (finding.code) {
    case Code::EmptySitemap:
    case Code::DuplicateSitemap:
    case Code::DuplicateCrawlDelay:
    case Code::DuplicateHost:
    case Code::ContentPrefEmpty:
        return {deleteLine(site, finding.line)};
    case Code::SitemapNotAbsolute:
        return relativeSitemap(site, finding);
    case Code::SitemapBadScheme:
        return address(site, finding.line,
                       "https" +
                           std::string(value.substr(std::min(value.find(':'), value.size()))));
    case Code::CrawlDelayValue:
        return delay(site, finding);
    case Code::CrawlDelayHigh:
        return {writeValue(site, finding.line, "10")};
    case Code::NumberLeadingZero:
        return {writeValue(site, finding.line, withoutLeadingZeros(std::string(value)))};
    case Code::RequestRateValue:
        return valueOrNothing(site, finding, requestRate(value));
    case Code::VisitTimeValue:
        return valueOrNothing(site, finding, dayWindow(value));
    case Code::HostSyntax:
        return valueOrNothing(site, finding, hostOnly(value));
    case Code::HostPlace:
        return hostBehindRules(site, finding);
    case Code::CleanParamFormat:
        return valueOrNothing(site, finding, cleanParam(value));
    case Code::ContentPrefFormat:
        return valueOrNothing(
            site, finding,
            preferencePairs(value, site.isField(finding.line, syntax::Field::ContentUsage)));
    case Code::ContentPrefKey:
    case Code::ContentPrefValue:
        return preference(site, finding);
    case Code::ContentPrefPath:
        return {{.code = FixCode::AddSlashBefore,
                 .arguments = {"/" + std::string(site.textOf(finding.span))},
                 .edits = {{{finding.span.begin, finding.span.begin}, "/"}}}};
    default:
        return {};
    }
}

} // namespace crawlright::edits
