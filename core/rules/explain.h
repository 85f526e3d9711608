// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/proof.h"

namespace crawlright::rules {

/// Rules that do not match are shown up to this many, those with the longest matched beginning.
inline constexpr std::size_t nearMissLimit = 10;

/// Why a crawler may or may not fetch a URL. Total. `proof.decision` equals `RuleSet::match` of the
/// same URL. Time: file bytes + (path bytes + pattern bytes) for each rule that binds the crawler.
///
/// As JSON (`explain --format json`), stable. Every key is always there. Codes are the enumerators'
/// words in lower case with `-` (`StarNotNeeded` is `star-not-needed`), spans are `[begin, end]` in
/// bytes; lines count from 1, 0 is none. Keys may be added, none is taken away.
///
///     {
///       "crawler": text as given, "url": as given,
///       "verdict": "allow" | "disallow" | "undefined", "line": the deciding one,
///       "dialect": id, "reader": of the catalogue or null, "approximate": of the crawler,
///       "token": Proof::token, "chosenBy": code, "followsChain": bool,
///       "chain":  [{"name", "found", "lines"}],
///       "groups": [{"lines", "tokens", "rules": count, "fate", "takenFor": lines}],
///       "orphans": count, "fileBytes", "bytesRead",
///       "pathInUrl": span, "path", "comparedPath", "changes": [{"kind", "from", "to"}],
///       "ruleCount", "matchCount",
///       "rules": [{"line", "field": "allow" | "disallow", "pattern", "compared", "length",
///                  "matched", "wins", "origin": code, "atOdds", "changes", "stars": [span],
///                  "miss": null | {"reason", "pathBytes", "patternBytes"}}],
///       "wonBy": code, "reason": code of Decision::reason,
///       "steps":  [{"kind": code of StepKind, "lines", "source", "silent",
///                   "text": its sentence, from words}],
///       "sourceSilent": [code of Column],
///       "others": {"lines": [{"line", "field": syntax::nameOf, "value", "fate"}],
///                  "sitemaps": [text], "host": null | {"name", "port"},
///                  "crawlDelay": null | {"seconds", "line", "fromStar"},
///                  "requestRate": null | {"requests", "seconds", "line"}}
///     }
[[nodiscard]] Proof explain(const syntax::Document& document, const dialects::Dialect& dialect,
                            const Agent& agent, std::string_view url);

/// The same where groups and rules are at hand already: `groups` of `document`, and `rules`
/// compiled from it for `agent`.
[[nodiscard]] Proof explain(const syntax::Document& document, const GroupSet& groups,
                            const Agent& agent, const RuleSet& rules, std::string_view url);

} // namespace crawlright::rules
