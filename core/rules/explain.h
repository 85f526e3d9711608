// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/url.h"
#include "core/rules/rule_set.h"

namespace crawlright::rules {

/// One name of the crawler's chain and what was found for it.
struct ChainStep {
    enum class Found : std::uint8_t { Named, NotNamed, Star, StarDoesNotBind, NoStar, NotAsked };
    std::string name; ///< as compared; `*` for the last step
    Found found = Found::NotNamed;
    std::vector<text::LineNumber> lines; ///< the user-agent lines that name it
};

struct GroupConsidered {
    std::vector<text::LineNumber> agentLines;
    std::vector<std::string> tokens; ///< as compared, one for each line
    std::uint32_t ruleCount = 0;
    GroupFate fate = GroupFate::OtherCrawler;
};

enum class MissReason : std::uint8_t {
    Differs,      ///< a byte differs
    PathTooShort, ///< the path ends before the pattern
    NotAtEnd,     ///< `$` asks for the end, and the path goes on
    NoStart,      ///< the pattern begins with neither `/` nor `*`: can never match
    Empty,        ///< an empty rule that counts for nothing here
};

struct RuleTried {
    text::LineNumber line = 0;
    syntax::Field field = syntax::Field::Disallow;
    std::string pattern;  ///< as written
    std::string compared; ///< as compared
    std::uint32_t length = 0;
    bool matched = false;
    bool wins = false;
    /// For a match: the bytes of `comparedPath` that each `*` took, from the left, each as short as
    /// possible.
    std::vector<text::Span> stars;
    /// For a miss: how many bytes of `comparedPath` the longest matched beginning took, where in
    /// `compared` it stopped, and why.
    text::Offset matchedPath = 0;
    text::Offset matchedPattern = 0;
    MissReason miss = MissReason::Differs;
};

/// How the winner won.
enum class WonBy : std::uint8_t {
    Nothing,       ///< no rule decided
    OnlyMatch,
    Longer,        ///< longer than every rule of the other kind that matched
    TieAllows,     ///< as long as the longest disallow: allow wins
    FirstInFile,   ///< first-match dialects
    AnyDisallow,   ///< 1994: there is only Disallow
    Undefined,     ///< Google 2019
};

/// Everything that led to a verdict; a value that a pane and a terminal can both show.
struct Proof {
    dialects::Id dialect = dialects::Id::Rfc9309;
    std::string name;         ///< the crawler's name as given
    std::string token;        ///< as compared
    ChosenBy chosenBy = ChosenBy::Nothing;
    std::vector<ChainStep> chain;
    std::vector<GroupConsidered> groups; ///< of the whole file, in file order
    std::string url;
    std::string path;         ///< of the URL, as given
    std::string comparedPath;
    std::vector<access::PathChange> changes; ///< from `path` to `comparedPath`
    /// Every rule that matched, the winner first, then by length; then at most ten near misses by
    /// matched beginning.
    std::vector<RuleTried> rules;
    std::uint32_t ruleCount = 0; ///< rules that bind the crawler
    WonBy wonBy = WonBy::Nothing;
    Decision decision;
    /// The cells on which the verdict rests although the dialect's source leaves them open: with
    /// the other reading of the cell it would be another.
    std::vector<dialects::Column> silentColumns;
};

/// Total. `proof.decision` equals `RuleSet::match` of the same URL.
[[nodiscard]] Proof explain(const syntax::Document& document, const dialects::Dialect& dialect,
                            const Agent& agent, std::string_view url);

} // namespace crawlright::rules
