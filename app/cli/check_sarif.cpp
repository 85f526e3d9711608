// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/check_formats.h"
#include "app/cli/sarif_log.h"
#include "app/cli/text.h"
#include "core/expect/findings.h"
#include "ui/words/findings.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

/// A line that is none, or an expectation that does not hold.
struct Result {
    checks::Finding finding;
    const Checked* checked = nullptr; ///< null: the line is none
};

/// By place in the expectation file.
std::vector<Result> resultsOf(const CheckedFile& file)
{
    std::vector<Result> results;
    for (const expect::Complaint& complaint : file.expectations->complaints)
        results.push_back({expect::findingOf(complaint, *file.expectations)});
    for (const Checked& checked : file.rows) {
        if (checked.holds())
            continue;
        checks::Finding finding{.code = checks::Code::ExpectationFailed,
                                .line = checked.expectation->line,
                                .span = checked.expectation->text};
        finding.severities.fill(checks::Severity::Error);
        results.push_back({std::move(finding), &checked});
    }
    std::ranges::stable_sort(results, {}, [](const Result& r) { return r.finding.span.begin; });
    return results;
}

std::vector<checks::Fingerprint> fingerprintsOf(const syntax::Document& file,
                                                const std::vector<Result>& results)
{
    std::vector<checks::Finding> findings;
    for (const Result& result : results)
        findings.push_back(result.finding);
    return checks::fingerprintsOf(file, findings);
}

/// The rule that decided otherwise.
void writeDecidingLine(SarifLog& log, const SarifFile& robots, const Checked& checked,
                       const syntax::Document& document)
{
    const syntax::Line& rule = document.line(checked.row.line);
    log.json().key("relatedLocations").beginArray();
    log.writeRelated(1, robots, {rule.keyBegin, rule.valueEnd},
                     Cli::tr("This rule decides.", "the message of a place in robots.txt"));
    log.json().endArray();
}

} // namespace

void writeCheckedSarif(const CheckedFile& file, Console& console)
{
    SarifLog log(console);
    log.begin();
    // Only for places in it: an expectation file has lines, too.
    const syntax::Document expected = syntax::parse(file.expectations->bytes);
    const syntax::Document& robots = file.panel->document();
    SarifPlaces expectedPlaces(expected);
    SarifPlaces robotsPlaces(robots);
    const SarifFile name = log.addFile(file.name, expected.bytes().size(), expectedPlaces);
    const SarifFile robotsName = log.addFile(file.robotsName, robots.bytes().size(), robotsPlaces);
    const std::vector<Result> results = resultsOf(file);
    const std::vector<checks::Fingerprint> fingerprints = fingerprintsOf(expected, results);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto& [finding, checked] = results[i];
        log.beginResult(finding.code, checks::Severity::Error,
                        checked ? reasonOf(*checked, file) : words::sentence(finding), name,
                        finding.span);
        if (checked && checked->row.line != 0)
            writeDecidingLine(log, robotsName, *checked, robots);
        log.writeFingerprint(fingerprints[i]);
        log.endResult();
    }
    log.end();
}

void writeUncheckedSarif(const std::vector<Unread>& unread, Console& console)
{
    SarifLog log(console);
    log.begin();
    for (const Unread& file : unread)
        log.addNotice("error", file.name, file.sentence);
    log.end();
}

} // namespace crawlright::cli
