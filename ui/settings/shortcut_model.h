// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/shortcut.h"

#include <QAbstractTableModel>

#include <optional>

namespace crawlright::settings {

/// Actions and their keys, to be changed; nothing holds before somebody takes `shortcuts`.
class ShortcutModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Action, Key, OtherKey, Menu, ColumnCount };

    explicit ShortcutModel(QObject* parent = nullptr);

    void setShortcuts(std::vector<Shortcut> shortcuts);
    [[nodiscard]] const std::vector<Shortcut>& shortcuts() const { return m_shortcuts; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    /// The row of another action that has this key, or one that begins with it.
    [[nodiscard]] std::optional<int> holderOf(const QKeySequence& key, int except) const;
    /// The key at a place (0: what the menu shows) becomes this one; an empty one takes it away.
    void setKey(int row, int place, const QKeySequence& key);
    /// Whatever collides with the key goes from the row.
    void takeAway(int row, const QKeySequence& key);
    void setUsual(int row);
    void setAllUsual();

private:
    void tell(int row);

    std::vector<Shortcut> m_shortcuts;
};

} // namespace crawlright::settings
