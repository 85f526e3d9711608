// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/consumers.h"

#include "core/checks/readers.h"
#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using checks::Code;
using checks::Finding;
using checks::Readers;
using checks::Severity;
using dialects::Reads;
using syntax::Field;

constexpr std::array today = {dialects::Id::Google, dialects::Id::Rfc9309, dialects::Id::Bing,
                              dialects::Id::Yandex};

/// A finding that depends on whether a crawler heeds a field.
struct Matter {
    Code code;
    Field field;
    bool isIgnored; ///< the finding says that the field is ignored, else what is wrong with it
};

constexpr std::array matters = {
    Matter{Code::CrawlDelayIgnored, Field::CrawlDelay, true},
    Matter{Code::CrawlDelayValue, Field::CrawlDelay, false},
    Matter{Code::CrawlDelayHigh, Field::CrawlDelay, false},
    Matter{Code::DuplicateCrawlDelay, Field::CrawlDelay, false},
    Matter{Code::RequestRateValue, Field::RequestRate, false},
    Matter{Code::VisitTimeValue, Field::VisitTime, false},
    Matter{Code::HostSyntax, Field::Host, false},
    Matter{Code::DuplicateHost, Field::Host, false},
    Matter{Code::HostPlace, Field::Host, false},
    Matter{Code::CleanParamFormat, Field::CleanParam, false},
    Matter{Code::CleanParamScope, Field::CleanParam, true},
    Matter{Code::NoSitemap, Field::Sitemap, false},
    Matter{Code::EmptySitemap, Field::Sitemap, false},
    Matter{Code::SitemapNotAbsolute, Field::Sitemap, false},
    Matter{Code::SitemapBadScheme, Field::Sitemap, false},
    Matter{Code::SitemapOtherHost, Field::Sitemap, false},
    Matter{Code::DuplicateSitemap, Field::Sitemap, false},
};

bool isConcerned(const Finding& finding, dialects::Id reader)
{
    return finding.severityFor(reader) != Severity::None;
}

Reads readsOf(dialects::Id reader, Field field)
{
    return dialects::heeds(dialects::get(reader), field);
}

/// Past four names the list says how many more there are.
QString namesText(QStringList names)
{
    constexpr qsizetype most = 4;
    if (names.size() > most) {
        const auto more = static_cast<int>(names.size() - (most - 1));
        names.resize(most - 1);
        //: The end of a list of crawlers: "Googlebot, bingbot, GPTBot and 3 more".
        names += Words::tr("%n more", nullptr, more);
    }
    return joined(names);
}

template <class Condition>
QStringList namesWhere(std::span<const Consumer> chosen, Condition condition)
{
    QStringList names;
    for (const Consumer& consumer : chosen)
        if (condition(consumer) && !names.contains(consumer.name))
            names += consumer.name;
    return names;
}

/// Readers of today who treat a field so; where there is none, those of another time.
QStringList readersWho(Field field, Reads how)
{
    Readers current = checks::nobody;
    for (const dialects::Id id : today)
        if (readsOf(id, field) == how)
            current = static_cast<Readers>(current | checks::only(id));
    if (current != checks::nobody)
        return readerNames(current);
    return readerNames(checks::readersWhere(
        [&](const dialects::Dialect& dialect) { return dialects::heeds(dialect, field) == how; }));
}

QString clause(Reads how, const QStringList& names, const QString& object)
{
    const QString subject = namesText(names);
    const bool isOne = names.size() == 1;
    switch (how) {
    case Reads::No:
        //: %1: crawlers. %2: the name of a field, or "it".
        return (isOne ? Words::tr("%1 ignores %2") : Words::tr("%1 ignore %2"))
            .arg(subject, object);
    case Reads::Yes:
        //: %1: crawlers. %2: the name of a field, or "it".
        return (isOne ? Words::tr("%1 obeys %2") : Words::tr("%1 obey %2")).arg(subject, object);
    case Reads::Open:
        break;
    }
    //: %1: crawlers, whose documents are silent. %2: the name of a field, or "it".
    return (isOne ? Words::tr("%1 does not say whether it obeys %2")
                  : Words::tr("%1 do not say whether they obey %2"))
        .arg(subject, object);
}

