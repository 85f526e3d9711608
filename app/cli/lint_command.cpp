// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/lint_formats.h"
#include "app/cli/panel.h"
#include "app/cli/robots_source.h"
#include "app/cli/text.h"
#include "ui/words/findings.h"
#include "ui/words/reference.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

/// Without chosen crawlers a finding is as severe as the strictest reader of today takes it.
constexpr dialects::Id readersOfToday[] = {dialects::Id::Google, dialects::Id::Rfc9309,
                                           dialects::Id::Bing, dialects::Id::Yandex};

std::vector<dialects::Id> readersOf(const LintOptions& options)
{
    if (options.crawlers.empty())
        return {std::begin(readersOfToday), std::end(readersOfToday)};
    std::vector<dialects::Id> readers;
    for (const crawlers::Crawler& crawler : crawlersOf(options.crawlers, std::nullopt))
        readers.push_back(crawler.dialect);
    return readers;
}

bool fails(checks::Severity severity, const std::string& failOn)
{
    for (const checks::Severity limit : {checks::Severity::Hint, checks::Severity::Info,
                                         checks::Severity::Warning, checks::Severity::Error})
        if (checks::nameOf(limit) == failOn)
            return severity >= limit;
    return false; // never
}

LintedFile lint(Robots robots, std::span<const dialects::Id> readers)
{
    LintedFile file;
    file.name = std::move(robots.name);
    file.document = syntax::parse(std::move(robots.bytes));
    for (checks::Finding& finding : checks::check(file.document)) {
        const checks::Severity severity = checks::severityFor(finding, readers);
        file.findings.push_back({std::move(finding), severity});
    }
    return file;
}

void explainFinding(const std::string& id, Console& console)
{
    const std::optional<checks::Code> code = checks::codeOf(id);
    if (code)
        console.write(utf8(words::referencePage(*code)));
    else
        console.fault(Cli::tr("There is no finding with the id %1.").arg(shown(id)));
}

/// What a fetch without a file left to check; nullopt where there is one.
std::optional<QString> missing(const Robots& robots)
{
    if (robots.answer && !robots.remark.isEmpty() && robots.answer->status / 100 != 2)
        return robots.remark;
    return std::nullopt;
}

} // namespace

void run(const LintOptions& options, Console& console)
{
    if (!options.explain.empty()) {
        explainFinding(options.explain, console);
        return;
    }
    const std::vector<dialects::Id> readers = readersOf(options);
    const auto format = lintFormat(options, readers, console);
    format->begin();
    for (const std::string& argument : options.robots) {
        std::expected<Robots, QString> robots = readRobots(argument);
        if (!robots || missing(*robots)) {
            console.fault(robots ? robots->remark : robots.error());
            continue;
        }
        const LintedFile file = lint(std::move(*robots), readers);
        if (std::ranges::any_of(file.findings, [&](const Weighed& finding) {
                return fails(finding.severity, options.failOn);
            }))
            console.setFound();
        format->file(file);
        console.commit();
    }
    format->end();
}

} // namespace crawlright::cli
