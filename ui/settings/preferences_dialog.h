// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/agent_preset.h"
#include "ui/settings/choice.h"
#include "ui/settings/preferences.h"
#include "ui/settings/shortcut.h"

#include <QDialog>

class QDialogButtonBox;
class QListView;
class QStackedWidget;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::settings {

class CrawlerPage;
class EditorPage;
class PreferencesPage;
class ShortcutPage;

/// Everything that can be had another way. Nothing holds before OK or Apply.
class PreferencesDialog final : public QDialog {
    Q_OBJECT

public:
    /// What there is to choose from, and what is chosen.
    struct Around {
        KSyntaxHighlighting::Repository& highlighting; ///< must outlive the dialog
        Choices sets;
        QString chosenSet;
        Choices languages;
        std::vector<Shortcut> shortcuts;
        Switches switches;
        std::vector<fetch::AgentPreset> agents = {}; ///< whose user agents are offered
    };
    PreferencesDialog(const Preferences& preferences, const Around& around,
                      QWidget* parent = nullptr);

    [[nodiscard]] Preferences preferences() const;
    [[nodiscard]] QString chosenSet() const;
    [[nodiscard]] Switches switches() const;
    [[nodiscard]] const std::vector<Shortcut>& shortcuts() const;
    /// Other sets are there now.
    void setSets(const Choices& sets, const QString& chosen);

Q_SIGNALS:
    /// What the dialog says shall hold from now on.
    void applied();
    void editSetsRequested();
    void forgetRequested();
    void clearFetchesRequested();

protected:
    void accept() override;

private:
    void add(PreferencesPage* page);
    void makeButtons();
    void makeLayout();
    void notice();
    void apply();

    Preferences m_preferences; // with what no page shows
    std::vector<PreferencesPage*> m_all;
    QListView* m_names;
    QStackedWidget* m_pages;
    QDialogButtonBox* m_buttons;
    EditorPage* m_editor;
    CrawlerPage* m_crawlers;
    ShortcutPage* m_shortcuts;
    bool m_isChanged = false;
};

} // namespace crawlright::settings
