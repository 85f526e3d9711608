// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/shortcut.h"

#include <QObject>

class QAction;
class QMenuBar;
class QSettings;

namespace crawlright::settings {

/// What an action says, without mnemonic and dots.
[[nodiscard]] QString withoutMnemonic(QString text);

/// Which keys the actions of a window have; changed ones are kept in the settings. Only actions
/// with an objectName can be changed. Those that a widget has, too, must be added to it before.
class Shortcuts final : public QObject {
    Q_OBJECT

public:
    /// The settings must outlive this.
    explicit Shortcuts(QSettings& settings, QObject* parent = nullptr);

    /// Takes what is in the menus, with the keys it has now as the usual ones, and gives it those
    /// that were kept. An action that is there already is left.
    void add(const QMenuBar& menus);

    /// In the order of the menus.
    [[nodiscard]] std::vector<Shortcut> all() const;
    /// Gives the actions these keys, and keeps those that are not the usual ones.
    void take(const std::vector<Shortcut>& shortcuts);

private:
    struct Known {
        QAction* action;
        QString menu;
        QList<QKeySequence> usual;
        Qt::ShortcutContext context;
    };
    void add(const QList<QAction*>& actions, const QString& menu);
    static void give(const Known& known, const QList<QKeySequence>& keys);

    QSettings& m_settings;
    std::vector<Known> m_known;
};

} // namespace crawlright::settings
