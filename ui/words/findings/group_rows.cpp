// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array groupSentenceTable = {
    SentenceRow{
        Code::NoAgentAtAll, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "There is no “User-agent” line in this file, so its rules apply to no crawler."),
        ""},
    SentenceRow{Code::AgentAfterRule, "",
                QT_TRANSLATE_NOOP("Words", "There is no blank line before this group. By the "
                                           "letter, %1 ask for one between groups."),
                "C"},
    SentenceRow{Code::GroupOpen, "",
                QT_TRANSLATE_NOOP("Words", "The only rule of the group for “%1” is an empty "
                                           "“Disallow”, so it may crawl everything."),
                "0"},
    SentenceRow{
        Code::NoStarGroup, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "No group is for “*”, so crawlers that are not named here may crawl everything."),
        ""},
    SentenceRow{Code::StarNotLast, "text",
                QT_TRANSLATE_NOOP("Words", "“%1” is read as “*” by some crawlers and as a name "
                                           "that no crawler has by others. Write “*” alone."),
                "0"},
    SentenceRow{Code::StarNotLast, "",
                QT_TRANSLATE_NOOP(
                    "Words",
                    "“%1” is no pattern: most crawlers take it for a name that none of them has. "
                    "“*” stands for all of them only when it stands alone."),
                "0"},
    SentenceRow{
        Code::EmptyUserAgent, "",
        QT_TRANSLATE_NOOP(
            "Words", "This line names no crawler, so the rules that follow are for nobody by it."),
        ""},
    SentenceRow{Code::AgentTokenChars, "words",
                QT_TRANSLATE_NOOP("Words",
                                  "A crawler’s name is a single word. “%1” is read up to its "
                                  "first blank, as “%2”, by most crawlers, and whole by others."),
                "01"},
    SentenceRow{Code::AgentTokenChars, "",
                QT_TRANSLATE_NOOP(
                    "Words", "A crawler’s name has only letters, “-” and “_”. Write “%2”: what "
                             "follows in “%1” is ignored by some crawlers and compared by others."),
                "01"},
    SentenceRow{Code::AgentList, "",
                QT_TRANSLATE_NOOP("Words",
                                  "One line names one crawler. In “%1” at most “%2” is found: "
                                  "give each crawler a “User-agent” line of its own."),
                "01"},
    SentenceRow{Code::UnknownCrawler, "",
                QT_TRANSLATE_NOOP("Words", "No crawler called “%1” is known. Did you mean “%2”?"),
                "01"},
    SentenceRow{Code::BlankLineInGroup, "",
                QT_TRANSLATE_NOOP("Words",
                                  "A blank line above parts this “%1” from its “User-agent” line. "
                                  "For %2 it belongs to no group and has no effect."),
                "0C"},
    SentenceRow{
        Code::AiTokenEffect, "Google-Extended",
        QT_TRANSLATE_NOOP(
            "Words",
            "“Google-Extended” crawls nothing itself: it says whether pages that Googlebot fetches "
            "may be used for Google’s AI models. Crawling and search stay as they are."),
        ""},
    SentenceRow{
        Code::AiTokenEffect, "Applebot-Extended",
        QT_TRANSLATE_NOOP(
            "Words",
            "“Applebot-Extended” crawls nothing itself: it says whether pages that Applebot "
            "fetches may be used for Apple’s AI models. Crawling and search stay as they are."),
        ""},
    SentenceRow{Code::ManyGroupsSameRules, "",
                QT_TRANSLATE_NOOP("Words",
                                  "%1 groups of this file have the same rules, the first in line "
                                  "%2. One group with several “User-agent” lines says the same."),
                "aL"},
    SentenceRow{Code::GroupReplacesStar, "one",
                QT_TRANSLATE_NOOP("Words", "A crawler reads its own group only. “%1” is not bound "
                                           "by “Disallow: %2” in line %3, which is for “*”."),
                "01L"},
    SentenceRow{Code::GroupReplacesStar, "",
                QT_TRANSLATE_NOOP(
                    "Words", "A crawler reads its own group only. “%1” is not bound by %3 rules "
                             "for “*” that this group lacks, the first of them “Disallow: %2”."),
                "01c"},
};

