// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/report/page.h"
#include "ui/report/report.h"

/// The parts of a report, each a section with a heading of its own; those without anything to say
/// say so.
namespace crawlright::report {

void writeSums(Page& page, const Content& content);
void writeFile(Page& page, const Content& content);
void writeFindings(Page& page, const Content& content);
void writeTable(Page& page, const Content& content);
void writeProofs(Page& page, const Content& content);
void writeLines(Page& page, const Content& content);
/// How many of the file's lines `writeLines` shows.
[[nodiscard]] std::size_t shownLines(const syntax::Document& document);

/// The class of a verdict: `allowed`, `blocked` or `undefined`.
[[nodiscard]] QString classOf(rules::Verdict verdict);
/// The verdict as a word with a sign in front, because colour alone says nothing to some.
[[nodiscard]] QString markOf(rules::Verdict verdict);

} // namespace crawlright::report
