// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QString>

/// The built-in reference: one page of Markdown for each kind of finding.
namespace crawlright::words {

/// The page `resources/reference/<id>.md`: what it means, whom it concerns, before and after, the
/// source. English.
[[nodiscard]] QString referencePage(checks::Code code);

} // namespace crawlright::words
