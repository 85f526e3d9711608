// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/dialects.h"
#include "ui/words/findings/families.h"
#include "ui/words/translation.h"

namespace crawlright::words {

namespace {

using checks::Code;
using checks::Finding;

bool forgives(const Finding& finding, const dialects::Dialect& dialect)
{
    if (finding.code == Code::AcceptedTypo)
        return dialect.acceptsTypos;
    if (finding.code == Code::PrefixKeyAccepted)
        return dialect.acceptsPrefixes;
    return argument(finding, 2) == "tolerated" && dialect.acceptsMissingColon;
}

/// Those who read the line although something is wrong with the name or the colon.
checks::Readers tolerant(const Finding& finding)
{
    const syntax::Field field = syntax::fieldOf(argument(finding, 1)).field;
    return checks::readersWhere([&](const dialects::Dialect& dialect) {
        return forgives(finding, dialect) && dialects::heeds(dialect, field) != dialects::Reads::No;
    });
}

QString missingColon(const Finding& finding)
{
    const std::string_view word = argument(finding, 0);
    if (argument(finding, 1).empty()) {
        if (word.starts_with('/') || word.starts_with('*'))
            return Words::tr("A path alone is no rule, so this line is ignored: write “Disallow:” "
                             "or “Allow:” before “%1”.")
                .arg(shownArgument(finding, 0));
        return Words::tr("There is no colon in this line, so no crawler can read it. If it is a "
                         "remark, begin it with “#”.");
    }
    const checks::Readers lenient = tolerant(finding);
    if (lenient == checks::nobody)
        return Words::tr("A colon is missing after “%1”: write “%2:”. No crawler reads this line "
                         "as it is meant.")
            .arg(shownArgument(finding, 0), shownArgument(finding, 1));
    return Words::tr("A colon is missing after “%1”: write “%2:”. The line counts for %3 all the "
                     "same; other crawlers ignore it.")
        .arg(shownArgument(finding, 0), shownArgument(finding, 1), readersText(lenient));
}

} // namespace

QString lineSentence(const Finding& finding)
{
    switch (finding.code) {
    case Code::MissingColon:
        return missingColon(finding);
    case Code::DirectiveTypo:
        return Words::tr("No crawler knows “%1”, so this line is ignored. Did you mean “%2”?")
            .arg(shownArgument(finding, 0), shownArgument(finding, 1));
    case Code::AcceptedTypo:
    case Code::PrefixKeyAccepted:
        return Words::tr("“%1” counts as “%2” for %3; other crawlers ignore this line.")
            .arg(shownArgument(finding, 0), shownArgument(finding, 1),
                 readersText(tolerant(finding)));
    case Code::UnknownDirective:
        if (argument(finding, 1) == "address")
            return Words::tr("This line is only an address, so crawlers ignore it. If it is a "
                             "sitemap, write “Sitemap:” before it.");
        return Words::tr("“%1” is not a known field, so crawlers ignore this line.")
            .arg(shownArgument(finding, 0));
    case Code::IgnoreUnknown:
        if (argument(finding, 2) == "no-id")
            return Words::tr("This comment names no finding, so nothing is ignored for it. Write "
                             "the ids behind “%1”.")
                .arg(shownArgument(finding, 0));
        if (argument(finding, 2) == "request")
            return Words::tr("This comment asks for nothing that this program knows. It knows "
                             "“ignore” and “ignore-file”, each followed by ids of findings.");
        if (argument(finding, 1).empty())
            return Words::tr("No finding has the id “%1”, so nothing is ignored for it.")
                .arg(shownArgument(finding, 0));
        return Words::tr("No finding has the id “%1”, so nothing is ignored for it. Did you mean "
                         "“%2”?")
            .arg(shownArgument(finding, 0), shownArgument(finding, 1));
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

Explanation lineExplanation(Code code)
{
    switch (code) {
    case Code::MissingColon:
        return {Words::tr("A line is a field’s name, a colon and a value. Without the colon it is "
                          "neither a rule nor a comment."),
                Words::tr("Google reads a line of exactly two words as if the colon were there. "
                          "Every other crawler ignores it, and so does Google where there are "
                          "more words or the value itself holds a colon."),
                Words::tr("Put the colon after the field’s name, or “#” before a remark.")};
    case Code::DirectiveTypo:
        return {Words::tr("The field’s name is one or two letters away from a known one, and no "
                          "crawler takes it for that."),
                Words::tr("All crawlers ignore the line: the rule or the group that was meant "
                          "does not exist for them."),
                Words::tr("Correct the name.")};
    case Code::UnknownDirective:
        return {Words::tr("No crawler known to this program reads a field of this name."),
                Words::tr("All crawlers ignore the line; it does no harm."),
                Words::tr("Remove the line, or begin it with “#” if it is a remark.")};
    case Code::IgnoreUnknown:
        return {Words::tr("A comment asks this program to ignore a finding, and names none, or one "
                          "that does not exist."),
                Words::tr("No crawler reads the comment. What it was meant to ignore is still "
                          "reported."),
                Words::tr("Write the id as it stands beside the finding, or remove the comment if "
                          "it is not needed any more.")};
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace crawlright::words