/// "Googlebot ignores Crawl-delay; Bing obeys it."
QString fieldSentence(Field field, bool mustNameIgnorers, std::span<const Consumer> chosen)
{
    QStringList clauses;
    const auto add = [&](Reads how, const QStringList& names) {
        if (names.isEmpty())
            return;
        const QString object = clauses.isEmpty() ? ascii(syntax::nameOf(field))
                                                 //: The field that was named before.
                                                 : Words::tr("it", "a field");
        clauses += clause(how, names, object);
    };
    const auto chosenWho = [&](Reads how) {
        return namesWhere(chosen,
                          [&](const Consumer& c) { return readsOf(c.dialect, field) == how; });
    };
    const QStringList ignoring = chosenWho(Reads::No);
    const QStringList obeying = chosenWho(Reads::Yes);
    const QStringList silent = chosenWho(Reads::Open);
    add(Reads::No, ignoring);
    add(Reads::Yes, obeying);
    add(Reads::Open, silent);
    if (obeying.isEmpty() && silent.isEmpty())
        add(Reads::Yes, readersWho(field, Reads::Yes));
    if (ignoring.isEmpty() && mustNameIgnorers)
        add(Reads::No, readersWho(field, Reads::No));
    //: The end of a sentence that was put together from clauses.
    return Words::tr("%1.").arg(clauses.join(u"; "_s));
}

/// For readers who take the same place differently.
QString campsSentence(const checks::Camps& camps, std::span<const Consumer> chosen)
{
    const auto of = [&](Readers camp) {
        return namesText(namesWhere(chosen, [&](const Consumer& c) {
            return (camp & checks::only(c.dialect)) != checks::nobody;
        }));
    };
    //: Crawlers on either side of a difference.
    return Words::tr("They differ here: %1 on the one side, %2 on the other.")
        .arg(of(camps.one), of(camps.other));
}

QString generalSentence(const Finding& finding, std::span<const Consumer> chosen)
{
    const QStringList spared =
        namesWhere(chosen, [&](const Consumer& c) { return !isConcerned(finding, c.dialect); });
    const QStringList hit =
        namesWhere(chosen, [&](const Consumer& c) { return isConcerned(finding, c.dialect); });
    if (!hit.isEmpty())
        //: Both are lists of crawlers.
        return Words::tr("It matters to %1, not to %2.").arg(namesText(hit), namesText(spared));
    const QString others = readersText(checks::readersWhere(
        [&](const dialects::Dialect& dialect) { return isConcerned(finding, dialect.id); }));
    if (spared.size() == 1)
        //: %1: a crawler. %2: crawlers or documents.
        return Words::tr("%1 is not concerned. It matters to %2.").arg(spared.front(), others);
    return Words::tr("None of the chosen crawlers is concerned: %1. It matters to %2.")
        .arg(namesText(spared), others);
}

} // namespace

std::span<const dialects::Id> readersOfToday()
{
    return today;
}

QString fieldReadersText(Field field)
{
    //: The field that was named before.
    const QString object = Words::tr("it", "a field");
    QStringList clauses;
    for (const Reads how : {Reads::Yes, Reads::No}) {
        if (const QStringList names = readersWho(field, how); !names.isEmpty())
            clauses += clause(how, names, object);
    }
    return clauses.join(u"; "_s);
}

QString consumersSentence(const Finding& finding, std::span<const Consumer> chosen)
{
    if (chosen.empty())
        return {};
    if (finding.camps != checks::Camps{}) {
        Readers readers = checks::nobody;
        for (const Consumer& consumer : chosen)
            readers = static_cast<Readers>(readers | checks::only(consumer.dialect));
        // Others have nothing to do with it, and it is not shown to them.
        return finding.camps.areSplitBy(readers) ? campsSentence(finding.camps, chosen) : QString();
    }
    const auto* const matter = std::ranges::find(matters, finding.code, &Matter::code);
    const bool isField = matter != matters.end();
    // What the sentence would say must be why the finding matters to some and not to others: a
    // limit of values may be one reader's alone.
    if (isField && std::ranges::all_of(chosen, [&](const Consumer& c) {
            const bool ignores = readsOf(c.dialect, matter->field) == Reads::No;
            return isConcerned(finding, c.dialect) == (matter->isIgnored ? ignores : !ignores);
        })) {
        const bool allObey = std::ranges::all_of(chosen, [&](const Consumer& c) {
            return readsOf(c.dialect, matter->field) != Reads::No;
        });
        return allObey && !matter->isIgnored
                   ? QString()
                   : fieldSentence(matter->field, matter->isIgnored, chosen);
    }
    if (std::ranges::all_of(chosen,
                            [&](const Consumer& c) { return isConcerned(finding, c.dialect); }))
        return {};
    return generalSentence(finding, chosen);
}

QString fieldConsumersSentence(Field field, std::span<const Consumer> chosen)
{
    if (readersWho(field, Reads::Yes).isEmpty() && readersWho(field, Reads::Open).isEmpty())
        return {};
    if (!chosen.empty())
        return fieldSentence(field, false, chosen);
    std::vector<Consumer> everyone;
    for (const dialects::Id reader : today)
        everyone.push_back({dialectName(reader), reader});
    return fieldSentence(field, false, everyone);
}

} // namespace crawlright::words
