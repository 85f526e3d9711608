// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/offer.h"

namespace crawlright::quickfix {

namespace {

constexpr std::string_view request = "# crawlright: ignore ";
constexpr std::string_view requestForFile = "# crawlright: ignore-file ";

/// The line end that a line has, or the first line of the file.
std::string_view lineEndOf(const syntax::Document& document, text::LineNumber number)
{
    for (const text::LineNumber line : {number, text::LineNumber{1}}) {
        switch (document.line(line).lineEnd) {
        case syntax::LineEnd::Lf:
            return "\n";
        case syntax::LineEnd::Cr:
            return "\r";
        case syntax::LineEnd::CrLf:
            return "\r\n";
        default:
            break;
        }
    }
    return "\n";
}

} // namespace

// A comment alone on a line is for the next line that says something, not for a blank one.
bool isIgnoredInFile(const checks::Finding& finding, const syntax::Document& document)
{
    if (checks::familyOf(finding.code) == checks::Family::File || finding.line == 0 ||
        finding.line > document.lines().size())
        return true;
    const syntax::LineKind kind = document.line(finding.line).kind;
    return kind == syntax::LineKind::Blank || kind == syntax::LineKind::Comment;
}

edits::Edit ignoring(const checks::Finding& finding, const syntax::Document& document)
{
    const bool forFile = isIgnoredInFile(finding, document);
    const text::LineNumber line = forFile ? 1 : finding.line;
    const text::Offset begin =
        line == 1 ? static_cast<text::Offset>(document.bomSize()) : document.line(line).begin;
    std::string comment(forFile ? requestForFile : request);
    comment += checks::idOf(finding.code);
    comment += lineEndOf(document, line);
    return {.span = {begin, begin}, .with = std::move(comment)};
}

} // namespace crawlright::quickfix
