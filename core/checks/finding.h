// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/syntax/document.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// What is wrong with a file, or worth knowing. Core gives codes, spans and arguments; `ui/words`
/// has the sentences.
namespace crawlright::checks {

/// The stable ids (facts/diagnostics); the words of the command line are `idOf`.
enum class Code : std::uint8_t {
    // File
    FileName,
    EncodingNotUtf8,
    Utf16,
    Bom,
    NulByte,
    IllegalChar,
    InvisibleChar,
    WordProcessorChar,
    MixedLineEnds,
    NotText,
    EmptyFile,
    FileTooBig,
    LineTooLong,
    TooManyRules,
    RuleTooLong,
    // Line
    MissingColon,
    DirectiveTypo,
    AcceptedTypo,
    PrefixKeyAccepted,
    UnknownDirective,
    KnownUnsupported,
    DeprecatedDirective,
    DirectiveNameChars,
    EmptyDirective,
    HtmlEntity,
    MarkupInValue,
    DirectiveCase,
    IgnoreUnknown,
    // Groups
    NoAgentAtAll,
    RuleBeforeAgent,
    AgentAfterRule,
    GroupWithoutRules,
    GroupSwallowed,
    GroupOpen,
    DuplicateAgentGroup,
    DuplicateStarGroup,
    NoStarGroup,
    StarNotLast,
    EmptyUserAgent,
    AgentTokenChars,
    AgentTokenTruncated,
    AgentList,
    FullUaAsToken,
    UnknownCrawler,
    RetiredCrawler,
    BlankLineInGroup,
    GroupReplacesStar,
    AdsbotStar,
    AiTokenEffect,
    ManyGroupsSameRules,
    // Paths
    PatternStart,
    WholeUrlPattern,
    EmptyRule,
    DuplicateRule,
    ContradictingRule,
    DeadRule,
    ShadowedByOrder,
    TrailingStar,
    DoubleStar,
    DollarMid,
    UnencodedChar,
    BadPercent,
    PercentLowercase,
    EncodingAlias,
    WildcardPortability,
    CaseMismatch,
    SpaceInPath,
    FragmentInPath,
    QueryOrder,
    PrefixOvermatch,
    StarOvermatch,
    DirectoryWithoutSlash,
    IndexHtmlAlias,
    DialectsDisagree,
    // Sitemap and other fields
    NoSitemap,
    EmptySitemap,
    SitemapNotAbsolute,
    SitemapBadScheme,
    SitemapOtherHost,
    DuplicateSitemap,
    CrawlDelayValue,
    CrawlDelayIgnored,
    CrawlDelayHigh,
    DuplicateCrawlDelay,
    StarCrawlDelay,
    NumberLeadingZero,
    RequestRateValue,
    VisitTimeValue,
    HostSyntax,
    DuplicateHost,
    HostPlace,
    CleanParamFormat,
    CleanParamScope,
    ContentPrefFormat,
    ContentPrefKey,
    ContentPrefValue,
    ContentPrefEmpty,
    ContentPrefPath,
    // Intent
    BlocksEverything,
    BlocksAssets,
    BlocksApi,
    InfoDisclosure,
    CmsWordpress,
    CmsDrupal,
    CmsMagento,
    CmsShopify,
    StagingFile,
    DisallowHidesNoindex,
    CommentedRule,
    // The tester and expectations: of a URL or an expectation, not of the file (tested_url.h,
    // core/expect/findings.h)
    TestUrlSyntax,
    TestUrlOtherHost,
    ExpectationFailed,
    ExpectationSyntax,
    // A fetch: of an answer, not of the file alone (fetch_findings.h)
    NotFound,
    StatusMeansDifferent,
    ServerError,
    FetchFailed,
    RedirectTooLong,
    RedirectOffHost,
    HttpsDowngrade,
    ContentType,
    ServedOnNoncanonical,
    FetchOverLimit,
    CacheAge,
    LiveDiffers,
    SitemapUnreachable,
    SitemapConflict,
};
inline constexpr int codeCount = static_cast<int>(Code::SitemapConflict) + 1;

/// Growing weight. None: this reader is not concerned.
enum class Severity : std::uint8_t { None, Hint, Info, Warning, Error };

/// A set of dialects, one bit for each `dialects::Id`.
using Readers = std::uint16_t;
inline constexpr Readers nobody = 0;
inline constexpr Readers everybody = (1U << dialects::dialectCount) - 1;

[[nodiscard]] constexpr Readers only(dialects::Id id)
{
    return static_cast<Readers>(1U << static_cast<unsigned>(id));
}

/// Two camps of readers who take the same place differently; both empty in most findings.
struct Camps {
    Readers one = nobody;
    Readers other = nobody;

    [[nodiscard]] bool areSplitBy(Readers readers) const
    {
        return (readers & one) != nobody && (readers & other) != nobody;
    }
    friend bool operator==(const Camps&, const Camps&) = default;
};

/// Another place that belongs to a finding.
struct Related {
    enum class Role : std::uint8_t {
        OtherGroup,  ///< the other group for the same token
        SwallowedBy, ///< the user-agent line whose rules the group inherits
        CoveredBy,   ///< the rule that matches all that this one does
        Lost,        ///< a rule for `*` that does not count here
        Earlier,     ///< the line above that this one repeats or contradicts
        Caught,      ///< a path of the file that the rule catches too
        Rival,       ///< the rule that decides instead for some readers
        SameSpan,
    };
    Role role = Role::SameSpan;
    text::Span span;
    text::LineNumber line = 0;
    friend bool operator==(const Related&, const Related&) = default;
};

struct Finding {
    Code code = Code::FileTooBig;
    text::LineNumber line = 0; ///< of span.begin, from 1
    text::Span span;           ///< the word, not the line; may be empty at the end of the file
    std::array<Severity, dialects::dialectCount> severities{}; ///< by dialects::Id
    std::vector<std::string> arguments; ///< bytes for %1, %2 … of its sentence
    std::vector<Related> related;
    Camps camps{}; ///< of dialects-disagree, which concerns those who choose readers of both

    [[nodiscard]] Severity severityFor(dialects::Id reader) const
    {
        return severities[static_cast<std::size_t>(reader)];
    }
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// What a finding is about; the sections of the reference.
enum class Family : std::uint8_t { File, Line, Group, Path, Sitemap, Intent, Tester, Fetch };
inline constexpr int familyCount = static_cast<int>(Family::Fetch) + 1;

[[nodiscard]] Family familyOf(Code code);

/// The id of the command line (`missing-colon`).
[[nodiscard]] std::string_view idOf(Code code);
[[nodiscard]] std::optional<Code> codeOf(std::string_view id);
[[nodiscard]] std::string_view nameOf(Severity severity);

/// Whether any of these readers is concerned; where two camps differ, whether readers of both are
/// among them.
[[nodiscard]] bool concerns(const Finding& finding, std::span<const dialects::Id> readers);

/// The greatest severity that any of these readers gives it; a finding that none of them cares
/// about, but another dialect does, is a Hint. None: not to be shown, because these readers agree
/// about what others read differently.
[[nodiscard]] Severity severityFor(const Finding& finding, std::span<const dialects::Id> readers);

/// What the caller knows of a file besides its bytes; empty where it does not.
struct Origin {
    std::string_view fileName; ///< without its folder
    std::string_view host;     ///< the host whose file it is
};

/// All findings but those of `checkSemantics`, by place in the file. Total and linear.
[[nodiscard]] std::vector<Finding> check(const syntax::Document& document, Origin origin = {});

} // namespace crawlright::checks
