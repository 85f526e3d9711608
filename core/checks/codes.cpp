// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/finding.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

/// One row for each code. Behind it: the arguments of its sentence, in order.
struct Row {
    Code code;
    std::string_view id;
    Family family;
};

constexpr std::array rows = {
    Row{Code::FileName, "file-name", Family::File},                    // name; "case" or ""
    Row{Code::EncodingNotUtf8, "encoding-not-utf8", Family::File},     // the bytes
    Row{Code::Utf16, "utf16", Family::File},                           // none
    Row{Code::Bom, "bom", Family::File},                               // none
    Row{Code::NulByte, "nul-byte", Family::File},                      // zero bytes in the line
    Row{Code::IllegalChar, "illegal-char", Family::File},              // the bytes
    Row{Code::InvisibleChar, "invisible-char", Family::File},          // U+0000, "comment" or ""
    Row{Code::WordProcessorChar, "word-processor-char", Family::File}, // character, ASCII for it
    Row{Code::MixedLineEnds, "mixed-line-ends", Family::File}, // lines LF, CRLF, CR; "cr" or ""
    Row{Code::NotText, "not-text", Family::File},        // HTML, XML, JSON, binary; "rules" if some
    Row{Code::EmptyFile, "empty-file", Family::File},    // none
    Row{Code::FileTooBig, "file-too-big", Family::File}, // limit, size, "open" or "cut"
    Row{Code::LineTooLong, "line-too-long", Family::File},   // limit, bytes of the line
    Row{Code::TooManyRules, "too-many-rules", Family::File}, // rules, limit
    Row{Code::RuleTooLong, "rule-too-long", Family::File},   // characters, limit
    Row{Code::MissingColon, "missing-colon", Family::Line},  // word, field or "", "tolerated" or ""
    Row{Code::DirectiveTypo, "directive-typo", Family::Line},             // key, field it means
    Row{Code::AcceptedTypo, "accepted-typo", Family::Line},               // key, field
    Row{Code::PrefixKeyAccepted, "prefix-key-accepted", Family::Line},    // key, field
    Row{Code::UnknownDirective, "unknown-directive", Family::Line},       // key, "" or "address"
    Row{Code::KnownUnsupported, "known-unsupported", Family::Line},       // key, field, lines
    Row{Code::DeprecatedDirective, "deprecated-directive", Family::Line}, // key, field, lines
    Row{Code::DirectiveNameChars, "directive-name-chars", Family::Line},  // key
    Row{Code::EmptyDirective, "empty-directive", Family::Line},           // value
    Row{Code::HtmlEntity, "html-entity", Family::Line},                   // entity
    Row{Code::MarkupInValue, "markup-in-value", Family::Line}, // markup, quotes, tag or link
    Row{Code::DirectiveCase, "directive-case", Family::Line},  // key, field, lines
    Row{Code::IgnoreUnknown, "ignore-unknown", Family::Line},  // word, near id; "request", "no-id"
    Row{Code::NoAgentAtAll, "no-agent-at-all", Family::Group}, // rules
    Row{Code::RuleBeforeAgent, "rule-before-agent", Family::Group},         // field, value
    Row{Code::AgentAfterRule, "agent-after-rule", Family::Group},           // name
    Row{Code::GroupWithoutRules, "group-without-rules", Family::Group},     // name; next name or ""
    Row{Code::GroupSwallowed, "group-swallowed", Family::Group},            // name, next name
    Row{Code::GroupOpen, "group-open", Family::Group},                      // name
    Row{Code::DuplicateAgentGroup, "duplicate-agent-group", Family::Group}, // name
    Row{Code::DuplicateStarGroup, "duplicate-star-group", Family::Group},   // value
    Row{Code::NoStarGroup, "no-star-group", Family::Group},                 // none
    Row{Code::StarNotLast, "star-not-last", Family::Group},                 // value; "text" or ""
    Row{Code::EmptyUserAgent, "empty-user-agent", Family::Group},           // none
    Row{Code::AgentTokenChars, "agent-token-chars",
        Family::Group}, // value, what is read, "words" or ""
    Row{Code::AgentTokenTruncated, "agent-token-truncated", Family::Group}, // name, what is left
    Row{Code::AgentList, "agent-list", Family::Group},                      // value, first name
    Row{Code::FullUaAsToken, "full-ua-as-token", Family::Group},            // value, token or ""
    Row{Code::UnknownCrawler, "unknown-crawler", Family::Group},            // name, the near one
    Row{Code::RetiredCrawler, "retired-crawler", Family::Group},            // token, new one or ""
    Row{Code::BlankLineInGroup, "blank-line-in-group", Family::Group},      // field, value
    Row{Code::GroupReplacesStar, "group-replaces-star", Family::Group}, // name, rule, rules; "one"
    Row{Code::AdsbotStar, "adsbot-star", Family::Group},                // names
    Row{Code::AiTokenEffect, "ai-token-effect", Family::Group},         // token
    Row{Code::ManyGroupsSameRules, "many-groups-same-rules", Family::Group}, // groups
    Row{Code::PatternStart, "pattern-start", Family::Path},                  // value, field
    Row{Code::WholeUrlPattern, "whole-url-pattern", Family::Path}, // scheme and host, path, field
    Row{Code::EmptyRule, "empty-rule", Family::Path},              // field, "allow" or ""
    Row{Code::DuplicateRule, "duplicate-rule", Family::Path},      // value
    Row{Code::ContradictingRule, "contradicting-rule", Family::Path}, // value; allow, disallow
    Row{Code::DeadRule, "dead-rule", Family::Path}, // value, what covers it; "opposite" or ""
    Row{Code::ShadowedByOrder, "shadowed-by-order",
        Family::Path},                                      // value, what covers it; "empty" or ""
    Row{Code::TrailingStar, "trailing-star", Family::Path}, // value, rules
    Row{Code::DoubleStar, "double-star", Family::Path},     // the stars
    Row{Code::DollarMid, "dollar-mid", Family::Path},       // none
    Row{Code::UnencodedChar, "unencoded-char", Family::Path}, // characters, encoded
    Row{Code::BadPercent, "bad-percent", Family::Path},       // the percent sign and what follows
    Row{Code::PercentLowercase, "percent-lowercase", Family::Path}, // escape, in capitals
    Row{Code::EncodingAlias, "encoding-alias", Family::Path}, // escape, character, "special" or ""
    Row{Code::WildcardPortability, "wildcard-portability", Family::Path}, // value, crawler
    Row{Code::CaseMismatch, "case-mismatch", Family::Path},               // value, "opposite" or ""
    Row{Code::SpaceInPath, "space-in-path", Family::Path},                // before it; "list" or ""
    Row{Code::FragmentInPath, "fragment-in-path", Family::Path},          // fragment, path
    Row{Code::QueryOrder, "query-order", Family::Path},                   // two parameters
    Row{Code::PrefixOvermatch, "prefix-overmatch", Family::Path},         // value, example; ""
    Row{Code::StarOvermatch, "star-overmatch", Family::Path}, // value, example; "campaign" or ""
    Row{Code::DirectoryWithoutSlash, "directory-without-slash", Family::Path}, // value
    Row{Code::IndexHtmlAlias, "index-html-alias", Family::Path},               // value, directory
    Row{Code::DialectsDisagree, "dialects-disagree",
        Family::Path}, // value, URL; "literal", "order", "undefined" or ""
    Row{Code::NoSitemap, "no-sitemap", Family::Sitemap},                    // none
    Row{Code::EmptySitemap, "empty-sitemap", Family::Sitemap},              // none
    Row{Code::SitemapNotAbsolute, "sitemap-not-absolute", Family::Sitemap}, // value
    Row{Code::SitemapBadScheme, "sitemap-bad-scheme", Family::Sitemap},     // scheme
    Row{Code::SitemapOtherHost, "sitemap-other-host", Family::Sitemap},     // its host, the file's
    Row{Code::DuplicateSitemap, "duplicate-sitemap", Family::Sitemap},      // none
    Row{Code::CrawlDelayValue, "crawl-delay-value",
        Family::Sitemap}, // value; "range", "empty" or ""
    Row{Code::CrawlDelayIgnored, "crawl-delay-ignored", Family::Sitemap}, // lines
    Row{Code::CrawlDelayHigh, "crawl-delay-high",
        Family::Sitemap}, // value, pages a day; "refusing" or ""
    Row{Code::DuplicateCrawlDelay, "duplicate-crawl-delay", Family::Sitemap}, // value
    Row{Code::StarCrawlDelay, "star-crawl-delay", Family::Sitemap},           // value
    Row{Code::NumberLeadingZero, "number-leading-zero", Family::Sitemap},     // value
    Row{Code::RequestRateValue, "request-rate-value", Family::Sitemap},       // value
    Row{Code::VisitTimeValue, "visit-time-value", Family::Sitemap},           // value
    Row{Code::HostSyntax, "host-syntax", Family::Sitemap},                    // value
    Row{Code::DuplicateHost, "duplicate-host", Family::Sitemap},              // value
    Row{Code::HostPlace, "host-place", Family::Sitemap},                  // line of the next rule
    Row{Code::CleanParamFormat, "clean-param-format", Family::Sitemap},   // value
    Row{Code::CleanParamScope, "clean-param-scope", Family::Sitemap},     // lines
    Row{Code::ContentPrefFormat, "content-pref-format", Family::Sitemap}, // what is no pair
    Row{Code::ContentPrefKey, "content-pref-key", Family::Sitemap},       // key; usage or signal
    Row{Code::ContentPrefValue, "content-pref-value", Family::Sitemap},   // value; usage or signal
    Row{Code::ContentPrefEmpty, "content-pref-empty", Family::Sitemap},   // field
    Row{Code::ContentPrefPath, "content-pref-path", Family::Sitemap},     // path
    Row{Code::BlocksEverything, "blocks-everything", Family::Intent}, // value, names; `*`: the rest
    Row{Code::BlocksAssets, "blocks-assets", Family::Intent},         // value
    Row{Code::BlocksApi, "blocks-api", Family::Intent},               // value
    Row{Code::InfoDisclosure, "info-disclosure", Family::Intent},     // value
    Row{Code::CmsWordpress, "cms-wordpress", Family::Intent},         // value
    Row{Code::CmsDrupal, "cms-drupal", Family::Intent},               // value
    Row{Code::CmsMagento, "cms-magento", Family::Intent},             // value
    Row{Code::CmsShopify, "cms-shopify", Family::Intent},             // value
    Row{Code::StagingFile, "staging-file", Family::Intent},           // the sign
    Row{Code::DisallowHidesNoindex, "disallow-hides-noindex", Family::Intent}, // value
    Row{Code::CommentedRule, "commented-rule", Family::Intent},                // the rule
    Row{Code::TestUrlSyntax, "test-url-syntax", Family::Tester},               // text, its path
    Row{Code::TestUrlOtherHost, "test-url-other-host", Family::Tester}, // its, the file's; of what
    Row{Code::ExpectationFailed, "expectation-failed",
        Family::Tester}, // crawler, address, line, rule; the verdict
    Row{Code::ExpectationSyntax, "expectation-syntax", Family::Tester},       // word; expect::Fault
    Row{Code::NotFound, "not-found", Family::Fetch},                          // status
    Row{Code::StatusMeansDifferent, "status-means-different", Family::Fetch}, // status; the camps
    Row{Code::ServerError, "server-error", Family::Fetch}, // status, days; "shut-for", "shut", ""
    Row{Code::FetchFailed, "fetch-failed", Family::Fetch}, // server; what failed
    Row{Code::RedirectTooLong, "redirect-too-long", Family::Fetch},           // hops; "loop" or ""
    Row{Code::RedirectOffHost, "redirect-off-host", Family::Fetch},           // there, here
    Row{Code::HttpsDowngrade, "https-downgrade", Family::Fetch},              // from, to
    Row{Code::ContentType, "content-type", Family::Fetch},                    // type; "none" or ""
    Row{Code::ServedOnNoncanonical, "served-on-noncanonical", Family::Fetch}, // URL, status; how
    Row{Code::FetchOverLimit, "fetch-over-limit",
        Family::Fetch},                                    // size, limit, line; "open", "cut"
    Row{Code::CacheAge, "cache-age", Family::Fetch},       // seconds; "age", "shorter", …
    Row{Code::LiveDiffers, "live-differs", Family::Fetch}, // bytes there, here, line
    Row{Code::SitemapUnreachable, "sitemap-unreachable", Family::Fetch}, // URL, status; how
    Row{Code::SitemapConflict, "sitemap-conflict", Family::Fetch}, // URL, blocked, entries, example
};

