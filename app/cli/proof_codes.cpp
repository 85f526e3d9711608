// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/proof_codes.h"

namespace crawlright::cli {

std::string_view codeOf(rules::ChosenBy value)
{
    using enum rules::ChosenBy;
    switch (value) {
    case Name:
        return "name";
    case FallbackName:
        return "fallback-name";
    case Star:
        return "star";
    case TooBig:
        return "too-big";
    case Nothing:
        break;
    }
    return "nothing";
}

std::string_view codeOf(rules::ChainStep::Found value)
{
    using enum rules::ChainStep::Found;
    switch (value) {
    case Named:
        return "named";
    case NotNamed:
        return "not-named";
    case Star:
        return "star";
    case StarDoesNotBind:
        return "star-does-not-bind";
    case NoStar:
        return "no-star";
    case NotAsked:
        break;
    }
    return "not-asked";
}

std::string_view codeOf(rules::GroupFate value)
{
    using enum rules::GroupFate;
    switch (value) {
    case Taken:
        return "taken";
    case Merged:
        return "merged";
    case NotFirst:
        return "not-first";
    case LessSpecific:
        return "less-specific";
    case StarNotNeeded:
        return "star-not-needed";
    case StarDoesNotBind:
        return "star-does-not-bind";
    case OtherCrawler:
        break;
    }
    return "other-crawler";
}

std::string_view codeOf(rules::MissReason value)
{
    using enum rules::MissReason;
    switch (value) {
    case Differs:
        return "differs";
    case PathTooShort:
        return "path-too-short";
    case NotAtEnd:
        return "not-at-end";
    case NoStart:
        return "no-start";
    case Empty:
        break;
    }
    return "empty";
}

std::string_view codeOf(rules::WonBy value)
{
    using enum rules::WonBy;
    switch (value) {
    case OnlyMatch:
        return "only-match";
    case Longer:
        return "longer";
    case TieAllows:
        return "tie-allows";
    case FirstInFile:
        return "first-in-file";
    case AnyDisallow:
        return "any-disallow";
    case Undefined:
        return "undefined";
    case Nothing:
        break;
    }
    return "nothing";
}

std::string_view codeOf(rules::Reason value)
{
    using enum rules::Reason;
    switch (value) {
    case Rule:
        return "rule";
    case EmptyRule:
        return "empty-rule";
    case NoRuleMatches:
        return "no-rule-matches";
    case NoRules:
        return "no-rules";
    case RobotsTxtItself:
        return "robots-txt-itself";
    case FileTooBig:
        break;
    }
    return "file-too-big";
}

std::string_view codeOf(access::PathChange::Kind value)
{
    using enum access::PathChange::Kind;
    switch (value) {
    case Encoded:
        return "encoded";
    case HexRaised:
        return "hex-raised";
    case Decoded:
        break;
    }
    return "decoded";
}

std::string_view codeOf(access::Outcome value)
{
    using enum access::Outcome;
    switch (value) {
    case Parse:
        return "parse";
    case AllowAll:
        return "allow-all";
    case DisallowAll:
        return "disallow-all";
    case UseCache:
        return "use-cache";
    case Defer:
        break;
    }
    return "defer";
}

std::string_view codeOf(dialects::Column value)
{
    using enum dialects::Column;
    switch (value) {
    case Agents:
        return "agents";
    case Merging:
        return "merging";
    case Wildcards:
        return "wildcards";
    case Precedence:
        return "precedence";
    case Tie:
        return "tie";
    case EmptyRule:
        return "empty-rule";
    case Encoding:
        return "encoding";
    case BlankLines:
        return "blank-lines";
    case SizeLimit:
        return "size-limit";
    case RobotsTxtItself:
        return "robots-txt-itself";
    case Spelling:
        return "spelling";
    case MissingColon:
        return "missing-colon";
    case ByteOrderMark:
        break;
    }
    return "byte-order-mark";
}

std::string_view codeOf(dialects::Topic value)
{
    using enum dialects::Topic;
    switch (value) {
    case Agents:
        return "agents";
    case Chain:
        return "chain";
    case Star:
        return "star";
    case Merging:
        return "merging";
    case BlankLines:
        return "blank-lines";
    case Spelling:
        return "spelling";
    case MissingColon:
        return "missing-colon";
    case ByteOrderMark:
        return "byte-order-mark";
    case SizeLimit:
        return "size-limit";
    case Url:
        return "url";
    case HighBytes:
        return "high-bytes";
    case Escapes:
        return "escapes";
    case Wildcards:
        return "wildcards";
    case EmptyRule:
        return "empty-rule";
    case IndexPage:
        return "index-page";
    case Length:
        return "length";
    case Precedence:
        return "precedence";
    case Tie:
        return "tie";
    case RobotsTxtItself:
        return "robots-txt-itself";
    case NoMatch:
        return "no-match";
    case OtherFields:
        break;
    }
    return "other-fields";
}

std::string_view codeOf(rules::RuleOrigin value)
{
    using enum rules::RuleOrigin;
    switch (value) {
    case Written:
        return "written";
    case IndexPage:
        return "index-page";
    case EmptyForAll:
        return "empty-for-all";
    case EmptyOpposite:
        break;
    }
    return "empty-opposite";
}

std::string_view codeOf(rules::StepKind value)
{
    using enum rules::StepKind;
    switch (value) {
    case NameCut:
        return "name-cut";
    case FileCut:
        return "file-cut";
    case FileOpen:
        return "file-open";
    case RulesWithoutGroup:
        return "rules-without-group";
    case Named:
        return "named";
    case FellBack:
        return "fell-back";
    case ChainNotFollowed:
        return "chain-not-followed";
    case StarTaken:
        return "star-taken";
    case StarDoesNotBind:
        return "star-does-not-bind";
    case NoGroup:
        return "no-group";
    case Merged:
        return "merged";
    case OnlyFirstGroup:
        return "only-first-group";
    case PathTaken:
        return "path-taken";
    case HighBytesEncoded:
        return "high-bytes-encoded";
    case EscapesChanged:
        return "escapes-changed";
    case RobotsTxtItself:
        return "robots-txt-itself";
    case EmptyRules:
        return "empty-rules";
    case RulesMatched:
        return "rules-matched";
    case IndexPage:
        return "index-page";
    case NoRules:
        return "no-rules";
    case NoMatch:
        return "no-match";
    case OnlyMatch:
        return "only-match";
    case Longest:
        return "longest";
    case TieAllows:
        return "tie-allows";
    case FirstInFile:
        return "first-in-file";
    case AnyDisallow:
        return "any-disallow";
    case Undefined:
        break;
    }
    return "undefined";
}

std::string_view codeOf(rules::DirectiveFate value)
{
    using enum rules::DirectiveFate;
    switch (value) {
    case Read:
        return "read";
    case Open:
        return "open";
    case Ignored:
        return "ignored";
    case OtherGroup:
        return "other-group";
    case NoGroup:
        return "no-group";
    case NotFirst:
        return "not-first";
    case Malformed:
        return "malformed";
    case OutOfRange:
        break;
    }
    return "out-of-range";
}

std::string_view codeOf(syntax::Field rule)
{
    return rule == syntax::Field::Allow ? "allow" : "disallow";
}

} // namespace crawlright::cli
