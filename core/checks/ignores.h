// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <bitset>
#include <cstdint>
#include <vector>

/// What a file's own comments say about findings:
///
///     Disallow: /cart   # crawlright: ignore dead-rule           findings of this line
///     # crawlright: ignore dead-rule, case-mismatch -- shop's    findings of what follows, up to
///                                                                and with the next line that is
///                                                                neither blank nor a comment
///     # crawlright: ignore-file no-sitemap                       findings of the whole file
///
/// The mark may stand behind any `#` of a comment; behind a second one in a line that is all
/// comment it is for that line. Ids are parted by commas or blanks; what follows `--` is a reason.
/// Letters count without regard to case. A comment that names no id ignores nothing: one that
/// ignores everything would hide the faults of tomorrow.
namespace crawlright::checks {

using CodeSet = std::bitset<codeCount>;

/// What the comments of a file ask for.
struct Ignores {
    struct Range {
        Code code = Code::FileTooBig;
        text::LineNumber first = 0;
        text::LineNumber last = 0; ///< included
        friend bool operator==(const Range&, const Range&) = default;
    };
    std::vector<Range> ranges; ///< by code, then by first line; `last` never falls within a code
    CodeSet inFile;
    /// What of such comments has no effect.
    struct Unknown {
        enum class Kind : std::uint8_t {
            Id,      ///< a word that is no id
            Request, ///< a word that is neither `ignore` nor `ignore-file`; empty for want of one
            NoId,    ///< a request that names none
        };
        text::Span word;
        Kind kind = Kind::Id;
        friend bool operator==(const Unknown&, const Unknown&) = default;
    };
    std::vector<Unknown> unknown; ///< by place in the file
};

/// Linear in the size of the file.
[[nodiscard]] Ignores ignoresOf(const syntax::Document& document);

/// The findings that no comment of the file asks to ignore, in the same order.
[[nodiscard]] std::vector<Finding> withoutIgnored(const syntax::Document& document,
                                                  std::vector<Finding> findings);

} // namespace crawlright::checks
