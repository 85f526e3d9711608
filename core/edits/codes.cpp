// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/fix.h"

#include <array>

namespace crawlright::edits {

namespace {

// In the order of FixCode.
constexpr std::array<std::string_view, fixCodeCount> names = {
    "add-colon",
    "rename-field",
    "rename-fields",
    "write-field-before",
    "comment-out",
    "delete-line",
    "comment-out-fields",
    "delete-fields",
    "uncomment-rules",
    "delete-comments",
    "correct-id",
    "remove-mark",
    "remove-zero-bytes",
    "remove-characters",
    "write-blank",
    "replace-characters",
    "unify-line-ends",
    "write-utf8",
    "percent-encode-text",
    "percent-encode-bytes",
    "convert-file",
    "decode-entity",
    "remove-quotes",
    "remove-tags",
    "keep-address",
    "insert-star-agent",
    "move-into-group",
    "part-groups",
    "join-agents",
    "add-empty-disallow",
    "add-open-group",
    "add-only-group",
    "merge-groups",
    "share-rules",
    "remove-blank-lines",
    "copy-lost-rules",
    "copy-star-rules",
    "name-crawlers",
    "write-agent",
    "write-star",
    "add-agent",
    "split-agents",
    "delete-group",
    "add-slash-before",
    "add-star-before",
    "cut-to-path",
    "keep-allow",
    "keep-disallow",
    "move-up",
    "remove-trailing-stars",
    "collapse-stars",
    "encode-dollar",
    "end-at-dollar",
    "encode-characters",
    "encode-percent",
    "raise-escapes",
    "decode-escapes",
    "add-spelling",
    "encode-blanks",
    "split-rules",
    "remove-fragment",
    "encode-hash",
    "add-order",
    "add-slash-behind",
    "add-dollar-behind",
    "add-slash-behind-star",
    "split-star",
    "split-parameter",
    "add-directory-rule",
    "write-address",
    "write-value",
    "move-behind-rules",
    "allow-everything",
    "allow-assets",
    "allow-ajax",
};

} // namespace

std::string_view nameOf(FixCode code)
{
    return names[static_cast<std::size_t>(code)];
}

} // namespace crawlright::edits
