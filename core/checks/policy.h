// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/ignores.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What somebody has decided about findings, beside the file. Pure values; `ui/project` reads them.
namespace crawlright::checks {

/// What stays of a finding when lines move: its id, the text of its line without blanks around it,
/// and which of the findings with these two it is.
struct Fingerprint {
    Code code = Code::FileTooBig;
    std::uint64_t text = 0;    ///< FNV-1a, 64 bits, of the line's bytes
    std::uint32_t ordinal = 1; ///< from 1, by place in the file
    friend auto operator<=>(const Fingerprint&, const Fingerprint&) = default;
};

/// `dead-rule:0123456789abcdef:1`.
[[nodiscard]] std::string textOf(const Fingerprint& fingerprint);
/// The other way; nullopt for a text that is none, and for an id that is not known.
[[nodiscard]] std::optional<Fingerprint> fingerprintOf(std::string_view text);

/// One for each finding, in the same order, which is by place in the file.
[[nodiscard]] std::vector<Fingerprint> fingerprintsOf(const syntax::Document& document,
                                                      std::span<const Finding> findings);

struct Policy {
    /// How grave a code is for every reader whom it concerns at all; nullopt: as checked.
    std::array<std::optional<Severity>, codeCount> severities{};
    CodeSet ignored;
    std::vector<Fingerprint> known; ///< the baseline: old findings; sorted
    friend bool operator==(const Policy&, const Policy&) = default;
};

/// What a policy makes of findings.
struct Judged {
    std::vector<Finding> findings;         ///< that are left, in the same order, severities changed
    std::vector<Fingerprint> fingerprints; ///< one for each of them
    std::size_t ignored = 0;               ///< findings that went because their id is ignored
    std::size_t known = 0;                 ///< findings that went because they are old
};

/// Known findings are found among all that `findings` holds, so give it the whole list without
/// those that the file's own comments ignore.
[[nodiscard]] Judged judged(const syntax::Document& document, std::vector<Finding> findings,
                            const Policy& policy);

/// The same, of which only the findings matter.
[[nodiscard]] std::vector<Finding> applied(const syntax::Document& document,
                                           std::vector<Finding> findings, const Policy& policy);

} // namespace crawlright::checks
