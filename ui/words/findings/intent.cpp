// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/dialects.h"
#include "ui/words/findings/families.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QStringList>

#include <algorithm>
#include <span>

namespace crawlright::words {

namespace {

using checks::Code;
using checks::Finding;

/// Whom a rule shuts out; `*` is whoever has no group of its own.
std::span<const std::string> namesOf(const Finding& finding)
{
    return std::span(finding.arguments).subspan(1);
}

QString shutOut(const Finding& finding)
{
    const auto names = namesOf(finding);
    QStringList parts;
    for (const std::string& name : names)
        if (name != "*")
            parts += shown(name);
    if (std::ranges::find(names, "*") != names.end())
        //: In a list: to Googlebot and every crawler without a group of its own.
        parts += Words::tr("every crawler without a group of its own");
    return joined(parts);
}

/// The readings of crawlers that visit today.
constexpr checks::Readers today =
    checks::only(dialects::Id::Google) | checks::only(dialects::Id::Rfc9309) |
    checks::only(dialects::Id::Bing) | checks::only(dialects::Id::Yandex);

QString blocksEverything(const Finding& finding)
{
    const bool isEmpty = argument(finding, 0).empty();
    const checks::Readers readers = concerned(finding);
    if (isEmpty)
        return Words::tr("For %1 an empty “Allow:” forbids the whole site to %2.")
            .arg(readersText(readers), shutOut(finding));
    const auto names = namesOf(finding);
    const bool namesAll = std::ranges::find(names, "*") != names.end();
    // Whose reading it is goes without saying, unless it is only an old one.
    if (readers == checks::everybody || (!namesAll && (readers & today) != checks::nobody))
        return Words::tr("“Disallow: %1” forbids the whole site to %2.")
            .arg(shownArgument(finding, 0), shutOut(finding));
    return Words::tr("For %3, “Disallow: %1” forbids the whole site to %2.")
        .arg(shownArgument(finding, 0), shutOut(finding), readersText(readers));
}

} // namespace

QString intentSentence(const Finding& finding)
{
    switch (finding.code) {
    case Code::BlocksEverything:
        return blocksEverything(finding);
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

Explanation intentExplanation(Code code)
{
    switch (code) {
    case Code::BlocksEverything:
        return {Words::tr("A rule forbids every path of the site to all crawlers or to a main "
                          "search crawler, and no other rule allows any."),
                Words::tr("A crawler that obeys it fetches no page any more, and a search engine "
                          "drops what it knows of them after a while. On a test server that is "
                          "meant; on a live site it is usually a copy of the test server’s file."),
                Words::tr("If the site should be found, remove the rule or forbid single paths "
                          "only.")};
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace crawlright::words
