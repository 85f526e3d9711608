// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/semantics.h"

#include "core/checks/group_readers.h"
#include "core/checks/semantic/families.h"

namespace crawlright::checks {

namespace {

// For each kind of finding, about a tenth of a second: enough for tens of thousands of plain rules,
// or some thousand with wildcards.
constexpr std::size_t work = 100'000'000;

} // namespace

Semantics checkSemantics(const syntax::Document& document)
{
    FileReadings readings(document);
    Gathered gathered;
    Budget redundancy{.left = work};
    Budget lost{.left = work};
    Budget caught{.left = work};
    Budget disputes{.left = work};
    std::vector<LostRules> lostRules;
    for (const Reading& star : readings.stars())
        lostRules.emplace_back(document, star, lost);
    Overmatch overmatch(document, caught, gathered);
    for (auto group = readings.next(); !group.empty(); group = readings.next()) {
        for (const Reading& reading : group) {
            checkRedundancy(document, reading, redundancy, gathered);
            overmatch.check(reading);
            if (reading.star != Reading::noStar)
                lostRules[reading.star].check(reading, lost, gathered);
        }
        checkDisputes(document, readings, group, disputes, gathered);
    }
    Findings findings = gathered.take();
    keepToGroups(Context(document), findings);
    return {.findings = std::move(findings),
            .decidedAll = !redundancy.met && !lost.met && !caught.met && !disputes.met};
}

} // namespace crawlright::checks
