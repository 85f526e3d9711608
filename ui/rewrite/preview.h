// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/syntax/document.h"

#include <QString>

#include <vector>

/// A change of a whole file before it is made. Does **not** know what made it.
namespace crawlright::rewrite {

/// A line that goes, or one that comes.
struct PreviewLine {
    enum class Kind : std::uint8_t { Removed, Added, More };
    Kind kind = Kind::Removed;
    text::LineNumber line = 0; ///< Removed: which; Added: the one it stands at; More: how many more
    QString text;
};

struct Preview {
    std::vector<PreviewLine> lines; ///< by place, at most some thousands
    int removed = 0;                ///< of all
    int added = 0;
};

/// Total and linear in what the edits touch; for a worker.
[[nodiscard]] Preview previewOf(const syntax::Document& document,
                                std::span<const edits::Edit> edits);

} // namespace crawlright::rewrite
