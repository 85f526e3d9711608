// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/composer/policy_model.h"

#include "ui/icons/icons.h"
#include "ui/words/quoted.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::composer {

using namespace Qt::StringLiterals;
using compose::Stand;

namespace {

QString namesOf(const Entries& entries)
{
    QStringList names;
    for (const crawlers::Entry* entry : entries)
        names.append(words::ascii(entry->token));
    return names.join(", "_L1);
}

} // namespace

PolicyModel::PolicyModel(const crawlers::Catalogue& catalogue, QObject* parent)
    : QAbstractTableModel(parent)
    , m_operators(aiOperators(catalogue))
{
}

std::vector<std::string> PolicyModel::tokens() const
{
    std::vector<std::string> tokens;
    for (const AiOperator& one : m_operators)
        for (const Entries& entries : one.crawlers)
            for (const crawlers::Entry* entry : entries)
                tokens.emplace_back(entry->token);
    return tokens;
}

void PolicyModel::setReading(const compose::Reading& reading)
{
    m_stands.clear();
    m_others = {reading.others.begin(), reading.others.end()};
    for (const AiOperator& one : m_operators)
        for (const Entries& entries : one.crawlers)
            for (const crawlers::Entry* entry : entries) {
                const auto wish =
                    std::ranges::find(reading.policy.wishes, entry->token, &compose::Wish::token);
                m_stands[entry->token] =
                    wish == reading.policy.wishes.end() ? Stand::Leave : wish->stand;
            }
    announce();
}

std::vector<compose::Wish> PolicyModel::wishes() const
{
    std::vector<compose::Wish> wishes;
    for (const std::string& token : tokens()) {
        const auto stand = m_stands.find(token);
        wishes.push_back({token, stand == m_stands.end() ? Stand::Leave : stand->second});
    }
    return wishes;
}

Entries PolicyModel::entriesWith(Stand stand) const
{
    Entries found;
    for (const AiOperator& one : m_operators)
        for (const Entries& entries : one.crawlers)
            for (const crawlers::Entry* entry : entries) {
                const auto known = m_stands.find(entry->token);
                if ((known == m_stands.end() ? Stand::Leave : known->second) == stand)
                    found.push_back(entry);
            }
    return found;
}

void PolicyModel::set(const Entries& entries, Stand stand)
{
    for (const crawlers::Entry* entry : entries)
        m_stands[entry->token] = stand;
}

void PolicyModel::setStand(const QModelIndexList& cells, Stand stand)
{
    for (const QModelIndex& cell : cells)
        if (checkIndex(cell, CheckIndexOption::IndexIsValid))
            set(entriesAt(cell), stand);
    announce();
}

void PolicyModel::setAll(const std::array<Stand, aiPurposes.size()>& stands)
{
    for (const AiOperator& one : m_operators)
        for (std::size_t i = 0; i < stands.size(); ++i)
            set(one.crawlers.at(i), stands.at(i));
    announce();
}

void PolicyModel::turn(const QModelIndex& cell)
{
    switch (standAt(cell).value_or(Stand::Leave)) {
    case Stand::Leave:
        setStand({cell}, Stand::Allow);
        break;
    case Stand::Allow:
        setStand({cell}, Stand::Block);
        break;
    case Stand::Block:
        setStand({cell}, Stand::Leave);
        break;
    }
}

void PolicyModel::announce()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT wishesChanged();
}

int PolicyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_operators.size());
}

int PolicyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(aiPurposes.size());
}

const Entries& PolicyModel::entriesAt(const QModelIndex& index) const
{
    return m_operators[static_cast<std::size_t>(index.row())].crawlers.at(
        static_cast<std::size_t>(index.column()));
}

std::optional<Stand> PolicyModel::standAt(const QModelIndex& index) const
{
    std::optional<Stand> common;
    for (const crawlers::Entry* entry : entriesAt(index)) {
        const auto known = m_stands.find(entry->token);
        const Stand stand = known == m_stands.end() ? Stand::Leave : known->second;
        if (common && *common != stand)
            return std::nullopt;
        common = stand;
    }
    return common.value_or(Stand::Leave);
}

bool PolicyModel::hasOthers(const Entries& entries) const
{
    return std::ranges::any_of(
        entries, [this](const crawlers::Entry* entry) { return m_others.contains(entry->token); });
}

QString PolicyModel::standText(const QModelIndex& index) const
{
    const auto stand = standAt(index);
    if (!stand)
        return tr("mixed");
    switch (*stand) {
    case Stand::Allow:
        return tr("allow");
    case Stand::Block:
        return tr("block");
    case Stand::Leave:
        break;
    }
    //: The crawler has a group of its own in the file, with rules of its own.
    return hasOthers(entriesAt(index)) ? tr("leave its own rules") : tr("leave");
}

QString PolicyModel::tipFor(const QModelIndex& index) const
{
    QStringList lines;
    for (const crawlers::Entry* entry : entriesAt(index)) {
        const QString name = words::ascii(entry->token);
        if (crawlers::isControl(*entry))
            lines.append(tr("%1 is no crawler: it says what may be done with pages that another "
                            "crawler of the same company fetches anyway.")
                             .arg(name));
        else if (mayIgnore(*entry))
            lines.append(tr("%1 may ignore robots.txt, or its operator does not say.").arg(name));
        else
            lines.append(tr("%1 obeys robots.txt, as its operator says.").arg(name));
    }
    return lines.join(u'\n');
}

QVariant PolicyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entries& entries = entriesAt(index);
    if (entries.empty())
        return role == Qt::AccessibleTextRole ? QVariant(tr("no crawler")) : QVariant();
    const auto stand = standAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return QString(standText(index) % u" – "_s % namesOf(entries));
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3")
            .arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
                 namesOf(entries), standText(index));
    case Qt::ToolTipRole:
        return tipFor(index);
    case Qt::DecorationRole:
        if (stand == Stand::Allow)
            return icons::symbol("allowed"_L1, icons::Tone::Positive);
        if (stand == Stand::Block)
            return icons::symbol("blocked"_L1, icons::Tone::Negative);
        return {};
    case Qt::ForegroundRole:
        return stand == Stand::Leave
                   ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText))
                   : QVariant();
    default:
        return {};
    }
}

QVariant PolicyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Vertical ? rowCount() : columnCount()))
        return {};
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::ToolTipRole)
        return tr("A click selects them all; the buttons below set what is selected.");
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return words::shown(m_operators[at].name);
    switch (aiPurposes.at(at)) {
    case crawlers::Purpose::AiTraining:
        return tr("Training");
    case crawlers::Purpose::AiSearch:
        return tr("Search");
    default:
        return tr("Fetching for a user");
    }
}

Qt::ItemFlags PolicyModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || entriesAt(index).empty())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace crawlright::composer
