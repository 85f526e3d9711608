// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace crawlright::syntax {

/// Every field name that some reader of robots.txt knows or knew.
enum class Field : std::uint8_t {
    None, ///< the line has no field
    UserAgent,
    Allow,
    Disallow,
    Sitemap,
    CrawlDelay,
    RequestRate,
    VisitTime,
    Host,
    CleanParam,
    ContentSignal,
    ContentUsage,
    Noindex,
    Nofollow,
    Noarchive,
    Indexpage,
    RobotVersion,
    Comment,
    CacheDelay,
    Domain,
    RevisitAfter,
    License,
    LlmPolicy,
    Acap,
    Unknown, ///< a name of no known field
};

/// How a key spells its field.
enum class Spelling : std::uint8_t {
    Exact,  ///< the field's name, in any case
    Typo,   ///< a whole misspelling that google/robotstxt takes (`disalow`, `useragent`)
    Prefix, ///< a longer key that google/robotstxt takes by its beginning (`Disallowed`)
};

struct FieldSpelling {
    Field field = Field::Unknown;
    Spelling spelling = Spelling::Exact;
    friend constexpr bool operator==(FieldSpelling, FieldSpelling) = default;
};

/// What a key names, without regard to case. Google: user-agent, allow, disallow and sitemap are
/// told by how a key begins; other fields by their whole name.
[[nodiscard]] FieldSpelling fieldOf(std::string_view key);

/// The usual spelling of a field's name (`User-agent`); empty for None and Unknown.
[[nodiscard]] std::string_view nameOf(Field field);

[[nodiscard]] constexpr bool isRule(Field f) { return f == Field::Allow || f == Field::Disallow; }

} // namespace crawlright::syntax
