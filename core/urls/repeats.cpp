// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/repeats.h"

#include <bit>
#include <functional>

namespace crawlright::urls {

namespace {

constexpr Row freeSlot = ~Row{0};

/// Each text once, found by its hash: rows in an array that is at most half full, where a text lies
/// in the first free slot from its own on.
class Texts {
public:
    Texts(const UrlList& list, Pauses& pauses)
        : m_list(list)
        , m_pauses(pauses)
        , m_slots(std::bit_ceil(std::size_t{2} * list.size() + 1), freeSlot)
    {
    }

    /// Adds a row unless its text is there; then true. Also true where the work was stopped.
    bool holdsOrAdds(Row row)
    {
        const std::string_view text = m_list[row];
        std::size_t slot = std::hash<std::string_view>()(text) & (m_slots.size() - 1);
        while (m_slots[slot] != freeSlot) {
            if (m_pauses.isStoppedAfter(text.size() + 1) || m_list[m_slots[slot]] == text)
                return true;
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        m_slots[slot] = row;
        return false;
    }

private:
    const UrlList& m_list;
    Pauses& m_pauses;
    std::vector<Row> m_slots;
};

} // namespace

std::optional<Repeats> Repeats::of(const UrlList& list, const Stop& stop)
{
    Pauses pauses(stop);
    Texts texts(list, pauses);
    Repeats repeats;
    repeats.m_bits.resize((list.size() + std::size_t{63}) / 64);
    for (Row row = 0; row < list.size(); ++row) {
        const bool isRepeat = texts.holdsOrAdds(row);
        if (pauses.isStoppedAfter(list[row].size() + 1))
            return std::nullopt;
        if (isRepeat) {
            repeats.m_bits[row / 64] |= std::uint64_t{1} << (row % 64);
            ++repeats.m_count;
        }
    }
    return repeats;
}

} // namespace crawlright::urls
