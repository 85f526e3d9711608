// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/path_order.h"
#include "ui/completion/proposal.h"
#include "ui/completion/url_shapes.h"

#include <optional>

namespace crawlright::completion {

/// A place within the path of a rule.
struct PathQuestion {
    std::string typed;  ///< of the value, up to the cursor
    text::Span value;   ///< in the file
    text::Span segment; ///< in the file: the part between slashes that the cursor is in
    text::Span name;    ///< the same without the slash that ends it
    friend bool operator==(const PathQuestion&, const PathQuestion&) = default;
};

struct PathAnswer {
    Proposals proposals;
    urls::Row more = 0; ///< folders and pages that fit, too, and are not among them
};

/// What loaded URLs have at a place: the folders and pages of the folder that was typed which begin
/// as the segment does, folders first, the most URLs first; and patterns by what the URLs have in
/// common. They are written as the URLs write them, but for what a pattern or a line would take for
/// something else. `ofAll` are the shapes of all rows, null: not counted yet. Nothing where it was
/// stopped.
[[nodiscard]] std::optional<PathAnswer>
pathProposals(const urls::UrlList& list, const urls::PathOrder& order, const UrlShapes* ofAll,
              const PathQuestion& question, const urls::Stop& stop = {});

} // namespace crawlright::completion
