// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/options.h"

#include <csignal>

namespace cli = crawlright::cli;

int main(int argc, char** argv)
{
    // A closed pipe then is an error of write, which ends the program quietly.
    std::signal(SIGPIPE, SIG_IGN);
    cli::Console console;
    const std::optional<cli::Command> command = cli::readCommandLine(argc, argv, console);
    if (command)
        std::visit([&console](const auto& options) { cli::run(options, console); }, *command);
    return static_cast<int>(console.finish());
}
