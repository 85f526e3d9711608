// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "ui/words/findings/families.h"
#include "ui/words/translation.h"

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using checks::Code;
using checks::Finding;

// As an argument: within a sentence QString::arg would take it for a place of its own.
constexpr auto encodedPercent = "%25"_L1;

QString patternStart(const Finding& finding)
{
    const std::string_view value = argument(finding, 0);
    // Only what may well be a path, and is short enough to be said twice.
    const bool mayBePath = !value.empty() && value.size() <= 40 && !value.contains(':') &&
                           (text::isUnreserved(value.front()) || value.front() == '?');
    if (mayBePath)
        return Words::tr("“%1” begins with neither “/” nor “*”, so it matches no URL. Did you mean "
                         "“/%1”?")
            .arg(shownArgument(finding, 0));
    return Words::tr("“%1” begins with neither “/” nor “*”, so it matches no URL.")
        .arg(shownArgument(finding, 0));
}

QString wholeUrl(const Finding& finding)
{
    if (argument(finding, 1).empty())
        return Words::tr("A rule is compared with the path of a URL, so “%1” matches nothing. For "
                         "the whole site write “/”.")
            .arg(shownArgument(finding, 0));
    return Words::tr("A rule is compared with the path of a URL, so this one matches nothing: "
                     "leave out “%1”.")
        .arg(shownArgument(finding, 0));
}

} // namespace

QString pathSentence(const Finding& finding)
{
    switch (finding.code) {
    case Code::PatternStart:
        return patternStart(finding);
    case Code::WholeUrlPattern:
        return wholeUrl(finding);
    case Code::BadPercent:
        if (argument(finding, 1) == "open")
            return Words::tr("“%1” is an unfinished escape: it matches any escape that begins like "
                             "it. A percent sign itself is written “%2”.")
                .arg(shownArgument(finding, 0), QString(encodedPercent));
        return Words::tr("“%1” is not an escape: two hexadecimal digits must follow “%2”. No valid "
                         "URL contains it, so the rule matches nothing.")
            .arg(shownArgument(finding, 0), u"%"_s);
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

Explanation pathExplanation(Code code)
{
    switch (code) {
    case Code::PatternStart:
        return {Words::tr("The path of a URL begins with “/”. A rule that begins with anything "
                          "else but “/” or “*” can match none."),
                Words::tr("All crawlers: the rule has no effect."),
                Words::tr("Put “/” before it, or “*” if it may stand anywhere in the path.")};
    case Code::WholeUrlPattern:
        return {Words::tr("The rule gives a scheme and a host. A robots.txt file holds for the "
                          "host that it lies on, and its rules for paths there."),
                Words::tr("All crawlers compare the rule with the path alone, so it never "
                          "matches."),
                Words::tr("Leave out the scheme and the host. For another host, put the rule into "
                          "the file there.")};
    case Code::BadPercent:
        return {
            Words::tr("A percent sign begins an escape of two hexadecimal digits, such as "
                      "“%1” for a percent sign.")
                .arg(encodedPercent),
            Words::tr("All crawlers: valid URLs have no such sequence, so the rule does not "
                      "match what was meant. At the end of a path it may match by its "
                      "beginning."),
            Words::tr("Write a percent sign as “%1”, or complete the escape.").arg(encodedPercent)};
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace crawlright::words
