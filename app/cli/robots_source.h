// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"

#include <QString>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace crawlright::cli {

/// What a ROBOTS argument stands for.
struct Robots {
    std::string name;                     ///< as given: a file, `-`, or an address
    std::string bytes;                    ///< of the file, or of the answer's body
    std::string address;                  ///< of the robots.txt that was fetched; empty for a file
    std::optional<access::Answer> answer; ///< how the fetch ended; nullopt for a file
    QString remark; ///< what the user should know about the fetch, in a sentence; may be empty
};

/// Whether a ROBOTS argument is an `http(s)://` address.
[[nodiscard]] bool isAddress(std::string_view argument);

/// Reads a file, or standard input for `-`, or fetches the robots.txt of an `http(s)://` address.
/// A sentence for the user where that cannot be, or where the fetch says nothing about the site.
[[nodiscard]] std::expected<Robots, QString> readRobots(const std::string& argument);

} // namespace crawlright::cli
