// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/findings.h"

#include "core/rules/verdict_name.h"
#include "core/syntax/statement.h"

namespace crawlright::expect {

namespace {

std::string_view nameOf(Fault fault)
{
    switch (fault) {
    case Fault::UnknownWord:
        return "unknown-word";
    case Fault::NoCrawler:
        return "no-crawler";
    case Fault::NoAddress:
        return "no-address";
    case Fault::NotAnAddress:
        return "not-an-address";
    case Fault::TextAfterwards:
        return "text-afterwards";
    case Fault::OpenQuote:
        return "open-quote";
    case Fault::EmptyName:
        return "empty-name";
    case Fault::CommaInName:
        return "comma-in-name";
    case Fault::NoSetName:
        return "no-set-name";
    case Fault::NoEqualsSign:
        return "no-equals-sign";
    case Fault::EmptySet:
        return "empty-set";
    case Fault::SetTwice:
        return "set-twice";
    case Fault::TooManyNames:
        break;
    }
    return "too-many-names";
}

std::string_view nameOf(const rules::Decision& decision)
{
    if (decision.line == 0 && decision.verdict != rules::Verdict::Undefined)
        return "no-rule";
    return rules::nameOf(decision.verdict);
}

checks::Finding findingIn(checks::Code code, text::LineNumber line, text::Span span,
                          std::vector<std::string> arguments)
{
    checks::Finding finding{
        .code = code, .line = line, .span = span, .arguments = std::move(arguments)};
    finding.severities.fill(checks::Severity::Error);
    return finding;
}

} // namespace

checks::Finding findingOf(const Complaint& complaint, const Expectations& expectations)
{
    const std::string word = complaint.fault == Fault::TooManyNames
                                 ? std::to_string(mostNames)
                                 : std::string(expectations.textOf(complaint.span));
    return findingIn(checks::Code::ExpectationSyntax, complaint.line, complaint.span,
                     {word, std::string(nameOf(complaint.fault))});
}

checks::Finding failureOf(const Expectation& expectation, std::string_view crawler,
                          const rules::Decision& decision, const Expectations& expectations,
                          const syntax::Document& document)
{
    return findingIn(checks::Code::ExpectationFailed, expectation.line, expectation.text,
                     {std::string(crawler), std::string(expectations.textOf(expectation.address)),
                      std::to_string(decision.line),
                      std::string(syntax::statementOn(document, decision.line)),
                      std::string(nameOf(decision))});
}

} // namespace crawlright::expect
