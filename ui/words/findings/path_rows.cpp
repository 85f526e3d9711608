// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array pathSentenceTable = {
    SentenceRow{Code::EmptyRule, "allow",
                QT_TRANSLATE_NOOP("Words",
                                  "An empty “Allow” allows nothing in particular. It is ignored "
                                  "today; Yandex once took it for a ban on everything."),
                ""},
    SentenceRow{Code::EmptyRule, "",
                QT_TRANSLATE_NOOP(
                    "Words", "An empty “Disallow” beside other rules of its group has no effect."),
                ""},
    SentenceRow{Code::DuplicateRule, "",
                QT_TRANSLATE_NOOP("Words", "The same rule stands in line %1 of this group."), "L"},
    SentenceRow{Code::ContradictingRule, "allow",
                QT_TRANSLATE_NOOP(
                    "Words", "Line %1 forbids “%2” and this line allows it. Where the longest rule "
                             "decides this one wins; where the first one decides, line %1."),
                "L0"},
    SentenceRow{Code::ContradictingRule, "",
                QT_TRANSLATE_NOOP(
                    "Words", "Line %1 allows “%2”, so this ban on the same path has no effect."),
                "L0"},
    SentenceRow{
        Code::TrailingStar, "1",
        QT_TRANSLATE_NOOP(
            "Words",
            "The “*” at the end is not needed: a rule matches every URL that begins like it."),
        ""},
    SentenceRow{Code::TrailingStar, "",
                QT_TRANSLATE_NOOP("Words", "The “*” at the end is not needed: a rule matches every "
                                           "URL that begins like it. The group has %1 such rules."),
                "b"},
    SentenceRow{Code::DoubleStar, "",
                QT_TRANSLATE_NOOP("Words", "“%1” matches the same as a single “*”."), "0"},
    SentenceRow{Code::DollarMid, "",
                QT_TRANSLATE_NOOP("Words", "“$” marks the end of a URL only at the end of a rule. "
                                           "Here it is an ordinary character."),
                ""},
    SentenceRow{
        Code::UnencodedChar, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "%3 asks that “%1” be written “%2”; as it stands, the rule matches nothing there."),
        "01C"},
    SentenceRow{
        Code::PercentLowercase, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "“%1” is better written “%2”. Whether the two are the same to %3 is not certain."),
        "01C"},
    SentenceRow{Code::EncodingAlias, "special",
                QT_TRANSLATE_NOOP("Words",
                                  "“%1” stands for an ordinary “%2”. For %3 it does not match a "
                                  "URL that contains “%2” itself; for others it does."),
                "01C"},
    SentenceRow{Code::EncodingAlias, "",
                QT_TRANSLATE_NOOP("Words",
                                  "“%1” is another way to write “%2”. For %3 it does not match a "
                                  "URL that contains “%2” itself; for others it does. Write “%2”."),
                "01C"},
    SentenceRow{Code::WildcardPortability, "",
                QT_TRANSLATE_NOOP("Words",
                                  "“%2” is said to take “*” and “$” for ordinary characters, so "
                                  "this rule matches next to nothing for it."),
                "01"},
    SentenceRow{Code::CaseMismatch, "opposite",
                QT_TRANSLATE_NOOP("Words", "This path differs from the one in line %1 by capital "
                                           "and small letters only, and has the opposite rule."),
                "L"},
    SentenceRow{Code::CaseMismatch, "",
                QT_TRANSLATE_NOOP("Words", "This path differs from the one in line %1 by capital "
                                           "and small letters only. To crawlers they are two."),
                "L"},
    SentenceRow{Code::SpaceInPath, "list",
                QT_TRANSLATE_NOOP(
                    "Words", "One rule has one path. Crawlers take the blank and all that follows "
                             "for a part of it, so this rule matches next to nothing."),
                ""},
    SentenceRow{Code::SpaceInPath, "",
                QT_TRANSLATE_NOOP("Words", "The blank is a part of the path. URLs do not contain "
                                           "blanks, so this rule matches next to nothing."),
                ""},
    SentenceRow{Code::FragmentInPath, "",
                QT_TRANSLATE_NOOP(
                    "Words", "“%1” is a comment, not a part of the path: the rule is for “%2”."),
                "01"},
    SentenceRow{
        Code::QueryOrder, "",
        QT_TRANSLATE_NOOP("Words",
                          "This rule matches only where “%1” stands directly before “%2”. The same "
                          "parameters in another order, or others between, are not matched."),
        "01"},
    SentenceRow{
        Code::PrefixOvermatch, "",
        QT_TRANSLATE_NOOP("Words",
                          "“%1” matches every path that begins so, such as “%2”. For the directory "
                          "alone write “%1/”, for the page alone “%1$”."),
        "01"},
    SentenceRow{Code::StarOvermatch, "campaign",
                QT_TRANSLATE_NOOP("Words", "“%1” also matches links of campaigns, such as “%2”: "
                                           "the page behind such a link is not crawled."),
                "01"},
    SentenceRow{
        Code::StarOvermatch, "",
        QT_TRANSLATE_NOOP("Words", "The “*” stands for letters, too, so “%1” also matches “%2”."),
        "01"},
    SentenceRow{
        Code::DirectoryWithoutSlash, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "“%1” also matches every path that begins so. For the directory alone write “%1/”."),
        "0"},
    SentenceRow{
        Code::IndexHtmlAlias, "",
        QT_TRANSLATE_NOOP(
            "Words", "For %3 this line also opens “%2” itself. For other crawlers it does not."),
        "01C"},
    SentenceRow{Code::DeadRule, "opposite",
                QT_TRANSLATE_NOOP("Words",
                                  "This rule never decides: “%1” in line %2 matches all that it "
                                  "matches, is longer and has the other verdict. That holds for "
                                  "%3."),
                "1LC"},
    SentenceRow{Code::DeadRule, "",
                QT_TRANSLATE_NOOP("Words",
                                  "This rule never makes a difference: “%1” in line %2 covers all "
                                  "that it matches, with the same verdict. That holds for %3."),
                "1LC"},
    SentenceRow{Code::ShadowedByOrder, "empty",
                QT_TRANSLATE_NOOP("Words",
                                  "For %2 the first rule that matches decides. The empty one in "
                                  "line %1 stands for the whole site and has the other verdict, so "
                                  "this rule never decides."),
                "LR"},
    SentenceRow{Code::ShadowedByOrder, "",
                QT_TRANSLATE_NOOP(
                    "Words",
                    "For %3 the first rule that matches decides. “%1” in line %2 matches all that "
                    "this one does and has the other verdict, so this rule never decides."),
                "1LR"},
    SentenceRow{Code::DialectsDisagree, "literal",
                QT_TRANSLATE_NOOP("Words", "“%1” is blocked, but not for %2, where “*” and “$” are "
                                           "ordinary characters. Said once for each group."),
                "1N"},
    SentenceRow{
        Code::DialectsDisagree, "order",
        QT_TRANSLATE_NOOP("Words",
                          "“%1” is blocked for %2 and allowed for %3: line %4 matches it, too. To "
                          "some the order of the rules counts, to others their length."),
        "1MNL"},
    SentenceRow{Code::DialectsDisagree, "undefined",
                QT_TRANSLATE_NOOP("Words",
                                  "Google’s documentation of 2019 leaves open whether “%1” is "
                                  "blocked, because line %2 matches it, too."),
                "1L"},
    SentenceRow{Code::DialectsDisagree, "",
                QT_TRANSLATE_NOOP("Words",
                                  "“%1” is blocked for %2 and allowed for %3, because they "
                                  "do not encode a rule and a URL alike. Said once for "
                                  "each group."),
                "1MN"},
};

