// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/rules/rule_set.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

/// The groups of a file as the dialects read them. Most groups mean the same to most dialects; what
/// is computed of such a group is computed once.
namespace crawlright::checks {

/// The rules of one group alone, as if no other bound the same crawler, for dialects that read them
/// alike in all that decides what a path's verdict is.
struct Reading {
    Readers readers = nobody;
    dialects::Id dialect = dialects::Id::Rfc9309; ///< one of the readers
    std::span<const rules::AgentLine> agents;     ///< as that one reads them
    std::span<const rules::RuleLine> lines;
    /// Whether some crawler is named by this group and by another, so that the rules of both may
    /// count for it.
    bool isShared = false;
    bool isStar = false;
    std::size_t star = noStar; ///< index into `FileReadings::stars`: the only group for `*`
    rules::RuleSet rules;
    std::size_t matchWork = 0; ///< steps of a Budget that a match may cost

    static constexpr std::size_t noStar = ~std::size_t{0};
};

class FileReadings {
public:
    explicit FileReadings(const syntax::Document& document);

    /// The next group in file order, in each way it is read; empty behind the last. A group is
    /// known by its first user-agent line.
    [[nodiscard]] std::vector<Reading> next();

    /// The groups for `*`, in each way they are read, where a file has one only. `Reading::star` of
    /// these is noStar.
    [[nodiscard]] std::span<const Reading> stars() const { return m_stars; }

    /// All groups as this dialect reads them; null where the file is past its limit and counts as
    /// open.
    [[nodiscard]] const rules::GroupSet* groupsFor(dialects::Id dialect) const;

private:
    /// One dialect's groups; none where the file is past its limit and counts as open.
    struct Groups {
        rules::GroupSet set;
        std::vector<bool> isShared;
        std::size_t cursor = 0;
        std::size_t star = Reading::noStar; ///< index into m_stars
    };
    /// A group of one dialect.
    struct Member {
        const Groups* groups = nullptr;
        std::size_t group = 0;
    };

    [[nodiscard]] std::vector<Reading> readingsOf(std::span<const Member> members) const;
    [[nodiscard]] bool areAlike(const Reading& reading, const Member& member, bool isPlain) const;
    [[nodiscard]] Reading readingOf(const Member& member) const;
    void findStars();

    const syntax::Document& m_document;
    std::vector<Groups> m_groups;
    std::vector<Reading> m_stars;
};

} // namespace crawlright::checks
