// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/composer/crawler_effects.h"

#include "core/access/url.h"
#include "core/edits/rules_effect.h"
#include "ui/words/quoted.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::composer {

using edits::Effect;
using rules::RuleSet;
using rules::Verdict;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::composer::CrawlerEffects)
};

constexpr std::size_t work = 30'000'000; // bytes looked at or so, for each crawler
constexpr urls::Row sliceRows = 4096;

/// A file as it is and as it would be.
class Comparison {
public:
    Comparison(const syntax::Document& before, const syntax::Document& after,
               const urllist::UrlTablePtr& table, const work::CancelFlag& cancel)
        : m_before(before)
        , m_after(after)
        , m_table(table)
        , m_cancel(cancel)
    {
    }

    CrawlerEffect of(const crawlers::Crawler& crawler)
    {
        const dialects::Dialect& dialect = dialects::get(crawler.dialect);
        const RuleSet before = rules::compile(m_before, dialect, crawler.agent);
        const RuleSet after = rules::compile(m_after, dialect, crawler.agent);
        CrawlerEffect result{.crawler = crawler.token};
        edits::Budget budget{.left = work};
        const Effect effect = edits::effectOfRules(before, after, budget);
        result.kind = effect.kind;
        result.flip = effect.flip;
        if (effect.kind == Effect::Kind::Keeps)
            return result;
        const std::string root = access::prepare("/", dialect);
        const Verdict now = before.match(root).verdict;
        const Verdict then = after.match(root).verdict;
        if (now != then) {
            result.kind = Effect::Kind::Changes;
            result.flip = edits::Flip{crawler.token, "/", now, then};
        }
        if (m_table)
            countRows(result, before, after, dialect);
        return result;
    }

private:
    void countRows(CrawlerEffect& result, const RuleSet& before, const RuleSet& after,
                   const dialects::Dialect& dialect) const
    {
        const urls::UrlList& list = m_table->loaded.urls;
        std::string path;
        for (urls::Row row = 0; row < list.size(); ++row) {
            if (row % sliceRows == 0 && m_cancel.isRaised())
                return;
            access::prepareInto(path, list[row], dialect);
            const Verdict now = before.match(path).verdict;
            const Verdict then = after.match(path).verdict;
            if (now == then)
                continue;
            result.toBlocked += then == Verdict::Disallow ? 1 : 0;
            result.toAllowed += then == Verdict::Allow ? 1 : 0;
            if (!result.flip) {
                result.kind = Effect::Kind::Changes;
                result.flip = edits::Flip{result.crawler, std::string(list[row]), now, then};
            }
        }
    }

    const syntax::Document& m_before;
    const syntax::Document& m_after;
    const urllist::UrlTablePtr& m_table;
    const work::CancelFlag& m_cancel;
};

QString sentenceOf(const CrawlerEffect& effect, bool hasRows)
{
    const QString crawler = words::ascii(effect.crawler);
    if (effect.kind == Effect::Kind::Undecided || !effect.flip)
        return Words::tr("%1: whether a verdict changes could not be decided.").arg(crawler);
    const QString url = words::inQuotes(effect.flip->url);
    QString sentence;
    switch (effect.flip->after) {
    case Verdict::Allow:
        sentence = Words::tr("%1 may now fetch %2.").arg(crawler, url);
        break;
    case Verdict::Disallow:
        sentence = Words::tr("%1 may no longer fetch %2.").arg(crawler, url);
        break;
    case Verdict::Undefined:
        sentence = Words::tr("Whether %1 may fetch %2 is no longer defined.").arg(crawler, url);
        break;
    }
    if (!hasRows)
        return sentence;
    const QLocale locale;
    return sentence % u' ' %
           Words::tr("Of the loaded URLs: %1 newly blocked, %2 newly allowed.")
               .arg(locale.toString(effect.toBlocked), locale.toString(effect.toAllowed));
}

} // namespace

Proposal propose(const syntax::Document& document, edits::Edits edits,
                 const std::vector<crawlers::Crawler>& crawlers, const urllist::UrlTablePtr& table,
                 const work::CancelFlag& cancel)
{
    Proposal proposal{.edits = std::move(edits), .preview = {}, .effects = {}};
    proposal.preview = rewrite::previewOf(document, proposal.edits);
    proposal.rows = table ? table->loaded.urls.size() : 0;
    const syntax::Document after = syntax::parse(edits::applied(document.bytes(), proposal.edits));
    Comparison comparison(document, after, table, cancel);
    for (const crawlers::Crawler& crawler : crawlers) {
        if (cancel.isRaised())
            break;
        proposal.effects.push_back(comparison.of(crawler));
    }
    return proposal;
}

QStringList changeSentences(const Proposal& proposal)
{
    QStringList sentences;
    for (const CrawlerEffect& effect : proposal.effects)
        if (effect.kind != Effect::Kind::Keeps)
            sentences.append(sentenceOf(effect, proposal.rows > 0));
    return sentences;
}

QString changeSummary(const Proposal& proposal)
{
    if (proposal.edits.empty())
        return Words::tr("The file says so already: nothing changes.");
    const auto changed = std::ranges::count_if(proposal.effects, [](const CrawlerEffect& effect) {
        return effect.kind != Effect::Kind::Keeps;
    });
    if (changed == 0)
        return Words::tr("No verdict of these crawlers changes.");
    return Words::tr("Crawlers whose verdicts change: %1 of %2.")
        .arg(QLocale().toString(static_cast<qlonglong>(changed)),
             QLocale().toString(static_cast<qulonglong>(proposal.effects.size())));
}

} // namespace crawlright::composer
