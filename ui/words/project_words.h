// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/project/fault.h"

#include <QString>

namespace crawlright::words {

/// What is wrong with a configuration, and what would be right, without its place.
[[nodiscard]] QString sentence(const project::Fault& fault);

} // namespace crawlright::words
