// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array testerSentenceTable = {
    SentenceRow{Code::TestUrlSyntax, "",
                QT_TRANSLATE_NOOP("Words", "“%1” is neither a URL nor a path, which begins with "
                                           "“/”. A parser takes it for the path “%2”."),
                "01"},
    SentenceRow{Code::TestUrlOtherHost, "kind",
                QT_TRANSLATE_NOOP("Words", "No robots.txt governs addresses that begin with "
                                           "“%1:”."),
                "0"},
    SentenceRow{Code::TestUrlOtherHost, "place",
                QT_TRANSLATE_NOOP("Words", "“%1” does not lie at the root of its host, so it "
                                           "governs nothing."),
                "1"},
    SentenceRow{Code::TestUrlOtherHost, "scheme",
                QT_TRANSLATE_NOOP("Words", "The file holds for addresses that begin with “%1:”, "
                                           "not for those with “%2:”."),
                "10"},
    SentenceRow{Code::TestUrlOtherHost, "host",
                QT_TRANSLATE_NOOP("Words", "The file holds for the host “%1”, not for “%2”."),
                "10"},
    SentenceRow{Code::TestUrlOtherHost, "port",
                QT_TRANSLATE_NOOP("Words", "The file holds for port %1, not for port %2."), "10"},
    SentenceRow{Code::ExpectationFailed, "allow",
                QT_TRANSLATE_NOOP("Words", "%1 may fetch “%2”: line %3, “%4”, allows it."), "0123"},
    SentenceRow{Code::ExpectationFailed, "disallow",
                QT_TRANSLATE_NOOP("Words", "%1 may not fetch “%2”: line %3, “%4”, forbids it."),
                "0123"},
    SentenceRow{Code::ExpectationFailed, "no-rule",
                QT_TRANSLATE_NOOP("Words", "%1 may fetch “%2”: no rule forbids it."), "01"},
    SentenceRow{Code::ExpectationFailed, "undefined",
                QT_TRANSLATE_NOOP("Words", "It is undefined whether %1 may fetch “%2”."), "01"},
    SentenceRow{Code::ExpectationSyntax, "unknown-word",
                QT_TRANSLATE_NOOP("Words", "A line begins with “allow”, “disallow” or “set”, not "
                                           "with “%1”."),
                "0"},
    SentenceRow{Code::ExpectationSyntax, "no-crawler",
                QT_TRANSLATE_NOOP("Words", "The crawler is missing."), ""},
    SentenceRow{Code::ExpectationSyntax, "no-address",
                QT_TRANSLATE_NOOP("Words", "The path or URL is missing."), ""},
    SentenceRow{Code::ExpectationSyntax, "not-an-address",
                QT_TRANSLATE_NOOP("Words", "“%1” is neither a path, which begins with “/”, nor a "
                                           "URL."),
                "0"},
    SentenceRow{Code::ExpectationSyntax, "text-afterwards",
                QT_TRANSLATE_NOOP("Words", "“%1” is more than belongs here. What holds a blank "
                                           "stands in quotes."),
                "0"},
    SentenceRow{Code::ExpectationSyntax, "open-quote",
                QT_TRANSLATE_NOOP("Words", "The quotation mark is not closed."), ""},
    SentenceRow{Code::ExpectationSyntax, "empty-name",
                QT_TRANSLATE_NOOP("Words", "A name is missing."), ""},
    SentenceRow{Code::ExpectationSyntax, "comma-in-name",
                QT_TRANSLATE_NOOP("Words", "“%1” is not one name. Several crawlers need a set."),
                "0"},
    SentenceRow{Code::ExpectationSyntax, "no-set-name",
                QT_TRANSLATE_NOOP("Words", "The name of the set is missing."), ""},
    SentenceRow{Code::ExpectationSyntax, "no-equals-sign",
                QT_TRANSLATE_NOOP("Words", "A “=” is missing after the name of the set."), ""},
    SentenceRow{Code::ExpectationSyntax, "empty-set",
                QT_TRANSLATE_NOOP("Words", "The set names no crawler."), ""},
    SentenceRow{Code::ExpectationSyntax, "set-twice",
                QT_TRANSLATE_NOOP("Words", "A set “%1” stands above already."), "0"},
    SentenceRow{Code::ExpectationSyntax, "too-many-names",
                QT_TRANSLATE_NOOP("Words", "The sets name more than %1 crawlers."), "a"},
};

constexpr std::array testerExplanationTable = {
    ExplanationRow{
        Code::TestUrlSyntax,
        QT_TRANSLATE_NOOP("Words", "What is to be tested is neither a URL nor a path. Robots rules "
                                   "are compared with the path and the query of a URL, and a path "
                                   "begins with “/”."),
        QT_TRANSLATE_NOOP("Words", "No crawler asks for such an address. The terminal program "
                                   "judges it all the same, as the parser of Google takes it: what "
                                   "follows the first “/”, or the root where there is none."),
        QT_TRANSLATE_NOOP("Words", "Write a path such as /shop/cart, or a URL with scheme and "
                                   "host.")},
    ExplanationRow{
        Code::TestUrlOtherHost,
        QT_TRANSLATE_NOOP("Words", "The tested URL is not governed by this file: a robots.txt "
                                   "holds for one scheme, one host and one port, and only where it "
                                   "lies at the root. The sentence tells what differs."),
        QT_TRANSLATE_NOOP("Words",
                          "Crawlers ask the URL’s own host for its robots.txt. Only the "
                          "path of the URL would be compared with the rules of this file."),
        QT_TRANSLATE_NOOP("Words", "Test the URL against the robots.txt of its own host, which "
                                   "may differ between http and https and with and without "
                                   "“www.”.")},
    ExplanationRow{
        Code::ExpectationFailed,
        QT_TRANSLATE_NOOP("Words", "A line of the expectation file beside robots.txt says who may "
                                   "fetch what, and robots.txt says something else. Told once for "
                                   "each crawler."),
        QT_TRANSLATE_NOOP("Words", "Whoever wrote the expectation. The crawler that it names does "
                                   "what robots.txt says, by the line that the sentence shows."),
        QT_TRANSLATE_NOOP("Words", "Change the rule if the expectation is right, or the "
                                   "expectation if the rule is.")},
    ExplanationRow{
        Code::ExpectationSyntax,
        QT_TRANSLATE_NOOP("Words", "A line of the expectation file is none: a line begins with "
                                   "“allow”, “disallow” or “set”; a crawler and an address, or the "
                                   "names of a set, follow."),
        QT_TRANSLATE_NOOP("Words", "Nothing is checked by such a line. The other lines of the file "
                                   "are."),
        QT_TRANSLATE_NOOP("Words", "Put a name that holds a blank in quotes, begin a path with "
                                   "“/”, and write comments behind “#”.")},
};

} // namespace

std::span<const SentenceRow> testerSentences()
{
    return testerSentenceTable;
}

std::span<const ExplanationRow> testerExplanations()
{
    return testerExplanationTable;
}

} // namespace crawlright::words
