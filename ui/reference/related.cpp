// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/reference/related.h"

#include <algorithm>
#include <initializer_list>

namespace crawlright::reference {

using checks::Code;

namespace {

using Topic = std::initializer_list<Code>;

/// Kinds that are easily taken for one another, or that mend one another.
constexpr Topic topics[] = {
    {Code::EncodingNotUtf8, Code::Utf16, Code::Bom, Code::NulByte, Code::NotText},
    {Code::IllegalChar, Code::InvisibleChar, Code::WordProcessorChar, Code::NulByte},
    {Code::FileTooBig, Code::LineTooLong, Code::TooManyRules, Code::RuleTooLong},
    {Code::EmptyFile, Code::NoAgentAtAll, Code::NotText},
    {Code::MissingColon, Code::DirectiveTypo, Code::AcceptedTypo, Code::PrefixKeyAccepted,
     Code::UnknownDirective, Code::DirectiveNameChars},
    {Code::KnownUnsupported, Code::DeprecatedDirective, Code::UnknownDirective,
     Code::CrawlDelayIgnored},
    {Code::HtmlEntity, Code::MarkupInValue, Code::WordProcessorChar},
    {Code::EmptyDirective, Code::EmptyRule, Code::EmptyUserAgent, Code::EmptySitemap},
    {Code::RuleBeforeAgent, Code::AgentAfterRule, Code::GroupWithoutRules, Code::GroupSwallowed,
     Code::GroupOpen, Code::BlankLineInGroup},
    {Code::DuplicateAgentGroup, Code::DuplicateStarGroup, Code::ManyGroupsSameRules},
    {Code::NoStarGroup, Code::StarNotLast, Code::DuplicateStarGroup, Code::GroupReplacesStar,
     Code::AdsbotStar},
    {Code::AgentTokenChars, Code::AgentTokenTruncated, Code::AgentList, Code::FullUaAsToken,
     Code::UnknownCrawler, Code::RetiredCrawler},
    {Code::AiTokenEffect, Code::UnknownCrawler, Code::ContentPrefKey},
    {Code::PatternStart, Code::WholeUrlPattern, Code::SpaceInPath, Code::FragmentInPath},
    {Code::DuplicateRule, Code::ContradictingRule, Code::DeadRule, Code::ShadowedByOrder},
    {Code::TrailingStar, Code::DoubleStar, Code::DollarMid, Code::WildcardPortability},
    {Code::UnencodedChar, Code::BadPercent, Code::PercentLowercase, Code::EncodingAlias},
    {Code::CaseMismatch, Code::QueryOrder, Code::DirectoryWithoutSlash, Code::IndexHtmlAlias},
    {Code::NoSitemap, Code::EmptySitemap, Code::SitemapNotAbsolute, Code::SitemapBadScheme,
     Code::SitemapOtherHost, Code::DuplicateSitemap},
    {Code::CrawlDelayValue, Code::CrawlDelayIgnored, Code::CrawlDelayHigh,
     Code::DuplicateCrawlDelay, Code::StarCrawlDelay, Code::NumberLeadingZero},
    {Code::RequestRateValue, Code::VisitTimeValue, Code::CrawlDelayValue},
    {Code::HostSyntax, Code::DuplicateHost, Code::HostPlace},
    {Code::CleanParamFormat, Code::CleanParamScope, Code::QueryOrder},
    {Code::ContentPrefFormat, Code::ContentPrefKey, Code::ContentPrefValue, Code::ContentPrefEmpty,
     Code::ContentPrefPath},
    {Code::BlocksEverything, Code::BlocksAssets, Code::BlocksApi, Code::StagingFile},
    {Code::CmsWordpress, Code::CmsDrupal, Code::CmsMagento, Code::CmsShopify},
    {Code::DisallowHidesNoindex, Code::InfoDisclosure, Code::CommentedRule, Code::KnownUnsupported},
    {Code::TestUrlSyntax, Code::TestUrlOtherHost, Code::WholeUrlPattern},
    {Code::ExpectationFailed, Code::ExpectationSyntax, Code::TestUrlSyntax},
    {Code::NotFound, Code::StatusMeansDifferent, Code::ServerError, Code::FetchFailed},
    {Code::RedirectTooLong, Code::RedirectOffHost, Code::HttpsDowngrade},
    {Code::ContentType, Code::NotText, Code::StatusMeansDifferent},
    {Code::FetchOverLimit, Code::FileTooBig, Code::ContentType},
    {Code::ServedOnNoncanonical, Code::LiveDiffers, Code::CacheAge, Code::RedirectOffHost},
    {Code::SitemapUnreachable, Code::SitemapConflict, Code::SitemapOtherHost, Code::NoSitemap},
};

} // namespace

std::vector<Code> relatedTo(Code code)
{
    std::vector<Code> related;
    for (const Topic& topic : topics) {
        if (std::ranges::find(topic, code) == topic.end())
            continue;
        for (const Code other : topic) {
            if (other != code && std::ranges::find(related, other) == related.end())
                related.push_back(other);
        }
    }
    return related;
}

} // namespace crawlright::reference
