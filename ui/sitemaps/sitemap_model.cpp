// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/sitemaps/sitemap_model.h"

#include "ui/icons/icons.h"
#include "ui/words/fetch_words.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/sitemap_words.h"
#include "ui/words/tool_tip.h"

namespace crawlright::sitemaps {

using namespace Qt::StringLiterals;
using net::Sitemap;
using net::SitemapWalk;

namespace {

constexpr int longestAddress = 300; // characters that are shown

bool isWrong(const Sitemap& sitemap)
{
    return sitemap.fault != net::SitemapFault::None && sitemap.fault != net::SitemapFault::Repeated;
}

QIcon iconOf(const Sitemap& sitemap)
{
    using icons::Tone;
    if (sitemap.state != Sitemap::State::Done && !isWrong(sitemap))
        return {};
    if (!isWrong(sitemap))
        return icons::symbol("allowed"_L1, Tone::Positive);
    return sitemap.isReachable() ? icons::symbol("warning"_L1, Tone::Caution)
                                 : icons::symbol("error"_L1, Tone::Negative);
}

} // namespace

SitemapModel::SitemapModel(SitemapWalk& walk, QObject* parent)
    : QAbstractTableModel(parent)
    , m_walk(walk)
    , m_rows(static_cast<int>(walk.sitemaps().size()))
{
    connect(&walk, &SitemapWalk::listed, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_walk.sitemaps().size());
        m_conflicts.clear();
        endResetModel();
    });
    connect(&walk, &SitemapWalk::added, this, [this](int first, int last) {
        beginInsertRows({}, first, last);
        m_rows = last + 1;
        endInsertRows();
    });
    connect(&walk, &SitemapWalk::changed, this, [this](int row) {
        if (row < m_rows)
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    });
}

void SitemapModel::setConflicts(std::vector<Conflict> conflicts)
{
    if (m_conflicts == conflicts)
        return;
    m_conflicts = std::move(conflicts);
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, Blocked), index(m_rows - 1, Blocked));
}

int SitemapModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SitemapModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SitemapModel::blockedOf(int row) const
{
    const Sitemap& sitemap = m_walk.sitemaps()[static_cast<std::size_t>(row)];
    if (static_cast<std::size_t>(row) >= m_conflicts.size() || sitemap.taken() == 0)
        return {};
    return words::number(m_conflicts[static_cast<std::size_t>(row)].blocked);
}

QString SitemapModel::textOf(int row, int column) const
{
    const Sitemap& sitemap = m_walk.sitemaps()[static_cast<std::size_t>(row)];
    switch (column) {
    case Status:
        return words::sitemapStatus(sitemap);
    case Address:
        // Those of an index stand below others, so the sign shows that one names them.
        return (sitemap.parent < 0 ? QString() : u"↳ "_s) +
               words::shown(sitemap.address.toStdString(), longestAddress);
    case Content:
        return words::sitemapContent(sitemap);
    case Blocked:
        return blockedOf(row);
    case Time:
        return sitemap.answer.hops.isEmpty() ? QString() : words::seconds(sitemap.answer.elapsed);
    case Remarks:
        return words::sitemapRemarks(sitemap).join(u' ');
    default:
        return {};
    }
}

QString SitemapModel::toolTipOf(int row, int column) const
{
    const auto place = static_cast<std::size_t>(row);
    if (column != Blocked || place >= m_conflicts.size() || m_conflicts[place].blocked == 0)
        return words::asToolTip(textOf(row, column));
    return words::asToolTip(
        tr("The first of them: %1").arg(words::shown(m_conflicts[place].example, longestAddress)));
}

QVariant SitemapModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index.row(), index.column());
    case Qt::ToolTipRole:
        return toolTipOf(index.row(), index.column());
    case Qt::DecorationRole:
        return index.column() == Status
                   ? QVariant(iconOf(m_walk.sitemaps()[static_cast<std::size_t>(index.row())]))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Time || index.column() == Blocked
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    default:
        return {};
    }
}

QVariant SitemapModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Status:
        return tr("Status");
    case Address:
        return tr("Address");
    case Content:
        //: What is in a sitemap
        return tr("Content");
    case Blocked:
        //: How many URLs
        return tr("Blocked");
    case Time:
        return tr("Time");
    case Remarks:
        return tr("Remarks");
    default:
        return {};
    }
}

} // namespace crawlright::sitemaps
