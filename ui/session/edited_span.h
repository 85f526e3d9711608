// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <optional>

namespace crawlright::session {

/// What has become of the bytes of a file since a moment, as one run: the bytes [begin, thenEnd) of
/// that moment are [begin, nowEnd) now, all others are as they were.
class EditedSpan {
public:
    /// The bytes [begin, end) of now become so many bytes.
    void add(text::Span edited, text::Offset size);

    /// Where these bytes of then are now; nullopt if they were edited.
    [[nodiscard]] std::optional<text::Span> now(text::Span then) const;
    /// The other way: bytes of then that hold those of these bytes that have not been edited. Of
    /// what became of the run, only where it is between them.
    [[nodiscard]] text::Span then(text::Span now) const;

private:
    struct Run {
        text::Offset begin = 0;
        text::Offset thenEnd = 0;
        text::Offset nowEnd = 0;
    };
    std::optional<Run> m_run; // none: nothing was edited
};

} // namespace crawlright::session
