// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/judgement.h"

#include "core/access/url.h"

#include <array>
#include <optional>

namespace crawlright::tester {

AddressKind kindOf(QStringView address)
{
    return access::kindOf(address.toUtf8().toStdString());
}

AnswersPtr judge(const MatrixQuestion& question, const BindingsPtr& known)
{
    BindingsPtr bindings = known;
    if (!known || known->analysis() != question.analysis || known->crawlers() != question.crawlers)
        bindings =
            std::make_shared<const Bindings>(question.analysis, question.crawlers, known.get());
    std::array<std::optional<std::string>, dialects::dialectCount> paths;
    Answers answers{.bindings = bindings, .url = question.url, .decisions = {}};
    answers.decisions.reserve(bindings->ruleSets().size());
    for (const RuleSetPtr& ruleSet : bindings->ruleSets()) {
        const dialects::Id id = ruleSet->dialect();
        std::optional<std::string>& path = paths.at(static_cast<std::size_t>(id));
        if (!path)
            path = access::prepare(question.url, dialects::get(id));
        answers.decisions.push_back(ruleSet->match(*path));
    }
    return std::make_shared<const Answers>(std::move(answers));
}

rules::Proof prove(const Answers& answers, std::size_t crawler)
{
    const session::Analysis& analysis = *answers.bindings->analysis();
    const crawlers::Crawler& asking = (*answers.bindings->crawlers())[crawler];
    return rules::explain(analysis.document, analysis.groupsFor(asking.dialect), asking.agent,
                          answers.bindings->of(crawler), answers.url);
}

} // namespace crawlright::tester