consteval bool rowsAreInOrder()
{
    if (rows.size() != codeCount)
        return false;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].code) != i)
            return false;
    return true;
}
static_assert(rowsAreInOrder(), "one row for each code, in the order of Code");

constexpr const Row& rowOf(Code code)
{
    return rows[static_cast<std::size_t>(code)];
}

} // namespace

std::string_view idOf(Code code)
{
    return rowOf(code).id;
}

Family familyOf(Code code)
{
    return rowOf(code).family;
}

std::optional<Code> codeOf(std::string_view id)
{
    const auto row = std::ranges::find(rows, id, &Row::id);
    return row == rows.end() ? std::nullopt : std::optional(row->code);
}

std::string_view nameOf(Severity severity)
{
    constexpr std::array<std::string_view, 5> names = {"none", "hint", "info", "warning", "error"};
    return names[static_cast<std::size_t>(severity)];
}

bool concerns(const Finding& finding, std::span<const dialects::Id> readers)
{
    if (finding.camps != Camps{}) {
        Readers chosen = nobody;
        for (const dialects::Id reader : readers)
            chosen = static_cast<Readers>(chosen | only(reader));
        return finding.camps.areSplitBy(chosen);
    }
    return std::ranges::any_of(readers, [&](dialects::Id reader) {
        return finding.severityFor(reader) != Severity::None;
    });
}

Severity severityFor(const Finding& finding, std::span<const dialects::Id> readers)
{
    if (finding.camps != Camps{} && !concerns(finding, readers))
        return Severity::None;
    Severity greatest = Severity::None;
    for (const dialects::Id reader : readers)
        greatest = std::max(greatest, finding.severityFor(reader));
    return std::max(greatest, Severity::Hint);
}

} // namespace crawlright::checks
