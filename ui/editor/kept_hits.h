// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <QtTypes>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace crawlright::editor {

/// What a search found in the bytes of a revision.
struct Hits {
    quint64 revision = 0;
    std::vector<text::Span> spans;   ///< ascending, none overlapping; some may be empty
    std::optional<text::Span> scope; ///< only there was searched
};

using HitsPtr = std::shared_ptr<const Hits>;

/// Hits, and where they are while the text is edited: those before the first edited byte and those
/// behind the last stay; the others are gone. All in the logarithm of their number.
class KeptHits {
public:
    /// None.
    KeptHits() = default;
    explicit KeptHits(HitsPtr hits);

    /// These bytes of now become so many, which makes the next revision.
    void noteEdit(text::Span was, text::Offset size);

    /// Of the text that the places are of; 0: there are no hits.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool isEmpty() const { return size() == 0; }
    /// Where a hit is now; the index is below `size()`.
    [[nodiscard]] text::Span operator[](std::size_t index) const;
    /// The first hit that ends behind a place, or is empty and not before it; `size()`: none.
    [[nodiscard]] std::size_t firstFrom(text::Offset place) const;
    /// The hit that is just this span.
    [[nodiscard]] std::optional<std::size_t> find(text::Span span) const;
    /// Those that share a byte with a span, or are empty and begin in it.
    [[nodiscard]] std::vector<text::Span> in(text::Span span) const;
    /// Where was searched: the bytes between the same two as then.
    [[nodiscard]] const std::optional<text::Span>& scope() const { return m_scope; }

private:
    HitsPtr m_hits; // null: none
    std::optional<text::Span> m_scope;
    quint64 m_revision = 0;
    std::size_t m_before = 0; // so many at the start stay where they are
    std::size_t m_behind = 0; // from this one on they have moved, up to m_end
    std::size_t m_end = 0;
    text::Offset m_shift = 0; // by so much; wraps
};

/// Where a span is when these bytes have become so many; it grows with what is edited in it.
[[nodiscard]] text::Span grown(text::Span span, text::Span was, text::Offset size);

} // namespace crawlright::editor
