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
    Search, AiTraining, AiSearch, AiUser, Ads, Seo, Preview, Archive, Monitoring, Feed, Security,
    Other,
};
enum class Answer : std::uint8_t { Unknown, Yes, No, Partly };
enum class Status : std::uint8_t { Active, Retired, Renamed, Unknown };
enum class Confidence : std::uint8_t { Low, Medium, High };

/// One crawler as the catalogue has it. Views into constant data.
struct Entry {
    std::string_view token;    ///< the product token that robots.txt names
    std::string_view operatedBy;
    Purpose purpose = Purpose::Other;
    std::string_view userAgent; ///< an example of its User-Agent header; may be empty
    dialects::Id dialect = dialects::Id::Rfc9309; ///< how we read for it
    std::string_view reader;    ///< what really reads (an id of ours, or another reader's name)
    bool approximate = false;   ///< `dialect` is only the nearest to `reader`
    std::span<const std::string_view> fallsBackTo; ///< in order
    Answer obeysStar = Answer::Unknown;
    Answer honoursRobotsTxt = Answer::Unknown;
    Status status = Status::Active;
    Confidence confidence = Confidence::Low;
    bool doubtful = false;
    std::string_view doubtfulReason;
    std::string_view documentation; ///< an address; may be empty
    std::string_view notes;
    std::span<const std::string_view> sources;
    std::string_view checked;   ///< ISO date
};

/// A crawler to judge for: from the catalogue, or a name of the user's own.
struct Crawler {
    std::string text;             ///< as given
    std::string token;            ///< the entry's token, or the text
    const Entry* entry = nullptr; ///< null: not in the catalogue
    dialects::Id dialect = dialects::Id::Rfc9309;
    rules::Agent agent;           ///< with its chain and whether `*` binds it

    [[nodiscard]] bool isApproximate() const { return entry && entry->approximate; }
};

class Catalogue {
public:
    explicit Catalogue(std::span<const Entry> entries);

    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    /// By token, without regard to case.
    [[nodiscard]] const Entry* find(std::string_view token) const;
    /// Design: a known token; else a user-agent string (it holds `/` or a blank and some catalogue
    /// token as a whole word) resolves to the longest such token; else a product token of its own,
    /// read by rfc9309, without a chain. A dialect given overrides the crawler's own; in one that
    /// does not cut names (google-parser) the text is the agent, uncut.
    [[nodiscard]] Crawler resolve(std::string_view text,
                                  std::optional<dialects::Id> dialect = std::nullopt) const;

private:
    std::span<const Entry> m_entries;
    std::vector<std::uint32_t> m_byToken; // indices sorted by lower-case token
};

/// The catalogue that is built in.
[[nodiscard]] const Catalogue& builtIn();

} // namespace crawlright::crawlers
