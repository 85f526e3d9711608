// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/settings/choice.h"
#include "ui/settings/preferences.h"
#include "ui/settings/shortcuts.h"

#include <QObject>
#include <QPointer>

class QMenu;
class QMenuBar;
class QSettings;
class QWidget;

namespace KSyntaxHighlighting {
class Repository;
}
namespace crawlright::settings {
class PreferencesDialog;
}

namespace crawlright::window {

class AddressBar;
class CrawlerFlow;
class FetchFlow;
class Page;
class Pages;

/// What people want their own way, as the window has it: what was kept is applied to every
/// document, and the dialog changes it.
class PreferencesFlow final : public QObject {
    Q_OBJECT

public:
    /// What it changes; all must outlive it.
    struct Around {
        QSettings& settings;
        KSyntaxHighlighting::Repository& highlighting;
        Pages& pages;
        CrawlerFlow& crawlers;
        FetchFlow& fetching;
        const crawlers::Catalogue& catalogue;
        AddressBar& address;
        QWidget& window;
    };
    explicit PreferencesFlow(const Around& around);

    /// Gives the actions of the menus the keys that were kept for them.
    void takeMenus(const QMenuBar& menus);
    /// Adds the colours that the editor can have.
    void fillColors(QMenu& menu);
    void open();

Q_SIGNALS:
    /// They are in the settings, too.
    void applied();
    /// What was fetched shall be forgotten.
    void clearFetchesRequested();

private:
    void apply(const settings::Preferences& preferences);
    void applyTo(const Page& page) const;
    void chooseTheme(const QString& name);
    void take(const settings::PreferencesDialog& dialog);
    [[nodiscard]] settings::Switches switches() const;
    void showSets(settings::PreferencesDialog& dialog) const;
    void forget();

    Around m_around;
    settings::Preferences m_preferences;
    settings::Shortcuts m_shortcuts;
    QPointer<settings::PreferencesDialog> m_dialog;
};

} // namespace crawlright::window
