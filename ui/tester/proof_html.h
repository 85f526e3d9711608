// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/explain.h"

#include <QString>

#include <optional>

class QPalette;
class QUrl;

namespace crawlright::tester {

/// A proof as rich text in three pieces, each of which may be empty. Each line of the file, each
/// rule and each section of a source is a link. The bytes of the file are shown inert, and left to
/// right whatever the language of the window.
struct ProofHtml {
    QString cautions; ///< what limits the verdict
    QString rules;    ///< those that match or nearly do, and why one of them wins
    QString rest;     ///< groups, other fields, the address
};

/// `drawn`: the index of the rule that is drawn against the URL.
[[nodiscard]] ProofHtml proofHtml(const rules::Proof& proof, const crawlers::Crawler& crawler,
                                  std::size_t drawn, const QPalette& palette);

/// A line of the file as a link.
[[nodiscard]] QString lineLink(text::LineNumber line);
/// The line that a link stands for.
[[nodiscard]] std::optional<text::LineNumber> lineOf(const QUrl& link);
/// The index of the rule that a link of `ProofHtml::rules` stands for.
[[nodiscard]] std::optional<std::size_t> ruleOf(const QUrl& link);

} // namespace crawlright::tester
