// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/rules/select.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Who crawls. The catalogue is data (resources/crawlers.json, built in by a host tool); this layer
/// looks names up in it. It does **not** know files or rules beyond `rules::Agent`.
namespace crawlright::crawlers {

enum class Purpose : std::uint8_t {
    Search,
    AiTraining,
    AiSearch,
    AiUser, ///< fetches what a user of an AI product asked for
    Ads,
    Seo,
    Preview,
    Archive,
    Other,
};
inline constexpr int purposeCount = static_cast<int>(Purpose::Other) + 1;

enum class Answer : std::uint8_t {
    Unknown,
    Yes,
    No,
    Partly,
    UserTriggered, ///< not for what a user asked for
};
enum class Status : std::uint8_t { Unknown, Active, Retired, Renamed };
enum class Confidence : std::uint8_t { Low, Medium, High };
/// Whether an operator's page says how it reads, or we took the nearest dialect.
enum class Basis : std::uint8_t { Assumed, Documented };

/// One crawler as the catalogue has it. Views into constant data.
struct Entry {
    std::string_view token; ///< the product token that robots.txt names
    std::string_view operatedBy;
    Purpose purpose = Purpose::Other;
    std::string_view userAgent; ///< an example of its User-Agent header; may be empty
    dialects::Id dialect = dialects::Id::Rfc9309; ///< how we read for it
    Basis basis = Basis::Assumed;
    std::string_view reader;  ///< what really reads (an id of ours, or another reader's name)
    bool approximate = false; ///< `dialect` is only the nearest to `reader`
    std::span<const std::string_view> fallsBackTo; ///< in order
    Answer obeysStar = Answer::Unknown;            ///< No: the `*` group does not bind it
    Answer honoursRobotsTxt = Answer::Unknown;
    Status status = Status::Unknown;
    std::string_view renamedTo; ///< a token of the catalogue, where status is Renamed
    Confidence confidence = Confidence::Low;
    bool doubtful = false; ///< whether such a crawler exists under this name
    std::string_view doubtfulReason;
    std::string_view documentation; ///< an address; may be empty
    std::string_view notes;
    std::span<const std::string_view> sources;
    std::string_view checked; ///< ISO date; may be empty
};

/// Google-Extended and Applebot-Extended: no crawler, but a word on what is done with pages that
/// another one fetches (Google: Common crawlers; Apple: About Applebot).
[[nodiscard]] bool isControl(const Entry& entry);

/// The words of resources/crawlers.json, which are also those of the command line's output.
[[nodiscard]] std::string_view nameOf(Purpose purpose);
[[nodiscard]] std::string_view nameOf(Answer answer);
[[nodiscard]] std::string_view nameOf(Status status);
[[nodiscard]] std::string_view nameOf(Confidence confidence);
[[nodiscard]] std::string_view nameOf(Basis basis);

/// A crawler to judge for: from the catalogue, or a name of the user's own.
struct Crawler {
    std::string text;             ///< as given
    std::string token;            ///< the entry's token; the text where there is no entry
    const Entry* entry = nullptr; ///< null: not in the catalogue
    dialects::Id dialect = dialects::Id::Rfc9309;
    rules::Agent agent; ///< with its chain and whether `*` binds it

    /// The dialect is only the nearest to what really reads. One that the user named is not.
    [[nodiscard]] bool isApproximate() const
    {
        return entry && entry->approximate && dialect == entry->dialect;
    }
};

class Catalogue {
public:
    explicit Catalogue(std::span<const Entry> entries);

    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    /// By token, without regard to case.
    [[nodiscard]] const Entry* find(std::string_view token) const;
    /// In this order: a known token; the example string of one entry alone; a user-agent string
    /// (it holds `/` or a blank, and some token as a whole word), which is the longest such token;
    /// else a product token of its own, read by rfc9309, without a chain. A dialect given overrides
    /// the crawler's own. In one that follows no chain (google-parser) the agent is the text,
    /// uncut.
    ///
    /// A whole word: no letter, digit, `-` or `_` before it, no letter or digit after it, so that
    /// `FooBot-Images/1.0` is of FooBot's family. Words in an address (`+http://…`) count only
    /// where there is no other. Of two tokens of equal length the first in the text wins.
    [[nodiscard]] Crawler resolve(std::string_view text,
                                  std::optional<dialects::Id> dialect = std::nullopt) const;

private:
    std::span<const Entry> m_entries;
    std::vector<std::uint32_t> m_byToken; // indices sorted by lower-case token
};

/// The catalogue that is built in.
[[nodiscard]] const Catalogue& builtIn();

} // namespace crawlright::crawlers
