// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/ways.h"

#include "core/crawlers/catalogue.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <charconv>

namespace crawlright::words {

namespace {

using edits::Way;
using edits::WayCode;
using rules::Verdict;

text::LineNumber numberIn(const std::string& argument)
{
    text::LineNumber number = 0;
    std::from_chars(argument.data(), argument.data() + argument.size(), number);
    return number;
}

/// "line 3", "lines 3 and 9", from the arguments from this one on.
QString linesFrom(const Way& way, std::size_t first)
{
    std::vector<text::LineNumber> lines;
    for (std::size_t i = first; i < way.arguments.size(); ++i)
        lines.push_back(numberIn(way.arguments[i]));
    return linesText(lines);
}

/// One that nobody knows by its name is told of as such.
QString crawlerText(const std::string& name)
{
    if (name.empty())
        return Words::tr("a crawler without a name");
    return crawlers::builtIn().find(name) ? shown(name)
                                          : Words::tr("a crawler named “%1”").arg(shown(name));
}

QString flipSentence(const edits::Flip& flip, const QString& crawler)
{
    const QString url = shown(flip.url);
    switch (flip.after) {
    case Verdict::Allow:
        return Words::tr("Besides, %1 may then fetch “%2”.").arg(crawler, url);
    case Verdict::Disallow:
        return Words::tr("Besides, %1 may then no longer fetch “%2”.").arg(crawler, url);
    case Verdict::Undefined:
        break;
    }
    return Words::tr("Besides, it is then undefined whether %1 may fetch “%2”.").arg(crawler, url);
}

} // namespace

QString title(const Way& way)
{
    const auto argument = [&](std::size_t index) { return shown(way.arguments.at(index)); };
    switch (way.code) {
    case WayCode::AddRule:
        return Words::tr("Add “%1”").arg(argument(0));
    case WayCode::NarrowRule:
        return Words::tr("Write “%1” in line %2").arg(argument(2), argument(0));
    case WayCode::DeleteRules:
        return way.arguments.size() == 1
                   ? Words::tr("Delete the rule in %1").arg(linesFrom(way, 0))
                   : Words::tr("Delete the rules in %1").arg(linesFrom(way, 0));
    case WayCode::EmptyRule:
        return Words::tr("Take the path out of line %1, so that it forbids nothing")
            .arg(argument(0));
    case WayCode::LeaveGroup:
        return Words::tr("Take %1 out of its group (%2)").arg(argument(0), linesFrom(way, 1));
    case WayCode::AddGroup:
        break;
    }
    const text::LineNumber copied = numberIn(way.arguments.at(2));
    if (copied == 0)
        return Words::tr("Add a group for %1").arg(argument(0));
    if (copied == 1)
        return Words::tr("Add a group for %1, with a copy of the line that it has now")
            .arg(argument(0));
    return Words::tr("Add a group for %1, with copies of the %n lines that it has now", nullptr,
                     static_cast<int>(copied))
        .arg(argument(0));
}

QStringList asideSentences(const edits::Aside& aside, const QString& crawler)
{
    QStringList sentences;
    sentences += aside.otherUrl
                     ? flipSentence(*aside.otherUrl, crawler)
                     : Words::tr("No other URL was found that changes for %1.").arg(crawler);
    sentences += aside.otherCrawler
                     ? flipSentence(*aside.otherCrawler, crawlerText(aside.otherCrawler->crawler))
                     : Words::tr("No other crawler was found that is concerned.");
    return sentences;
}

} // namespace crawlright::words
