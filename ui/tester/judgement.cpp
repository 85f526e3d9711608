// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/judgement.h"

#include "core/access/url.h"

#include <QRegularExpression>

#include <array>
#include <optional>

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
