// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/about_pattern.h"

#include "core/rules/pattern.h"
#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QStringBuilder>
#include <QStringList>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using Kind = AboutPart::Kind;

/// A pattern taken apart at its stars.
struct Parts {
    std::string_view head;
    std::vector<std::string_view> inner; ///< what must follow somewhere, in order; none is empty
    std::string_view end;                ///< with which a path ends; only if `anchored`
    bool hasStar = false;
    bool anchored = false;
    bool hasNeedlessStar = false; ///< at its end
};

Parts partsOf(std::string_view value, bool wildcards)
{
    Parts parts;
    parts.anchored = wildcards && value.ends_with('$');
    if (parts.anchored)
        value.remove_suffix(1);
    const std::size_t star = wildcards ? value.find('*') : std::string_view::npos;
    parts.hasStar = star != std::string_view::npos;
    parts.head = value.substr(0, star);
    if (!parts.hasStar)
        return parts;
    value.remove_prefix(star + 1);
    for (;;) {
        const std::size_t next = value.find('*');
        const std::string_view literal = value.substr(0, next);
        const bool isLast = next == std::string_view::npos;
        if (isLast && parts.anchored) {
            parts.end = literal;
            return parts;
        }
        if (!literal.empty())
            parts.inner.push_back(literal);
        if (isLast) {
            parts.hasNeedlessStar = literal.empty();
            return parts;
        }
        value.remove_prefix(next + 1);
    }
}

/// "contains “x”", "then “y”".
void addInner(QStringList& clauses, const Parts& parts)
{
    constexpr std::size_t most = 5;
    const bool isAfterHead = parts.head.size() > 1;
    for (std::size_t i = 0; i < std::min(parts.inner.size(), most); ++i) {
        const QString piece = inQuotes(parts.inner[i]);
        if (i > 0)
            //: After another piece of a path.
            clauses += Words::tr("then has %1").arg(piece);
        else if (isAfterHead)
            //: After the beginning of a path.
            clauses += Words::tr("has %1 somewhere after that").arg(piece);
        else if (parts.head.empty())
            clauses += Words::tr("has %1 somewhere").arg(piece);
        else
            //: %1: a piece of a path. It begins with a slash.
            clauses += Words::tr("has %1 somewhere after its first slash").arg(piece);
    }
    if (parts.inner.size() > most)
        clauses += Words::tr("then has %n further pieces, in their order", nullptr,
                             static_cast<int>(parts.inner.size() - most));
}

QString matchSentence(const Parts& parts)
{
    if (!parts.hasStar && parts.anchored)
        //: %1: a path.
        return Words::tr("Matches one path alone: %1, with nothing behind it.")
            .arg(inQuotes(parts.head));
    QStringList clauses;
    const bool hasMore = !parts.inner.empty() || !parts.end.empty();
    if (parts.head.size() > 1 || (!hasMore && parts.head != "/" && !parts.head.empty()))
        clauses += Words::tr("begins with %1").arg(inQuotes(parts.head));
    addInner(clauses, parts);
    if (!parts.end.empty())
        clauses += Words::tr("ends with %1").arg(inQuotes(parts.end));
    if (clauses.isEmpty())
        return Words::tr("Matches every URL.");
    //: %1: what the path does: "begins with “/a” and ends with “.pdf”".
    return Words::tr("Matches every URL whose path %1.").arg(joined(clauses));
}

QString emptySentence(syntax::Field field)
{
    return field == syntax::Field::Allow
               ? Words::tr("There is no path, so this line allows nothing in particular.")
               : Words::tr("There is no path, so this line keeps nobody out: its group may fetch "
                           "everything that no other rule forbids.");
}

QString verbSentence(syntax::Field field)
{
    return field == syntax::Field::Allow
               ? Words::tr("What it matches may be fetched, unless a rule that goes before it "
                           "forbids it.")
               : Words::tr("What it matches may not be fetched, unless a rule that goes before it "
                           "allows it.");
}

