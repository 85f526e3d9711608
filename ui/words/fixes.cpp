// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/fixes.h"

#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <array>

namespace crawlright::words {

namespace {

using edits::Fix;
using edits::FixCode;

/// `text` with the fix's arguments for %1, %2; `general` where several places differ in them, or
/// nullptr where the text needs none.
struct TitleRow {
    FixCode code;
    const char* text;
    const char* general;
};

constexpr std::array titleRows = {
    TitleRow{FixCode::AddColon, QT_TRANSLATE_NOOP("Words", "Add the missing colon after “%1”"),
             QT_TRANSLATE_NOOP("Words", "Add the missing colon")},
    TitleRow{FixCode::RenameField, QT_TRANSLATE_NOOP("Words", "Write “%2” instead of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Correct the name of the field")},
    TitleRow{FixCode::RenameFields,
             QT_TRANSLATE_NOOP("Words", "Write “%1” as it is usually written"),
             QT_TRANSLATE_NOOP("Words", "Write the names of fields as they are usually written")},
    TitleRow{FixCode::WriteFieldBefore, QT_TRANSLATE_NOOP("Words", "Write “%1” before it"),
             QT_TRANSLATE_NOOP("Words", "Write the name of the field before it")},
    TitleRow{FixCode::CommentOut, QT_TRANSLATE_NOOP("Words", "Make the line a comment"), nullptr},
    TitleRow{FixCode::DeleteLine, QT_TRANSLATE_NOOP("Words", "Delete the line"), nullptr},
    TitleRow{FixCode::CommentOutFields, QT_TRANSLATE_NOOP("Words", "Make all “%1” lines comments"),
             QT_TRANSLATE_NOOP("Words", "Make all these lines comments")},
    TitleRow{FixCode::DeleteFields, QT_TRANSLATE_NOOP("Words", "Delete all “%1” lines"),
             QT_TRANSLATE_NOOP("Words", "Delete all these lines")},
    TitleRow{FixCode::UncommentRules, QT_TRANSLATE_NOOP("Words", "Make the comment a rule again"),
             nullptr},
    TitleRow{FixCode::DeleteComments, QT_TRANSLATE_NOOP("Words", "Delete the commented rule"),
             nullptr},
    TitleRow{FixCode::CorrectId, QT_TRANSLATE_NOOP("Words", "Write “%2” instead of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Correct the ids of findings")},
    TitleRow{FixCode::RemoveMark, QT_TRANSLATE_NOOP("Words", "Remove the byte order mark"),
             nullptr},
    TitleRow{FixCode::RemoveZeroBytes,
             QT_TRANSLATE_NOOP("Words", "Remove the zero bytes from the line"), nullptr},
    TitleRow{FixCode::RemoveCharacters, QT_TRANSLATE_NOOP("Words", "Remove “%1”"),
             QT_TRANSLATE_NOOP("Words", "Remove the characters")},
    TitleRow{FixCode::WriteBlank, QT_TRANSLATE_NOOP("Words", "Write an ordinary blank instead"),
             nullptr},
    TitleRow{FixCode::ReplaceCharacters, QT_TRANSLATE_NOOP("Words", "Write “%2” instead of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write plain characters instead")},
    //: %1: LF or CRLF.
    TitleRow{FixCode::UnifyLineEnds, QT_TRANSLATE_NOOP("Words", "End every line with %1"), nullptr},
    TitleRow{FixCode::WriteUtf8, QT_TRANSLATE_NOOP("Words", "Write “%2” in UTF-8"),
             QT_TRANSLATE_NOOP("Words", "Write the characters in UTF-8")},
    TitleRow{FixCode::PercentEncodeText,
             QT_TRANSLATE_NOOP("Words", "Write “%2”, which is “%1” in a URL"),
             QT_TRANSLATE_NOOP("Words", "Write the characters as URLs have them")},
    TitleRow{FixCode::PercentEncodeBytes,
             QT_TRANSLATE_NOOP("Words", "Write “%2”, which are the same bytes"),
             QT_TRANSLATE_NOOP("Words", "Percent-encode the bytes as they are")},
    //: %1: the name of an encoding.
    TitleRow{FixCode::ConvertFile, QT_TRANSLATE_NOOP("Words", "Convert the file from %1 to UTF-8"),
             nullptr},
    TitleRow{FixCode::DecodeEntity, QT_TRANSLATE_NOOP("Words", "Write “%2” instead of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write the characters themselves")},
    TitleRow{FixCode::RemoveQuotes, QT_TRANSLATE_NOOP("Words", "Remove the quotation marks"),
             nullptr},
    TitleRow{FixCode::RemoveTags, QT_TRANSLATE_NOOP("Words", "Remove the tags"), nullptr},
    TitleRow{FixCode::KeepAddress, QT_TRANSLATE_NOOP("Words", "Keep only the address “%1”"),
             QT_TRANSLATE_NOOP("Words", "Keep only the addresses")},
    TitleRow{FixCode::InsertStarAgent,
             QT_TRANSLATE_NOOP("Words", "Insert “User-agent: *” above the rule"), nullptr},
    TitleRow{FixCode::MoveIntoGroup,
             QT_TRANSLATE_NOOP("Words", "Move the rule into the group of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Move the rules into the first group")},
    TitleRow{FixCode::PartGroups, QT_TRANSLATE_NOOP("Words", "Part the groups by blank lines"),
             nullptr},
    TitleRow{FixCode::JoinAgents,
             QT_TRANSLATE_NOOP("Words", "Remove the blank line, so that both names share a group"),
             nullptr},
    TitleRow{FixCode::AddEmptyDisallow,
             QT_TRANSLATE_NOOP("Words", "Add an empty “Disallow:”, which allows “%1” everything"),
             QT_TRANSLATE_NOOP("Words", "Add an empty “Disallow:”, which allows everything")},
    TitleRow{FixCode::AddOpenGroup,
             QT_TRANSLATE_NOOP("Words", "Add a group that allows all other crawlers everything"),
             nullptr},
    TitleRow{FixCode::AddOnlyGroup,
             QT_TRANSLATE_NOOP("Words", "Add a group that allows all crawlers everything"),
             nullptr},
    TitleRow{FixCode::MergeGroups,
             QT_TRANSLATE_NOOP("Words", "Move the rules into the group of “%1” in line %2"),
             QT_TRANSLATE_NOOP("Words", "Move the rules into the first group of the same name")},
    TitleRow{FixCode::ShareRules,
             QT_TRANSLATE_NOOP("Words", "Make the groups with the same rules one group"), nullptr},
    TitleRow{FixCode::RemoveBlankLines,
             QT_TRANSLATE_NOOP("Words", "Remove the blank lines within the group"), nullptr},
    TitleRow{FixCode::CopyLostRules,
             QT_TRANSLATE_NOOP("Words", "Copy the lost rules into this group"), nullptr},
    TitleRow{FixCode::CopyStarRules,
             QT_TRANSLATE_NOOP("Words", "Copy all rules of the “*” group into this group"),
             nullptr},
    TitleRow{FixCode::NameCrawlers, QT_TRANSLATE_NOOP("Words", "Name “%1” beside “*”"),
             QT_TRANSLATE_NOOP("Words", "Name these crawlers beside “*”")},
    TitleRow{FixCode::WriteAgent, QT_TRANSLATE_NOOP("Words", "Write “%2” as the crawler’s name"),
             QT_TRANSLATE_NOOP("Words", "Correct the crawler’s name")},
    TitleRow{FixCode::WriteStar, QT_TRANSLATE_NOOP("Words", "Write “*”, which is for all crawlers"),
             nullptr},
    TitleRow{FixCode::AddAgent, QT_TRANSLATE_NOOP("Words", "Name “%1”, too"),
             QT_TRANSLATE_NOOP("Words", "Name the new crawlers, too")},
    TitleRow{FixCode::SplitAgents,
             QT_TRANSLATE_NOOP("Words", "Give each name a “User-agent” line of its own"), nullptr},
    TitleRow{FixCode::DeleteGroup, QT_TRANSLATE_NOOP("Words", "Delete the group of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Delete the groups")},
    TitleRow{FixCode::AddSlashBefore, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "Begin with “/”")},
    TitleRow{FixCode::AddStarBefore, QT_TRANSLATE_NOOP("Words", "Write “%1”, behind any path"),
             QT_TRANSLATE_NOOP("Words", "Begin with “/*”")},
    TitleRow{FixCode::CutToPath, QT_TRANSLATE_NOOP("Words", "Keep only the path “%1”"),
             QT_TRANSLATE_NOOP("Words", "Keep only the paths")},
    TitleRow{FixCode::KeepAllow,
             QT_TRANSLATE_NOOP("Words", "Keep the “Allow” and delete the “Disallow” in line %1"),
             QT_TRANSLATE_NOOP("Words", "Keep the “Allow” and delete the “Disallow”")},
    TitleRow{FixCode::KeepDisallow,
             QT_TRANSLATE_NOOP("Words", "Keep the “Disallow” and delete the “Allow” in line %1"),
             QT_TRANSLATE_NOOP("Words", "Keep the “Disallow” and delete the “Allow”")},
    TitleRow{FixCode::MoveUp, QT_TRANSLATE_NOOP("Words", "Move the rule above line %1"),
             QT_TRANSLATE_NOOP("Words", "Move each rule above the one that hides it")},
    TitleRow{FixCode::RemoveTrailingStars,
             QT_TRANSLATE_NOOP("Words", "Remove “*” from the end of the group’s rules"), nullptr},
    TitleRow{FixCode::CollapseStars, QT_TRANSLATE_NOOP("Words", "Write “*” instead of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write a single “*” instead")},
    TitleRow{FixCode::EncodeDollar, QT_TRANSLATE_NOOP("Words", "Write “%24” instead of “$”"),
             QT_TRANSLATE_NOOP("Words", "Write “%24” instead of “$”")},
    TitleRow{FixCode::EndAtDollar, QT_TRANSLATE_NOOP("Words", "End the rule at “$”, without “%1”"),
             QT_TRANSLATE_NOOP("Words", "End the rules at “$”")},
    TitleRow{FixCode::EncodeCharacters, QT_TRANSLATE_NOOP("Words", "Write “%2” instead of “%1”"),
             QT_TRANSLATE_NOOP("Words", "Percent-encode the characters")},
    TitleRow{FixCode::EncodePercent, QT_TRANSLATE_NOOP("Words", "Write “%25” instead of “%”"),
             QT_TRANSLATE_NOOP("Words", "Write “%25” instead of “%”")},
    TitleRow{FixCode::RaiseEscapes, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write the escapes in capital letters")},
    TitleRow{FixCode::DecodeEscapes, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write the characters instead of the escapes")},
    TitleRow{FixCode::AddSpelling, QT_TRANSLATE_NOOP("Words", "Add the same rule for “%1”"),
             QT_TRANSLATE_NOOP("Words", "Add the same rules without escapes")},
    TitleRow{FixCode::EncodeBlanks, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write “%20” instead of blanks")},
    TitleRow{FixCode::SplitRules, QT_TRANSLATE_NOOP("Words", "Give each path a rule of its own"),
             nullptr},
    TitleRow{FixCode::RemoveFragment, QT_TRANSLATE_NOOP("Words", "Remove “%1”"),
             QT_TRANSLATE_NOOP("Words", "Remove the fragments")},
    TitleRow{FixCode::EncodeHash, QT_TRANSLATE_NOOP("Words", "Write “%23” instead of “#”"),
             QT_TRANSLATE_NOOP("Words", "Write “%23” instead of “#”")},
    TitleRow{FixCode::AddOrder, QT_TRANSLATE_NOOP("Words", "Add the same rule for “%1”"),
             QT_TRANSLATE_NOOP("Words", "Add the same rules for the other order")},
    TitleRow{FixCode::AddSlashBehind, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "End with “/”")},
    TitleRow{FixCode::AddDollarBehind,
             QT_TRANSLATE_NOOP("Words", "Write “%1”, for this page alone"),
             QT_TRANSLATE_NOOP("Words", "End with “$”")},
    TitleRow{FixCode::AddSlashBehindStar, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write “/” behind “*”")},
    TitleRow{FixCode::SplitStar, QT_TRANSLATE_NOOP("Words", "Write “%1” and “%2”"),
             QT_TRANSLATE_NOOP("Words", "Write the words with “/” before them")},
    TitleRow{FixCode::SplitParameter, QT_TRANSLATE_NOOP("Words", "Write “%1” and “%2”"),
             QT_TRANSLATE_NOOP("Words", "Write the parameters with “?” and with “&”")},
    TitleRow{FixCode::AddDirectoryRule,
             QT_TRANSLATE_NOOP("Words", "Add “Allow: %1”, so that all crawlers open the directory"),
             QT_TRANSLATE_NOOP("Words", "Open the directories to all crawlers, too")},
    TitleRow{FixCode::WriteAddress, QT_TRANSLATE_NOOP("Words", "Write “%1”"),
             QT_TRANSLATE_NOOP("Words", "Write the whole addresses")},
    TitleRow{FixCode::WriteValue, QT_TRANSLATE_NOOP("Words", "Write “%2” as the value"),
             QT_TRANSLATE_NOOP("Words", "Correct the values")},
    TitleRow{FixCode::MoveBehindRules, QT_TRANSLATE_NOOP("Words", "Move the line behind the rules"),
             nullptr},
    TitleRow{FixCode::AllowEverything, QT_TRANSLATE_NOOP("Words", "Allow everything"), nullptr},
    TitleRow{FixCode::AllowAssets,
             QT_TRANSLATE_NOOP("Words", "Allow style sheets and scripts in “%1”"),
             QT_TRANSLATE_NOOP("Words", "Allow style sheets and scripts")},
    TitleRow{FixCode::AllowAjax, QT_TRANSLATE_NOOP("Words", "Allow “%1”"), nullptr},
};

consteval bool rowsAreInOrder()
{
    if (titleRows.size() != edits::fixCodeCount)
        return false;
    for (std::size_t i = 0; i < titleRows.size(); ++i)
        if (static_cast<std::size_t>(titleRows[i].code) != i)
            return false;
    return true;
}
static_assert(rowsAreInOrder(), "one row for each fix, in the order of FixCode");

/// Places are filled all at once: text of the file may itself hold `%1`, and a title `%24`.
QString filled(const QString& text, const std::vector<std::string>& arguments)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place =
            text.at(i) == u'%' && i + 1 < text.size() ? text.at(i + 1).digitValue() : -1;
        const bool isPlace = place >= 1 && place <= static_cast<int>(arguments.size()) &&
                             (i + 2 >= text.size() || text.at(i + 2).digitValue() < 0);
        if (!isPlace) {
            out += text.at(i);
            continue;
        }
        out += shown(arguments[static_cast<std::size_t>(place - 1)]);
        ++i;
    }
    return out;
}

bool isOfOneCrawler(const Fix& fix)
{
    return fix.code != FixCode::NameCrawlers || fix.arguments.size() == 1;
}

} // namespace

QString title(const Fix& fix)
{
    const TitleRow& row = titleRows[static_cast<std::size_t>(fix.code)];
    const bool isExact = !row.general || (!fix.arguments.empty() && isOfOneCrawler(fix));
    const QString what = filled(Words::tr(isExact ? row.text : row.general), fix.arguments);
    if (fix.places == 1)
        return what;
    //: %1: what is done, for example “Delete the line”.
    return Words::tr("%1 (%n places)", nullptr, static_cast<int>(fix.places)).arg(what);
}

} // namespace crawlright::words
