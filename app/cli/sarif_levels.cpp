// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/sarif_levels.h"

#include <algorithm>
#include <array>

namespace crawlright::cli {

namespace {

using checks::Code;
using checks::Severity;

// All others are warnings. A test holds these against the fixtures of every code.
constexpr std::array errors = {
    Code::EncodingNotUtf8,
    Code::Utf16,
    Code::NulByte,
    Code::InvisibleChar,
    Code::WordProcessorChar,
    Code::NotText,
    Code::FileTooBig,
    Code::LineTooLong,
    Code::TooManyRules,
    Code::RuleTooLong,
    Code::MissingColon,
    Code::DirectiveTypo,
    Code::DirectiveNameChars,
    Code::EmptyDirective,
    Code::MarkupInValue,
    Code::NoAgentAtAll,
    Code::RuleBeforeAgent,
    Code::GroupSwallowed,
    Code::EmptyUserAgent,
    Code::AgentTokenTruncated,
    Code::AgentList,
    Code::FullUaAsToken,
    Code::BlankLineInGroup,
    Code::PatternStart,
    Code::WholeUrlPattern,
    Code::BadPercent,
    Code::SitemapNotAbsolute,
    Code::SitemapBadScheme,
    Code::CrawlDelayValue,
    Code::CleanParamFormat,
    Code::TestUrlSyntax,
    Code::ExpectationFailed,
    Code::ExpectationSyntax,
    Code::ServerError,
    Code::FetchFailed,
    Code::RedirectTooLong,
    Code::FetchOverLimit,
    Code::SitemapUnreachable,
};
constexpr std::array notes = {
    Code::MixedLineEnds,       Code::EmptyFile,
    Code::UnknownDirective,    Code::KnownUnsupported,
    Code::GroupOpen,           Code::DuplicateAgentGroup,
    Code::DuplicateStarGroup,  Code::NoStarGroup,
    Code::UnknownCrawler,      Code::RetiredCrawler,
    Code::AdsbotStar,          Code::AiTokenEffect,
    Code::QueryOrder,          Code::DirectoryWithoutSlash,
    Code::IndexHtmlAlias,      Code::SitemapOtherHost,
    Code::CrawlDelayIgnored,   Code::StarCrawlDelay,
    Code::RequestRateValue,    Code::VisitTimeValue,
    Code::DuplicateHost,       Code::CleanParamScope,
    Code::ContentPrefKey,      Code::ContentPrefEmpty,
    Code::BlocksApi,           Code::CmsWordpress,
    Code::CmsDrupal,           Code::CmsMagento,
    Code::CmsShopify,          Code::DirectiveCase,
    Code::ManyGroupsSameRules, Code::DialectsDisagree,
    Code::DuplicateRule,       Code::ShadowedByOrder,
    Code::TrailingStar,        Code::DoubleStar,
    Code::PercentLowercase,    Code::WildcardPortability,
    Code::NoSitemap,           Code::DuplicateSitemap,
    Code::NumberLeadingZero,   Code::HostPlace,
    Code::CommentedRule,       Code::NotFound,
    Code::RedirectOffHost,     Code::CacheAge,
};

} // namespace

std::string_view sarifLevelOf(Severity severity)
{
    if (severity == Severity::Error)
        return "error";
    return severity == Severity::Warning ? "warning" : "note";
}

std::string_view defaultSarifLevelOf(Code code)
{
    if (std::ranges::contains(errors, code))
        return "error";
    return std::ranges::contains(notes, code) ? "note" : "warning";
}

} // namespace crawlright::cli
