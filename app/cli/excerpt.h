// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "core/syntax/document.h"

#include <string>

namespace crawlright::cli {

/// A line with marks beneath a span of it, as compilers print it, of a long line only the
/// surroundings of the span:
///
///         2 | Disalow: /tmp
///           | ^~~~~~~
///
/// What `visible` spells out or makes wide keeps its marks beneath it.
void appendExcerpt(std::string& out, const Console& console, const syntax::Document& document,
                   text::Span span, Tint tint);

} // namespace crawlright::cli
