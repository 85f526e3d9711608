// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/options.h"
#include "core/checks/finding.h"
#include "core/syntax/document.h"

#include <memory>
#include <span>
#include <vector>

namespace crawlright::cli {

/// A finding and how much it weighs for the chosen readers.
struct Weighed {
    checks::Finding finding;
    checks::Severity severity = checks::Severity::Hint;
};

struct LintedFile {
    std::string name; ///< as given
    syntax::Document document;
    std::vector<Weighed> findings; ///< by place in the file
};

/// How `lint` prints findings: `begin`, every file, `end`.
class LintFormat {
public:
    virtual ~LintFormat() = default;
    virtual void begin() {}
    virtual void file(const LintedFile& file) = 0;
    virtual void end() {}
};

[[nodiscard]] std::unique_ptr<LintFormat> textFindings(std::span<const dialects::Id> readers,
                                                       bool hasChosenCrawlers, Console& console);
[[nodiscard]] std::unique_ptr<LintFormat> jsonFindings(Console& console);
[[nodiscard]] std::unique_ptr<LintFormat> sarifFindings(Console& console);

/// By the word of the command line.
[[nodiscard]] std::unique_ptr<LintFormat>
lintFormat(const LintOptions& options, std::span<const dialects::Id> readers, Console& console);

} // namespace crawlright::cli
