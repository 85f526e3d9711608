// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

/// The conformance data as checks that need no test framework, so that the build without Qt runs
/// them too.
namespace crawlright::conformance {

/// One row of a file and what came of it.
struct Outcome {
    std::string name; ///< id and source of the row
    bool holds = false;
    std::string detail; ///< expected and got; for a failure
};

/// A file of tests/data/conformance and how its rows are read.
struct Set {
    std::string file;
    std::string title;
    std::vector<Outcome> outcomes;
    std::vector<std::string> leftOut; ///< rows not run, each with the reason
};

/// Runs every set of a folder; a file that cannot be read gives a set with one failed outcome.
[[nodiscard]] std::vector<Set> runAll(const std::string& folder);

} // namespace crawlright::conformance
