// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/named_paths.h"

namespace crawlright::verdicts {

void addNamedPaths(const rules::RuleSet& rules, std::set<std::string>& paths)
{
    const bool hasWildcards = dialects::get(rules.dialect()).wildcards;
    for (const rules::Rule& rule : rules.rules()) {
        std::string path(rules.patternOf(rule));
        if (hasWildcards && path.ends_with('$'))
            path.pop_back();
        if (hasWildcards)
            std::erase(path, '*');
        if (path.starts_with('/') && !path.starts_with("//"))
            paths.insert(std::move(path));
    }
}

} // namespace crawlright::verdicts
