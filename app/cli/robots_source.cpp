// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/robots_source.h"

#include "app/cli/fetching.h"
#include "app/cli/input.h"
#include "app/cli/text.h"
#include "core/net/answer.h"
#include "core/text/ascii.h"
#include "ui/words/fetch_words.h"

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

/// The scheme of what looks like an address; empty where it does not.
std::string_view schemeOf(std::string_view argument)
{
    const std::size_t end = argument.find("://");
    if (end == std::string_view::npos || end == 0 || !text::isAlpha(argument.front()))
        return {};
    const std::string_view scheme = argument.substr(0, end);
    const bool isScheme = std::ranges::all_of(scheme, [](char c) {
        return text::isAlpha(c) || text::isDigit(c) || c == '+' || c == '-' || c == '.';
    });
    return isScheme ? scheme : std::string_view();
}

/// Whether the site has answered in a way that crawlers act upon, be it without a file. A fault of
/// the network may be ours alone.
bool speaksOfTheSite(const access::Answer& answer)
{
    using access::FetchFault;
    return answer.fault == FetchFault::None || answer.fault == FetchFault::TooManyRedirects ||
           answer.fault == FetchFault::RedirectDeadEnd;
}

std::expected<Robots, QString> fetchRobots(const std::string& argument)
{
    const net::FetchResult result = fetchRobotsTxt(QString::fromStdString(argument));
    const std::optional<access::Answer> answer = net::answerOf(result);
    const QString ending = Cli::tr("%1: %2", "an address and how its fetch ended")
                               .arg(shown(argument), words::howItEnded(result));
    if (!answer || !speaksOfTheSite(*answer))
        return std::unexpected(ending);
    Robots robots;
    robots.name = argument;
    robots.bytes = result.body.toStdString();
    robots.address = result.url.toEncoded().toStdString();
    robots.answer = answer;
    if (!result.isAnswered() || result.status() / 100 != 2)
        robots.remark = ending;
    return robots;
}

} // namespace

bool isAddress(std::string_view argument)
{
    static constexpr auto schemes =
        std::to_array<std::string_view>({"http://", "https://", "ftp://"});
    return std::ranges::any_of(schemes, [argument](std::string_view scheme) {
        return text::startsWithIgnoringCase(argument, scheme);
    });
}

std::expected<Robots, QString> readRobots(const std::string& argument)
{
    if (isAddress(argument))
        return fetchRobots(argument);
    std::expected<std::string, QString> bytes = readWhole(argument);
    if (!bytes) {
        const std::string_view scheme = schemeOf(argument);
        if (scheme.empty())
            return std::unexpected(bytes.error());
        return std::unexpected(
            Cli::tr("%1 cannot be fetched: of addresses this program knows those that begin with "
                    "http://, https:// or ftp://, not %2://.")
                .arg(shown(argument), shown(scheme)));
    }
    Robots robots;
    robots.name = argument;
    robots.bytes = std::move(*bytes);
    return robots;
}

} // namespace crawlright::cli
