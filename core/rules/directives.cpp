// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/directives.h"

#include <cmath>

namespace crawlright::rules {

namespace {

using dialects::Dialect;
using dialects::OtherFields;
using dialects::Reads;
using syntax::Field;
using Fate = DirectiveFate;

/// Sitemaps, Host and Clean-param are tied to no group.
bool isOfFile(Field field)
{
    return field == Field::Sitemap || field == Field::Host || field == Field::CleanParam;
}

text::Span moved(text::Span span, text::Offset by)
{
    return span.isEmpty() ? text::Span{} : text::Span{span.begin + by, span.end + by};
}

class Reader {
public:
    Reader(const syntax::Document& document, const GroupSet& groups, const Selection& selection)
        : m_document(document)
        , m_groups(groups)
        , m_others(groups.dialect.others)
        , m_selection(selection)
    {
    }

    Directives run()
    {
        if (m_groups.tooBigAllowsAll)
            return std::move(m_told);
        collect();
        for (Directive& directive : m_told.lines)
            settle(directive);
        if (m_others.delayFromStarToo && !m_told.crawlDelay)
            takeDelayFromStar();
        return std::move(m_told);
    }

private:
    /// Every line of a followed field, with the group it stands in.
    void collect()
    {
        std::uint32_t agent = 0;
        std::uint32_t group = 0;
        bool isOpen = false;
        for (text::LineNumber n = 1; n <= m_document.lines().size(); ++n) {
            const syntax::Line& line = m_document.line(n);
            if (line.contentEnd > m_groups.bytesRead)
                return;
            if (line.kind == syntax::LineKind::Blank && m_groups.dialect.blankLineEndsRecord)
                isOpen = false;
            if (agent < m_groups.agents.size() && m_groups.agents[agent].line == n) {
                while (m_groups.groups[group].agentsEnd <= agent)
                    ++group;
                ++agent;
                isOpen = true;
            } else if (line.kind == syntax::LineKind::Field) {
                add(n, isOpen ? group : noGroup);
            }
        }
    }

    void add(text::LineNumber number, std::uint32_t group)
    {
        if (!dialects::readsOther(m_others, m_document.line(number).name.field))
            return;
        const ReadLine line = read(m_document, number, m_groups.dialect);
        if (dialects::readsOther(m_others, line.field))
            m_told.lines.push_back({number, line.field, line.value, group, Fate::Ignored});
    }

    [[nodiscard]] bool binds(std::uint32_t group) const
    {
        return m_selection.fates[group] == GroupFate::Taken ||
               m_selection.fates[group] == GroupFate::Merged;
    }

    void settle(Directive& directive)
    {
        const Reads reads = *dialects::readsOther(m_others, directive.field);
        if (reads == Reads::No)
            return;
        if (!isOfFile(directive.field) && directive.group == noGroup)
            directive.fate = Fate::NoGroup;
        else if (!isOfFile(directive.field) && !binds(directive.group))
            directive.fate = Fate::OtherGroup;
        else
            directive.fate = take(directive, reads == Reads::Yes ? Fate::Read : Fate::Open);
    }

    /// Keeps the value; what came of it, `good` where it counts.
    Fate take(const Directive& directive, Fate good)
    {
        const std::string_view value = m_document.textOf(directive.value);
        switch (directive.field) {
        case Field::Sitemap:
            m_told.sitemaps.push_back(directive.value);
            return good;
        case Field::Host:
            return takeHost(directive, value, good);
        case Field::CrawlDelay:
            return takeDelay(directive, value, good, false);
        case Field::RequestRate:
            return takeOne(m_told.requestRate, parseRate(value), directive, good);
        case Field::VisitTime:
            return takeOne(m_told.visitTime, parseWindow(value), directive, good);
        case Field::CleanParam:
            return takeCleanParam(directive, value, good);
        case Field::ContentSignal:
            return takePreferences(m_told.contentSignals, directive, value, good);
        case Field::ContentUsage:
            return takePreferences(m_told.contentUsages, directive, value, good);
        default:
            return Fate::Ignored;
        }
    }

    Fate takeHost(const Directive& directive, std::string_view value, Fate good)
    {
        std::optional<MainHost> host = parseHost(value);
        if (host)
            host->name = moved(host->name, directive.value.begin);
        return takeOne(m_told.host, host, directive, good);
    }

    template <typename Value>
    static Fate takeOne(std::optional<Value>& kept, std::optional<Value> found,
                        const Directive& directive, Fate good)
    {
        if (!found)
            return Fate::Malformed;
        if (kept)
            return Fate::NotFirst;
        kept = found;
        if constexpr (requires { kept->line; })
            kept->line = directive.line;
        return good;
    }

    Fate takeDelay(const Directive& directive, std::string_view value, Fate good, bool fromStar)
    {
        const std::optional<double> seconds = parseDelay(value);
        if (!seconds || (m_others.delayIsWhole && std::floor(*seconds) != *seconds))
            return Fate::Malformed;
        const bool isTooLong = m_others.delayMost != 0 && *seconds > m_others.delayMost;
        if (*seconds < m_others.delayLeast || isTooLong)
            return Fate::OutOfRange;
        const CrawlDelay delay{*seconds, directive.line, fromStar};
        return takeOne(m_told.crawlDelay, std::optional(delay), directive, good);
    }

    void takeDelayFromStar()
    {
        for (Directive& directive : m_told.lines) {
            const bool isOfStar = directive.field == Field::CrawlDelay &&
                                  directive.fate == Fate::OtherGroup &&
                                  m_selection.fates[directive.group] == GroupFate::StarNotNeeded;
            if (isOfStar)
                directive.fate =
                    takeDelay(directive, m_document.textOf(directive.value), Fate::Read, true);
        }
    }

    Fate takeCleanParam(const Directive& directive, std::string_view value, Fate good)
    {
        std::optional<CleanParam> clean = parseCleanParam(value);
        if (!clean)
            return Fate::Malformed;
        for (text::Span& parameter : clean->parameters)
            parameter = moved(parameter, directive.value.begin);
        clean->path = moved(clean->path, directive.value.begin);
        clean->line = directive.line;
        m_told.cleanParams.push_back(*std::move(clean));
        return good;
    }

    static Fate takePreferences(std::vector<Preferences>& kept, const Directive& directive,
                                std::string_view value, Fate good)
    {
        const bool mayHavePath = directive.field == Field::ContentUsage;
        std::optional<Preferences> found = parsePreferences(value, mayHavePath);
        if (!found)
            return Fate::Malformed;
        for (Preference& item : found->items)
            item = {moved(item.key, directive.value.begin),
                    moved(item.value, directive.value.begin)};
        found->path = moved(found->path, directive.value.begin);
        found->line = directive.line;
        kept.push_back(*std::move(found));
        return good;
    }

    const syntax::Document& m_document;
    const GroupSet& m_groups;
    const OtherFields& m_others;
    const Selection& m_selection;
    Directives m_told;
};

} // namespace

Directives directivesFor(const syntax::Document& document, const GroupSet& groups,
                         const Selection& selection)
{
    return Reader(document, groups, selection).run();
}

} // namespace crawlright::rules
