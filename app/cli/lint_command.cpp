// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/lint_formats.h"
#include "app/cli/projects.h"
#include "app/cli/text.h"
#include "ui/words/reference.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

using checks::Severity;

bool fails(Severity severity, const std::string& failOn)
{
    for (const Severity limit :
         {Severity::Hint, Severity::Info, Severity::Warning, Severity::Error})
        if (checks::nameOf(limit) == failOn)
            return severity >= limit;
    return false; // never
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

/// Why a file is not linted, in sentences.
struct NotLinted {
    QStringList sentences;
    LintFormat::Because because = LintFormat::Because::OfTheFile;
};

/// One file of the command line, linted with its configuration.
std::expected<LintedFile, NotLinted> linted(const std::string& argument, const LintOptions& options,
                                            Projects& projects)
{
    std::expected<Robots, QString> robots = readRobots(argument);
    if (!robots)
        return std::unexpected(NotLinted{{robots.error()}});
    if (const std::optional<QString> reason = missing(*robots))
        return std::unexpected(NotLinted{{*reason}});
    const std::expected<project::Project, QStringList>& project = projects.of(*robots);
    // With a configuration that says something wrong the findings would not be those asked for.
    if (!project)
        return std::unexpected(NotLinted{project.error(), LintFormat::Because::OfItsConfiguration});
    const checks::Policy policy =
        options.writeBaseline ? project->policy : project->policyFor(baselineNameOf(robots->name));
    return lintFile(std::move(*robots),
                    options.crawlers.empty() ? project->crawlers : options.crawlers, policy);
}

void writeBaselines(const Projects& projects, Console& console)
{
    const Projects::Written written = projects.writeBaselines();
    for (const QString& sentence : written.done)
        console.write(utf8(sentence) + '\n');
    for (const QString& sentence : written.faults)
        console.fault(sentence);
}

} // namespace

void run(const LintOptions& options, Console& console)
{
    if (!options.explain.empty()) {
        explainFinding(options.explain, console);
        return;
    }
    Projects projects;
    const auto format = options.writeBaseline ? nullptr : lintFormat(options, console);
    if (format)
        format->begin();
    for (const std::string& argument : options.robots) {
        const std::expected<LintedFile, NotLinted> file = linted(argument, options, projects);
        if (!file) {
            for (const QString& sentence : file.error().sentences) {
                console.fault(sentence);
                if (format)
                    format->unread(argument, sentence, file.error().because);
            }
            continue;
        }
        if (!format) {
            projects.setBaseline(*file);
            continue;
        }
        if (std::ranges::any_of(file->findings, [&](const Weighed& finding) {
                return fails(finding.severity, options.failOn);
            }))
            console.setFound();
        format->file(*file);
    }
    if (format)
        format->end();
    else
        writeBaselines(projects, console);
}

} // namespace crawlright::cli
