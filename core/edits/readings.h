// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/edits/edit.h"
#include "core/edits/meaning.h"

#include <array>
#include <limits>
#include <span>
#include <vector>

namespace crawlright::edits {

/// A rule that may go because its group decides the same without it.
struct Needless {
    text::LineNumber line = 0;
    checks::Readers readers = checks::nobody; ///< where that has been shown
    friend bool operator==(const Needless&, const Needless&) = default;
};

/// How one dialect reads the lines of a document.
struct Reading {
    static constexpr std::uint32_t noGroup = ~std::uint32_t{0};

    rules::GroupSet groups;
    std::vector<OpenGroup> found;       ///< what each line finds
    std::vector<std::uint32_t> groupOf; ///< of each line that names or rules in a group
    std::vector<std::uint32_t> open;    ///< the group that each line finds, if any
    /// Of each group: some rule allows something, its own or of a group for the same crawler.
    std::vector<bool> allows;
    Immaterial immaterial; ///< in the whole file

    [[nodiscard]] const rules::Group* groupAt(text::LineNumber line) const
    {
        const std::uint32_t index = groupOf[line - 1];
        return index == noGroup ? nullptr : &groups.groups[index];
    }
};

/// Decides what edits keep, from how the table of each dialect reads the touched lines before and
/// after: the groups that begin, whom they name, the patterns that are compared, and what the lines
/// below find. A verdict depends on nothing else, so the promise holds for every crawler name and
/// every URL.
class Readings {
public:
    explicit Readings(const syntax::Document& document);

    [[nodiscard]] const Reading& of(dialects::Id dialect) const
    {
        return m_readings[static_cast<std::size_t>(dialect)];
    }

    /// The dialects that read the file the same after these edits, but for rules that are needless.
    /// In time linear in the lines that the edits touch. `needless` ascends by line. Where a line
    /// at an edit has more bytes than `longest`, only what is plain without reading it.
    [[nodiscard]] checks::Readers
    keptBy(std::span<const Edit> edits, std::span<const Needless> needless = {},
           std::size_t longest = std::numeric_limits<std::size_t>::max()) const;
    /// The dialects to which the edits bring neither more nor less of the file; nobody where they
    /// make one line end of two.
    [[nodiscard]] checks::Readers withinLimits(std::span<const Edit> edits) const;
    /// The dialects in which two lines belong to one group.
    [[nodiscard]] checks::Readers sameGroup(text::LineNumber a, text::LineNumber b) const;

private:
    struct Window;

    [[nodiscard]] checks::Readers sizedFor(std::span<const Edit> edits) const;
    [[nodiscard]] bool joinLineEnds(std::span<const Edit> edits) const;
    [[nodiscard]] std::size_t sizeAfter(std::span<const Edit> edits) const;
    /// The dialects that read nothing of what the edits touch, because the file is too large.
    [[nodiscard]] checks::Readers unreadAround(std::span<const Edit> edits) const;
    [[nodiscard]] static Immaterial immaterialFor(const Reading& reading, const Window& window);
    [[nodiscard]] Window windowOf(const Edit& edit) const;
    [[nodiscard]] std::vector<Window> windowsOf(std::span<const Edit> edits) const;
    [[nodiscard]] bool hasLineAbove(std::size_t size, const Window& window) const;
    [[nodiscard]] checks::Readers keptIn(const Window& window, checks::Readers asked,
                                         std::span<const Needless> needless) const;

    syntax::Document m_document;
    std::array<Reading, dialects::dialectCount> m_readings;
};

} // namespace crawlright::edits
