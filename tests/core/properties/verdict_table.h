// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/url.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"
#include "core/text/ascii.h"

#include <optional>
#include <span>
#include <string>

namespace crawlright::properties {

/// The first crawler and URL that two files judge otherwise in a dialect, as text; none where all
/// of these are judged alike. Asks `RuleSet::match` and nothing else.
inline std::optional<std::string> firstFlip(const syntax::Document& before,
                                            const syntax::Document& after,
                                            const dialects::Dialect& dialect,
                                            std::span<const std::string> crawlerNames,
                                            std::span<const std::string> urls)
{
    for (const std::string& name : crawlerNames) {
        const rules::Agent agent = crawlers::builtIn().resolve(name, dialect.id).agent;
        const rules::RuleSet old = rules::compile(before, dialect, agent);
        const rules::RuleSet now = rules::compile(after, dialect, agent);
        for (const std::string& url : urls) {
            const std::string path = access::prepare(url, dialect);
            if (old.match(path).verdict != now.match(path).verdict)
                return name + " | " + url;
        }
    }
    return std::nullopt;
}

} // namespace crawlright::properties
