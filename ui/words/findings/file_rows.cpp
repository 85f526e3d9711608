// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array fileSentenceTable = {
    SentenceRow{Code::FileName, "case",
                QT_TRANSLATE_NOOP("Words", "The file is named “%1”. Crawlers ask for “/robots.txt” "
                                           "in lower case, and most servers tell the two apart."),
                "0"},
    SentenceRow{
        Code::FileName, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "The file is named “%1”. Crawlers ask for “/robots.txt” and read no other name."),
        "0"},
    SentenceRow{Code::Utf16, "",
                QT_TRANSLATE_NOOP("Words", "The file is in UTF-16. Crawlers read UTF-8, so they "
                                           "find no rule in it, and everything may be crawled."),
                ""},
    SentenceRow{Code::IllegalChar, "",
                QT_TRANSLATE_NOOP("Words", "“%1” is a control character, which no URL and no "
                                           "field’s name contains. What holds it matches nothing."),
                "0"},
    SentenceRow{
        Code::InvisibleChar, "comment",
        QT_TRANSLATE_NOOP("Words",
                          "“%1” in this comment changes the order in which characters are shown, "
                          "so the line may read otherwise than it is. No rule is affected."),
        "0"},
    SentenceRow{Code::InvisibleChar, "",
                QT_TRANSLATE_NOOP(
                    "Words", "The invisible character %1 is a part of this line. Crawlers take it "
                             "for an ordinary character, so the line does not mean what it shows."),
                "0"},
    SentenceRow{Code::WordProcessorChar, "",
                QT_TRANSLATE_NOOP("Words", "“%1” was probably made from “%2” by a word processor. "
                                           "Crawlers do not take one for the other."),
                "01"},
    SentenceRow{Code::MixedLineEnds, "cr",
                QT_TRANSLATE_NOOP(
                    "Words",
                    "The lines end with a carriage return alone, as on very old computers. "
                    "Crawlers of the standards accept it, other programs may see one single line."),
                ""},
    SentenceRow{Code::MixedLineEnds, "",
                QT_TRANSLATE_NOOP("Words", "The lines of this file end in different ways: LF %1, "
                                           "CRLF %2, CR %3. Crawlers accept all of them."),
                "abc"},
    SentenceRow{
        Code::EmptyFile, "",
        QT_TRANSLATE_NOOP("Words", "There is no rule in this file, so everything may be crawled."),
        ""},
    SentenceRow{Code::TooManyRules, "",
                QT_TRANSLATE_NOOP("Words", "With this line the file has more than %2 rules (%1 in "
                                           "all). The checker of %3 refuses such a file."),
                "abR"},
    SentenceRow{
        Code::RuleTooLong, "",
        QT_TRANSLATE_NOOP("Words",
                          "This path has %1 characters. The checker of %3 refuses more than %2."),
        "abR"},
};

constexpr std::array fileExplanationTable = {
    ExplanationRow{
        Code::FileName,
        QT_TRANSLATE_NOOP("Words", "The file has another name than crawlers ask for."),
        QT_TRANSLATE_NOOP(
            "Words",
            "All crawlers: they fetch exactly “/robots.txt”, in lower case, at the top of the "
            "host. A file of another name is never read, so everything may be crawled."),
        QT_TRANSLATE_NOOP("Words", "Name the file “robots.txt” on the server.")},
    ExplanationRow{
        Code::Utf16,
        QT_TRANSLATE_NOOP("Words", "Every character of the file takes two bytes, as some editors "
                                   "save text under the name “Unicode”."),
        QT_TRANSLATE_NOOP("Words",
                          "All crawlers: RFC 9309 and Google ask for UTF-8, and Bing names UTF-16 "
                          "as an encoding that it cannot read. They find no rule in the file."),
        QT_TRANSLATE_NOOP("Words", "Save the file as UTF-8 without a byte order mark.")},
    ExplanationRow{
        Code::IllegalChar,
        QT_TRANSLATE_NOOP("Words", "The line contains a control character, often left over from "
                                   "copying text out of another program."),
        QT_TRANSLATE_NOOP("Words", "All crawlers: RFC 9309 allows no control characters in a rule. "
                                   "A URL never contains one, so a rule with it matches nothing."),
        QT_TRANSLATE_NOOP("Words", "Delete the character.")},
    ExplanationRow{
        Code::InvisibleChar,
        QT_TRANSLATE_NOOP("Words",
                          "The line contains a character that cannot be seen: a no-break space, "
                          "one without width, or one that turns the direction of the text."),
        QT_TRANSLATE_NOOP("Words",
                          "All crawlers compare it like a letter. In a field’s name it makes the "
                          "name unknown, in a path it makes the rule match nothing."),
        QT_TRANSLATE_NOOP("Words", "Delete the character, or type the line again.")},
    ExplanationRow{
        Code::WordProcessorChar,
        QT_TRANSLATE_NOOP("Words",
                          "The line contains a curly quotation mark, a long dash or an ellipsis, "
                          "as word processors put them in place of what is typed."),
        QT_TRANSLATE_NOOP("Words",
                          "All crawlers: a field’s name with such a character is unknown, and a "
                          "path with it matches only URLs that contain the same character."),
        QT_TRANSLATE_NOOP("Words", "Type the plain character, in an editor for plain text.")},
    ExplanationRow{
        Code::MixedLineEnds,
        QT_TRANSLATE_NOOP("Words", "Lines end with LF (Unix), CRLF (Windows) or CR, and this file "
                                   "has more than one kind, or CR alone."),
        QT_TRANSLATE_NOOP(
            "Words", "Nobody reads the file wrongly: RFC 9309, Google and the standard of 1994 "
                     "accept all three. Editors and tools that compare files may stumble."),
        QT_TRANSLATE_NOOP("Words", "Save the file with one kind of line end.")},
    ExplanationRow{
        Code::EmptyFile, QT_TRANSLATE_NOOP("Words", "The file has no user-agent line and no rule."),
        QT_TRANSLATE_NOOP("Words", "All crawlers: without a rule for it, a crawler may fetch "
                                   "everything. That is the same as having no file."),
        QT_TRANSLATE_NOOP("Words", "If that is meant, nothing is to be done. “User-agent: *” with "
                                   "an empty “Disallow:” says it in words.")},
    ExplanationRow{
        Code::TooManyRules,
        QT_TRANSLATE_NOOP("Words", "The file has more rules than Yandex Webmaster accepts. The "
                                   "marked rule is the first past the limit."),
        QT_TRANSLATE_NOOP("Words",
                          "Yandex names 2,048 rules as the limit. Nothing says what its crawler "
                          "does with those that follow. Other crawlers count bytes, not rules."),
        QT_TRANSLATE_NOOP(
            "Words", "Put several paths under one pattern, or remove rules that have no effect.")},
    ExplanationRow{Code::RuleTooLong,
                   QT_TRANSLATE_NOOP(
                       "Words", "The path of this rule is longer than Yandex Webmaster accepts."),
                   QT_TRANSLATE_NOOP("Words", "Yandex names 1,024 characters as the limit of a "
                                              "rule. Other crawlers have no such limit."),
                   QT_TRANSLATE_NOOP(
                       "Words", "Shorten the path: a rule matches every URL that begins like it.")},
};

} // namespace

std::span<const SentenceRow> fileSentences()
{
    return fileSentenceTable;
}

std::span<const ExplanationRow> fileExplanations()
{
    return fileExplanationTable;
}

} // namespace crawlright::words
