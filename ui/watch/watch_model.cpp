// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/watch/watch_model.h"

#include "ui/icons/icons.h"
#include "ui/words/history_words.h"
#include "ui/words/lists.h"
#include "ui/words/tool_tip.h"

#include <QCoreApplication>

#include <algorithm>

namespace crawlright::watch {

using namespace Qt::StringLiterals;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::watch::Words)
};

constexpr std::size_t mostTold = 5; // changes of one fetch, one by one

QString changeText(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::TextChanged:
        return Words::tr("The text of its robots.txt has changed.");
    case ChangeKind::AnswerChanged:
        return Words::tr("Its answer has changed: %1").arg(change.what);
    case ChangeKind::NowFails:
        return Words::tr("An expectation fails now: %1.").arg(change.what);
    case ChangeKind::HoldsAgain:
        return Words::tr("An expectation holds again: %1.").arg(change.what);
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

QString changesText(const Site& site, const std::vector<Change>& changes)
{
    QStringList sentences;
    for (const Change& change : changes) {
        if (static_cast<std::size_t>(sentences.size()) == mostTold) {
            sentences +=
                Words::tr("Further changes: %1.").arg(words::number(changes.size() - mostTold));
            break;
        }
        sentences += changeText(change);
    }
    //: %1: a host, %2: sentences
    return Words::tr("%1: %2").arg(site.address, sentences.join(u' '));
}

WatchModel::WatchModel(Observer& observer, QObject* parent)
    : QAbstractTableModel(parent)
    , m_observer(observer)
    , m_sites(observer.sites())
{
    connect(&observer, &Observer::changed, this, &WatchModel::update);
}

// A selection stays while only what is known of the sites is new.
void WatchModel::update()
{
    const QList<Site>& now = m_observer.sites();
    const bool isSameList = std::ranges::equal(m_sites, now, {}, &Site::address, &Site::address);
    if (!isSameList)
        beginResetModel();
    m_sites = now;
    if (!isSameList)
        endResetModel();
    else if (!m_sites.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int WatchModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sites.size());
}

int WatchModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString WatchModel::expectationsOf(const Site& site) const
{
    if (site.expectations.isEmpty() || !site.last.when.isValid())
        return {};
    if (!site.last.isExpecting)
        return tr("cannot be read");
    if (site.last.failing.isEmpty())
        return tr("all hold");
    return tr("fail: %1").arg(words::number(static_cast<qulonglong>(site.last.failing.size())));
}

QString WatchModel::textOf(const Site& site, int column) const
{
    switch (column) {
    case Address:
        return site.address;
    case Interval:
        //: How often
        return tr("every %n minutes", nullptr, site.minutes);
    case Last:
        return m_observer.isFetching(site.address) ? tr("is being fetched…")
                                                   : words::dateAndTime(site.last.when);
    case Result:
        return site.last.when.isValid() ? site.last.outcome : tr("not fetched yet");
    case Expectations:
        return expectationsOf(site);
    default:
        return {};
    }
}

QVariant WatchModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Site& site = m_sites.at(index.row());
    if (role == Qt::ToolTipRole && index.column() == Expectations)
        return words::asToolTip(site.last.failing.isEmpty() ? site.expectations
                                                            : site.last.failing.join(u'\n'));
    if (role == Qt::ToolTipRole)
        return words::asToolTip(textOf(site, index.column()));
    if (role == Qt::DisplayRole)
        return textOf(site, index.column());
    if (role != Qt::DecorationRole)
        return {};
    if (index.column() == Expectations && site.last.isExpecting)
        return site.last.failing.isEmpty() ? icons::symbol("allowed"_L1, icons::Tone::Positive)
                                           : icons::symbol("error"_L1, icons::Tone::Negative);
    return {};
}

QVariant WatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Address:
        return tr("Site");
    case Interval:
        return tr("Fetched");
    case Last:
        return tr("Last time");
    case Result:
        return tr("Last answer");
    case Expectations:
        return tr("Expectations");
    default:
        return {};
    }
}

} // namespace crawlright::watch
