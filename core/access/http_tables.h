// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"

#include <chrono>
#include <span>

/// What each source says to do after which answer, as rows. `outcome.h` reads them for a moment,
/// `course.h` for the time after it; they do **not** know answers, only situations.
namespace crawlright::access {

/// What happened, told so finely that each source can draw its own lines. The order is that of the
/// bits in a row of a table.
enum class Situation : std::uint8_t {
    CopyInForce,  // nothing was asked: the copy held is young enough
    CopyStale,    // nothing was asked, and it is not
    Success,      // 200
    OtherSuccess, // 201 to 299
    Redirected,   // 200 after hops on one authority
    RedirectedAcross,
    LogicalRedirect,
    NotText,
    TooLong, // longer than a limit past which the dialect takes the file as open
    TooManyHops,
    DeadEnd,    // a redirect without a way on
    Restricted, // 401, 403
    Missing,    // 404, 410
    TooManyRequests,
    OtherClientError,
    ServerError,
    ServerErrorForMissing,
    NetworkError,
    OtherStatus,
};

using Situations = std::uint32_t;

template <typename... S>
[[nodiscard]] constexpr Situations any(S... s)
{
    return (... | (Situations{1} << static_cast<unsigned>(s)));
}

enum class Copy : std::uint8_t { Any, Held };

/// The first row that holds decides.
struct Row {
    Situations situations = 0;
    std::chrono::seconds after{0}; ///< it has gone on for longer than this; 0: from the beginning
    Copy copy = Copy::Any;
    Outcome outcome = Outcome::Parse;
    Sentence sentence = Sentence::RfcSuccess;
};

/// How long a copy is in force; 0: the source does not say.
struct CopyLife {
    std::chrono::seconds time{0};
    bool serverDecides = false; ///< max-age or Expires takes its place
};

struct HttpTable {
    std::span<const Row> rows;
    CopyLife copyLife;
    std::span<const Row> latestRows; ///< before `rows`, where the latest edition is asked for
};

[[nodiscard]] const HttpTable& tableOf(const dialects::Dialect& dialect);
/// What holds where a source is silent.
[[nodiscard]] const HttpTable& rfcTable();

/// How long the copy of an answer, or the copy that is held, is in force, from when it was made.
[[nodiscard]] std::chrono::seconds copyLifeOf(const Answer& answer,
                                              const dialects::Dialect& dialect);

} // namespace crawlright::access
