// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/fetch_formats.h"
#include "app/cli/fetching.h"
#include "app/cli/input.h"
#include "app/cli/text.h"
#include "core/net/answer.h"
#include "core/net/fetch_facts.h"
#include "core/net/folder_sync.h"
#include "ui/words/consumers.h"
#include "ui/words/fetch_words.h"

#include <QFile>
#include <QSaveFile>

namespace crawlright::cli {

namespace {

Fetched ask(const FetchOptions& options)
{
    net::FetchOptions how;
    if (options.userAgent)
        how.userAgent = QByteArray::fromStdString(*options.userAgent);
    Fetched fetched;
    fetched.result = fetchRobotsTxt(QString::fromStdString(options.url), how);
    const net::FetchResult& result = fetched.result;
    const QByteArray type =
        result.hops.isEmpty() ? QByteArray() : result.hops.last().header("content-type");
    fetched.body = access::factsOf(fetched.bytes(), type.toStdString());
    fetched.answer = net::answerOf(result);
    if (const std::optional<checks::FetchFacts> facts = net::fetchFactsOf(result)) {
        for (checks::Finding& finding : checks::checkFetch(*facts)) {
            const checks::Severity severity = checks::severityFor(finding, words::readersOfToday());
            if (severity != checks::Severity::None)
                fetched.findings.push_back({std::move(finding), severity});
        }
    }
    return fetched;
}

/// The body, as a whole or not at all.
void save(const Fetched& fetched, const std::string& path, Console& console)
{
    QSaveFile file(QFile::decodeName(QByteArray::fromStdString(path)));
    if (file.open(QIODevice::WriteOnly) && file.write(fetched.result.body) >= 0 && file.commit()) {
        net::syncFolderOf(file.fileName());
        return;
    }
    console.fault(Cli::tr("%1 cannot be written: %2.").arg(shown(path), file.errorString()));
}

void putOut(const FetchOptions& options, const Fetched& fetched, Console& console)
{
    const bool hasFile = fetched.result.isAnswered() && fetched.result.status() / 100 == 2;
    if (!hasFile)
        console.note(
            Cli::tr("No file came, so nothing was written to %1.").arg(shown(*options.output)));
    else if (*options.output == standardInput)
        console.write(fetched.bytes());
    else
        save(fetched, *options.output, console);
}

} // namespace

void run(const FetchOptions& options, Console& console)
{
    const Fetched answer = ask(options);
    if (answer.result.error == net::FetchError::BadAddress) {
        console.fault(words::howItEnded(answer.result));
        return;
    }
    if (options.userAgent)
        console.note(Cli::tr("Asked as %1. A server may answer the crawler of that name in another "
                             "way, because it knows it by its address.")
                         .arg(shown(*options.userAgent)));
    if (!options.output || *options.output != standardInput) {
        if (options.format == "json")
            writeFetchedJson(answer, console);
        else
            writeFetchedText(answer, console);
    }
    if (options.output)
        putOut(options, answer, console);
    if (answer.result.isAnswered())
        return;
    if (options.output && *options.output == standardInput)
        console.note(words::howItEnded(answer.result));
    console.setFound();
}

} // namespace crawlright::cli
