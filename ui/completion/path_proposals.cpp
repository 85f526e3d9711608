// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/path_proposals.h"

#include "core/access/url.h"
#include "core/text/ascii.h"
#include "core/urls/path_tree.h"
#include "core/urls/path_walk.h"
#include "ui/completion/proposal_makers.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QStringList>

namespace crawlright::completion {

namespace {

using urls::PathNode;
using urls::Row;

constexpr Row mostChildren = 200;
constexpr std::size_t mostShapesShown = 20;
constexpr std::size_t mostPatterns = 12; // beside folders: these are more likely wanted

/// A URL's text as a pattern that means itself: `*` anywhere, `$` at the end and what ends a line's
/// value are written as escapes.
std::string asPattern(std::string_view segment)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string pattern;
    for (std::size_t i = 0; i < segment.size(); ++i) {
        const char c = segment[i];
        const auto byte = static_cast<unsigned char>(c);
        const bool isLastDollar = c == '$' && i + 1 == segment.size();
        if (c == '*' || isLastDollar || c == '#' || byte <= 0x20 || byte == 0x7F) {
            pattern += '%';
            pattern += digits[byte >> 4U];
            pattern += digits[byte & 15U];
        } else {
            pattern += c;
        }
    }
    return pattern;
}

class PathProposer {
public:
    PathProposer(const urls::UrlList& list, const urls::PathOrder& order, const UrlShapes* ofAll,
                 const PathQuestion& question, const urls::Stop& stop)
        : m_list(list)
        , m_order(order)
        , m_ofAll(ofAll)
        , m_question(question)
        , m_stop(stop)
    {
        const std::string_view typed = question.typed;
        const std::size_t folder = question.segment.begin - question.value.begin;
        m_folder = typed.substr(0, std::min(folder, typed.size()));
        m_segment = typed.substr(m_folder.size());
        if (m_folder.empty())
            m_folder = "/";
    }

    std::optional<PathAnswer> run()
    {
        const bool isPattern = m_segment.starts_with('*');
        if (!m_folder.starts_with('/') || m_folder.contains('*') ||
            (!m_question.typed.empty() && !m_question.typed.starts_with('/') && !isPattern))
            return PathAnswer{};
        if (!isPattern && !addChildren())
            return std::nullopt;
        if (!addPatterns(isPattern))
            return std::nullopt;
        return std::move(m_answer);
    }

private:
    [[nodiscard]] Row firstOf(std::span<const Row> rows) const
    {
        return static_cast<Row>(rows.data() - m_order.rows().data());
    }

    bool addChildren()
    {
        std::string beginning(m_folder);
        beginning += m_segment;
        const auto rows = m_order.startingWith(beginning, m_list);
        if (rows.empty())
            return true;
        PathNode folder{.begin = firstOf(rows),
                        .end = firstOf(rows) + static_cast<Row>(rows.size()),
                        .depth = static_cast<std::uint32_t>(urls::decoded(m_folder).size())};
        folder.written = writtenOf(folder.begin, folder.depth);
        const auto children =
            urls::childrenOf(folder, {.sort = urls::ChildQuery::Sort::Count, .most = mostChildren},
                             m_list, m_order, m_stop);
        if (!children)
            return false;
        for (const PathNode& node : children->nodes)
            addChild(node, folder.depth);
        m_answer.more = children->total - static_cast<Row>(children->nodes.size());
        return true;
    }

    /// Bytes that a row's path writes for as many decoded ones.
    [[nodiscard]] std::uint32_t writtenOf(Row place, std::uint32_t depth) const
    {
        urls::PathWalk walk(m_list[m_order.rows()[place]]);
        walk.skip(depth);
        return static_cast<std::uint32_t>(walk.written());
    }