constexpr std::array groupExplanationTable = {
    ExplanationRow{
        Code::NoAgentAtAll,
        QT_TRANSLATE_NOOP("Words", "The file has rules and no user-agent line."),
        QT_TRANSLATE_NOOP("Words", "All crawlers ignore the rules, so everything may be crawled."),
        QT_TRANSLATE_NOOP("Words", "Begin the file with “User-agent: *”, or with the name of the "
                                   "crawler that the rules are for.")},
    ExplanationRow{
        Code::AgentAfterRule,
        QT_TRANSLATE_NOOP("Words",
                          "A user-agent line follows directly upon a rule, without a blank line "
                          "between the two groups. Said once for the whole file."),
        QT_TRANSLATE_NOOP("Words", "The standard of 1994 parts records by blank lines, and Yandex "
                                   "recommends one before each group. In Google, Bing and RFC 9309 "
                                   "the user-agent line itself begins the new group."),
        QT_TRANSLATE_NOOP("Words", "Put a blank line before each group.")},
    ExplanationRow{
        Code::GroupOpen,
        QT_TRANSLATE_NOOP("Words", "A group whose only rule is an empty Disallow forbids nothing."),
        QT_TRANSLATE_NOOP("Words", "All crawlers of that name may crawl everything, and the group "
                                   "for “*” does not bind them."),
        QT_TRANSLATE_NOOP("Words", "If that is meant, nothing is to be done.")},
    ExplanationRow{
        Code::DuplicateStarGroup,
        QT_TRANSLATE_NOOP(
            "Words", "Two groups are for “*”, that is for all crawlers that no other group names."),
        QT_TRANSLATE_NOOP("Words",
                          "Google, RFC 9309 and most others add the rules of both together. The "
                          "standard of 1994 allows one such record only, the draft of 1997 uses "
                          "the first, and so do some older crawlers."),
        QT_TRANSLATE_NOOP("Words", "Put the rules into one group for “*”.")},
    ExplanationRow{
        Code::NoStarGroup,
        QT_TRANSLATE_NOOP("Words", "The file has groups for single crawlers and none for “*”."),
        QT_TRANSLATE_NOOP("Words", "All crawlers that no group names may crawl everything."),
        QT_TRANSLATE_NOOP("Words",
                          "If the others should be bound as well, add a group “User-agent: *”.")},
    ExplanationRow{
        Code::StarNotLast,
        QT_TRANSLATE_NOOP("Words", "More stands behind the star of a user-agent line: a word, or "
                                   "letters that belong to it."),
        QT_TRANSLATE_NOOP(
            "Words",
            "With a blank between, Google and RFC 9309 read “* bots” as “*”, and the standard of "
            "1994 does not. Without one, as in “*bot” or “*bot*”, the value is a name that no "
            "crawler has; only those who look for their own name in it, as in 1994, find it "
            "there."),
        QT_TRANSLATE_NOOP("Words", "Write “*” alone for all crawlers, or the crawler’s own name.")},
    ExplanationRow{Code::EmptyUserAgent,
                   QT_TRANSLATE_NOOP("Words", "A user-agent line has no value."),
                   QT_TRANSLATE_NOOP("Words", "Google and RFC 9309: such a line names nobody. A "
                                              "few old programs take it for every crawler."),
                   QT_TRANSLATE_NOOP("Words", "Write the name of the crawler, or “*” for all.")},
    ExplanationRow{
        Code::AgentTokenChars,
        QT_TRANSLATE_NOOP("Words", "The name is followed by characters that a product token does "
                                   "not have, such as a version, a star or another word."),
        QT_TRANSLATE_NOOP("Words",
                          "Google reads the name up to the first such character. RFC 9309 reads it "
                          "up to a blank or “/”. The standard of 1994 compares the whole value."),
        QT_TRANSLATE_NOOP("Words", "Write the name alone.")},
    ExplanationRow{
        Code::AgentList,
        QT_TRANSLATE_NOOP("Words",
                          "A user-agent line holds several names, parted by commas or blanks."),
        QT_TRANSLATE_NOOP("Words", "No source allows a list. Google reads the first name; RFC 9309 "
                                   "reads up to the first blank, comma included."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Write one “User-agent” line for each name; they share the rules that follow.")},
    ExplanationRow{
        Code::FullUaAsToken,
        QT_TRANSLATE_NOOP("Words", "The value is a whole User-Agent header, such as a browser "
                                   "sends, and not the crawler’s product token."),
        QT_TRANSLATE_NOOP("Words", "Google reads the first word, which is mostly “Mozilla”; no "
                                   "crawler goes by that name. The group binds nobody."),
        QT_TRANSLATE_NOOP("Words", "Write the token that the crawler’s operator names.")},
    ExplanationRow{Code::UnknownCrawler,
                   QT_TRANSLATE_NOOP("Words", "The name is not in the catalogue of crawlers, and "
                                              "one or two letters away from one that is."),
                   QT_TRANSLATE_NOOP("Words", "The crawler that was probably meant does not find "
                                              "its name, and reads the group for “*” instead."),
                   QT_TRANSLATE_NOOP("Words", "Correct the name. If it is right, leave it: the "
                                              "catalogue does not have every crawler.")},
    ExplanationRow{
        Code::RetiredCrawler,
        QT_TRANSLATE_NOOP("Words", "The crawler has been shut down or has got another name."),
        QT_TRANSLATE_NOOP("Words",
                          "Nobody visits under this name today. A new name must be listed as such: "
                          "some operators still obey the old one, others do not."),
        QT_TRANSLATE_NOOP("Words", "Remove the line, or name the successor.")},
    ExplanationRow{
        Code::BlankLineInGroup,
        QT_TRANSLATE_NOOP("Words", "A blank line stands between the user-agent line and a rule, or "
                                   "between two rules of a group. Said once for each group."),
        QT_TRANSLATE_NOOP(
            "Words",
            "To Yandex and the standards of 1994 and 1997 a blank line ends the group, and the "
            "rules after it are lost. In Google, Bing and RFC 9309 blank lines mean nothing."),
        QT_TRANSLATE_NOOP("Words", "Remove the blank line, or begin it with “#”.")},
    ExplanationRow{
        Code::AdsbotStar,
        QT_TRANSLATE_NOOP("Words", "A group for “*” forbids everything, and some crawlers for "
                                   "advertisements do not obey such a group."),
        QT_TRANSLATE_NOOP("Words", "AdsBot-Google, Mediapartners-Google and some robots of Yandex "
                                   "Direct obey only a group that names them."),
        QT_TRANSLATE_NOOP("Words",
                          "If they should stay away too, name them in a group of their own.")},
    ExplanationRow{
        Code::AiTokenEffect,
        QT_TRANSLATE_NOOP("Words",
                          "The name is a control token: no crawler requests pages under it."),
        QT_TRANSLATE_NOOP("Words", "Google-Extended and Applebot-Extended decide what is done with "
                                   "pages that Googlebot and Applebot fetch anyway. They do not "
                                   "stop the fetching, and do not change search results."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Leave it if that is what you want. To stop the fetching itself, name the crawler.")},
    ExplanationRow{
        Code::ManyGroupsSameRules,
        QT_TRANSLATE_NOOP(
            "Words",
            "Several groups have the same rules in the same order, and no other fields. Said once, "
            "at the second."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Whoever compares whole names obeys the same rules either way. By the standard of 1994 "
            "and the draft of 1997 the first group that fits counts, so that moving a name up can "
            "change who obeys which group. A shorter file is easier to keep right."),
        QT_TRANSLATE_NOOP("Words",
                          "Write the “User-agent” lines one below the other, and the rules once.")},
    ExplanationRow{
        Code::GroupReplacesStar,
        QT_TRANSLATE_NOOP(
            "Words",
            "A group for a single crawler does not forbid what the group for “*” forbids. Not said "
            "where all that is lost is a rule that forbids everything: then the crawler is meant "
            "to "
            "be let in."),
        QT_TRANSLATE_NOOP("Words", "All crawlers: whoever is named by a group obeys that group "
                                   "alone. The rules for “*” do not count for it."),
        QT_TRANSLATE_NOOP("Words", "If they should count, repeat them in the crawler’s group.")},
};

} // namespace

std::span<const SentenceRow> groupSentences()
{
    return groupSentenceTable;
}

std::span<const ExplanationRow> groupExplanations()
{
    return groupExplanationTable;
}

} // namespace crawlright::words
