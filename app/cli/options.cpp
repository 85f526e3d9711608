// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/options.h"

#include "app/cli/misuse.h"
#include "app/cli/rows.h"
#include "app/cli/text.h"
#include "core/text/ascii.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

std::string tr(const char* text)
{
    return utf8(Cli::tr(text));
}

/// Arguments for CLI11, last first. It splits a text in square brackets at its commas; a NUL behind
/// it, which no argument can hold, keeps it whole.
std::vector<std::string> argumentsOf(int argc, char** argv)
{
    std::vector<std::string> arguments(argv + 1, argv + argc);
    for (std::string& argument : arguments) {
        if (argument.starts_with('[') && argument.ends_with(']'))
            argument += '\0';
    }
    std::ranges::reverse(arguments);
    return arguments;
}

/// An option's texts as they were given: not converted, as CLI11 does to `{}`.
std::vector<std::string> textsOf(const CLI::App& command, const std::string& option)
{
    std::vector<std::string> texts = command.get_option(option)->results();
    for (std::string& text : texts) {
        if (text.ends_with('\0'))
            text.pop_back();
    }
    return texts;
}

/// The last one; nullopt where the option is not there. CLI11 would take an empty text for none.
std::optional<std::string> textOf(const CLI::App& command, const std::string& option)
{
    std::vector<std::string> texts = textsOf(command, option);
    return texts.empty() ? std::nullopt : std::optional(std::move(texts.back()));
}

CLI::Option* addText(CLI::App& command, const std::string& name, const std::string& description)
{
    return command.add_option(name, description);
}

void addTexts(CLI::App& command, const std::string& name, const std::string& description)
{
    command.add_option(name, description)->expected(0, -1)->allow_extra_args();
}

/// One value for each time that the option is named; CLI11 would take following arguments too.
void addCrawlers(CLI::App& command, bool several)
{
    const std::string description =
        several ? tr("A crawler's name or its user-agent string; may be named several times")
                : tr("A crawler's name or its user-agent string");
    CLI::Option* option = command.add_option("--crawler", description);
    option->type_name("NAME")->expected(1)->allow_extra_args(false);
    option->check([](const std::string& name) {
        return text::trimmed(name).empty() ? tr("a crawler needs a name") : std::string();
    });
    option->multi_option_policy(several ? CLI::MultiOptionPolicy::TakeAll
                                        : CLI::MultiOptionPolicy::Throw);
}

void addDialect(CLI::App& command, std::optional<dialects::Id>& to)
{
    command
        .add_option_function<std::string>(
            "--dialect",
            [&to](const std::string& name) {
                to = dialects::find(name);
                if (!to) {
                    throw CLI::ValidationError(
                        "--dialect",
                        utf8(Cli::tr("there is no dialect %1; “crawlright-cli dialects” lists them")
                                 .arg(shown(name))));
                }
            },
            tr("Read by this dialect, not by the crawler's own"))
        ->type_name("ID");
}

void addFormat(CLI::App& command, std::string& to, const std::vector<std::string>& words)
{
    command.add_option("--format", to, tr("How to print"))
        ->check(CLI::IsMember(words))
        ->type_name("WORD");
}

/// What `--urls-format` may be.
constexpr auto urlFormats = std::to_array<std::pair<std::string_view, urls::Format>>({
    {"lines", urls::Format::Lines},
    {"csv", urls::Format::Csv},
    {"sitemap", urls::Format::Sitemap},
    {"log", urls::Format::AccessLog},
    {"jsonl", urls::Format::JsonLines},
});

void addUrlFile(CLI::App& command, const std::string& description)
{
    CLI::Option* file = addText(command, "--urls", description)->type_name("FILE");
    std::vector<std::string> words;
    for (const auto& [word, format] : urlFormats)
        words.emplace_back(word);
    CLI::Option* format =
        addText(command, "--urls-format",
                tr("What that file is, packed by gzip or not; it is then loaded as a whole"))
            ->check(CLI::IsMember(words))
            ->type_name("WORD")
            ->needs(file);
    addText(command, "--urls-column",
            tr("The column of a table: a name, or a number from 1; without it, one of URLs"))
        ->type_name("NAME")
        ->needs(format);
}

