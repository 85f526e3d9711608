// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/repro/fault.h"

#include <QString>

namespace crawlright::words {

/// Why a file is no repro file, in one sentence, without its place.
[[nodiscard]] QString sentence(const repro::Fault& fault);

} // namespace crawlright::words
