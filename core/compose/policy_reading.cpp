// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/compose/policy_parts.h"

#include <algorithm>
#include <optional>

namespace crawlright::compose {

namespace {

constexpr std::string_view disallow = "Disallow: ";

/// What a group of a crawler's own says.
struct Said {
    enum class Kind : std::uint8_t { Nothing, AllowsAll, BlocksAll, Rules };
    Kind kind = Kind::Nothing;
    Lines lines; ///< of Rules
};

Said saidOf(const Read& read, const std::string& token)
{
    const crawlers::Crawler crawler = crawlers::builtIn().resolve(token);
    if (!read.names(crawler))
        return {};
    if (isJudgedBy(read, crawler, {"Disallow: /"}))
        return {Said::Kind::BlocksAll, {}};
    if (isJudgedBy(read, crawler, {"Allow: /"}))
        return {Said::Kind::AllowsAll, {}};
    return {Said::Kind::Rules, read.linesFor(crawler)};
}

bool beginsWith(const Lines& lines, const Lines& beginning)
{
    return lines.size() >= beginning.size() &&
           std::equal(beginning.begin(), beginning.end(), lines.begin());
}

/// The paths of lines that only forbid; nullopt where one does not.
std::optional<std::vector<std::string>> pathsOf(std::span<const std::string> lines)
{
    std::vector<std::string> paths;
    for (const std::string& line : lines) {
        if (!line.starts_with(disallow) || line.size() == disallow.size())
            return std::nullopt;
        paths.push_back(line.substr(disallow.size()));
    }
    return paths;
}

} // namespace

Reading readPolicy(const syntax::Document& document, std::span<const std::string> tokens)
{
    const Read read(document);
    const Lines star = read.starLines();
    Reading reading;
    Policy& policy = reading.policy;
    std::vector<Said> all;
    for (const std::string& token : tokens)
        all.push_back(saidOf(read, token));

    const auto isSaid = [&](Said::Kind kind) {
        return std::ranges::find(all, kind, &Said::kind) != all.end();
    };
    policy.repeatsStar =
        !star.empty() && !isSaid(Said::Kind::AllowsAll) &&
        std::ranges::any_of(all, [&](const Said& said) { return beginsWith(said.lines, star); });
    const std::size_t repeated = policy.repeatsStar ? star.size() : 0;
    const auto ownPaths = [&](const Said& said) -> std::optional<std::vector<std::string>> {
        if (policy.repeatsStar && !beginsWith(said.lines, star))
            return std::nullopt;
        return pathsOf(std::span(said.lines).subspan(repeated));
    };
    if (!isSaid(Said::Kind::BlocksAll)) {
        for (const Said& said : all)
            if (said.kind == Said::Kind::Rules && policy.paths.empty())
                policy.paths = ownPaths(said).value_or(policy.paths);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        Wish wish{.token = tokens[i]};
        switch (all[i].kind) {
        case Said::Kind::Nothing:
            break;
        case Said::Kind::AllowsAll:
            wish.stand = Stand::Allow;
            break;
        case Said::Kind::BlocksAll:
            wish.stand = Stand::Block;
            break;
        case Said::Kind::Rules:
            if (const auto paths = ownPaths(all[i])) {
                if (paths->empty())
                    wish.stand = Stand::Allow;
                else if (*paths == policy.paths)
                    wish.stand = Stand::Block;
            }
            if (wish.stand == Stand::Leave)
                reading.others.push_back(wish.token);
            break;
        }
        policy.wishes.push_back(std::move(wish));
    }
    readPreferences(policy, read);
    return reading;
}

} // namespace crawlright::compose
