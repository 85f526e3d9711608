// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/dialect_columns.h"

#include "app/cli/proof_codes.h"

namespace crawlright::cli {

namespace {

using namespace dialects;

std::string_view codeOf(AgentRule rule)
{
    switch (rule) {
    case AgentRule::TokenEqualsAgent:
        return "token-equals-agent";
    case AgentRule::WordEquals:
        return "word-equals";
    case AgentRule::TokenBeginsAgent:
        return "token-begins-agent";
    case AgentRule::ValueContains:
        break;
    }
    return "value-contains";
}

std::string_view codeOf(AgentCut cut)
{
    switch (cut) {
    case AgentCut::Token:
        return "token";
    case AgentCut::Word:
        return "word";
    case AgentCut::None:
        break;
    }
    return "none";
}

std::string_view codeOf(GroupMerge merge)
{
    return merge == GroupMerge::All ? "all" : "first";
}

std::string_view codeOf(Precedence precedence)
{
    return precedence == Precedence::Longest ? "longest" : "first";
}

std::string_view codeOf(EmptyRule rule)
{
    switch (rule) {
    case EmptyRule::MatchesAll:
        return "matches-all";
    case EmptyRule::OppositeOfAll:
        return "opposite-of-all";
    case EmptyRule::Ignored:
        break;
    }
    return "ignored";
}

std::string_view codeOf(Decoding decoding)
{
    switch (decoding) {
    case Decoding::Unreserved:
        return "unreserved";
    case Decoding::AllButSlash:
        return "all-but-slash";
    case Decoding::None:
        break;
    }
    return "none";
}

std::string_view codeOf(Reads reads)
{
    switch (reads) {
    case Reads::Yes:
        return "yes";
    case Reads::No:
        return "no";
    case Reads::Open:
        break;
    }
    return "open";
}

void addOtherFields(std::vector<DialectColumn>& columns, const OtherFields& others)
{
    const DialectColumn rows[] = {
        {"sitemap", codeOf(others.sitemap)},
        {"crawlDelay", codeOf(others.crawlDelay)},
        {"requestRate", codeOf(others.requestRate)},
        {"visitTime", codeOf(others.visitTime)},
        {"host", codeOf(others.host)},
        {"cleanParam", codeOf(others.cleanParam)},
        {"contentSignal", codeOf(others.contentSignal)},
        {"contentUsage", codeOf(others.contentUsage)},
        {"crawlDelayFromStarToo", others.delayFromStarToo},
        {"crawlDelayIsWhole", others.delayIsWhole},
        {"crawlDelayLeast", others.delayLeast},
        {"crawlDelayMost", others.delayMost},
    };
    columns.insert(columns.end(), std::begin(rows), std::end(rows));
}

void addEncoding(std::vector<DialectColumn>& columns, const Encoding& encoding, bool isPattern)
{
    const auto pick = [isPattern](std::string_view pattern, std::string_view url) {
        return isPattern ? pattern : url;
    };
    columns.push_back(
        {pick("patternEncodesHighBytes", "urlEncodesHighBytes"), encoding.encodesHighBytes});
    columns.push_back(
        {pick("patternRaisesHexDigits", "urlRaisesHexDigits"), encoding.raisesHexDigits});
    columns.push_back({pick("patternDecodes", "urlDecodes"), codeOf(encoding.decoding)});
    columns.push_back({pick("patternEncodesQueryReserved", "urlEncodesQueryReserved"),
                       encoding.encodesQueryReserved});
    columns.push_back(
        {pick("patternEncodesSpecials", "urlEncodesSpecials"), encoding.encodesSpecials});
}

} // namespace

std::vector<DialectColumn> columnsOf(const Dialect& d)
{
    std::vector<DialectColumn> columns = {
        {"bodyLimit", d.bodyLimit},
        {"overLimitAllowsAll", d.overLimitAllowsAll},
        {"lineLimit", d.lineLimit},
        {"nulEndsLine", d.nulEndsLine},
        {"skipsPartialBom", d.skipsPartialBom},
        {"acceptsTypos", d.acceptsTypos},
        {"acceptsPrefixes", d.acceptsPrefixes},
        {"acceptsMissingColon", d.acceptsMissingColon},
        {"knowsAllow", d.knowsAllow},
        {"blankLineEndsRecord", d.blankLineEndsRecord},
        {"agentRule", codeOf(d.agentRule)},
        {"agentCut", codeOf(d.agentCut)},
        {"starWithText", d.starWithText},
        {"merge", codeOf(d.merge)},
        {"starMerge", codeOf(d.starMerge)},
        {"followsChain", d.followsChain},
        {"wildcards", d.wildcards},
        {"indexHtml", d.indexHtml},
        {"emptyRule", codeOf(d.emptyRule)},
        {"precedence", codeOf(d.precedence)},
        {"wildcardTieUndefined", d.wildcardTieUndefined},
        {"robotsTxtAllowed", d.robotsTxtAllowed},
    };
    addEncoding(columns, d.patternEncoding, true);
    addEncoding(columns, d.urlEncoding, false);
    addOtherFields(columns, d.others);
    return columns;
}

std::vector<std::string_view> silentTopicsOf(const Dialect& dialect)
{
    std::vector<std::string_view> names;
    for (int i = 0; i < topicCount; ++i)
        if (dialect.isSilent(static_cast<Topic>(i)))
            names.push_back(cli::codeOf(static_cast<Topic>(i)));
    return names;
}

std::vector<TopicSource> sourcesOf(const Dialect& dialect)
{
    std::vector<TopicSource> sources;
    for (int i = 0; i < topicCount; ++i) {
        const auto topic = static_cast<Topic>(i);
        if (const std::string_view source = sourceOf(dialect.id, topic); !source.empty())
            sources.push_back({cli::codeOf(topic), source});
    }
    return sources;
}

} // namespace crawlright::cli
