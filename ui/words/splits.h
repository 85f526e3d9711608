// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/rules/contrast.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Many crawlers and one URL: whether they agree, and why not.
namespace crawlright::words {

/// How the verdicts of some crawlers fall apart.
struct Split {
    /// Dialects that read the same rules to the same verdict.
    struct Camp {
        rules::Verdict verdict = rules::Verdict::Allow;
        checks::Readers readers = checks::nobody;
        text::LineNumber line = 0; ///< that decides for all of them; 0: none, or not one
        friend bool operator==(const Camp&, const Camp&) = default;
    };
    /// The difference between the last camp and the first.
    struct Reason {
        dialects::Id odd = dialects::Id::Rfc9309;
        dialects::Id other = dialects::Id::Rfc9309;
        rules::Contrast contrast = rules::Contrast::Several;
        friend bool operator==(const Reason&, const Reason&) = default;
    };
    /// A crawler with a group of its own.
    struct Named {
        std::string name;
        text::LineNumber line = 0; ///< where the group begins
        friend bool operator==(const Named&, const Named&) = default;
    };

    std::array<std::size_t, 3> counts{}; ///< crawlers, by rules::Verdict
    std::string only;                    ///< its name, if it is one crawler alone
    std::vector<Camp> camps;             ///< largest first; none: all read the same rules alike
    std::optional<Reason> reason;        ///< not known: the camps are told without it
    std::vector<Named> named;            ///< whose own groups part them from the others
    std::vector<std::string> starless;   ///< whom the rules for all do not bind, and part so
    rules::Verdict apart = rules::Verdict::Allow; ///< of `named` or `starless`

    [[nodiscard]] std::size_t total() const { return counts[0] + counts[1] + counts[2]; }
    /// Whether two of them have different verdicts.
    [[nodiscard]] bool isSplit() const
    {
        return counts[0] != total() && counts[1] != total() && counts[2] != total();
    }
    friend bool operator==(const Split&, const Split&) = default;
};

/// "All 12 crawlers may fetch this." "9 crawlers may fetch this, 3 may not."
[[nodiscard]] QString splitSummary(const Split& split);

/// "They read the same rules differently: Google and Bing allow it (line 4), the draft of 1997
/// blocks it (line 3). The draft of 1997 goes by the first rule that matches." "A group of its own
/// makes the difference: GPTBot (line 5) is blocked." Empty where they agree.
[[nodiscard]] QString splitReason(const Split& split);

} // namespace crawlright::words
