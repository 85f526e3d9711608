// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/edits/edit.h"
#include "core/syntax/document.h"

namespace crawlright::edits {

/// Changes to a whole file and what they promise.
struct Rewrite {
    Edits edits;
    /// The dialects in which it is proved to keep every verdict, of every crawler name and URL.
    checks::Readers keeps = checks::nobody;
};

/// The dialects in which `effectOf` says that `after` keeps what `before` says.
[[nodiscard]] checks::Readers readersKept(const syntax::Document& before,
                                          const syntax::Document& after);

} // namespace crawlright::edits
