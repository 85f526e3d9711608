// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/rewrite.h"

namespace crawlright::edits {

/// The file in one style: `Field: value # comment` with the field's usual spelling, one blank after
/// the colon and none at the ends of a line, the document's main line ending on every line, one
/// blank line between groups and none within, never two, none at the ends of the file. A comment
/// that touches the value before it goes on doing so, a byte order mark stays, and a line that some
/// reader takes otherwise than the others (a misspelled field, no colon, a NUL, too many bytes) or
/// that names no known field keeps its bytes but for its line ending. Total and linear, `keeps`
/// apart; formatting again changes nothing.
[[nodiscard]] Rewrite format(const syntax::Document& document);

} // namespace crawlright::edits
