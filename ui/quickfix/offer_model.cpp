// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/quickfix/offer_model.h"

#include "ui/icons/icons.h"
#include "ui/problems/problems_model.h"

#include <QStringBuilder>

#include <algorithm>

namespace crawlright::quickfix {

using namespace Qt::StringLiterals;

namespace {

QIcon iconOf(Offer::Kind kind)
{
    switch (kind) {
    case Offer::Kind::Fix:
    case Offer::Kind::FixAll:
        return icons::symbol("quick-fix"_L1, icons::Tone::Caution);
    case Offer::Kind::Ignore:
        return icons::symbol("ignore"_L1);
    case Offer::Kind::Explain:
        break;
    }
    return icons::symbol("help-contents"_L1);
}

} // namespace

OfferModel::OfferModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void OfferModel::setSections(std::vector<Section> sections)
{
    beginResetModel();
    m_rows.clear();
    for (Section& section : sections) {
        m_rows.push_back(
            {.offer = {}, .text = section.sentence, .detail = {}, .severity = section.severity});
        for (Offer& offer : section.offers) {
            const QString title = offer.title;
            m_rows.push_back({.offer = std::move(offer), .text = title, .detail = {}});
        }
    }
    endResetModel();
}

const Offer* OfferModel::offerAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto& offer = m_rows[static_cast<std::size_t>(row)].offer;
    return offer ? &*offer : nullptr;
}

void OfferModel::setOffer(int row, const Offer& offer, const QString& detail)
{
    Row& changed = m_rows.at(static_cast<std::size_t>(row));
    changed.offer = offer;
    changed.text = offer.title;
    changed.detail = detail;
    Q_EMIT dataChanged(index(row), index(row));
}

int OfferModel::nextOffer(int row, int step) const
{
    const int count = rowCount();
    for (int i = 0; i < count; ++i) {
        row = (row + step + count) % count;
        if (offerAt(row))
            return row;
    }
    return -1;
}

int OfferModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant OfferModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::DecorationRole:
        return row.offer ? iconOf(row.offer->kind) : problems::iconOf(row.severity);
    case Qt::AccessibleTextRole:
        return row.detail.isEmpty() ? row.text : QString(row.text % u". "_s % row.detail);
    case DetailRole:
        return row.detail;
    case HeadingRole:
        return !row.offer.has_value();
    default:
        return {};
    }
}

Qt::ItemFlags OfferModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags always = Qt::ItemNeverHasChildren;
    return offerAt(index.row()) ? always | Qt::ItemIsEnabled | Qt::ItemIsSelectable : always;
}

} // namespace crawlright::quickfix
