// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/shortcut_model.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace crawlright::settings {

namespace {

QString shown(const Shortcut& shortcut, qsizetype place)
{
    return shortcut.keys.value(place).toString(QKeySequence::NativeText);
}

bool isChanged(const Shortcut& shortcut)
{
    return shortcut.keys != shortcut.usual;
}

} // namespace

ShortcutModel::ShortcutModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ShortcutModel::setShortcuts(std::vector<Shortcut> shortcuts)
{
    beginResetModel();
    m_shortcuts = std::move(shortcuts);
    endResetModel();
}

int ShortcutModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shortcuts.size());
}

int ShortcutModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ShortcutModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Shortcut& shortcut = m_shortcuts[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole && isChanged(shortcut)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return isChanged(shortcut)
                   ? tr("Changed; the usual key is %1.")
                         .arg(shortcut.usual.isEmpty()
                                  ? tr("none")
                                  : shortcut.usual.first().toString(QKeySequence::NativeText))
                   : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Action:
        return shortcut.text;
    case Key:
        return shown(shortcut, 0);
    case OtherKey:
        return shown(shortcut, 1);
    case Menu:
        return shortcut.menu;
    default:
        return {};
    }
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Action:
        //: What a menu offers
        return tr("Action");
    case Key:
        //: Of the keyboard
        return tr("Key");
    case OtherKey:
        return tr("Second key");
    case Menu:
        return tr("Menu");
    default:
        return {};
    }
}

std::optional<int> ShortcutModel::holderOf(const QKeySequence& key, int except) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const Shortcut& shortcut = m_shortcuts[static_cast<std::size_t>(row)];
        if (row != except && std::ranges::any_of(shortcut.keys, [&key](const QKeySequence& held) {
                return collide(held, key);
            }))
            return row;
    }
    return std::nullopt;
}

void ShortcutModel::setKey(int row, int place, const QKeySequence& key)
{
    QList<QKeySequence>& keys = m_shortcuts[static_cast<std::size_t>(row)].keys;
    if (place < keys.size())
        keys[place] = key;
    else
        keys.append(key);
    // The same key twice is one.
    for (qsizetype i = keys.size() - 1; i >= 0; --i) {
        if (keys[i].isEmpty() || keys.indexOf(keys[i]) < i)
            keys.removeAt(i);
    }
    tell(row);
}

void ShortcutModel::takeAway(int row, const QKeySequence& key)
{
    m_shortcuts[static_cast<std::size_t>(row)].keys.removeIf(
        [&key](const QKeySequence& held) { return collide(held, key); });
    tell(row);
}

void ShortcutModel::setUsual(int row)
{
    Shortcut& shortcut = m_shortcuts[static_cast<std::size_t>(row)];
    shortcut.keys = shortcut.usual;
    tell(row);
}

void ShortcutModel::setAllUsual()
{
    for (int row = 0; row < rowCount(); ++row)
        setUsual(row);
}

void ShortcutModel::tell(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

} // namespace crawlright::settings