constexpr std::array pathExplanationTable = {
    ExplanationRow{
        Code::EmptyRule,
        QT_TRANSLATE_NOOP("Words",
                          "An Allow without a path, or a Disallow without one beside other rules."),
        QT_TRANSLATE_NOOP("Words", "Google, Bing and RFC 9309 ignore an empty rule. Yandex in 2012 "
                                   "read an empty Allow as “Disallow: /” and took the first rule "
                                   "that matches, so the place of an empty rule mattered."),
        QT_TRANSLATE_NOOP("Words", "Remove the line, or write the path that was meant.")},
    ExplanationRow{Code::DuplicateRule,
                   QT_TRANSLATE_NOOP("Words", "A group has the same rule twice."),
                   QT_TRANSLATE_NOOP("Words", "It makes no difference to any crawler."),
                   QT_TRANSLATE_NOOP("Words", "Remove one of the two.")},
    ExplanationRow{
        Code::ContradictingRule,
        QT_TRANSLATE_NOOP("Words", "One group both allows and forbids the same path."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Google, Bing, RFC 9309 and Yandex of today: of two equally long rules the allowing "
            "one wins. Yandex in 2012 and the draft of 1997: the first of the two."),
        QT_TRANSLATE_NOOP("Words", "Remove the one that was not meant.")},
    ExplanationRow{
        Code::TrailingStar,
        QT_TRANSLATE_NOOP(
            "Words",
            "The path ends with a star. Said once for each group, at its first such rule."),
        QT_TRANSLATE_NOOP(
            "Words",
            "To Google, Bing, Yandex and RFC 9309 it means the same without the star, but counts "
            "as one character longer when lengths are compared. To the standards of 1994 and 1997 "
            "a star is an ordinary character, and the rule matches next to nothing."),
        QT_TRANSLATE_NOOP("Words", "Remove the star.")},
    ExplanationRow{
        Code::DoubleStar, QT_TRANSLATE_NOOP("Words", "Two or more stars follow each other."),
        QT_TRANSLATE_NOOP("Words",
                          "A star already stands for any number of characters. Another one only "
                          "makes the rule longer, which counts when lengths are compared."),
        QT_TRANSLATE_NOOP("Words", "Write one star.")},
    ExplanationRow{
        Code::DollarMid,
        QT_TRANSLATE_NOOP("Words", "A dollar sign stands within the path, not at its end."),
        QT_TRANSLATE_NOOP("Words",
                          "Google, Bing and Yandex take it for an ordinary character that must be "
                          "in the URL. RFC 9309 does not say what it means there."),
        QT_TRANSLATE_NOOP(
            "Words", "Put it at the end, or percent-encode it if the character itself is meant.")},
    ExplanationRow{
        Code::UnencodedChar,
        QT_TRANSLATE_NOOP(
            "Words",
            "The path contains characters that are not ASCII and are not percent-encoded."),
        QT_TRANSLATE_NOOP("Words", "Bing asks for percent-encoding in rules. Google and RFC 9309 "
                                   "take both ways of writing for the same."),
        QT_TRANSLATE_NOOP("Words", "Write the characters percent-encoded, as UTF-8.")},
    ExplanationRow{Code::PercentLowercase,
                   QT_TRANSLATE_NOOP("Words", "A percent escape is written with small letters."),
                   QT_TRANSLATE_NOOP("Words",
                                     "RFC 9309 and Google make the letters of rules uniform. The "
                                     "open-source parser of Google does so with rules only, and "
                                     "leaves URLs to its caller; other sources say nothing."),
                   QT_TRANSLATE_NOOP("Words", "Write the digits with capital letters.")},
    ExplanationRow{
        Code::EncodingAlias,
        QT_TRANSLATE_NOOP("Words", "A character is percent-encoded that need not be, or a star or "
                                   "a dollar sign is percent-encoded to be taken literally."),
        QT_TRANSLATE_NOOP("Words", "RFC 9309 decodes such escapes before it compares, so it finds "
                                   "both ways of writing. Google compares them as they are."),
        QT_TRANSLATE_NOOP("Words",
                          "Write letters, digits, “-”, “.”, “_” and “~” as they are. For a literal "
                          "star or dollar sign no way of writing is read alike by all.")},
    ExplanationRow{
        Code::WildcardPortability,
        QT_TRANSLATE_NOOP("Words", "A group names a crawler that knows no wildcards, and one of "
                                   "its rules has some. Said once for each group."),
        QT_TRANSLATE_NOOP(
            "Words",
            "The standard of 1994 and the draft of 1997 compare the beginning of the path, "
            "character by character. Crawlers known to read by them take “*” and “$” literally."),
        QT_TRANSLATE_NOOP("Words", "Write plain beginnings of paths for that crawler.")},
    ExplanationRow{
        Code::CaseMismatch,
        QT_TRANSLATE_NOOP(
            "Words", "Two rules of a group have the same path but for capital and small letters."),
        QT_TRANSLATE_NOOP("Words",
                          "All crawlers compare paths letter by letter: “/Shop” and “/shop” are "
                          "two paths, also where the server takes them for one."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Keep both if the server answers to both. Otherwise keep the one that it uses.")},
    ExplanationRow{
        Code::SpaceInPath, QT_TRANSLATE_NOOP("Words", "The path contains a blank."),
        QT_TRANSLATE_NOOP("Words", "All crawlers take everything up to the end of the line, or to "
                                   "“#”, for one path. In URLs a blank is percent-encoded."),
        QT_TRANSLATE_NOOP("Words", "Write one rule for each path, percent-encode a blank that is "
                                   "meant, and put “#” before a remark.")},
    ExplanationRow{
        Code::FragmentInPath,
        QT_TRANSLATE_NOOP(
            "Words",
            "A “#” follows directly upon the path, as in the address of a place within a page."),
        QT_TRANSLATE_NOOP("Words", "All crawlers: “#” begins a comment. The part of a URL behind "
                                   "it is never sent to a server, so no rule can be about it."),
        QT_TRANSLATE_NOOP("Words",
                          "Remove the part, or put a blank before the “#” if it is a comment.")},
    ExplanationRow{
        Code::QueryOrder,
        QT_TRANSLATE_NOOP("Words", "The rule names two parameters of a query in one order."),
        QT_TRANSLATE_NOOP("Words", "All crawlers compare the query as text. A URL with the "
                                   "parameters the other way round is another text."),
        QT_TRANSLATE_NOOP(
            "Words", "Write a rule for each parameter that should decide, with “*” before it.")},
    ExplanationRow{
        Code::PrefixOvermatch,
        QT_TRANSLATE_NOOP("Words", "A short path without “/” or “$” at its end begins other words, "
                                   "too. The message names one of them."),
        QT_TRANSLATE_NOOP("Words", "All crawlers: a rule matches every path that begins like it, "
                                   "wherever the next slash is."),
        QT_TRANSLATE_NOOP("Words", "End the rule with “/” for a directory, with “$” for a single "
                                   "page. Keep it if all such paths are meant.")},
    ExplanationRow{
        Code::StarOvermatch,
        QT_TRANSLATE_NOOP("Words", "A word behind a star is also a part of longer words or of "
                                   "common parameters. The message names one of them."),
        QT_TRANSLATE_NOOP("Words", "Google, Bing, Yandex and RFC 9309: a star stands for any "
                                   "characters, letters among them."),
        QT_TRANSLATE_NOOP("Words",
                          "Put what stands before the word in a URL behind the star: “/”, “-”, "
                          "“?” or “&”. Keep the rule if all such URLs are meant.")},
    ExplanationRow{Code::DirectoryWithoutSlash,
                   QT_TRANSLATE_NOOP(
                       "Words", "A well-known directory is written without the slash at its end."),
                   QT_TRANSLATE_NOOP("Words", "All crawlers: a rule matches every path that begins "
                                              "like it, such as “/admin-guide” for “/admin”."),
                   QT_TRANSLATE_NOOP("Words", "Add the slash if only the directory is meant.")},
    ExplanationRow{
        Code::IndexHtmlAlias,
        QT_TRANSLATE_NOOP("Words", "An Allow names the index page of a directory."),
        QT_TRANSLATE_NOOP("Words", "Google’s parser lets such a rule open the directory’s own "
                                   "address, too. No other source has that."),
        QT_TRANSLATE_NOOP(
            "Words", "To open the directory’s address for everyone, add “Allow: /directory/$”.")},
    ExplanationRow{
        Code::DeadRule,
        QT_TRANSLATE_NOOP("Words",
                          "Without this rule every URL would get the same verdict: a broader rule "
                          "with the same verdict matches all that it matches, and no rule with the "
                          "other verdict comes between the two; or a broader rule is longer, so "
                          "that it always wins."),
        QT_TRANSLATE_NOOP(
            "Words", "Proved for the crawlers named, which let the longest rule decide. In others "
                     "the order counts, or groups of the same name are added together."),
        QT_TRANSLATE_NOOP("Words",
                          "Remove the rule, if nothing else was meant by it. Where the broader "
                          "rule has the other verdict, make this one the longer of the two.")},
    ExplanationRow{
        Code::ShadowedByOrder,
        QT_TRANSLATE_NOOP("Words", "A rule stands behind a broader one with the other verdict."),
        QT_TRANSLATE_NOOP("Words",
                          "Where the first rule that matches decides (Yandex in 2012, the draft of "
                          "1997) this rule never does. Google, Bing, RFC 9309 and Yandex of today "
                          "take the longest rule, wherever it stands."),
        QT_TRANSLATE_NOOP(
            "Words", "Put the narrower rule first. For the others the order does not matter.")},
    ExplanationRow{
        Code::DialectsDisagree,
        QT_TRANSLATE_NOOP("Words", "The chosen crawlers read the line differently, and there is a "
                                   "URL that some of them may crawl and others may not. The "
                                   "message names the shortest."),
        QT_TRANSLATE_NOOP("Words", "Only those who look after crawlers of both kinds. It is shown "
                                   "where readers of both are chosen."),
        QT_TRANSLATE_NOOP("Words",
                          "Write the rule so that all read it alike, or give each crawler a group "
                          "of its own. Nothing is wrong if the URL does not exist.")},
};

} // namespace

std::span<const SentenceRow> pathSentences()
{
    return pathSentenceTable;
}

std::span<const ExplanationRow> pathExplanations()
{
    return pathExplanationTable;
}

} // namespace crawlright::words
