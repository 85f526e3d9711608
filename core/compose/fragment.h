// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/syntax/document.h"

#include <string_view>

namespace crawlright::compose {

/// Puts lines of robots.txt into a file, where they fit: rules without a user-agent line into the
/// group that `cursor` (a line, from 1; 0: nowhere) stands in, else into the one for `*`; a group
/// into the one that is for the same crawlers, else to the end as a group of its own; what holds
/// for the whole file to the end. A rule or a line for the whole file that is there already is left
/// out. Groups as RFC 9309 §2.2.1 makes them. Total.
[[nodiscard]] edits::Edits insertFragment(const syntax::Document& document,
                                          std::string_view fragment, text::LineNumber cursor);

} // namespace crawlright::compose
