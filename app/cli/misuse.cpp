// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/misuse.h"

#include "app/cli/input.h"
#include "app/cli/robots_source.h"
#include "app/cli/text.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

bool hasFolder(const std::string& robots)
{
    return robots != standardInput && !isAddress(robots);
}

bool readsInput(const std::optional<UrlFile>& file)
{
    return file && file->path == standardInput;
}

QString misuseOf(const std::optional<UrlFile>& file)
{
    if (file && file->column && file->format != urls::Format::Csv)
        return Cli::tr("--urls-column is for tables: --urls-format csv.");
    return {};
}

} // namespace

QString misuseOf(const TestOptions& options)
{
    const auto asksForInput = [](const std::string& s) { return s == standardInput; };
    const auto named = std::ranges::count_if(options.urls, asksForInput);
    const bool isOnlySource = options.urls.empty() && !options.urlFile;
    const auto times =
        named + (options.robots == standardInput) + readsInput(options.urlFile) + isOnlySource;
    if (times > 1)
        return Cli::tr("Standard input can be read only once, for ROBOTS or for the URLs.");
    return misuseOf(options.urlFile);
}

QString misuseOf(const ExplainOptions& options)
{
    if (!options.repro && !options.url)
        return Cli::tr("explain takes ROBOTS and a URL, or --repro FILE.");
    if (options.repro && (options.robots || !options.crawlers.empty() || options.dialect))
        return Cli::tr("--repro takes no ROBOTS, URL, --crawler or --dialect: the file has them.");
    return {};
}

QString misuseOf(const LintOptions& options)
{
    if (options.robots.empty() == options.explain.empty())
        return Cli::tr("lint takes either ROBOTS or --explain ID.");
    if (std::ranges::count(options.robots, standardInput) > 1)
        return Cli::tr("Standard input can be read only once.");
    if (options.writeBaseline && !std::ranges::all_of(options.robots, hasFolder))
        return Cli::tr("--write-baseline takes files only: standard input and addresses have no "
                       "folder for crawlright.json.");
    return {};
}

QString misuseOf(const CheckOptions& options)
{
    if (!options.expect && (options.robots == standardInput || isAddress(options.robots)))
        return Cli::tr("check needs the EXPECT file where ROBOTS is not a file.");
    if (options.robots == standardInput && options.expect == standardInput)
        return Cli::tr("Standard input can be read only once.");
    return {};
}

QString misuseOf(const DiffOptions& options)
{
    const auto times = (options.before == standardInput) + (options.after == standardInput) +
                       readsInput(options.urlFile);
    if (times > 1)
        return Cli::tr("Standard input can be read only once, for OLD, for NEW or for the URLs.");
    return misuseOf(options.urlFile);
}

QString misuseOf(const FetchOptions& options)
{
    if (options.hasFormat && options.output == standardInput)
        return Cli::tr("Standard output takes the file (--output -) or the report (--format), not "
                       "both.");
    if (options.output && options.output->empty())
        return Cli::tr("--output needs the name of a file.");
    if (!options.userAgent)
        return {};
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (text::trimmed(*options.userAgent).empty() ||
        std::ranges::any_of(*options.userAgent, isControl))
        return Cli::tr("A user agent is a text without control characters.");
    return {};
}

QString misuseOf(const ListOptions& /*options*/)
{
    return {};
}

} // namespace crawlright::cli
