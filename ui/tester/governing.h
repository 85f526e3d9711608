// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/words/governing.h"

#include <string>

namespace crawlright::tester {

/// Which robots.txt governs what was typed into the address field, and whether that is the open
/// file, which came from `fileAddress`; empty: not known. A host without a scheme is taken for one
/// of the file's own scheme, else of https. Total.
[[nodiscard]] words::Governing governingOf(const QString& address, const std::string& fileAddress);

} // namespace crawlright::tester
