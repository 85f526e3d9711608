// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "core/dialects/dialect.h"

#include <QString>

namespace crawlright::words {

/// What the crawler does now, in one sentence.
[[nodiscard]] QString whatItDoes(access::Outcome outcome, const QString& crawler);
/// What the source says, in its own terms, in one sentence.
[[nodiscard]] QString whatTheSourceSays(access::Sentence sentence);
/// Both, with the name of the source, or with a word that it is silent.
[[nodiscard]] QString meaning(const access::Meaning& meaning, const dialects::Dialect& dialect,
                              const QString& crawler);

} // namespace crawlright::words
