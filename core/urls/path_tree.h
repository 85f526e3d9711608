// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/path_order.h"
#include "core/urls/stop.h"

#include <optional>

/// The folders of a list of URLs, made out of its order by path while one looks: nothing is kept.
///
/// Paths are taken decoded, as the order has them: `%2F` parts folders like `/`. What begins with
/// the first `?` belongs to the last segment, whatever it holds. Hosts do not count.
namespace crawlright::urls {

/// A folder or page: rows that lie side by side in the order.
struct PathNode {
    enum class Kind : std::uint8_t {
        Folder,  ///< all paths that begin with `/some/folder/`
        OwnPage, ///< the path of its folder itself, which ends with `/`
        Page,    ///< one path; what follows `?` is part of it
    };
    Kind kind = Kind::Folder;
    Row begin = 0; ///< in PathOrder::rows()
    Row end = 0;   ///< in PathOrder::rows()
    /// Bytes of the decoded path that all its rows share: a folder's up to its `/`, a page's all.
    std::uint32_t depth = 1;
    std::uint32_t written = 0; ///< bytes that the URL of its first row writes for these

    /// Rows, repeated ones too.
    [[nodiscard]] Row count() const { return end - begin; }
    friend bool operator==(const PathNode&, const PathNode&) = default;
};

/// The folder `/`, which holds all rows.
[[nodiscard]] PathNode rootOf(const UrlList& list, const PathOrder& order);

/// Which children of a folder are wanted. By bytes of the decoded name, its own page first; or the
/// most rows first, and of as many by name.
struct ChildQuery {
    enum class Sort : std::uint8_t { Name, Count };
    Sort sort = Sort::Name;
    Row skip = 0;    ///< leaves out as many from the front
    Row most = 1000; ///< then tells at most as many
};

struct Children {
    std::vector<PathNode> nodes; ///< those asked for
    Row total = 0;               ///< how many children there are
    Row rowsInNodes = 0;         ///< the other rows of the folder are those of children not told
};

/// The children of a folder; a page has none; nothing where it was stopped. About one look at each
/// page and a few at each folder; no recursion. Takes 40 bytes for each of `skip` + `most`
/// children.
[[nodiscard]] std::optional<Children> childrenOf(const PathNode& folder, const ChildQuery& query,
                                                 const UrlList& list, const PathOrder& order,
                                                 const Stop& stop = {});

/// A node's own segment, decoded: `folder/`, `page?x=1`; `/` for the root and for an own page. Any
/// bytes, and as many as a URL has.
[[nodiscard]] std::string nameOf(const PathNode& node, const UrlList& list, const PathOrder& order);
/// The decoded path that all rows of a node share, for `PathOrder::startingWith` and for show.
[[nodiscard]] std::string pathOf(const PathNode& node, const UrlList& list, const PathOrder& order);

} // namespace crawlright::urls
