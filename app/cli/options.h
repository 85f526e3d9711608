// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "core/dialects/dialect.h"
#include "core/urls/load.h"

#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace crawlright::cli {

/// URLs from a file, or from standard input for `-`.
struct UrlFile {
    std::string path;
    std::optional<urls::Format> format; ///< none: one a line, streamed
    std::optional<std::string> column;  ///< of a table: a name, or a number from 1
};

struct TestOptions {
    std::string robots;
    std::vector<std::string> urls;
    std::optional<UrlFile> urlFile;
    std::vector<std::string> crawlers;
    std::optional<dialects::Id> dialect;
    std::string format = "text";
    std::string expect; ///< a verdict's word, or empty
};

struct ExplainOptions {
    std::optional<std::string> robots;
    std::optional<std::string> url;
    std::optional<std::string> repro;  ///< a file that has all of the other two
    std::vector<std::string> crawlers; ///< at most one
    std::optional<dialects::Id> dialect;
    std::string format = "text";
};

struct LintOptions {
    std::vector<std::string> robots;
    std::vector<std::string> crawlers;
    std::string format = "text";
    std::string failOn = "error";
    std::string explain;        ///< the id of a finding, or empty
    bool writeBaseline = false; ///< remember the findings instead of printing them
};

struct CheckOptions {
    std::string robots;
    std::optional<std::string> expect; ///< `robots` with `.expect` behind it where there is none
    std::string format = "text";
};

struct DiffOptions {
    std::string before;
    std::string after;
    std::optional<UrlFile> urlFile; ///< none: the rules are compared
    std::vector<std::string> crawlers;
    std::string format = "text";
};

struct FetchOptions {
    std::string url;
    std::optional<std::string> userAgent; ///< none: the program's own
    std::optional<std::string> output;    ///< a file for the body, `-` is standard output
    std::string format = "text";
    bool hasFormat = false; ///< it was asked for, not only the default
};

struct ListOptions {
    enum class What : std::uint8_t { Crawlers, Dialects };
    What what = What::Crawlers;
    std::string format = "text";
};

using Command = std::variant<TestOptions, ExplainOptions, LintOptions, CheckOptions, DiffOptions,
                             FetchOptions, ListOptions>;

/// Reads the command line. Where there is nothing to run (help, version, bad usage) it has said so
/// on the console, and the program ends.
[[nodiscard]] std::optional<Command> readCommandLine(int argc, char** argv, Console& console);

} // namespace crawlright::cli
