// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/directives.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <charconv>

namespace crawlright::rules {

namespace {

constexpr std::size_t cleanParamLimit = 500; // Yandex: characters of a Clean-param value
constexpr std::size_t hostLimit = 255;       // RFC 1123 §2.1
constexpr std::size_t labelLimit = 63;

template <typename Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number value{};
    const bool isDigits = !text.empty() && std::ranges::all_of(text, text::isDigit);
    if (!isDigits ||
        std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc{})
        return std::nullopt;
    return value;
}

/// A part of `whole` as offsets into it.
text::Span spanOf(std::string_view part, std::string_view whole)
{
    const auto begin = static_cast<text::Offset>(part.data() - whole.data());
    return {begin, begin + static_cast<text::Offset>(part.size())};
}

/// Cuts what stands before the first of `ends` off the front, and that byte with it.
std::string_view takeUntil(std::string_view& rest, std::string_view ends)
{
    const std::size_t at = std::min(rest.find_first_of(ends), rest.size());
    const std::string_view head = rest.substr(0, at);
    rest.remove_prefix(std::min(at + 1, rest.size()));
    return head;
}

bool isLabel(std::string_view label)
{
    const auto isPart = [](char c) { return text::isAlpha(c) || text::isDigit(c) || c == '-'; };
    return !label.empty() && label.size() <= labelLimit && std::ranges::all_of(label, isPart) &&
           label.front() != '-' && label.back() != '-';
}

/// A host name whose last label is not a number, as the last one of an IPv4 address is.
bool isHostName(std::string_view name)
{
    if (name.empty() || name.size() > hostLimit || name.ends_with('.'))
        return false;
    std::string_view label;
    for (std::string_view rest = name; !rest.empty();) {
        label = takeUntil(rest, ".");
        if (!isLabel(label))
            return false;
    }
    return !std::ranges::all_of(label, text::isDigit);
}

std::optional<std::uint16_t> timeOfDay(std::string_view text)
{
    const auto number = text.size() == 4 ? numberIn<std::uint16_t>(text) : std::nullopt;
    if (!number || *number % 100 > 59 || *number > 2400)
        return std::nullopt;
    return static_cast<std::uint16_t>(*number / 100 * 60 + *number % 100);
}

std::optional<std::uint64_t> secondsOf(std::string_view text)
{
    std::uint64_t unit = 1;
    const char letter = text.empty() ? ' ' : text::toLower(text.back());
    if (letter == 'm')
        unit = 60;
    else if (letter == 'h')
        unit = 3600;
    else if (letter == 'd')
        unit = 86400;
    if (unit != 1 || letter == 's')
        text.remove_suffix(1);
    const auto number = numberIn<std::uint32_t>(text);
    if (!number || *number == 0)
        return std::nullopt;
    return *number * unit;
}

} // namespace

std::optional<MainHost> parseHost(std::string_view text)
{
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    if (!isHostName(name))
        return std::nullopt;
    MainHost host{.name = spanOf(name, text)};
    if (colon == std::string_view::npos)
        return host;
    const auto port = numberIn<std::uint16_t>(text.substr(colon + 1));
    if (!port || *port == 0)
        return std::nullopt;
    host.port = *port;
    return host;
}

std::optional<double> parseDelay(std::string_view text)
{
    const bool isPlain =
        std::ranges::all_of(text, [](char c) { return text::isDigit(c) || c == '.'; });
    double seconds = 0;
    const char* end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, seconds);
    if (!isPlain || fault != std::errc{} || rest != end)
        return std::nullopt;
    return seconds;
}

std::optional<DayWindow> parseWindow(std::string_view text)
{
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto from = timeOfDay(text.substr(0, dash));
    const auto to = timeOfDay(text.substr(dash + 1));
    if (!from || !to)
        return std::nullopt;
    return DayWindow{*from, *to};
}

std::optional<RequestRate> parseRate(std::string_view text)
{
    std::string_view window = text;
    std::string_view time = takeUntil(window, " \t");
    window = text::trimmed(window);
    const std::size_t slash = time.find('/');
    const auto requests = numberIn<std::uint32_t>(time.substr(0, slash));
    if (slash == std::string_view::npos || !requests)
        return std::nullopt;
    const auto seconds = secondsOf(time.substr(slash + 1));
    if (!seconds)
        return std::nullopt;
    RequestRate rate{.requests = *requests, .seconds = *seconds};
    if (!window.empty()) {
        rate.window = parseWindow(window);
        if (!rate.window)
            return std::nullopt;
    }
    return rate;
}

std::optional<CleanParam> parseCleanParam(std::string_view text)
{
    std::string_view path = text;
    std::string_view names = takeUntil(path, " \t");
    path = text::trimmed(path);
    const bool isOneWord = path.find_first_of(" \t") == std::string_view::npos;
    if (names.empty() || text.size() > cleanParamLimit || !isOneWord)
        return std::nullopt;
    CleanParam clean;
    if (!path.empty())
        clean.path = spanOf(path, text);
    if (names.ends_with('&'))
        return std::nullopt;
    while (!names.empty()) {
        const std::string_view name = takeUntil(names, "&");
        if (name.empty())
            return std::nullopt;
        clean.parameters.push_back(spanOf(name, text));
    }
    return clean;
}

std::optional<Preferences> parsePreferences(std::string_view text, bool mayHavePath)
{
    Preferences found;
    std::string_view rest = text;
    if (mayHavePath && text.starts_with('/'))
        found.path = spanOf(takeUntil(rest, " \t"), text);
    while (!rest.empty()) {
        std::string_view item = text::trimmed(takeUntil(rest, ","));
        if (item.empty())
            continue;
        const std::size_t equals = std::min(item.find('='), item.size());
        Preference preference{.key = spanOf(text::trimmed(item.substr(0, equals)), text)};
        if (equals < item.size())
            preference.value = spanOf(text::trimmed(item.substr(equals + 1)), text);
        found.items.push_back(preference);
    }
    if (found.items.empty())
        return std::nullopt;
    return found;
}

} // namespace crawlright::rules
