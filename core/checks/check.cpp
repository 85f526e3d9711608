// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/group_readers.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <utility>

namespace crawlright::checks {

namespace {

struct Key {
    text::Offset begin;
    text::Offset end;
    Code code;
    std::uint32_t index;
    auto operator<=>(const Key&) const = default;
};

/// Merges what is in order already: each family tells its findings by place, or nearly so.
void sortRuns(std::vector<Key>& keys)
{
    std::vector<std::size_t> ends{0};
    for (std::size_t i = 1; i < keys.size(); ++i)
        if (keys[i] < keys[i - 1])
            ends.push_back(i);
    ends.push_back(keys.size());
    std::vector<Key> merged(keys.size());
    while (ends.size() > 2) {
        std::vector<std::size_t> mergedEnds{0};
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
            const auto at = [&](std::size_t run) {
                return keys.begin() +
                       static_cast<std::ptrdiff_t>(ends[std::min(run, ends.size() - 1)]);
            };
            std::merge(at(i), at(i + 1), at(i + 1), at(i + 2),
                       merged.begin() + static_cast<std::ptrdiff_t>(ends[i]));
            mergedEnds.push_back(ends[std::min(i + 2, ends.size() - 1)]);
        }
        keys.swap(merged);
        ends = std::move(mergedEnds);
    }
}

} // namespace

void sortByPlace(Findings& findings)
{
    std::vector<Key> keys;
    keys.reserve(findings.size());
    for (const Finding& finding : findings)
        keys.push_back({finding.span.begin, finding.span.end, finding.code,
                        static_cast<std::uint32_t>(keys.size())});
    if (std::ranges::is_sorted(keys))
        return;
    sortRuns(keys);
    Findings sorted;
    sorted.reserve(findings.size());
    for (const Key& key : keys)
        sorted.push_back(std::move(findings[key.index]));
    findings = std::move(sorted);
}

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
        keepToGroups(context, findings);
    }
    sortByPlace(findings);
    return findings;
}

} // namespace crawlright::checks
