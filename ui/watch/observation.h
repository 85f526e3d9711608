// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/expect/expectations.h"
#include "core/net/fetch_result.h"

#include <QStringList>

#include <optional>
#include <vector>

/// Sites that are watched while the program runs: what is seen of them, and what changed.
namespace crawlright::watch {

/// What one fetch of a watched site showed. Kept between two starts.
struct Observation {
    QDateTime when;           ///< invalid: none yet
    int status = 0;           ///< 0: no answer
    QString outcome;          ///< in words, as it was seen
    QByteArray sha256;        ///< of the last text that came, perhaps before; empty: none did
    int expectations = 0;     ///< verdicts that are expected of it
    QStringList failing;      ///< those that do not hold, as `disallow GPTBot /path`
    bool isExpecting = false; ///< the expectations could be read
    friend bool operator==(const Observation&, const Observation&) = default;
};

enum class ChangeKind : std::uint8_t {
    TextChanged,
    AnswerChanged, ///< another status, or none any more
    NowFails,      ///< an expectation
    HoldsAgain,
};

struct Change {
    ChangeKind kind = ChangeKind::TextChanged;
    QString what; ///< the expectation; of AnswerChanged the outcome
    friend bool operator==(const Change&, const Change&) = default;
};

/// What there is to see in a fetch. Verdicts go by what the answer means to each crawler's dialect;
/// where it means to come back later, or to go on with a copy, they are as they were `before`.
/// `expectations`: none, if they cannot be read. Total, for any thread.
[[nodiscard]] Observation observed(const net::FetchResult& result,
                                   const std::optional<expect::Expectations>& expectations,
                                   const crawlers::Catalogue& catalogue, const Observation& before);

/// In the order in which they are to be told; nothing where there was none before.
[[nodiscard]] std::vector<Change> changesOf(const Observation& before, const Observation& now);

} // namespace crawlright::watch
