// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/text/codec.h"
#include "ui/session/block_map.h"
#include "ui/session/text_edit.h"

#include <optional>
#include <span>
#include <vector>

class QTextDocument;

/// Edits of the bytes as edits of the text that stands for them.
namespace crawlright::session {

/// What a file is and how it is shown.
struct ShownFile {
    const QTextDocument& document;
    const BlockMap& map;
    std::string_view bytes;
    text::LineEnding lineEnding = text::LineEnding::Lf;
};

/// Edits from the end of the text to its start, of the lines that the edits touch only; nullopt
/// where lines beside them would become other blocks too, so that the whole text must be made anew.
[[nodiscard]] std::optional<std::vector<TextEdit>> textEditsFor(const ShownFile& file,
                                                                std::span<const edits::Edit> edits);

/// Where a byte is when the edits are made; one that an edit takes away is at what replaces it.
[[nodiscard]] text::Offset offsetAfter(std::span<const edits::Edit> edits, text::Offset offset);

} // namespace crawlright::session
