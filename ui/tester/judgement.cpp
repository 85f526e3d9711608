// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/judgement.h"

#include "core/access/url.h"

namespace crawlright::tester {

AddressKind kindOf(QStringView address)
{
    return access::kindOf(address.toUtf8().toStdString());
}

bool BindingRules::answers(const Question& question) const
{
    return analysis == question.analysis && dialect == question.crawler.dialect &&
           agent.names == question.crawler.agent.names &&
           agent.obeysStar == question.crawler.agent.obeysStar;
}

Answer judge(const Question& question, const BindingRulesPtr& known)
{
    const dialects::Dialect& dialect = dialects::get(question.crawler.dialect);
    BindingRulesPtr binding = known;
    if (!binding || !binding->answers(question)) {
        const session::Analysis& analysis = *question.analysis;
        const rules::GroupSet& groups = analysis.groupsFor(question.crawler.dialect);
        const rules::Selection selection =
            rules::select(analysis.document, groups, question.crawler.agent);
        binding = std::make_shared<const BindingRules>(BindingRules{
            .analysis = question.analysis,
            .dialect = question.crawler.dialect,
            .agent = question.crawler.agent,
            .rules = rules::compile(analysis.document, groups, selection),
        });
    }
    return {.rules = binding,
            .decision = binding->rules.match(access::prepare(question.url, dialect))};
}

rules::Proof prove(const Question& question, const BindingRules& binding)
{
    const session::Analysis& analysis = *question.analysis;
    return rules::explain(analysis.document, analysis.groupsFor(question.crawler.dialect),
                          question.crawler.agent, binding.rules, question.url);
}

} // namespace crawlright::tester
