// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"

#include <algorithm>
#include <tuple>

namespace crawlright::checks {

std::vector<Finding> check(const syntax::Document& document)
{
    const Context context(document);
    Findings findings;
    checkFile(context, findings);
    // The lines of a web page or a picture mean nothing: one finding has said what the file is.
    if (!context.isForeign()) {
        checkLines(context, findings);
        checkGroups(context, findings);
        checkPaths(context, findings);
        checkSitemaps(context, findings);
        checkIntent(context, findings);
    }
    std::ranges::sort(findings, {}, [](const Finding& finding) {
        return std::tuple(finding.span.begin, finding.span.end, finding.code);
    });
    return findings;
}

} // namespace crawlright::checks
