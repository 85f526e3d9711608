// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/expect/expectations.h"

#include <span>
#include <string>
#include <vector>

/// An expectation file, changed. What is not changed stays byte for byte; these give the bytes, and
/// do **not** know where they are stored.
namespace crawlright::expect {

/// One more line of a file.
struct NewExpectation {
    rules::Verdict verdict = rules::Verdict::Allow;
    std::string crawler;
    std::string address; ///< a path or a URL
    friend bool operator==(const NewExpectation&, const NewExpectation&) = default;
};

enum class Addition : std::uint8_t {
    Added,
    Known,          ///< expected already, alone or by a set
    Contradicted,   ///< the file, or one added before, expects the opposite
    SetOfThisName,  ///< a set of the file has the crawler's name, and goes before it
    NoVerdict,      ///< Undefined cannot be expected
    NotExpressible, ///< a line end or a quote that no line can hold, or no address
};

struct Appended {
    std::string bytes;               ///< those of the file, then the new lines
    std::vector<Addition> additions; ///< one for each that was asked for

    [[nodiscard]] std::size_t count(Addition addition) const;
};

/// The file with a line for each new expectation, ended as its last line end. Names of crawlers are
/// compared without regard to case, addresses byte by byte. Total: read again, the file holds what
/// it held, then exactly those that were Added.
[[nodiscard]] Appended appended(const Expectations& file, std::span<const NewExpectation> wanted);

/// The file without the lines, comments included, of these expectations (indices into its `lines`).
[[nodiscard]] std::string withoutLines(const Expectations& file,
                                       std::span<const std::uint32_t> expectations);

/// One of the `lines` of a file, and what shall be expected on it: Allow or Disallow.
struct Turn {
    std::uint32_t expectation = 0;
    rules::Verdict verdict = rules::Verdict::Allow;
};

/// The file with other verdicts; each line at most once, in any order.
[[nodiscard]] std::string withVerdicts(const Expectations& file, std::span<const Turn> turns);

} // namespace crawlright::expect