std::optional<UrlFile> urlFileOf(const CLI::App& command)
{
    const std::optional<std::string> path = textOf(command, "--urls");
    if (!path)
        return std::nullopt;
    UrlFile file{.path = *path, .format = {}, .column = textOf(command, "--urls-column")};
    const std::optional<std::string> word = textOf(command, "--urls-format");
    for (const auto& [name, format] : urlFormats)
        if (word == name)
            file.format = format;
    return file;
}

CLI::App* addTest(CLI::App& app, TestOptions& options)
{
    CLI::App* command = app.add_subcommand("test", tr("Say who may fetch which URL"));
    command->add_option("ROBOTS", options.robots, tr("A file, “-” or an address"))->required();
    addTexts(*command, "URL",
             tr("URLs or paths; without any, and without --urls, standard input has them"));
    addUrlFile(*command, tr("A file of URLs, one a line; “-”: standard input"));
    addCrawlers(*command, true);
    addDialect(*command, options.dialect);
    std::vector<std::string> formats = rowFormats();
    formats.emplace_back("html");
    addFormat(*command, options.format, formats);
    command->add_option("--expect", options.expect, tr("Exit with 1 for any other verdict"))
        ->check(CLI::IsMember({"allow", "disallow"}))
        ->type_name("VERDICT");
    return command;
}

CLI::App* addExplain(CLI::App& app, ExplainOptions& options)
{
    CLI::App* command = app.add_subcommand("explain", tr("Prove a verdict, step by step"));
    addText(*command, "ROBOTS", tr("A file, “-” or an address"));
    addText(*command, "URL", tr("A URL or a path"));
    addText(*command, "--repro",
            tr("Replay a repro file, which has all of this; exit with 1 where the verdict or its "
               "line is another one now"))
        ->type_name("FILE");
    addCrawlers(*command, false);
    addDialect(*command, options.dialect);
    addFormat(*command, options.format, {"text", "json", "markdown"});
    return command;
}

CLI::App* addLint(CLI::App& app, LintOptions& options)
{
    CLI::App* command = app.add_subcommand("lint", tr("Say what is wrong with files"));
    addTexts(*command, "ROBOTS", tr("Files, “-” or addresses"));
    addCrawlers(*command, true);
    addFormat(*command, options.format, {"text", "json", "sarif"});
    CLI::Option* failOn =
        command->add_option("--fail-on", options.failOn,
                            tr("Exit with 1 for a finding of this severity or a greater one"));
    failOn->check(CLI::IsMember({"error", "warning", "info", "hint", "never"}))
        ->type_name("SEVERITY");
    command->add_option("--explain", options.explain, tr("Say what a finding is about"))
        ->type_name("ID");
    command
        ->add_flag("--write-baseline", options.writeBaseline,
                   tr("Remember the present findings in crawlright.json beside each file, so that "
                      "only new ones are reported"))
        ->excludes(failOn)
        ->excludes("--format")
        ->excludes("--explain");
    return command;
}

CLI::App* addCheck(CLI::App& app, CheckOptions& options)
{
    CLI::App* command =
        app.add_subcommand("check", tr("Check that a file keeps the verdicts that are expected"));
    command->add_option("ROBOTS", options.robots, tr("A file, “-” or an address"))->required();
    command->add_option("EXPECT", options.expect,
                        tr("A file of expectations; without it that of the robots file's name and "
                           "“.expect”"));
    addFormat(*command, options.format, {"text", "junit", "sarif"});
    return command;
}

CLI::App* addDiff(CLI::App& app, DiffOptions& options)
{
    CLI::App* command =
        app.add_subcommand("diff", tr("Say what changes from one version of a file to another"));
    const std::string robots = tr("A file, “-” or an address");
    command->add_option("OLD", options.before, robots)->required();
    command->add_option("NEW", options.after, robots)->required();
    addUrlFile(*command,
               tr("A file of URLs, one a line, “-” is standard input: those whose verdict "
                  "changes are listed. Without it the rules are compared"));
    addCrawlers(*command, true);
    addFormat(*command, options.format, {"text", "jsonl"});
    return command;
}

CLI::App* addFetch(CLI::App& app, FetchOptions& options)
{
    CLI::App* command = app.add_subcommand(
        "fetch", tr("Fetch the robots.txt of a site and say what each crawler makes of it"));
    addText(*command, "URL", tr("A host, or the address of any page"))->required();
    addText(*command, "--user-agent", tr("Ask under this name, not as this program"))
        ->type_name("TEXT");
    addFormat(*command, options.format, {"text", "json"});
    addText(*command, "--output",
            tr("Save what came to this file; “-”: standard output, without a report"))
        ->type_name("FILE");
    return command;
}

