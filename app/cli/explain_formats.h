// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/panel.h"
#include "core/checks/finding.h"
#include "core/rules/explain.h"
#include "ui/repro/repro.h"

namespace crawlright::cli {

/// A verdict with everything that led to it.
struct Explained {
    crawlers::Crawler crawler;
    access::Meaning meaning;
    Verdict verdict = Verdict::Allow;
    text::LineNumber line = 0;
    rules::Proof proof;
    QString instead;                       ///< why the proof does not decide; empty where it does
    std::optional<checks::Finding> oddUrl; ///< what is wrong with the URL
    std::optional<repro::Case> recorded;   ///< the repro file that is replayed

    /// Whether verdict and line are those of the repro file; true without one.
    [[nodiscard]] bool isAsRecorded() const;
};

void appendExplainedText(Console& console, const Explained& explained);
void appendExplainedMarkdown(std::string& out, const Explained& explained);
/// One object, as core/rules/explain.h says.
void appendExplainedJson(std::string& out, const Explained& explained);

} // namespace crawlright::cli
