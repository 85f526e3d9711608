// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "ui/completion/proposal_makers.h"
#include "ui/words/findings.h"
#include "ui/words/quoted.h"

#include <algorithm>

namespace crawlright::completion {

namespace {

struct Request {
    std::string_view text;
    const char* detail;
};

constexpr std::array requests = {
    Request{"ignore ", QT_TRANSLATE_NOOP("Completion", "findings of this place, by their ids")},
    Request{"ignore-file ",
            QT_TRANSLATE_NOOP("Completion", "findings of the whole file, by their ids")},
};

/// Asked for in a comment behind `prefix`; the label has no blank at its end.
Proposals requestsBehind(const Question& question, std::string_view prefix)
{
    Proposals proposals;
    for (const Request& request : requests) {
        std::string insert(prefix);
        insert += request.text;
        const std::string_view label = text::trimmed(insert);
        auto proposal = proposalOf(question, Proposal::Kind::Value, label);
        if (!proposal || proposal->match > Match::Prefix)
            continue;
        proposal->detail = Completion::tr(request.detail);
        proposal->insert = insert;
        proposal->goesOn = true;
        proposal->rank = static_cast<int>(proposals.size());
        proposals.push_back(std::move(*proposal));
    }
    return proposals;
}

} // namespace

Proposals markProposals(const Question& question)
{
    return requestsBehind(question, "crawlright: ");
}

Proposals requestProposals(const Question& question)
{
    return requestsBehind(question, {});
}

// What is found at this place first.
Proposals codeProposals(const Question& question)
{
    Proposals proposals;
    for (int i = 0; i < checks::codeCount; ++i) {
        const auto code = static_cast<checks::Code>(i);
        const std::string_view id = checks::idOf(code);
        // The comments of a file do not reach what is found elsewhere.
        const checks::Family family = checks::familyOf(code);
        if (family == checks::Family::Tester || family == checks::Family::Fetch ||
            std::ranges::contains(question.place.others, id))
            continue;
        auto proposal = proposalOf(question, Proposal::Kind::Code, id);
        if (!proposal)
            continue;
        const bool isHere = std::ranges::contains(question.findings, code);
        proposal->isSecondary = !isHere;
        proposal->detail = words::explain(code).meaning;
        proposal->rank = i;
        proposals.push_back(std::move(*proposal));
    }
    return proposals;
}

} // namespace crawlright::completion
