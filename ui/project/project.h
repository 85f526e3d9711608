// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/policy.h"
#include "ui/project/fault.h"

#include <QString>

#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// `crawlright.json` beside a robots file: what a team has decided about it. Read by both programs;
/// Qt Core only. It does **not** know words or widgets.
///
///     {
///       "crawlers": ["Googlebot", "bingbot"],
///       "severities": {"no-sitemap": "info"},
///       "ignore": ["index-html-alias"],
///       "baseline": {"robots.txt": ["dead-rule:0123456789abcdef:1"]}
///     }
///
/// Every key may be absent; a key, an id, a severity or a crawler that is not known is a fault,
/// because a misspelled one would have no effect. The file holds for the robots files of its own
/// folder and for no others.
namespace crawlright::project {

using Faults = std::vector<Fault>; ///< by place, at least one

/// Old findings of each file, sorted; by its name without the folder.
using Baseline = std::map<std::string, std::vector<checks::Fingerprint>>;

struct Project {
    std::vector<std::string> crawlers; ///< names or user-agent strings, as written
    checks::Policy policy;             ///< without what is known
    Baseline baseline;

    /// The policy for a file of this name, with what is known of it.
    [[nodiscard]] checks::Policy policyFor(const std::string& fileName) const;
    friend bool operator==(const Project&, const Project&) = default;
};

inline constexpr qint64 largestProject = qint64{64} * 1024 * 1024;

/// Total; every fault of what it says, the first one of its JSON.
[[nodiscard]] std::expected<Project, Faults> parse(std::string_view json);

/// The configuration's path for a robots file, whether or not it is there.
[[nodiscard]] QString pathBeside(const QString& robotsFile);

/// An empty Project where there is no such file.
[[nodiscard]] std::expected<Project, Faults> read(const QString& path);

/// The text with the baselines of these files instead of their old ones; all else stays, byte for
/// byte. Empty text stands for a new file. A file without findings has no baseline.
[[nodiscard]] std::expected<std::string, Faults> withBaseline(std::string_view json,
                                                              const Baseline& changed);

/// Does that to a file, which is replaced as a whole or not at all.
[[nodiscard]] std::expected<void, Faults> writeBaseline(const QString& path,
                                                        const Baseline& changed);

} // namespace crawlright::project
