// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/path_tree.h"

#include "core/urls/path_walk.h"

#include <algorithm>

namespace crawlright::urls {

namespace {

/// The next segment of a path, from a `/` on.
struct Segment {
    PathNode::Kind kind = PathNode::Kind::Page;
    std::uint32_t size = 0; ///< decoded bytes, with the `/` that ends a folder
};

Segment segmentAt(PathWalk& walk)
{
    Segment segment;
    bool isInQuery = false;
    for (;;) {
        const int byte = walk.next();
        if (byte == PathWalk::end) {
            segment.kind = segment.size == 0 ? PathNode::Kind::OwnPage : PathNode::Kind::Page;
            return segment;
        }
        ++segment.size;
        isInQuery = isInQuery || byte == '?';
        if (byte == '/' && !isInQuery) {
            segment.kind = PathNode::Kind::Folder;
            return segment;
        }
    }
}

/// Whether a path begins as the first bytes, as written, of another do when both are decoded; or,
/// `asWhole`, is that beginning.
bool beginsLike(std::string_view url, std::string_view first, std::size_t written, bool asWhole)
{
    PathWalk walk(url);
    PathWalk like(first);
    PathWalk::skipCommon(walk, like);
    if (like.written() > written) {
        walk.goTo(written);
        like.goTo(written);
    }
    while (like.written() < written) {
        const int byte = like.next();
        if (byte == PathWalk::end || byte != walk.next())
            return false;
    }
    return !asWhole || walk.next() == PathWalk::end;
}

/// Keeps of many children those that are asked for.
class Chosen {
public:
    explicit Chosen(const ChildQuery& query)
        : m_query(query)
        , m_limit(std::size_t{query.skip} + query.most)
    {
    }

    void add(const PathNode& node)
    {
        const Row place = m_children.total++;
        if (m_query.sort == ChildQuery::Sort::Name) {
            if (place >= m_query.skip && place < m_limit)
                m_children.nodes.push_back(node);
            return;
        }
        m_children.nodes.push_back(node);
        if (m_children.nodes.size() > 2 * m_limit + 64)
            keepFirst();
    }

    Children take()
    {
        std::vector<PathNode>& nodes = m_children.nodes;
        if (m_query.sort == ChildQuery::Sort::Count) {
            keepFirst();
            std::ranges::sort(nodes, isBefore);
            nodes.erase(nodes.begin(),
                        nodes.begin() + static_cast<std::ptrdiff_t>(
                                            std::min(std::size_t{m_query.skip}, nodes.size())));
        }
        for (const PathNode& node : nodes)
            m_children.rowsInNodes += node.count();
        return std::move(m_children);
    }

private:
    static bool isBefore(const PathNode& a, const PathNode& b)
    {
        return a.count() != b.count() ? a.count() > b.count() : a.begin < b.begin;
    }

    void keepFirst()
    {
        std::vector<PathNode>& nodes = m_children.nodes;
        if (nodes.size() <= m_limit)
            return;
        const auto limit = nodes.begin() + static_cast<std::ptrdiff_t>(m_limit);
        std::ranges::nth_element(nodes, limit, isBefore);
        nodes.erase(limit, nodes.end());
    }

    const ChildQuery& m_query;
    std::size_t m_limit;
    Children m_children;
};

class Lister {
public:
    Lister(const PathNode& folder, const UrlList& list, const PathOrder& order, const Stop& stop)
        : m_folder(folder)
        , m_list(list)
        , m_rows(order.rows())
        , m_pauses(stop)
    {
    }

    std::optional<Children> run(const ChildQuery& query)
    {
        Chosen chosen(query);
        for (Row begin = m_folder.begin; begin < m_folder.end;) {
            const PathNode child = childAt(begin);
            if (m_pauses.isStoppedAfter(1))
                return std::nullopt;
            chosen.add(child);
            begin = child.end;
        }
        return chosen.take();
    }

private:
    [[nodiscard]] std::string_view at(Row place) const { return m_list[m_rows[place]]; }

    PathNode childAt(Row begin)
    {
        PathWalk walk(at(begin));
        if (begin == m_folder.begin)
            walk.goTo(m_folder.written);
        else
            walk.skip(m_folder.depth);
        const Segment segment = segmentAt(walk);
        PathNode child{.kind = segment.kind,
                       .begin = begin,
                       .depth = m_folder.depth + segment.size,
                       .written = static_cast<std::uint32_t>(walk.written())};
        child.end = endOf(child);
        return child;
    }

    /// The first place behind a child's rows, found by steps that double and then by halves. Where
    /// it was stopped, any place behind the beginning.
    Row endOf(const PathNode& child)
    {
        const bool isPage = child.kind != PathNode::Kind::Folder;
        const std::string_view first = at(child.begin);
        const auto isInside = [&](Row place) {
            const std::string_view url = at(place);
            return !m_pauses.isStoppedAfter(url.size()) &&
                   beginsLike(url, first, child.written, isPage);
        };
        Row inside = child.begin;
        std::size_t step = 1;
        while (step < m_folder.end - inside && isInside(inside + static_cast<Row>(step))) {
            inside += static_cast<Row>(step);
            step *= 2;
        }
        Row outside = inside + static_cast<Row>(std::min<std::size_t>(m_folder.end - inside, step));
        while (outside - inside > 1) {
            const Row middle = inside + (outside - inside) / 2;
            (isInside(middle) ? inside : outside) = middle;
        }
        return outside;
    }

    const PathNode& m_folder;
    const UrlList& m_list;
    std::span<const Row> m_rows;
    Pauses m_pauses;
};

} // namespace

PathNode rootOf(const UrlList& list, const PathOrder& order)
{
    PathNode root{.end = static_cast<Row>(order.rows().size())};
    if (root.count() > 0) {
        PathWalk walk(list[order.rows().front()]);
        walk.skip(root.depth);
        root.written = static_cast<std::uint32_t>(walk.written());
    }
    return root;
}

std::optional<Children> childrenOf(const PathNode& folder, const ChildQuery& query,
                                   const UrlList& list, const PathOrder& order, const Stop& stop)
{
    if (folder.kind != PathNode::Kind::Folder)
        return Children{};
    return Lister(folder, list, order, stop).run(query);
}

std::string pathOf(const PathNode& node, const UrlList& list, const PathOrder& order)
{
    if (node.count() == 0)
        return "/";
    PathWalk walk(list[order.rows()[node.begin]]);
    std::string path;
    path.reserve(node.depth);
    for (std::uint32_t i = 0; i < node.depth; ++i)
        path += static_cast<char>(walk.next());
    return path;
}

std::string nameOf(const PathNode& node, const UrlList& list, const PathOrder& order)
{
    if (node.kind == PathNode::Kind::OwnPage)
        return "/";
    const std::string path = pathOf(node, list, order);
    const std::size_t searched = node.kind == PathNode::Kind::Folder
                                     ? path.size() - 1
                                     : std::min(path.find('?'), path.size());
    const std::size_t slash = std::string_view(path).substr(0, searched).rfind('/');
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

} // namespace crawlright::urls
