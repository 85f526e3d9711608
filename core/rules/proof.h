// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/url.h"
#include "core/rules/directives.h"
#include "core/rules/rule_set.h"

/// A proof as a value: codes, bytes, spans and lines. It knows no words; `ui/words` has them.
namespace crawlright::rules {

/// One name of the crawler's chain and what was found for it.
struct ChainStep {
    enum class Found : std::uint8_t { Named, NotNamed, Star, StarDoesNotBind, NoStar, NotAsked };
    std::string name; ///< as compared; `*` for the last step
    Found found = Found::NotNamed;
    /// The user-agent lines that name it, also where it was not asked for.
    std::vector<text::LineNumber> lines;
};

struct GroupConsidered {
    std::vector<text::LineNumber> agentLines;
    std::vector<std::string> tokens; ///< as compared, one for each line
    std::uint32_t ruleCount = 0;
    GroupFate fate = GroupFate::OtherCrawler;
    /// Those of `agentLines` for which the group was taken or merged.
    std::vector<text::LineNumber> takenFor;
};

enum class MissReason : std::uint8_t {
    Differs,      ///< a byte differs
    PathTooShort, ///< the path ends before the pattern
    NotAtEnd,     ///< `$` asks for the end, and the path goes on
    NoStart,      ///< the pattern begins with neither `/` nor `*`: can never match
    Empty,        ///< an empty rule that counts for nothing here
};

/// How the pattern that was compared came out of the line.
enum class RuleOrigin : std::uint8_t {
    Written,       ///< the line's value
    IndexPage,     ///< Google: Allow: /dir/index.html, tried once more as /dir/$
    EmptyForAll,   ///< google/robotstxt: an empty value, which matches everything with priority 0
    EmptyOpposite, ///< Yandex 2012: an empty value means the opposite for `/`; `field` says which
};

struct RuleTried {
    text::LineNumber line = 0;
    syntax::Field field = syntax::Field::Disallow; ///< as it counts
    std::string pattern;                           ///< as written
    std::string compared;                          ///< as compared
    /// Bytes of `compared`: the priority where the longest wins; counts for nothing where the first
    /// in the file does.
    std::uint32_t length = 0;
    bool matched = false;
    bool wins = false;
    RuleOrigin origin = RuleOrigin::Written;
    /// Google 2019: one of the two rules between which the source does not decide.
    bool atOdds = false;
    /// From `pattern` to `compared`; empty unless the origin is Written.
    std::vector<access::PathChange> changes;
    /// For a match: the bytes of `comparedPath` that each `*` took, from the left, each as short as
    /// possible. For a miss: those of its matched beginning.
    std::vector<text::Span> stars;
    /// How many bytes of `comparedPath` the longest matched beginning took. For a miss it failed
    /// there, at the byte `matchedPattern` of `compared`, because of `miss`.
    text::Offset matchedPath = 0;
    text::Offset matchedPattern = 0;
    MissReason miss = MissReason::Differs;
};

/// How the winner won.
enum class WonBy : std::uint8_t {
    Nothing, ///< no rule decided
    OnlyMatch,
    Longer,      ///< longer than every rule of the other kind that matched
    TieAllows,   ///< as long as the longest disallow: allow wins
    FirstInFile, ///< first-match dialects, and rules of one kind and length
    AnyDisallow, ///< 1994: there is only Disallow
    Undefined,   ///< Google 2019
};

/// What happened at a step of the proof.
enum class StepKind : std::uint8_t {
    NameCut,           ///< only the beginning of the name given is compared
    FileCut,           ///< bytes past the limit were not read; lines: the first unread one
    FileOpen,          ///< past the limit the file counts as open
    RulesWithoutGroup, ///< rules that stand in no group bind nobody; lines: the first of them
    Named,             ///< groups name the crawler; lines: the user-agent lines
    FellBack,          ///< groups name a crawler that it falls back to; lines: as above
    ChainNotFollowed,  ///< the dialect knows no falling back, and the crawler would
    StarTaken,         ///< no group names it, `*` binds; lines: the user-agent lines
    StarDoesNotBind,   ///< no group names it, and this crawler does not obey `*`
    NoGroup,           ///< no group names it, and there is none for `*`
    Merged,            ///< several groups were combined; lines: their first user-agent lines
    OnlyFirstGroup,    ///< several groups name it, the first counts; lines: as above
    PathTaken,         ///< which part of the URL is compared
    HighBytesEncoded,  ///< bytes of the path from 0x80 up were percent-encoded
    EscapesChanged,    ///< escapes of the path were decoded, encoded or written in capitals
    RobotsTxtItself,   ///< /robots.txt is always fetched
    EmptyRules,        ///< what rules without a value mean; lines: theirs
    RulesMatched,      ///< which of the rules match; lines: theirs
    IndexPage,         ///< an Allow of an index page opened its folder; lines: its own
    NoRules,           ///< no rule binds it
    NoMatch,           ///< rules bind it, none matches
    OnlyMatch,         ///< lines: the winner, as for all that follow
    Longest,           ///< the longest rule won
    TieAllows,         ///< an Allow as long as the longest Disallow won
    FirstInFile,       ///< the first rule that matches won
    AnyDisallow,       ///< a Disallow that matches is enough
    Undefined,         ///< the source leaves this very case undefined; lines: the two rules
};

/// One step with the authority it rests on.
struct Step {
    StepKind kind = StepKind::PathTaken;
    dialects::Topic topic = dialects::Topic::Url;
    /// `dialects::sourceOf`; where that is silent, the place in RFC 9309 that was followed instead,
    /// which may be empty too.
    std::string_view source;
    bool silent = false; ///< the dialect's own source says nothing about it
    std::vector<text::LineNumber> lines;
    friend bool operator==(const Step&, const Step&) = default;
};

/// Everything that led to a verdict; a value that a pane and a terminal can both show.
struct Proof {
    syntax::Document document; ///< what was read
    dialects::Id dialect = dialects::Id::Rfc9309;
    std::string name;  ///< the crawler's name as given
    std::string token; ///< as compared: `name`, or a beginning of it
    ChosenBy chosenBy = ChosenBy::Nothing;
    bool followsChain = true; ///< false: the dialect leaves falling back to its caller
    std::vector<ChainStep> chain;
    std::vector<GroupConsidered> groups; ///< of the whole file, in file order
    std::uint32_t orphanCount = 0;       ///< rules in no group, which bind nobody
    text::Offset fileBytes = 0;
    text::Offset bytesRead = 0; ///< less than `fileBytes`: the dialect's limit cut it
    std::string url;
    text::Span pathInUrl; ///< the bytes of `url` that `path` was taken from; empty: there were none
    std::string path;     ///< of the URL, as given, with a `/` in front where it had none
    std::string comparedPath;
    std::vector<access::PathChange> changes; ///< from `path` to `comparedPath`
    /// Every rule that matched: the winner first, then by length where that counts, else as in the
    /// file; then at most `nearMissLimit` near misses by matched beginning.
    std::vector<RuleTried> rules;
    std::uint32_t ruleCount = 0;  ///< rule lines that bind the crawler
    std::uint32_t matchCount = 0; ///< of `rules`, those that matched
    WonBy wonBy = WonBy::Nothing;
    Decision decision;
    std::vector<Step> steps;
    /// The cells on which the verdict rests although the dialect's source leaves them open: with
    /// the other reading of the cell it would be another.
    std::vector<dialects::Column> silentColumns;
    /// What else the file says to this crawler.
    Directives others;
};

} // namespace crawlright::rules