    void addChild(const PathNode& node, std::uint32_t depth)
    {
        if (node.kind == PathNode::Kind::OwnPage)
            return; // it is what was typed
        bool needsSlash = false;
        const std::string_view path =
            access::pathIn(m_list[m_order.rows()[node.begin]], needsSlash);
        const std::uint32_t begin = needsSlash ? 0 : writtenOf(node.begin, depth);
        const std::uint32_t end = node.written;
        const std::string_view segment = path.substr(begin, end - begin);
        // A path that is still empty begins with a slash.
        const std::string insert = (m_question.typed.empty() ? "/" : "") + asPattern(segment);
        const bool isFolder = node.kind == PathNode::Kind::Folder;
        const std::string name = urls::nameOf(node, m_list, m_order);
        const QString decoded = name == segment ? QString() : words::shown(name);
        m_answer.proposals.push_back(
            {.kind = isFolder ? Proposal::Kind::Folder : Proposal::Kind::Page,
             .insert = insert,
             // What a page stands before stays, though it was written for a folder.
             .replace = isFolder ? m_question.segment : m_question.name,
             .label = words::shown(insert),
             .detail = dotted({decoded, urlCount(node.count())}),
             .match = insert == m_segment ? Match::Exact : Match::Prefix,
             .goesOn = isFolder,
             .rank = static_cast<int>(m_answer.proposals.size() + (isFolder ? 0 : mostChildren))});
    }

    bool addPatterns(bool isPattern)
    {
        // Those of a folder below are counted where they are asked for.
        const bool isOfAll = m_folder == "/";
        if (!isPattern && !(isOfAll && m_segment.empty()))
            return true;
        if (isOfAll) {
            if (m_ofAll)
                addPatterns(*m_ofAll, isPattern ? mostShapesShown : mostPatterns);
            return true;
        }
        const auto shapes =
            shapesOf(m_list, m_order.startingWith(m_folder, m_list), mostShapesShown, m_stop);
        if (shapes)
            addPatterns(*shapes, mostShapesShown);
        return shapes.has_value();
    }

    void addPatterns(const UrlShapes& shapes, std::size_t most)
    {
        if (shapes.withQuery > 0)
            addPattern("*?", Completion::tr("%1 with a query").arg(urlCount(shapes.withQuery)));
        std::size_t left = most;
        for (const UrlShapes::Count& extension : shapes.extensions) {
            if (left-- == 0)
                break;
            addPattern("*." + extension.name + "$", urlCount(extension.urls));
        }
        left = most;
        for (const UrlShapes::Count& key : shapes.queryKeys) {
            if (left-- == 0)
                break;
            addPattern("*?*" + asPattern(key.name) + "=",
                       Completion::tr("%1 with “%2” in the query")
                           .arg(urlCount(key.urls), words::shown(key.name)));
        }
    }

    void addPattern(std::string_view shape, const QString& detail)
    {
        if (!shape.starts_with(m_segment))
            return;
        std::string insert(m_folder);
        insert += shape;
        m_answer.proposals.push_back(
            {.kind = Proposal::Kind::Pattern,
             .insert = insert,
             .replace = m_question.value,
             .label = words::shown(insert),
             .detail = detail,
             .match = insert == m_question.typed ? Match::Exact : Match::Prefix,
             .rank = static_cast<int>(m_answer.proposals.size() + 2 * mostChildren)});
    }

    const urls::UrlList& m_list;
    const urls::PathOrder& m_order;
    const UrlShapes* m_ofAll;
    const PathQuestion& m_question;
    const urls::Stop& m_stop;
    std::string_view m_folder;  // as typed, with its `/`
    std::string_view m_segment; // what was typed behind it
    PathAnswer m_answer;
};

} // namespace

std::optional<PathAnswer> pathProposals(const urls::UrlList& list, const urls::PathOrder& order,
                                        const UrlShapes* ofAll, const PathQuestion& question,
                                        const urls::Stop& stop)
{
    auto answer = PathProposer(list, order, ofAll, question, stop).run();
    if (answer)
        sortProposals(answer->proposals);
    return answer;
}

} // namespace crawlright::completion
