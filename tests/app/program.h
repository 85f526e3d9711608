// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

/// crawlright-cli as users run it.
struct Run {
    int exitCode = -1; ///< -1: it did not start, did not end, or crashed
    QByteArray output;
    QByteArray errors;
};

[[nodiscard]] QString programPath();
/// Arguments after the program's name, as bytes; the working directory is tests/data/cli.
[[nodiscard]] Run runProgram(const QList<QByteArray>& arguments, const QByteArray& input = {});
/// A command of the shell, with the program as $CLI.
[[nodiscard]] Run runShell(const QString& command);
