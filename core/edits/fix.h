// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/checks/readers.h"
#include "core/edits/edit.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crawlright::edits {

/// What a quick fix does; behind each: the arguments of its title, in order.
enum class FixCode : std::uint8_t {
    // Lines
    AddColon,         ///< word
    RenameField,      ///< key, field
    RenameFields,     ///< field; all lines that spell it in an unusual case
    WriteFieldBefore, ///< field; before a bare path or address
    CommentOut,       ///< none
    DeleteLine,       ///< none
    CommentOutFields, ///< field, lines
    DeleteFields,     ///< field, lines
    UncommentRules,   ///< lines
    DeleteComments,   ///< lines
    CorrectId,        ///< word, id; in a comment for this program
    // Characters
    RemoveMark,         ///< none; the byte order mark
    RemoveZeroBytes,    ///< none
    RemoveCharacters,   ///< the bytes
    WriteBlank,         ///< the bytes; a blank instead
    ReplaceCharacters,  ///< the bytes, what stands for them
    UnifyLineEnds,      ///< LF or CRLF
    WriteUtf8,          ///< the bytes, the characters as UTF-8
    PercentEncodeText,  ///< the characters, percent-encoded as UTF-8
    PercentEncodeBytes, ///< the bytes, percent-encoded as they are
    ConvertFile,        ///< from which encoding
    DecodeEntity,       ///< entity, character
    RemoveQuotes,       ///< none
    RemoveTags,         ///< none
    KeepAddress,        ///< the address of a link
    // Groups
    InsertStarAgent,  ///< none; above rules that have no group
    MoveIntoGroup,    ///< name, line; a rule below that user-agent line
    PartGroups,       ///< groups; a blank line above each
    JoinAgents,       ///< none; without the blank lines between user-agent lines
    AddEmptyDisallow, ///< name
    AddOpenGroup,     ///< none; a group for all others, at the end of the file
    AddOnlyGroup,     ///< none; a group for all, where there is no other
    MergeGroups,      ///< name, line
    ShareRules,       ///< groups; one group for those that have the same rules
    RemoveBlankLines, ///< none; within a group
    CopyLostRules,    ///< rules
    CopyStarRules,    ///< rules
    NameCrawlers,     ///< names
    // User-agent lines
    WriteAgent,  ///< value, name
    WriteStar,   ///< none; `*`, which is for all crawlers
    AddAgent,    ///< name
    SplitAgents, ///< names
    DeleteGroup, ///< name
    // Paths
    AddSlashBefore,      ///< value
    AddStarBefore,       ///< value
    CutToPath,           ///< path
    KeepAllow,           ///< the line of the Disallow that goes
    KeepDisallow,        ///< the line of the Allow that goes
    MoveUp,              ///< the line it goes above
    RemoveTrailingStars, ///< rules
    CollapseStars,       ///< the stars
    EncodeDollar,        ///< none
    EndAtDollar,         ///< what is cut off
    EncodeCharacters,    ///< characters, encoded
    EncodePercent,       ///< none
    RaiseEscapes,        ///< value
    DecodeEscapes,       ///< value
    AddSpelling,         ///< value; a rule with the characters themselves, too
    EncodeBlanks,        ///< value
    SplitRules,          ///< rules
    RemoveFragment,      ///< fragment
    EncodeHash,          ///< none
    AddOrder,            ///< value
    AddSlashBehind,      ///< value
    AddDollarBehind,     ///< value
    AddSlashBehindStar,  ///< value
    SplitStar,           ///< value, second value; without the star and with a slash behind it
    SplitParameter,      ///< value, second value; behind `?` and behind `&`
    AddDirectoryRule,    ///< value
    // Other fields
    WriteAddress,    ///< the whole address
    WriteValue,      ///< value, instead
    MoveBehindRules, ///< line
    // Intent
    AllowEverything, ///< none
    AllowAssets,     ///< path
    AllowAjax,       ///< value
};
inline constexpr int fixCodeCount = static_cast<int>(FixCode::AllowAjax) + 1;

/// A stable id (`add-colon`), for output.
[[nodiscard]] std::string_view nameOf(FixCode code);

struct Fix {
    FixCode code = FixCode::AddColon;
    std::vector<std::string> arguments; ///< for its title; empty where `places` differ in them
    Edits edits;
    /// The dialects in which the file with the edits provably has the same verdict for every
    /// crawler name and every URL; the deciding line may be another.
    checks::Readers keeps = checks::nobody;
    std::size_t places = 1; ///< findings that it is for
};

/// A line can hold as many findings as it has bytes. What the fix of one of them keeps is judged by
/// reading its line anew, so in longer lines than this (in bytes) that is not done.
inline constexpr std::size_t longestJudged = 4096;

/// Makes fixes for the findings of one document. Total; a finding of another document may get wrong
/// fixes, but never edits outside the bytes.
class Fixer {
public:
    /// Linear in the document.
    explicit Fixer(const syntax::Document& document);
    ~Fixer();
    Fixer(Fixer&&) noexcept;
    Fixer& operator=(Fixer&&) noexcept;

    /// Best first; empty where there is nothing to be done by rule. In time linear in the number of
    /// edits and in the lines that they touch; of a line over `longestJudged`, in the finding
    /// alone: then `keeps` is what is plain without reading the line, mostly nobody.
    [[nodiscard]] std::vector<Fix> fixesFor(const checks::Finding& finding) const;
    /// The fix of this code of every finding of that code, as one; those that overlap an earlier
    /// one are left out. nullopt where no finding has it. Judged together in time linear in the
    /// lines, however long, so that it may promise more than each alone.
    [[nodiscard]] std::optional<Fix> fixAll(std::span<const checks::Finding> findings,
                                            checks::Code code, FixCode fix) const;
    /// The dialects in which other edits provably keep every verdict, as `Fix::keeps`. They ascend
    /// by place. In the time of `fixesFor`; in lines over `longestJudged`, too.
    [[nodiscard]] checks::Readers keptBy(std::span<const Edit> edits) const;

private:
    class Private;
    std::unique_ptr<const Private> m_p;
};

} // namespace crawlright::edits
