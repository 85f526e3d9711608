// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/preferences_page.h"
#include "ui/settings/shortcut.h"

#include <array>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace crawlright::settings {

class ShortcutModel;

/// All actions with their keys. A key that another action has is not taken unasked.
class ShortcutPage final : public PreferencesPage {
    Q_OBJECT

public:
    explicit ShortcutPage(std::vector<Shortcut> shortcuts, QWidget* parent = nullptr);
    ~ShortcutPage() override;

    [[nodiscard]] const std::vector<Shortcut>& shortcuts() const;

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    void showUsual() override;

private:
    void makeLayout();
    void showCurrent();
    void showKeys();
    void ask(int place, const QKeySequence& key);
    void takeOver();
    void makeUsual();
    void say(const QString& text, bool canTakeOver);
    [[nodiscard]] int currentRow() const;

    ShortcutModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_search;
    QTreeView* m_list;
    QLabel* m_current;
    std::array<QKeySequenceEdit*, 2> m_keys;
    std::array<QToolButton*, 2> m_remove; // the key beside it
    QPushButton* m_usual;
    QLabel* m_message;
    QPushButton* m_takeOver;
    QKeySequence m_wanted; // that another action has
    int m_wantedPlace = 0;
};

} // namespace crawlright::settings
