// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/outline/outline.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace crawlright::outline {

namespace {

using rules::AgentLine;
using rules::GroupSet;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;

bool isOfFile(Field field)
{
    return field == Field::Host || field == Field::CleanParam;
}

/// Walks the lines and the groups of a file together.
class Collector {
public:
    Collector(const session::Analysis& analysis, const GroupSet& set)
        : m_document(analysis.document)
        , m_set(set)
    {
    }

    std::vector<Item> run()
    {
        m_items.reserve(m_set.groups.size() + 3);
        for (const rules::Group& group : m_set.groups) {
            m_items.push_back({.kind = Kind::Group,
                               .group = static_cast<std::uint32_t>(m_items.size()),
                               .rules = group.rulesEnd - group.rulesBegin,
                               .line = m_set.agents[group.agentsBegin].line});
            for (const AgentLine& agent : m_set.agentsOf(group))
                m_items.back().children.push_back(agent.line);
        }
        collectOthers();
        markTwins();
        for (Item* section : {&m_sitemaps, &m_outside, &m_others}) {
            if (section->children.empty())
                continue;
            section->line = section->children.front();
            m_items.push_back(std::move(*section));
        }
        return std::move(m_items);
    }

private:
    void collectOthers()
    {
        for (const rules::RuleLine& rule : m_set.orphans)
            m_outside.children.push_back(rule.line);
        std::size_t next = 0; // the group that begins next
        bool isOpen = false;
        LineNumber number = 0;
        for (const Line& line : m_document.lines()) {
            ++number;
            if (line.contentEnd > m_set.bytesRead)
                break;
            if (next < m_set.groups.size() && m_items[next].line == number) {
                ++next;
                isOpen = true;
            }
            if (line.kind == LineKind::Blank && m_set.dialect.blankLineEndsRecord)
                isOpen = false;
            if (line.kind == LineKind::Field)
                collect(number, line.name.field, isOpen ? &m_items[next - 1] : nullptr);
        }
        std::ranges::sort(m_outside.children);
    }

    void collect(LineNumber number, Field field, Item* group)
    {
        if (field == Field::UserAgent || syntax::isRule(field))
            return;
        if (field == Field::Sitemap)
            m_sitemaps.children.push_back(number);
        else if (isOfFile(field))
            m_others.children.push_back(number);
        else
            (group ? group : &m_outside)->children.push_back(number);
    }

    /// Groups that share a name.
    void markTwins()
    {
        std::unordered_map<std::string, std::uint32_t> firsts;
        for (std::uint32_t i = 0; i < m_set.groups.size(); ++i) {
            for (const AgentLine& agent : m_set.agentsOf(m_set.groups[i])) {
                std::string name(m_document.textOf(agent.token));
                std::ranges::transform(name, name.begin(), text::toLower);
                if (name.empty())
                    continue;
                const auto [known, isNew] = firsts.try_emplace(std::move(name), i);
                if (isNew || known->second == i)
                    continue;
                m_items[i].twin = m_items[known->second].line;
                if (m_items[known->second].twin == 0)
                    m_items[known->second].twin = m_items[i].line;
            }
        }
    }

    const syntax::Document& m_document;
    const GroupSet& m_set;
    std::vector<Item> m_items;
    Item m_sitemaps{.kind = Kind::Sitemaps};
    Item m_outside{.kind = Kind::Outside};
    Item m_others{.kind = Kind::Others};
};

} // namespace

std::vector<Item> itemsOf(const session::Analysis& analysis, dialects::Id dialect)
{
    return Collector(analysis, analysis.groupsFor(dialect)).run();
}

bool isSame(const session::Analysis& before, const Item& one, const session::Analysis& after,
            const Item& other, dialects::Id dialect)
{
    if (one.kind != other.kind)
        return false;
    if (one.kind != Kind::Group)
        return true;
    const GroupSet& oldSet = before.groupsFor(dialect);
    const GroupSet& newSet = after.groupsFor(dialect);
    return std::ranges::equal(
        oldSet.agentsOf(oldSet.groups[one.group]), newSet.agentsOf(newSet.groups[other.group]),
        [&](const AgentLine& a, const AgentLine& b) {
            return before.document.textOf(a.value) == after.document.textOf(b.value);
        });
}

} // namespace crawlright::outline
