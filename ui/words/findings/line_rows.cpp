// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array lineSentenceTable = {
    SentenceRow{Code::KnownUnsupported, "", QT_TRANSLATE_NOOP("Words", "“%1” is ignored by %2."),
                "1C"},
    SentenceRow{Code::DeprecatedDirective, "",
                QT_TRANSLATE_NOOP("Words", "“%1” has no effect any more: it is ignored by %2."),
                "1C"},
    SentenceRow{Code::DirectiveNameChars, "",
                QT_TRANSLATE_NOOP(
                    "Words", "“%1” cannot be the name of a field, so crawlers ignore this line."),
                "0"},
    SentenceRow{
        Code::EmptyDirective, "",
        QT_TRANSLATE_NOOP(
            "Words", "There is no field’s name before the colon, so crawlers ignore this line."),
        ""},
    SentenceRow{Code::HtmlEntity, "",
                QT_TRANSLATE_NOOP("Words", "“%1” is written as in a web page. In this file it is "
                                           "not decoded: write the character itself."),
                "0"},
    SentenceRow{Code::MarkupInValue, "quotes",
                QT_TRANSLATE_NOOP("Words", "Quotation marks are a part of the value here, so it "
                                           "does not mean what it should: remove them."),
                ""},
    SentenceRow{Code::MarkupInValue, "link",
                QT_TRANSLATE_NOOP("Words", "“%1” is a link in Markdown. Write only its address."),
                "0"},
    SentenceRow{
        Code::MarkupInValue, "tag",
        QT_TRANSLATE_NOOP("Words",
                          "“%1” is a tag of a web page. Crawlers take it for a part of the value."),
        "0"},
    SentenceRow{Code::DirectiveCase, "",
                QT_TRANSLATE_NOOP(
                    "Words", "“%1” is usually written “%2”. Crawlers do not tell the two apart."),
                "01"},
};

constexpr std::array lineExplanationTable = {
    ExplanationRow{
        Code::AcceptedTypo,
        QT_TRANSLATE_NOOP(
            "Words",
            "The field’s name is misspelled in a way that Google’s parser knows and forgives."),
        QT_TRANSLATE_NOOP("Words",
                          "Google and its parser read the line. To all others, also to Google’s "
                          "documentation of 2019, it is unknown and has no effect."),
        QT_TRANSLATE_NOOP("Words",
                          "Correct the name, so that the line means the same to everyone.")},
    ExplanationRow{
        Code::PrefixKeyAccepted,
        QT_TRANSLATE_NOOP("Words",
                          "The field’s name is longer than a known one and begins with it."),
        QT_TRANSLATE_NOOP("Words", "Google’s parser takes a name by how it begins, so it reads the "
                                   "line. To all others, also to Google’s documentation of 2019, "
                                   "the name is unknown and the line has no effect."),
        QT_TRANSLATE_NOOP("Words",
                          "Write the name as it is, so that the line means the same to everyone.")},
    ExplanationRow{
        Code::KnownUnsupported,
        QT_TRANSLATE_NOOP("Words", "The field is known, but some or all crawlers do not read it."),
        QT_TRANSLATE_NOOP("Words", "Google, the standard of 1994 and the draft of 1997 read no "
                                   "field of this kind. RFC 9309 leaves it to each crawler."),
        QT_TRANSLATE_NOOP("Words", "Leave it if a crawler that you care about reads it. Otherwise "
                                   "remove it, and do not rely on it.")},
    ExplanationRow{
        Code::DeprecatedDirective,
        QT_TRANSLATE_NOOP("Words", "The field was read once and is not any more."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Google stopped reading Noindex and Nofollow in September 2019. Yandex stopped reading "
            "Host in 2018. No crawler of today promises to read such a line."),
        QT_TRANSLATE_NOOP("Words", "To keep a page out of an index, let crawlers fetch it and give "
                                   "it a robots meta tag or an X-Robots-Tag header with “noindex”. "
                                   "To name the main host, redirect the others to it.")},
    ExplanationRow{
        Code::DirectiveNameChars,
        QT_TRANSLATE_NOOP(
            "Words",
            "The text before the colon contains characters that the name of no field has."),
        QT_TRANSLATE_NOOP("Words", "All crawlers ignore the line."),
        QT_TRANSLATE_NOOP("Words",
                          "Remove the characters, or begin the line with “#” if it is a remark.")},
    ExplanationRow{
        Code::EmptyDirective,
        QT_TRANSLATE_NOOP("Words", "The line begins with a colon: it has a value, and no name."),
        QT_TRANSLATE_NOOP("Words", "All crawlers ignore the line."),
        QT_TRANSLATE_NOOP("Words", "Write the name of the field before the colon.")},
    ExplanationRow{
        Code::HtmlEntity,
        QT_TRANSLATE_NOOP(
            "Words",
            "The value contains a character entity such as “&amp;”, as HTML and XML have it."),
        QT_TRANSLATE_NOOP("Words", "All crawlers compare it letter by letter, so a rule with "
                                   "“&amp;” does not match a URL with “&”."),
        QT_TRANSLATE_NOOP("Words", "Write the character itself.")},
    ExplanationRow{
        Code::MarkupInValue,
        QT_TRANSLATE_NOOP(
            "Words",
            "The value stands in quotation marks, or contains a tag or a link in Markdown."),
        QT_TRANSLATE_NOOP("Words", "All crawlers take the marks for a part of the value: the rule "
                                   "matches nothing, the crawler or the sitemap is not found."),
        QT_TRANSLATE_NOOP("Words", "Write the bare value.")},
    ExplanationRow{
        Code::DirectiveCase,
        QT_TRANSLATE_NOOP(
            "Words",
            "The field’s name is written in an unusual mixture of capital and small letters."),
        QT_TRANSLATE_NOOP("Words", "No crawler minds: RFC 9309, Google and the standard of 1994 "
                                   "compare names without regard to case. A reader may."),
        QT_TRANSLATE_NOOP("Words", "Write the name as usual.")},
};

} // namespace

std::span<const SentenceRow> lineSentences()
{
    return lineSentenceTable;
}

std::span<const ExplanationRow> lineExplanations()
{
    return lineExplanationTable;
}

} // namespace crawlright::words
