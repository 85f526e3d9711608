// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/compose/fragment.h"

#include "core/compose/line_rewrite.h"
#include "core/rules/groups.h"
#include "core/text/case.h"

#include <algorithm>
#include <set>
#include <utility>

namespace crawlright::compose {

namespace {

using dialects::Id;
using syntax::Document;
using syntax::Field;
using text::LineNumber;

/// A line of a fragment with the comments above it.
struct Piece {
    Lines comments;
    std::string line;
};

struct FragmentGroup {
    Lines comments; ///< above its first line
    Lines names;    ///< empty: rules for whatever group
    std::vector<Piece> body;
};

struct Parts {
    std::vector<FragmentGroup> groups;
    std::vector<Piece> wholeFile;
};

bool holdsForWholeFile(Field field)
{
    return field == Field::Sitemap || field == Field::Host || field == Field::CleanParam;
}

Parts partsOf(const Document& fragment)
{
    Parts parts;
    Lines comments;
    for (const syntax::Line& line : fragment.lines()) {
        std::string text(fragment.textOf(line.content()));
        if (line.kind == syntax::LineKind::Blank)
            continue;
        if (line.kind == syntax::LineKind::Comment) {
            comments.push_back(std::move(text));
            continue;
        }
        if (holdsForWholeFile(line.name.field)) {
            parts.wholeFile.push_back({std::exchange(comments, {}), std::move(text)});
        } else if (line.name.field == Field::UserAgent) {
            if (parts.groups.empty() || !parts.groups.back().body.empty())
                parts.groups.push_back({std::exchange(comments, {}), {}, {}});
            parts.groups.back().names.emplace_back(fragment.textOf(line.value()));
        } else {
            if (parts.groups.empty())
                parts.groups.emplace_back();
            parts.groups.back().body.push_back({std::exchange(comments, {}), std::move(text)});
        }
    }
    return parts;
}

/// A field and its value, however they are spelled.
std::string meaningOf(std::string_view text, const syntax::Line& line)
{
    return std::string(syntax::nameOf(line.name.field)) + ':' + std::string(line.value().of(text));
}
std::string meaningOf(const std::string& line)
{
    const Document document = syntax::parse(line);
    return meaningOf(document.bytes(), document.line(1));
}

class Inserter {
public:
    Inserter(const Document& document, LineNumber cursor)
        : m_document(document)
        , m_cursor(cursor)
        , m_groups(rules::groupsOf(document, dialects::get(Id::Rfc9309)))
        , m_rewrite(document)
    {
    }

    edits::Edits run(const Parts& parts)
    {
        for (const FragmentGroup& group : parts.groups)
            insert(group);
        addFileLines(parts.wholeFile);
        return m_rewrite.edits();
    }

private:
    void insert(const FragmentGroup& group)
    {
        const rules::Group* target = group.names.empty() ? cursorGroup() : groupFor(group.names);
        if (!target && group.names.empty())
            target = groupFor({"*"});
        if (target)
            merge(group, *target);
        else
            addGroup(group);
    }

    [[nodiscard]] std::set<std::string> namesOf(const rules::Group& group) const
    {
        std::set<std::string> names;
        for (const rules::AgentLine& agent : m_groups.agentsOf(group))
            names.insert(agent.isStar ? "*" : text::lowered(m_document.textOf(agent.token)));
        return names;
    }

    [[nodiscard]] const rules::Group* groupFor(const Lines& wanted) const
    {
        std::set<std::string> names;
        for (const std::string& name : wanted)
            names.insert(text::lowered(name));
        const auto found = std::ranges::find_if(
            m_groups.groups, [&](const rules::Group& group) { return namesOf(group) == names; });
        return found == m_groups.groups.end() ? nullptr : &*found;
    }

    /// The group of the cursor's line, from its first user-agent line to its last rule.
    [[nodiscard]] const rules::Group* cursorGroup() const
    {
        const auto found = std::ranges::find_if(m_groups.groups, [&](const rules::Group& group) {
            return m_groups.agentsOf(group).front().line <= m_cursor && m_cursor <= lastOf(group);
        });
        return found == m_groups.groups.end() ? nullptr : &*found;
    }

    [[nodiscard]] LineNumber lastOf(const rules::Group& group) const
    {
        const auto rules = m_groups.rulesOf(group);
        return rules.empty() ? m_groups.agentsOf(group).back().line : rules.back().line;
    }

    void merge(const FragmentGroup& group, const rules::Group& target)
    {
        const LineNumber last = lastOf(target);
        std::set<std::string> there;
        for (LineNumber n = m_groups.agentsOf(target).back().line; n <= last; ++n)
            if (m_document.line(n).kind == syntax::LineKind::Field)
                there.insert(meaningOf(m_document.bytes(), m_document.line(n)));
        Lines lines;
        for (const Piece& piece : group.body) {
            if (!there.insert(meaningOf(piece.line)).second)
                continue;
            lines.insert(lines.end(), piece.comments.begin(), piece.comments.end());
            lines.push_back(piece.line);
        }
        if (!lines.empty())
            m_rewrite.addBelow(last, lines);
    }

    void addGroup(const FragmentGroup& group)
    {
        Lines lines = group.comments;
        for (const std::string& name : group.names)
            lines.push_back("User-agent: " + name);
        if (group.names.empty())
            lines.emplace_back("User-agent: *");
        for (const Piece& piece : group.body) {
            lines.insert(lines.end(), piece.comments.begin(), piece.comments.end());
            lines.push_back(piece.line);
        }
        // Behind a group without rules the new names would join it.
        const bool isOpen =
            !m_groups.groups.empty() && m_groups.rulesOf(m_groups.groups.back()).empty();
        if (!isOpen) {
            m_rewrite.addAtEnd(lines);
            return;
        }
        lines.emplace_back();
        LineNumber above = m_groups.agentsOf(m_groups.groups.back()).front().line - 1;
        while (above > 0 && m_document.line(above).kind == syntax::LineKind::Comment)
            --above;
        m_rewrite.addBelow(above, lines);
    }

    void addFileLines(const std::vector<Piece>& pieces)
    {
        std::set<std::string> there;
        for (const syntax::Line& line : m_document.lines())
            if (line.kind == syntax::LineKind::Field && holdsForWholeFile(line.name.field))
                there.insert(meaningOf(m_document.bytes(), line));
        Lines lines;
        for (const Piece& piece : pieces) {
            if (!there.insert(meaningOf(piece.line)).second)
                continue;
            lines.insert(lines.end(), piece.comments.begin(), piece.comments.end());
            lines.push_back(piece.line);
        }
        if (!lines.empty())
            m_rewrite.addAtEnd(lines);
    }

    const Document& m_document;
    const LineNumber m_cursor;
    const rules::GroupSet m_groups;
    LineRewrite m_rewrite;
};

} // namespace

edits::Edits insertFragment(const Document& document, std::string_view fragment, LineNumber cursor)
{
    return Inserter(document, cursor).run(partsOf(syntax::parse(std::string(fragment))));
}

} // namespace crawlright::compose