CLI::App* addList(CLI::App& app, ListOptions& options, const char* name, const std::string& what)
{
    CLI::App* command = app.add_subcommand(name, what);
    addFormat(*command, options.format, {"text", "json"});
    return command;
}

/// Which command is unknown, or what CLI11 says.
QString misuseOf(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv)
{
    const bool isUnknown = app.get_subcommands().empty() && argc > 1 && argv[1][0] != '-';
    return isUnknown ? Cli::tr("There is no command “%1”. The commands are test, explain, lint, "
                               "check, diff, fetch, crawlers and dialects.")
                           .arg(shown(argv[1]))
                     : shown(error.what());
}

/// The commands with the options that CLI11 fills.
struct CommandLine {
    CLI::App app{tr("Says who may crawl what by a robots.txt file, and why."), "crawlright-cli"};
    TestOptions test;
    ExplainOptions explain;
    LintOptions lint;
    CheckOptions check;
    DiffOptions diff;
    FetchOptions fetch;
    ListOptions crawlers{.what = ListOptions::What::Crawlers};
    ListOptions dialects{.what = ListOptions::What::Dialects};
    const CLI::App* testCommand = addTest(app, test);
    const CLI::App* explainCommand = addExplain(app, explain);
    const CLI::App* lintCommand = addLint(app, lint);
    const CLI::App* checkCommand = addCheck(app, check);
    const CLI::App* diffCommand = addDiff(app, diff);
    const CLI::App* fetchCommand = addFetch(app, fetch);
    const CLI::App* crawlersCommand =
        addList(app, crawlers, "crawlers", tr("List the crawlers of the catalogue"));
    const CLI::App* dialectsCommand = addList(app, dialects, "dialects", tr("List the dialects"));

    /// The one that was parsed.
    [[nodiscard]] Command command()
    {
        if (testCommand->parsed()) {
            test.urls = textsOf(*testCommand, "URL");
            test.urlFile = urlFileOf(*testCommand);
            test.crawlers = textsOf(*testCommand, "--crawler");
            return test;
        }
        if (explainCommand->parsed()) {
            explain.robots = textOf(*explainCommand, "ROBOTS");
            explain.url = textOf(*explainCommand, "URL");
            explain.repro = textOf(*explainCommand, "--repro");
            explain.crawlers = textsOf(*explainCommand, "--crawler");
            return explain;
        }
        if (lintCommand->parsed()) {
            lint.robots = textsOf(*lintCommand, "ROBOTS");
            lint.crawlers = textsOf(*lintCommand, "--crawler");
            return lint;
        }
        if (checkCommand->parsed())
            return check;
        if (diffCommand->parsed()) {
            diff.urlFile = urlFileOf(*diffCommand);
            diff.crawlers = textsOf(*diffCommand, "--crawler");
            return diff;
        }
        if (fetchCommand->parsed()) {
            fetch.url = textOf(*fetchCommand, "URL").value_or(std::string());
            fetch.userAgent = textOf(*fetchCommand, "--user-agent");
            fetch.output = textOf(*fetchCommand, "--output");
            fetch.hasFormat = fetchCommand->count("--format") > 0;
            return fetch;
        }
        return crawlersCommand->parsed() ? crawlers : dialects;
    }
};

} // namespace

std::optional<Command> readCommandLine(int argc, char** argv, Console& console)
{
    CommandLine line;
    line.app.set_version_flag("--version", "crawlright-cli " CRAWLRIGHT_VERSION);
    line.app.require_subcommand(1);
    QString misuse;
    try {
        line.app.parse(argumentsOf(argc, argv));
        Command command = line.command();
        misuse = std::visit([](const auto& options) { return misuseOf(options); }, command);
        if (misuse.isEmpty())
            return command;
    } catch (const CLI::CallForHelp&) {
        console.write(line.app.help());
        return std::nullopt;
    } catch (const CLI::CallForVersion& version) {
        console.write(std::string(version.what()) + '\n');
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        misuse = misuseOf(line.app, error, argc, argv);
    }
    console.fault(misuse);
    return std::nullopt;
}

} // namespace crawlright::cli
