// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/characters.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

using text::Offset;

struct Known {
    std::string_view bytes; ///< its UTF-8
    char32_t codePoint;
    OddKind kind;
    std::string_view instead = {};
};

constexpr std::array known = {
    Known{"\xC2\xA0", 0xA0, OddKind::Invisible},
    Known{"\xC2\xAD", 0xAD, OddKind::Invisible},
    Known{"\xE1\xA0\x8E", 0x180E, OddKind::Invisible},
    Known{"\xE2\x80\x8B", 0x200B, OddKind::Invisible},
    Known{"\xE2\x80\x8C", 0x200C, OddKind::Invisible},
    Known{"\xE2\x80\x8D", 0x200D, OddKind::Invisible},
    Known{"\xE2\x80\x8E", 0x200E, OddKind::Direction},
    Known{"\xE2\x80\x8F", 0x200F, OddKind::Direction},
    Known{"\xE2\x80\xA8", 0x2028, OddKind::Invisible},
    Known{"\xE2\x80\xA9", 0x2029, OddKind::Invisible},
    Known{"\xE2\x80\xAA", 0x202A, OddKind::Direction},
    Known{"\xE2\x80\xAB", 0x202B, OddKind::Direction},
    Known{"\xE2\x80\xAC", 0x202C, OddKind::Direction},
    Known{"\xE2\x80\xAD", 0x202D, OddKind::Direction},
    Known{"\xE2\x80\xAE", 0x202E, OddKind::Direction},
    Known{"\xE2\x80\xAF", 0x202F, OddKind::Invisible},
    Known{"\xE2\x81\xA0", 0x2060, OddKind::Invisible},
    Known{"\xE2\x81\xA6", 0x2066, OddKind::Direction},
    Known{"\xE2\x81\xA7", 0x2067, OddKind::Direction},
    Known{"\xE2\x81\xA8", 0x2068, OddKind::Direction},
    Known{"\xE2\x81\xA9", 0x2069, OddKind::Direction},
    Known{"\xE3\x80\x80", 0x3000, OddKind::Invisible},
    Known{"\xEF\xBB\xBF", 0xFEFF, OddKind::Invisible},
    Known{"\xE2\x80\x90", 0x2010, OddKind::WordProcessor, "-"},
    Known{"\xE2\x80\x91", 0x2011, OddKind::WordProcessor, "-"},
    Known{"\xE2\x80\x92", 0x2012, OddKind::WordProcessor, "-"},
    Known{"\xE2\x80\x93", 0x2013, OddKind::WordProcessor, "-"},
    Known{"\xE2\x80\x94", 0x2014, OddKind::WordProcessor, "-"},
    Known{"\xE2\x88\x92", 0x2212, OddKind::WordProcessor, "-"},
    Known{"\xE2\x80\x98", 0x2018, OddKind::WordProcessor, "'"},
    Known{"\xE2\x80\x99", 0x2019, OddKind::WordProcessor, "'"},
    Known{"\xE2\x80\x9C", 0x201C, OddKind::WordProcessor, "\""},
    Known{"\xE2\x80\x9D", 0x201D, OddKind::WordProcessor, "\""},
    Known{"\xE2\x80\x9E", 0x201E, OddKind::WordProcessor, "\""},
    Known{"\xE2\x80\xA6", 0x2026, OddKind::WordProcessor, "..."},
    Known{"\xEF\xBC\x9A", 0xFF1A, OddKind::WordProcessor, ":"},
};

bool isOrdinary(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 0x20 && byte < 0x7F) || c == '\t' || c == '\n' || c == '\r' || c == '\0';
}

/// Spares most characters of other scripts the search.
constexpr bool mayBegin(char c)
{
    return std::ranges::any_of(known, [c](const Known& one) { return one.bytes.front() == c; });
}

constexpr std::array<bool, 256> makeLeads()
{
    std::array<bool, 256> leads{};
    for (std::size_t i = 0; i < leads.size(); ++i)
        leads[i] = mayBegin(static_cast<char>(i));
    return leads;
}
constexpr std::array<bool, 256> leads = makeLeads();

bool isJoinerOfItsScript(std::string_view bytes, Offset at, const Known& character)
{
    return (character.codePoint == 0x200C || character.codePoint == 0x200D) && at > 0 &&
           text::isHigh(bytes[at - 1]);
}

} // namespace

OddCharacter nextOddCharacter(std::string_view bytes, text::Span within)
{
    for (Offset at = within.begin; at < within.end; ++at) {
        if (isOrdinary(bytes[at]))
            continue;
        if (!text::isHigh(bytes[at]))
            return {OddKind::Control, {at, at + 1}, static_cast<char32_t>(bytes[at]), {}};
        if (!leads[static_cast<unsigned char>(bytes[at])])
            continue;
        const std::string_view rest = bytes.substr(at, within.end - at);
        const auto* const found = std::ranges::find_if(
            known, [&](const Known& character) { return rest.starts_with(character.bytes); });
        if (found == known.end() || isJoinerOfItsScript(bytes, at, *found))
            continue;
        const auto size = static_cast<Offset>(found->bytes.size());
        return {found->kind, {at, at + size}, found->codePoint, found->instead};
    }
    return {OddKind::None, {within.end, within.end}, 0, {}};
}

bool holdsOddCharacter(std::string_view text)
{
    return nextOddCharacter(text, {0, static_cast<Offset>(text.size())}).kind != OddKind::None;
}

} // namespace crawlright::checks
