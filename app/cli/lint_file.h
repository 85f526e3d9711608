// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/robots_source.h"
#include "core/checks/policy.h"
#include "ui/words/consumers.h"

#include <span>
#include <string>
#include <vector>

namespace crawlright::cli {

/// A finding and how much it weighs for the chosen readers.
struct Weighed {
    checks::Finding finding;
    checks::Severity severity = checks::Severity::Hint;
    checks::Fingerprint fingerprint;
};

/// One file, checked.
struct LintedFile {
    std::string name; ///< as given
    syntax::Document document;
    std::vector<Weighed> findings;          ///< by place in the file
    std::vector<words::Consumer> consumers; ///< the chosen crawlers; may be empty
    std::vector<dialects::Id> readers;      ///< theirs, or those of today; some may be the same
    std::size_t ignored = 0;                ///< findings hidden by comments and configuration
    std::size_t known = 0;                  ///< findings hidden by the baseline
    bool decidedAll = true;                 ///< else some semantic questions were left open
};

/// Every check on a file, less what its comments and the policy hide.
[[nodiscard]] LintedFile lintFile(Robots robots, const std::vector<std::string>& crawlers,
                                  const checks::Policy& policy);

/// The last part of a path.
[[nodiscard]] std::string fileNameOf(const std::string& path);

} // namespace crawlright::cli
