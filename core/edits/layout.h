// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/document.h"

#include <vector>

/// How the lines of a file stand to each other for those who write it.
namespace crawlright::edits {

/// A line that is not blank.
struct Item {
    std::size_t line = 0; ///< from 0
    bool hasGap = false;  ///< a blank line stands above
    bool isComment = false;
    bool startsGroup = false;
    bool goesOn = false;     ///< within a group that began above, which goes on here or below
    bool leadsGroup = false; ///< a comment right above the start of a group
};

/// In file order. Groups as RFC 9309 §2.2.1 makes them, misspelled fields taken for what they mean.
[[nodiscard]] std::vector<Item> itemsOf(const syntax::Document& document);

} // namespace crawlright::edits
