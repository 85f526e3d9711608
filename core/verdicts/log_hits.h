// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "core/urls/load.h"

#include <memory>
#include <unordered_map>

namespace crawlright::verdicts {

/// The hits of one reader whose URLs one line decides.
struct LineHits {
    std::uint32_t reader = 0;  ///< as the caller numbers them
    text::LineNumber line = 0; ///< the deciding line, from 1; 0: none
    std::uint64_t hits = 0;
    std::uint64_t blocked = 0; ///< of these, hits on URLs that its rules block
    friend bool operator==(const LineHits&, const LineHits&) = default;
};

/// Hits of an access log by whose they were and by the line that decides their URL. Which reader
/// has which rules is the caller's to say: this does not know names.
///
///     LogHits hits(readers);
///     for (part of the rows) hits.add(loaded.urls, readerOfRow, part…);   one thread
class LogHits {
public:
    /// The rules of each reader; several may share them. Null: its hits are not judged.
    using Readers = std::vector<std::shared_ptr<const rules::RuleSet>>;
    explicit LogHits(Readers readers);

    /// What `readerOf` says of an agent whose hits are not to be judged.
    static constexpr std::uint32_t noReader = ~std::uint32_t{0};

    /// Adds rows. `agents` is what `urls::Loaded` has for each row; `readerOf` says for each agent
    /// whose hits these are.
    void add(const urls::UrlList& list, std::span<const std::uint32_t> agents,
             std::span<const std::uint32_t> readerOf, urls::Row begin, urls::Row end);

    /// By reader, then by line.
    [[nodiscard]] std::vector<LineHits> sorted() const;
    /// Hits without an agent, or of an agent without a reader, or of a reader without rules.
    [[nodiscard]] std::uint64_t notJudged() const { return m_notJudged; }

private:
    struct Count {
        std::uint64_t hits = 0;
        std::uint64_t blocked = 0;
    };

    Readers m_readers;
    std::unordered_map<std::uint64_t, Count> m_counts; // by reader and line
    std::uint64_t m_notJudged = 0;
    std::string m_path;
};

} // namespace crawlright::verdicts
