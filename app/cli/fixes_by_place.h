// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/fix.h"

#include <vector>

namespace crawlright::cli {

/// Fixes of findings that come by their place. A fix is judged by its whole line, so that those of
/// all the faults of a very long line would cost its square: past 64 KiB read for a line, the rest
/// of its findings get none.
class FixesByPlace {
public:
    /// Keeps a reference to the document.
    explicit FixesByPlace(const syntax::Document& document)
        : m_document(document)
        , m_fixer(document)
    {
    }

    [[nodiscard]] std::vector<edits::Fix> next(const checks::Finding& finding);

private:
    const syntax::Document& m_document;
    edits::Fixer m_fixer;
    text::LineNumber m_line = 0;
    std::size_t m_read = 0; ///< bytes of the line, once for each finding
};

} // namespace crawlright::cli
