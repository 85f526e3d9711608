// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <utility>

namespace crawlright::checks {

namespace {

/// By place in the file. Sorts small keys, because there may be many findings and each is large.
void sortByPlace(Findings& findings)
{
    struct Key {
        text::Offset begin;
        text::Offset end;
        Code code;
        std::uint32_t index;
        auto operator<=>(const Key&) const = default;
    };
    std::vector<Key> keys;
    keys.reserve(findings.size());
    for (const Finding& finding : findings)
        keys.push_back({finding.span.begin, finding.span.end, finding.code,
                        static_cast<std::uint32_t>(keys.size())});
    if (std::ranges::is_sorted(keys))
        return;
    std::ranges::sort(keys);
    Findings sorted;
    sorted.reserve(findings.size());
    for (const Key& key : keys)
        sorted.push_back(std::move(findings[key.index]));
    findings = std::move(sorted);
}

} // namespace

std::vector<Finding> check(const syntax::Document& document, Origin origin)
{
    const Context context(document, origin);
    Findings findings;
    checkFile(context, findings);
    // The lines of a web page or a picture mean nothing: one finding has said what the file is.
    if (!context.isForeign()) {
        checkCharacters(context, findings);
        checkLines(context, findings);
        checkFields(context, findings);
        checkGroups(context, findings);
        checkAgents(context, findings);
        checkRecords(context, findings);
        checkPaths(context, findings);
        checkRules(context, findings);
        checkRelations(context, findings);
        checkSitemaps(context, findings);
        checkDelays(context, findings);
        checkOtherFields(context, findings);
        checkIntent(context, findings);
        checkIntentRules(context, findings);
        checkComments(context, findings);
        checkIgnores(context, findings);
    }
    sortByPlace(findings);
    return findings;
}

} // namespace crawlright::checks
