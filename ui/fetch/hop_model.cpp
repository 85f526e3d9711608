// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/hop_model.h"

#include "ui/words/fetch_words.h"
#include "ui/words/tool_tip.h"

#include <QStringList>

namespace crawlright::fetch {
namespace {

bool isTime(int column)
{
    return column == HopModel::Lookup || column == HopModel::Connect ||
           column == HopModel::FirstByte || column == HopModel::Time;
}

QString timeText(const net::HopTimes::Part& part)
{
    return part ? words::seconds(*part) : QString();
}

QString addressesText(const net::Hop& hop)
{
    if (hop.viaProxy)
        return HopModel::tr("Known to the proxy alone");
    QStringList all;
    for (const QHostAddress& address : hop.addresses)
        all += address.toString();
    const QString text = all.join(QLatin1StringView(", "));
    //: %1: an address that the user gave for a name
    return hop.isFixed ? HopModel::tr("%1, as you fixed it").arg(text) : text;
}

QString headText(int section)
{
    switch (section) {
    case HopModel::Status:
        return HopModel::tr("Status");
    case HopModel::Address:
        return HopModel::tr("Address");
    case HopModel::Remarks:
        return HopModel::tr("Remarks");
    case HopModel::Lookup:
        //: How long it took to find the addresses of a host
        return HopModel::tr("Look-up");
    case HopModel::Connect:
        //: How long it took to connect to a host
        return HopModel::tr("Connect");
    case HopModel::FirstByte:
        return HopModel::tr("First Byte");
    case HopModel::Time:
        return HopModel::tr("Total");
    case HopModel::Protocol:
        return HopModel::tr("Protocol");
    case HopModel::Addresses:
        return HopModel::tr("IP Addresses");
    default:
        return {};
    }
}

QString headTip(int section)
{
    switch (section) {
    case HopModel::Lookup:
        return HopModel::tr("To find the addresses of the host.");
    case HopModel::Connect:
        return HopModel::tr("To connect; with https the agreement on keys too.");
    case HopModel::FirstByte:
        return HopModel::tr("From the request to the end of the headers.");
    case HopModel::Time:
        return HopModel::tr("From the request to the end of the answer.");
    case HopModel::Addresses:
        return HopModel::tr("All addresses that the name of the host has.");
    default:
        return {};
    }
}

} // namespace

void HopModel::clear()
{
    setHops({});
}

void HopModel::append(const net::Hop& hop)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_hops.append(hop);
    endInsertRows();
}

void HopModel::setHops(const QList<net::Hop>& hops)
{
    beginResetModel();
    m_hops = hops;
    endResetModel();
}

int HopModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hops.size());
}

int HopModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString HopModel::text(const net::Hop& hop, int column)
{
    switch (column) {
    case Status:
        return words::status(hop);
    case Address:
        return hop.url.toDisplayString(QUrl::FullyEncoded);
    case Protocol:
        return words::protocol(hop.protocol);
    case Time:
        return words::seconds(hop.elapsed);
    case Remarks:
        return words::marks(hop).join(u' ');
    case Lookup:
        return timeText(hop.times.lookup);
    case Connect:
        return timeText(hop.times.connect);
    case FirstByte:
        return timeText(hop.times.firstByte);
    case Addresses:
        return addressesText(hop);
    default:
        return {};
    }
}

QVariant HopModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const net::Hop& hop = m_hops.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(hop, index.column());
    case Qt::ToolTipRole:
        return words::asToolTip(text(hop, index.column()));
    case Qt::TextAlignmentRole:
        return isTime(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant HopModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return headText(section);
    case Qt::ToolTipRole:
        return headTip(section);
    case Qt::TextAlignmentRole:
        return isTime(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

} // namespace crawlright::fetch
