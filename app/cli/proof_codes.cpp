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
        return "byte-order-mark";
    case Escapes:
        return "escapes";
    case Chain:
        return "chain";
    case Star:
        return "star";
    case Url:
        return "url";
    case Length:
        return "length";
    case IndexPage:
        return "index-page";
    case NoMatch:
        return "no-match";
    case OtherFields:
        break;
    }
    return "other-fields";
}

std::string_view codeOf(words::ProofStep::Kind value)
{
    using enum words::ProofStep::Kind;
    switch (value) {
    case Verdict:
        return "verdict";
    case Reader:
        return "reader";
    case Chain:
        return "chain";
    case Group:
        return "group";
    case Path:
        return "path";
    case Rules:
        return "rules";
    case Match:
        return "match";
    case WonBy:
        return "won-by";
    case NearMiss:
        return "near-miss";
    case Silent:
        break;
    }
    return "silent";
}

std::string_view codeOf(syntax::Field rule)
{
    return rule == syntax::Field::Allow ? "allow" : "disallow";
}

} // namespace crawlright::cli
