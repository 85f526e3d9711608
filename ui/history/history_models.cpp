// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/history/history_models.h"

#include "ui/icons/icons.h"
#include "ui/words/byte_text.h"
#include "ui/words/fetch_words.h"
#include "ui/words/history_words.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/tool_tip.h"
#include "ui/words/verdicts.h"

#include <QCoreApplication>

#include <algorithm>

namespace crawlright::history {

using namespace Qt::StringLiterals;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::history::Words)
};

constexpr qsizetype shownDigits = 12; // of a checksum, in the table

QVariant atEnd()
{
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
}

QIcon iconOf(Standing standing)
{
    using icons::Tone;
    switch (standing) {
    case Standing::Allowed:
        return icons::symbol("allowed"_L1, Tone::Positive);
    case Standing::Blocked:
        return icons::symbol("blocked"_L1, Tone::Negative);
    case Standing::Undefined:
        return icons::symbol("undefined"_L1, Tone::Caution);
    case Standing::Unknown:
        break;
    }
    return icons::symbol("unjudged"_L1, Tone::Quiet);
}

QString whyOf(const Period& period)
{
    if (period.isUnreadable)
        return Words::tr("The text of this version cannot be read.");
    if (period.outcome != access::Outcome::Parse)
        return words::outcomePhrase(period.outcome, period.answer);
    if (period.line.empty())
        return words::reasonSentence(period.decision);
    //: The number of a line and what stands in it
    return Words::tr("%1: %2").arg(QString::number(period.decision.line),
                                   words::shown(period.line));
}

} // namespace

QString standingName(Standing standing)
{
    switch (standing) {
    case Standing::Allowed:
        return words::verdictName(rules::Verdict::Allow);
    case Standing::Blocked:
        return words::verdictName(rules::Verdict::Disallow);
    case Standing::Undefined:
        return words::verdictName(rules::Verdict::Undefined);
    case Standing::Unknown:
        break;
    }
    //: Of a verdict
    return Words::tr("not known");
}

QString sinceWhen(const std::vector<Period>& periods, const QString& crawler)
{
    if (periods.empty())
        return {};
    const Period& now = periods.front();
    const QString state = standingName(now.standing);
    if (!now.before.isValid())
        return Words::tr("For %1: %2 as long as there is a history, which is since %3.")
            .arg(crawler, state, words::dateAndTime(now.since));
    return Words::tr("For %1: %2 since %3; at the fetch before, of %4, it was otherwise.")
        .arg(crawler, state, words::dateAndTime(now.since), words::dateAndTime(now.before));
}

void HostModel::setHosts(const QList<net::HistoryHost>& hosts)
{
    if (m_hosts == hosts)
        return;
    beginResetModel();
    m_hosts = hosts;
    endResetModel();
}

net::HistorySite HostModel::siteAt(const QModelIndex& index) const
{
    return index.isValid() ? m_hosts.at(index.row()).site : net::HistorySite();
}

int HostModel::rowOf(const net::HistorySite& site) const
{
    const auto found = std::ranges::find(m_hosts, site, &net::HistoryHost::site);
    return found == m_hosts.end() ? -1 : static_cast<int>(found - m_hosts.begin());
}

int HostModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hosts.size());
}

int HostModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HostModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const net::HistoryHost& host = m_hosts.at(index.row());
    if (role == Qt::ToolTipRole)
        return words::asToolTip(
            QStringList{words::historySite(host.site),
                        tr("Fetches: %1. The last one: %2.")
                            .arg(words::number(static_cast<qulonglong>(host.fetches)),
                                 words::dateAndTime(host.lastSeen))}
                .join(u'\n'));
    if (role == Qt::TextAlignmentRole)
        return index.column() == Versions ? atEnd() : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == Site ? words::historySite(host.site)
                                  : words::number(static_cast<qulonglong>(host.versions));
}

QVariant HostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == Site ? tr("Site") : tr("Versions");
}

void VersionModel::setVersions(const QList<net::HistoryVersion>& versions)
{
    beginResetModel();
    m_versions = versions;
    endResetModel();
}

int VersionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_versions.size());
}

int VersionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString VersionModel::textOf(const net::HistoryVersion& version, int column) const
{
    switch (column) {
    case FirstSeen:
        return words::dateAndTime(version.firstSeen);
    case LastSeen:
        return words::dateAndTime(version.lastSeen);
    case Answer:
        return words::fetchOutcome(version.entry.result);
    case Size:
        return words::dataSize(version.entry.size);
    case Fetches:
        return words::number(static_cast<qulonglong>(version.fetches));
    case Checksum:
        return QString::fromLatin1(version.entry.sha256.first(shownDigits));
    default:
        return {};
    }
}

QVariant VersionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const net::HistoryVersion& version = m_versions.at(index.row());
    if (role == Qt::ToolTipRole && index.column() == Checksum)
        return QString::fromLatin1(version.entry.sha256);
    if (role == Qt::ToolTipRole)
        return words::asToolTip(textOf(version, index.column()));
    if (role == Qt::DisplayRole)
        return textOf(version, index.column());
    if (role == Qt::TextAlignmentRole)
        return index.column() == Size || index.column() == Fetches ? atEnd() : QVariant();
    return {};
}

QVariant VersionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case FirstSeen:
        return tr("First seen");
    case LastSeen:
        return tr("Last seen");
    case Answer:
        return tr("Answer");
    case Size:
        return tr("Size");
    case Fetches:
        return tr("Fetches");
    case Checksum:
        return tr("SHA-256");
    default:
        return {};
    }
}

void PeriodModel::setPeriods(std::vector<Period> periods)
{
    beginResetModel();
    m_periods = std::move(periods);
    endResetModel();
}

int PeriodModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_periods.size());
}

int PeriodModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PeriodModel::textOf(const Period& period, int column) const
{
    switch (column) {
    case Verdict:
        return standingName(period.standing);
    case Since:
        return words::dateAndTime(period.since);
    case Until:
        return words::dateAndTime(period.until);
    case Why:
        return whyOf(period);
    default:
        return {};
    }
}

QVariant PeriodModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Period& period = m_periods[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return textOf(period, index.column());
    if (role == Qt::ToolTipRole)
        return words::asToolTip(textOf(period, index.column()));
    if (role == Qt::DecorationRole && index.column() == Verdict)
        return iconOf(period.standing);
    return {};
}

QVariant PeriodModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Verdict:
        return tr("Verdict");
    case Since:
        return tr("Seen since");
    case Until:
        return tr("Seen until");
    case Why:
        return tr("Why");
    default:
        return {};
    }
}

} // namespace crawlright::history
