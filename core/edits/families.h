// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/site.h"

/// One function for each family of findings: drafts for a finding of that family, best first. The
/// finding's line and spans lie within the file.
namespace crawlright::edits {

[[nodiscard]] Drafts fileDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts characterDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts lineDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts groupDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts agentDrafts(const Site& site, const checks::Finding& finding);
/// A group for all that forbids nothing, at the end of the file.
[[nodiscard]] Drafts openGroupDrafts(const Site& site);
/// The rules of a group for the same names go into the first.
[[nodiscard]] Drafts mergeDrafts(const Site& site, const checks::Finding& finding);
/// Groups with the same rules become one.
[[nodiscard]] Drafts shareDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts pathDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts ruleDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts fieldDrafts(const Site& site, const checks::Finding& finding);
[[nodiscard]] Drafts intentDrafts(const Site& site, const checks::Finding& finding);

/// The finding's argument, or nothing.
[[nodiscard]] std::string_view argumentOf(const checks::Finding& finding, std::size_t index);
/// The line of the first related place of this role; 0 where there is none.
[[nodiscard]] text::LineNumber relatedLine(const checks::Finding& finding,
                                           checks::Related::Role role);
/// `%C3%A9`.
[[nodiscard]] std::string percentEncoded(std::string_view bytes);
/// The bytes in UTF-8, read as Windows-1252; nullopt where one of them is no character there.
[[nodiscard]] std::optional<std::string> fromWindows1252(std::string_view bytes);

[[nodiscard]] Draft commentOut(const Site& site, text::LineNumber number);
[[nodiscard]] Draft deleteLine(const Site& site, text::LineNumber number);

} // namespace crawlright::edits
