// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/groups.h"

#include <span>
#include <string>
#include <vector>

/// Whom to ask for, so that every crawler is judged as one that was asked for.
namespace crawlright::edits {

/// Some groups of a file: all crawlers that they name are of interest.
struct GroupsInQuestion {
    const syntax::Document& document;
    const rules::GroupSet& all;
    std::span<const rules::Group> groups;
};

struct CrawlerNames {
    std::vector<std::string> names; ///< for `crawlers::Catalogue::resolve`, likely ones first
    bool complete = true;           ///< false: there were too many ways to be named
};

/// Names of which each crawler that some of these groups name, or fall to as `*`, has one that the
/// two files treat as they treat it: their tokens (where a dialect looks for the name within a
/// value, parts of these), crawlers of the built-in catalogue with a chain or an exception from
/// `*`, and one that neither file names. Both files in one dialect.
[[nodiscard]] CrawlerNames crawlerNames(const GroupsInQuestion& a, const GroupsInQuestion& b);

} // namespace crawlright::edits
