// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/dialects.h"
#include "ui/words/findings/families.h"
#include "ui/words/translation.h"

namespace crawlright::words {

namespace {

using checks::Code;
using checks::Finding;
using checks::Severity;

QString tooBig(const Finding& finding)
{
    const QString readers = readersText(readersWith(finding, greatestSeverity(finding)));
    const QString limit = numberArgument(finding, 0);
    const QString size = numberArgument(finding, 1);
    if (argument(finding, 2) == "open")
        return Words::tr("The file has %1 bytes. Past %2 bytes it does not count for %3: "
                         "everything may be crawled.")
            .arg(size, limit, readers);
    return Words::tr("The file has %1 bytes. For %3 only the first %2 count: from this line on "
                     "everything is ignored.")
        .arg(size, limit, readers);
}

QString notUtf8(const Finding& finding)
{
    if (greatestSeverity(finding) == Severity::Info)
        return Words::tr("“%1” in this comment is not UTF-8. No rule is affected.")
            .arg(shownArgument(finding, 0));
    return Words::tr("“%1” is not UTF-8, so crawlers may ignore this line or misread it.")
        .arg(shownArgument(finding, 0));
}

QString nulByte(const Finding& finding)
{
    const bool isOne = argument(finding, 0) == "1";
    const int count = numberArgument(finding, 0).toInt();
    if (greatestSeverity(finding) == Severity::Info)
        return isOne ? Words::tr("This comment contains a zero byte. No rule is affected.")
                     : Words::tr("This comment contains %n zero bytes. No rule is affected.",
                                 nullptr, count);
    const QString cutting = readersText(readersWith(finding, Severity::Error));
    return isOne ? Words::tr("For %1 the line ends at this zero byte. To others it is a part of "
                             "the line that no URL contains.")
                       .arg(cutting)
                 : Words::tr("For %1 the line ends at the first of its %n zero bytes. To others "
                             "they are a part of the line that no URL contains.",
                             nullptr, count)
                       .arg(cutting);
}

QString notText(const Finding& finding)
{
    const std::string_view kind = argument(finding, 0);
    if (argument(finding, 1) == "rules")
        //: %1: HTML, XML or JSON.
        return Words::tr("The file begins with %1. Crawlers skip the lines that they cannot read; "
                         "a tag on the line of a rule spoils the rule.")
            .arg(shownArgument(finding, 0));
    if (kind == "binary")
        return Words::tr("This is not a text file. Crawlers find no rule in it, so everything may "
                         "be crawled.");
    if (kind == "HTML")
        return Words::tr("This is an HTML page, not a robots.txt file. Crawlers find no rule in "
                         "it, so everything may be crawled.");
    //: %1: XML or JSON.
    return Words::tr("This is %1, not a robots.txt file. Crawlers find no rule in it, so "
                     "everything may be crawled.")
        .arg(shownArgument(finding, 0));
}

} // namespace

QString fileSentence(const Finding& finding)
{
    switch (finding.code) {
    case Code::FileTooBig:
        return tooBig(finding);
    case Code::LineTooLong:
        return Words::tr("This line has %1 bytes. For %3 it ends after %2: from here on it is "
                         "ignored.")
            .arg(numberArgument(finding, 1), numberArgument(finding, 0),
                 readersText(concerned(finding)));
    case Code::EncodingNotUtf8:
        return notUtf8(finding);
    case Code::Bom:
        return Words::tr("The file begins with a byte order mark. It is skipped by %1; another "
                         "crawler may take it for a part of the first line and lose that line.")
            .arg(readersText(readersWith(finding, Severity::None)));
    case Code::NulByte:
        return nulByte(finding);
    case Code::NotText:
        return notText(finding);
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

Explanation fileExplanation(Code code)
{
    switch (code) {
    case Code::FileTooBig:
        return {Words::tr("The file is longer than some crawlers read. The marked line is the "
                          "first that such a crawler does not see."),
                Words::tr("Google reads the first 500 KiB (512,000 bytes) and drops the line that "
                          "the limit cuts; RFC 9309 asks every crawler for at least that much. "
                          "Yandex takes a longer file as open, and in 2012 did so from 32 KiB."),
                Words::tr("Shorten the file: patterns with “*” can replace many single paths, and "
                          "comments count too.")};
    case Code::LineTooLong:
        return {Words::tr("The line is longer than some crawlers read. What follows is dropped, "
                          "and the rule counts with the shorter path."),
                Words::tr("Google’s parser keeps the first 16,663 bytes of a line."),
                Words::tr("Split the line, or remove what does not belong to a path.")};
    case Code::EncodingNotUtf8:
        return {Words::tr("The file contains bytes that are not UTF-8, often because it was saved "
                          "in an older encoding such as Latin-1 or Windows-1251."),
                Words::tr("RFC 9309 and Google ask for UTF-8. A crawler may ignore such a line or "
                          "compare bytes that no URL contains."),
                Words::tr("Save the file as UTF-8, or write the characters percent-encoded.")};
    case Code::Bom:
        return {Words::tr("The first three bytes (EF BB BF) are a byte order mark, which some "
                          "editors add to UTF-8 files."),
                Words::tr("Google skips it. For the others no source says so: a crawler that "
                          "keeps it does not recognise the first line, often “User-agent: *”."),
                Words::tr("Save the file as UTF-8 without a byte order mark.")};
    case Code::NulByte:
        return {Words::tr("The line contains bytes of value zero, which no text has."),
                Words::tr("Google’s parser ends the line there. For other crawlers the byte is an "
                          "ordinary one that no URL contains, so the rule matches nothing."),
                Words::tr("Remove the byte. If there are many, the file was probably saved as "
                          "UTF-16; save it as UTF-8.")};
    case Code::NotText:
        return {Words::tr("The file is a web page, XML, JSON or not text at all. Often a server "
                          "answers so for every address that it does not know."),
                Words::tr("Every crawler looks for lines that it can read. In such a file there "
                          "are none, so nothing is forbidden."),
                Words::tr("Let the server deliver a plain text file at /robots.txt, or answer 404 "
                          "where there is none.")};
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace crawlright::words