QString groupSentence(const PatternFacts& facts)
{
    const QString reader = dialectName(facts.reader);
    switch (facts.standing) {
    case PatternFacts::Standing::NoGroup:
        return Words::tr("It stands in no group, so it binds nobody.");
    case PatternFacts::Standing::PastLimit:
        //: %1: a crawler.
        return Words::tr("It lies behind the part of the file that %1 reads.").arg(reader);
    case PatternFacts::Standing::NotRead:
        //: %1: a crawler.
        return Words::tr("%1 does not take this line for a rule.").arg(reader);
    case PatternFacts::Standing::InGroup:
        break;
    }
    constexpr std::size_t most = 5;
    QStringList names;
    for (const std::string& agent : facts.agents) {
        if (names.size() == most - 1 && facts.agents.size() > most) {
            //: The end of a list of crawlers: "Googlebot, bingbot, GPTBot and 3 more".
            names +=
                Words::tr("%n more", nullptr, static_cast<int>(facts.agents.size() - most + 1));
            break;
        }
        names += inQuotes(agent);
    }
    //: %1: names of crawlers. %2: a number of a line.
    return Words::tr("It stands in the group for %1 (line %2).")
        .arg(joined(names), QString::number(facts.groupLine));
}

void addOther(About& about, const OtherReading& other, bool wildcards)
{
    const QString who = readersText(other.readers);
    if (other.wildcards != wildcards) {
        about.push_back(
            {Kind::Text,
             other.wildcards
                 //: %1: crawlers or documents.
                 ? Words::tr("For %1, “*” stands for any characters, and “$” at the end for the "
                             "end.")
                       .arg(who)
                 //: %1: crawlers or documents.
                 : Words::tr("For %1, “*” and “$” are characters like any other.").arg(who),
             {}});
    }
    for (const rules::ReadingDifference& difference : other.differences) {
        const QString path = inQuotes(difference.path);
        about.push_back({Kind::Text,
                         difference.matches
                             //: %1: crawlers or documents. %2: a path.
                             ? Words::tr("For %1 it matches %2, too.").arg(who, path)
                             //: %1: crawlers or documents. %2: a path.
                             : Words::tr("For %1 it does not match %2.").arg(who, path),
                         {}});
    }
    if (!other.opened.empty()) {
        about.push_back({Kind::Text,
                         //: %1: crawlers. %2: a path.
                         Words::tr("For %1 it opens %2 as well: the folder of an index page.")
                             .arg(who, inQuotes(other.opened)),
                         {}});
    }
}

} // namespace

QString patternSentence(std::string_view value, bool wildcards)
{
    const Parts parts = partsOf(value, wildcards);
    if (!parts.head.empty() && !parts.head.starts_with('/'))
        //: %1: a piece of a path.
        return Words::tr("Matches nothing: it asks for a path that begins with %1, and every path "
                         "begins with a slash.")
            .arg(inQuotes(parts.head));
    if (value.empty() || (value == "$" && wildcards))
        return Words::tr("Matches nothing.");
    QString text = matchSentence(parts);
    if (parts.hasNeedlessStar && !(parts.head.size() <= 1 && parts.inner.empty()))
        text += u' ' % Words::tr("The “*” at its end adds nothing to that.");
    const std::string_view beforeEnd = value.substr(0, value.size() - 1);
    if (wildcards && beforeEnd.contains('$'))
        text += u' ' % Words::tr("A “$” that is not at the end is a character like any other.");
    return text;
}

About aboutPattern(const PatternFacts& facts)
{
    About about;
    const QString title = ascii(syntax::nameOf(facts.field)) % u": "_s % shown(facts.value, 60);
    about.push_back({Kind::Title, title.trimmed(), {}});
    const bool isEmpty = facts.value.empty();
    about.push_back(
        {Kind::Text,
         isEmpty ? emptySentence(facts.field) : patternSentence(facts.value, facts.wildcards),
         {}});
    for (const std::string& path : facts.examples.matching)
        about.push_back({Kind::Match, shown(path), {}});
    if (facts.examples.other)
        about.push_back({Kind::NoMatch, shown(*facts.examples.other), {}});
    for (const OtherReading& other : facts.others)
        addOther(about, other, facts.wildcards);
    if (!isEmpty)
        about.push_back({Kind::Quiet, verbSentence(facts.field), {}});
    about.push_back({Kind::Quiet, groupSentence(facts), {}});
    return about;
}

} // namespace crawlright::words
