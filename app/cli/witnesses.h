// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/lint_file.h"
#include "core/edits/effect.h"
#include "core/edits/fix.h"

#include <optional>

namespace crawlright::cli {

/// What a fix changes, by example.
struct Witness {
    dialects::Id dialect = dialects::Id::Rfc9309;
    edits::Flip flip;
};

/// Looks for what fixes change, in one run of the program. The work is bounded: 200 comparisons of
/// a file with a fixed one, and only in files of up to 64 KiB.
class Witnesses {
public:
    /// For the first of the file's readers that has another verdict. nullopt where the fix keeps
    /// every verdict of theirs, where that could not be decided, and past the bound.
    [[nodiscard]] std::optional<Witness> find(const LintedFile& file, const edits::Fix& fix);

private:
    int m_left = 200;
};

} // namespace crawlright::cli
