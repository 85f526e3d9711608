// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/judgement.h"

#include "core/access/url.h"

#include <QRegularExpression>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

AddressKind kindOf(QStringView address)
{
    static const QRegularExpression scheme(u"^[A-Za-z][A-Za-z0-9+.-]*:"_s);
    // A name with a dot, an address in brackets, or localhost; then a port, then the rest.
    static const QRegularExpression host(
        u"^(?:[^\\s/?#:@\\[\\]*$]+\\.[^\\s/?#:@\\[\\]*$]+|localhost|\\[[0-9A-Fa-f:.]+\\])"
        "(?::\\d{1,5})?(?:[/?#].*)?$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    if (address.isEmpty())
        return AddressKind::Empty;
    if (address.startsWith(u'/'))
        return AddressKind::Path;
    if (host.matchView(address).hasMatch())
        return AddressKind::Host;
    const auto found = scheme.matchView(address);
    if (!found.hasMatch())
        return AddressKind::Neither;
    const QStringView name = found.capturedView().chopped(1);
    for (const auto known : {"http"_L1, "https"_L1, "ftp"_L1}) {
        if (name.compare(known, Qt::CaseInsensitive) == 0) {
            return address.sliced(name.size()).startsWith("://"_L1) &&
                           address.size() > name.size() + 3
                       ? AddressKind::Url
                       : AddressKind::Neither;
        }
    }
    return AddressKind::OtherScheme;
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
