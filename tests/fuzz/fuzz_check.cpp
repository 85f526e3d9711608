// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/finding.h"
#include "core/checks/semantic/semantics.h"
#include "tests/fuzz/require.h"

#include <algorithm>

/// Any bytes can be checked: findings name places in the file, in order, and are the same again.
namespace {

using namespace crawlright;
using fuzz::require;

void requirePlace(const syntax::Document& document, text::Span span, text::LineNumber line)
{
    require(span.begin <= span.end && span.end <= document.bytes().size(),
            "a finding lies within the file");
    require(line >= 1 && line <= document.lines().size(), "a finding's line exists");
    require(document.lineAt(span.begin) == line, "a finding's line is its span's");
}

void requireShape(const syntax::Document& document, const std::vector<checks::Finding>& findings)
{
    for (const checks::Finding& finding : findings) {
        requirePlace(document, finding.span, finding.line);
        for (const checks::Related& related : finding.related)
            requirePlace(document, related.span, related.line);
        require(checks::codeOf(checks::idOf(finding.code)) == finding.code, "an id names its code");
        require(std::ranges::any_of(finding.severities,
                                    [](checks::Severity s) { return s != checks::Severity::None; }),
                "a finding concerns some reader");
    }
    require(
        std::ranges::is_sorted(findings, {}, [](const checks::Finding& f) { return f.span.begin; }),
        "findings stand in order");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const syntax::Document document = syntax::parse(std::string(data, data + size));
    const std::vector<checks::Finding> findings = checks::check(document);
    requireShape(document, findings);
    require(checks::check(document) == findings, "checking again gives the same");
    requireShape(document, checks::checkSemantics(document).findings);
    return 0;
}
