// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <expected>
#include <string>

namespace crawlright::cli {

/// What a ROBOTS argument stands for.
struct Robots {
    std::string name; ///< as given: a file, `-`, or an address
    std::string bytes;
};

/// Reads a file, or standard input for `-`; a sentence for the user where that cannot be.
[[nodiscard]] std::expected<Robots, QString> readRobots(const std::string& argument);

} // namespace crawlright::cli
