// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/robots_source.h"

#include "app/cli/input.h"

namespace crawlright::cli {

std::expected<Robots, QString> readRobots(const std::string& argument)
{
    std::expected<std::string, QString> bytes = readWhole(argument);
    if (!bytes)
        return std::unexpected(bytes.error());
    return Robots{argument, std::move(*bytes)};
}

} // namespace crawlright::cli
