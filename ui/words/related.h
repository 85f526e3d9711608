// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QString>

namespace crawlright::words {

/// What another place has to do with a finding: a note beside that place.
[[nodiscard]] QString relatedSentence(checks::Related::Role role);

} // namespace crawlright::words
