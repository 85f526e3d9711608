// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/context.h"
#include "core/checks/finding.h"

#include <vector>

/// One function for each family of findings. Each reads the shared Context, is linear in the file,
/// and appends in any order; `check` sorts.
namespace crawlright::checks {

using Findings = std::vector<Finding>;

/// By place in the file. Sorts small keys, because there may be many findings and each is large.
void sortByPlace(Findings& findings);

void checkFile(const Context& context, Findings& findings);
void checkCharacters(const Context& context, Findings& findings);
void checkLines(const Context& context, Findings& findings);
void checkFields(const Context& context, Findings& findings);
void checkGroups(const Context& context, Findings& findings);
void checkAgents(const Context& context, Findings& findings);
void checkRecords(const Context& context, Findings& findings);
void checkPaths(const Context& context, Findings& findings);
void checkRules(const Context& context, Findings& findings);
void checkRelations(const Context& context, Findings& findings);
void checkSitemaps(const Context& context, Findings& findings);
void checkDelays(const Context& context, Findings& findings);
void checkOtherFields(const Context& context, Findings& findings);
/// What comments ask to ignore that is no finding.
void checkIgnores(const Context& context, Findings& findings);
void checkIntentRules(const Context& context, Findings& findings);
void checkComments(const Context& context, Findings& findings);
void checkIntent(const Context& context, Findings& findings);

} // namespace crawlright::checks
