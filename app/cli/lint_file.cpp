// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/lint_file.h"

#include "app/cli/input.h"
#include "app/cli/panel.h"
#include "app/cli/text.h"
#include "core/checks/semantic/semantics.h"

#include <QUrl>

#include <algorithm>
#include <iterator>

namespace crawlright::cli {

namespace {

/// The name and the host of a file, as far as they are known.
struct OwnedOrigin {
    std::string fileName;
    std::string host;
};

OwnedOrigin originOf(const Robots& robots)
{
    if (robots.answer) {
        const QUrl address(QString::fromStdString(robots.address));
        return {.fileName = utf8(address.fileName()),
                .host = utf8(address.host(QUrl::FullyEncoded))};
    }
    if (robots.name == standardInput)
        return {};
    return {.fileName = fileNameOf(robots.name), .host = {}};
}

/// Both lists are by place.
std::vector<checks::Finding> merged(std::vector<checks::Finding> one,
                                    std::vector<checks::Finding> other)
{
    std::vector<checks::Finding> all;
    all.reserve(one.size() + other.size());
    std::ranges::merge(std::move_iterator(one.begin()), std::move_sentinel(one.end()),
                       std::move_iterator(other.begin()), std::move_sentinel(other.end()),
                       std::back_inserter(all), [](const auto& a, const auto& b) {
                           return std::pair(a.span.begin, a.span.end) <
                                  std::pair(b.span.begin, b.span.end);
                       });
    return all;
}

} // namespace

std::string fileNameOf(const std::string& path)
{
    return path.substr(path.rfind('/') + 1);
}

LintedFile lintFile(Robots robots, const std::vector<std::string>& crawlers,
                    const checks::Policy& policy)
{
    const OwnedOrigin origin = originOf(robots);
    LintedFile file;
    file.name = std::move(robots.name);
    file.document = syntax::parse(std::move(robots.bytes));
    if (!crawlers.empty()) {
        for (const crawlers::Crawler& crawler : crawlersOf(crawlers, std::nullopt)) {
            file.consumers.push_back({shown(crawler.text), crawler.dialect});
            file.readers.push_back(crawler.dialect);
        }
    } else {
        const auto today = words::readersOfToday();
        file.readers.assign(today.begin(), today.end());
    }

    checks::Semantics semantics = checks::checkSemantics(file.document);
    file.decidedAll = semantics.decidedAll;
    std::vector<checks::Finding> findings =
        merged(checks::check(file.document, {origin.fileName, origin.host}),
               std::move(semantics.findings));
    const std::size_t all = findings.size();
    findings = checks::withoutIgnored(file.document, std::move(findings));
    file.ignored = all - findings.size();
    checks::Judged judged = checks::judged(file.document, std::move(findings), policy);
    file.ignored += judged.ignored;
    file.known = judged.known;
    for (std::size_t i = 0; i < judged.findings.size(); ++i) {
        const checks::Severity severity = checks::severityFor(judged.findings[i], file.readers);
        if (severity != checks::Severity::None) // these readers agree about it
            file.findings.push_back(
                {std::move(judged.findings[i]), severity, judged.fingerprints[i]});
    }
    return file;
}

} // namespace crawlright::cli
