// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/explain.h"

#include <QStringList>

namespace crawlright::rules {

/// A proof in short lines, for comparing whole ones: the names, the steps with their source (`?`
/// before one that stands in for a silent source), the rules, and what it rests on.
[[nodiscard]] QStringList shortText(const Proof& proof);

} // namespace crawlright::rules
