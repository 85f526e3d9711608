// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/expect/writing.h"
#include "ui/session/analysis.h"

#include <QMetaType>

#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Expectations in the window: the file beside the open one, what came of it, and the pane that
/// shows both.
namespace crawlright::expect {

using ExpectationsPtr = std::shared_ptr<const Expectations>;

/// A crawler for which the file says something else than expected.
struct Failure {
    std::uint32_t name = 0; ///< index into `Expectations::names`
    rules::Decision decision;
};

struct Result {
    std::uint32_t failuresBegin = 0; ///< indices into `Results::failures`
    std::uint32_t failuresEnd = 0;
    bool isOtherHost = false; ///< the file does not hold for its URL
    /// What is said now, where it is the same for all crawlers of the line.
    std::optional<rules::Verdict> present;

    [[nodiscard]] bool holds() const { return !isOtherHost && failuresBegin == failuresEnd; }
};

/// The expectations of a file, judged against one analysis. Immutable.
struct Results {
    ExpectationsPtr file;          ///< never null
    session::AnalysisPtr analysis; ///< null: nothing was judged
    std::vector<Result> results;   ///< one for each of the file's `lines`
    std::vector<Failure> failures; ///< by line, then by crawler
    std::size_t holding = 0;
    /// The file asks for more than `mostJudged` verdicts: none was given.
    bool isTooMuch = false;

    [[nodiscard]] std::span<const Failure> failuresOf(const Result& result) const
    {
        return std::span(failures).subspan(result.failuresBegin,
                                           result.failuresEnd - result.failuresBegin);
    }
    [[nodiscard]] std::size_t failing() const { return results.size() - holding; }
    [[nodiscard]] std::string_view crawlerOf(const Failure& failure) const
    {
        return file->textOf(file->names[failure.name]);
    }
};

using ResultsPtr = std::shared_ptr<const Results>;

/// Expectations times their crawlers: the window judges so many at every keystroke, no more.
inline constexpr std::uint64_t mostJudged = 1'000'000;

/// Total; pure, for any thread. What the terminal's `check` says of the same files; where the
/// analysis knows its host, a URL of another one fails, as there.
[[nodiscard]] ResultsPtr judged(const ExpectationsPtr& file, const session::AnalysisPtr& analysis,
                                const crawlers::Catalogue& catalogue);

/// What these crawlers may do now, as expectations that hold. Total; pure, for any thread.
[[nodiscard]] std::vector<NewExpectation> presentVerdicts(const syntax::Document& document,
                                                          const crawlers::Catalogue& catalogue,
                                                          std::string_view address,
                                                          std::span<const std::string> crawlers);

/// The host of a URL, ASCII and in lower case; empty where the text is a path.
[[nodiscard]] std::string hostOf(std::string_view address);

} // namespace crawlright::expect

Q_DECLARE_METATYPE(crawlright::expect::ResultsPtr)
