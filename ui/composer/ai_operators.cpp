// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/composer/ai_operators.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::composer {

using crawlers::Entry;

namespace {

bool isListed(const Entry& entry)
{
    return std::ranges::find(aiPurposes, entry.purpose) != aiPurposes.end() &&
           !entry.operatedBy.empty() && !entry.operatedBy.starts_with('(') && !entry.doubtful &&
           entry.status == crawlers::Status::Active &&
           entry.confidence != crawlers::Confidence::Low &&
           entry.token.find_first_of(" \t/#") == std::string_view::npos;
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), text::toLower);
    return lower;
}

} // namespace

std::vector<AiOperator> aiOperators(const crawlers::Catalogue& catalogue)
{
    std::vector<AiOperator> operators;
    for (const Entry& entry : catalogue.entries()) {
        if (!isListed(entry))
            continue;
        auto found = std::ranges::find(operators, entry.operatedBy, &AiOperator::name);
        if (found == operators.end())
            found = operators.insert(operators.end(), {.name = entry.operatedBy, .crawlers = {}});
        const auto* purpose = std::ranges::find(aiPurposes, entry.purpose);
        found->crawlers.at(static_cast<std::size_t>(purpose - aiPurposes.begin()))
            .push_back(&entry);
    }
    std::ranges::sort(operators, {}, [](const AiOperator& one) { return lowerCase(one.name); });
    return operators;
}

bool mayIgnore(const Entry& entry)
{
    return entry.honoursRobotsTxt != crawlers::Answer::Yes;
}

} // namespace crawlright::composer
