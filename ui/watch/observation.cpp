// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/watch/observation.h"

#include "core/expect/judge.h"
#include "core/net/answer.h"
#include "ui/words/history_words.h"

#include <QCryptographicHash>
#include <QStringBuilder>

#include <map>

namespace crawlright::watch {

using namespace Qt::StringLiterals;

namespace {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// One expectation for one crawler; stays the same when lines move.
QString nameOf(const expect::Expectations& expectations, const expect::Judged& judged)
{
    const expect::Expectation& line = expectations.lines[judged.expectation];
    return (line.verdict == rules::Verdict::Allow ? u"allow "_s : u"disallow "_s) %
           fromUtf8(expectations.textOf(expectations.names[judged.name])) % u' ' %
           fromUtf8(expectations.textOf(line.address));
}

/// Whether it may be the network here that is at fault, and not the site.
bool saysNothing(const net::FetchResult& result)
{
    return result.error == net::FetchError::UnknownHost ||
           result.error == net::FetchError::Unreachable;
}

/// Holds expectations against an answer.
class Court {
public:
    Court(const net::FetchResult& result, const crawlers::Catalogue& catalogue)
        : m_answer(saysNothing(result) ? std::nullopt : net::answerOf(result))
        , m_catalogue(catalogue)
    {
    }

    /// nullopt: the answer leaves it as it was.
    [[nodiscard]] std::optional<bool> holds(std::string_view crawler, rules::Verdict expected,
                                            bool byText)
    {
        if (!m_answer)
            return std::nullopt;
        switch (outcomeFor(m_catalogue.resolve(crawler).dialect)) {
        case access::Outcome::Parse:
            return byText;
        case access::Outcome::AllowAll:
            return expected == rules::Verdict::Allow;
        case access::Outcome::DisallowAll:
            return expected == rules::Verdict::Disallow;
        case access::Outcome::UseCache:
        case access::Outcome::Defer:
            break;
        }
        return std::nullopt;
    }

private:
    access::Outcome outcomeFor(dialects::Id id)
    {
        const auto [place, isNew] = m_outcomes.try_emplace(id);
        if (isNew)
            place->second = access::meaningOf(*m_answer, dialects::get(id)).outcome;
        return place->second;
    }

    std::optional<access::Answer> m_answer;
    const crawlers::Catalogue& m_catalogue;
    std::map<dialects::Id, access::Outcome> m_outcomes;
};

void judge(const net::FetchResult& result, const expect::Expectations& expectations,
           const crawlers::Catalogue& catalogue, const Observation& before, Observation& now)
{
    const syntax::Document document = syntax::parse(result.body.toStdString());
    Court court(result, catalogue);
    for (const expect::Judged& judged : expect::judge(expectations, document, catalogue)) {
        const QString name = nameOf(expectations, judged);
        const auto holds =
            court.holds(expectations.textOf(expectations.names[judged.name]),
                        expectations.lines[judged.expectation].verdict, judged.holds);
        ++now.expectations;
        if (!holds.value_or(!before.failing.contains(name)) && !now.failing.contains(name))
            now.failing += name;
    }
}

} // namespace

Observation observed(const net::FetchResult& result,
                     const std::optional<expect::Expectations>& expectations,
                     const crawlers::Catalogue& catalogue, const Observation& before)
{
    Observation now;
    now.when = result.when;
    now.status = result.isAnswered() ? result.status() : 0;
    now.outcome = words::fetchOutcome(result);
    now.sha256 = net::isTextFile(result)
                     ? QCryptographicHash::hash(result.body, QCryptographicHash::Sha256).toHex()
                     : before.sha256;
    now.isExpecting = expectations.has_value();
    if (expectations)
        judge(result, *expectations, catalogue, before, now);
    return now;
}

std::vector<Change> changesOf(const Observation& before, const Observation& now)
{
    std::vector<Change> changes;
    if (!before.when.isValid())
        return changes;
    if (before.status != now.status)
        changes.push_back({ChangeKind::AnswerChanged, now.outcome});
    if (before.sha256 != now.sha256)
        changes.push_back({ChangeKind::TextChanged, {}});
    if (!before.isExpecting || !now.isExpecting) // nothing to hold it against
        return changes;
    for (const QString& name : now.failing) {
        if (!before.failing.contains(name))
            changes.push_back({ChangeKind::NowFails, name});
    }
    for (const QString& name : before.failing) {
        if (!now.failing.contains(name))
            changes.push_back({ChangeKind::HoldsAgain, name});
    }
    return changes;
}

} // namespace crawlright::watch
