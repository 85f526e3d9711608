// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/preferences_flow.h"

#include "ui/editor/code_editor.h"
#include "ui/editor/highlighting.h"
#include "ui/fetch/fetch_settings.h"
#include "ui/find/find_bar.h"
#include "ui/settings/language.h"
#include "ui/settings/preferences_dialog.h"
#include "ui/window/address_bar.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/fetch_flow.h"
#include "ui/window/pages.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <array>
#include <utility>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using settings::PreferencesDialog;

namespace {

/// Of the menus' actions those that belong to the preferences, too.
constexpr std::array offered{std::pair("wrapLines"_L1, false), std::pair("showBlanks"_L1, false),
                             std::pair("completeAutomatically"_L1, true),
                             std::pair("restoreSession"_L1, true)};

settings::Choices choicesOf(const std::vector<tester::CrawlerSet>& sets)
{
    settings::Choices choices;
    for (const tester::CrawlerSet& set : sets) {
        if (set.id != tester::projectSetId)
            choices.push_back({set.id, set.name});
    }
    return choices;
}

} // namespace

PreferencesFlow::PreferencesFlow(const Around& around)
    : QObject(&around.window)
    , m_around(around)
    , m_preferences(settings::load(around.settings))
    , m_shortcuts(around.settings)
{
    connect(&around.pages, &Pages::pageAdded, this, [this](const Page* page) { applyTo(*page); });
    connect(&around.crawlers, &CrawlerFlow::setChosen, this, [this] {
        if (m_dialog)
            showSets(*m_dialog);
    });
    apply(m_preferences);
}

void PreferencesFlow::takeMenus(const QMenuBar& menus)
{
    m_shortcuts.add(menus);
}

void PreferencesFlow::fillColors(QMenu& menu)
{
    // Not before somebody wants to see them: there are dozens.
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] {
        menu.clear();
        auto* group = new QActionGroup(&menu);
        const auto add = [&](const QString& text, const QString& name) {
            QAction* action = menu.addAction(QString(text).replace(u'&', "&&"_L1));
            action->setCheckable(true);
            action->setChecked(name == m_preferences.theme);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, name] { chooseTheme(name); });
        };
        add(tr("To Fit the Window"), {});
        menu.addSeparator();
        for (const auto& theme : editor::themesIn(m_around.highlighting))
            add(theme.translatedName(), theme.name());
    });
}

void PreferencesFlow::chooseTheme(const QString& name)
{
    settings::Preferences changed = m_preferences;
    changed.theme = name;
    settings::store(m_around.settings, changed);
    apply(changed);
}

void PreferencesFlow::apply(const settings::Preferences& preferences)
{
    m_preferences = preferences;
    for (const Page* page : m_around.pages.all())
        applyTo(*page);
    m_around.fetching.settings().setUsual(settings::fetchOptionsOf(preferences));
    Q_EMIT applied();
}

void PreferencesFlow::applyTo(const Page& page) const
{
    page.editor().setTheme(m_preferences.theme);
    page.editor().setTextFont(m_preferences.fontFamily, m_preferences.fontPoints);
}

void PreferencesFlow::open()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new PreferencesDialog(m_preferences,
                                     {.highlighting = m_around.highlighting,
                                      .sets = choicesOf(m_around.crawlers.sets()),
                                      .chosenSet = m_around.crawlers.preferred(),
                                      .languages = settings::languagesIn(settings::translations),
                                      .shortcuts = m_shortcuts.all(),
                                      .switches = switches(),
                                      .agents = fetch::agentPresets(m_around.catalogue)},
                                     &m_around.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &PreferencesDialog::applied, this, [this] { take(*m_dialog); });
    connect(m_dialog, &PreferencesDialog::editSetsRequested, &m_around.crawlers,
            &CrawlerFlow::edit);
    connect(m_dialog, &PreferencesDialog::forgetRequested, this, &PreferencesFlow::forget);
    connect(m_dialog, &PreferencesDialog::clearFetchesRequested, this,
            &PreferencesFlow::clearFetchesRequested);
    m_dialog->open();
}

// An action that is checked keeps that itself.
settings::Switches PreferencesFlow::switches() const
{
    settings::Switches switches;
    for (const auto& [name, isUsuallyOn] : offered) {
        const auto* action = m_around.window.findChild<QAction*>(name);
        if (action && action->isCheckable())
            switches.push_back({.id = name,
                                .text = settings::withoutMnemonic(action->text()),
                                .isOn = action->isChecked(),
                                .isUsuallyOn = isUsuallyOn});
    }
    return switches;
}

void PreferencesFlow::take(const PreferencesDialog& dialog)
{
    const settings::Preferences preferences = dialog.preferences();
    settings::store(m_around.settings, preferences);
    apply(preferences);
    m_shortcuts.take(dialog.shortcuts());
    for (const settings::Switch& item : dialog.switches()) {
        if (auto* action = m_around.window.findChild<QAction*>(item.id))
            action->setChecked(item.isOn);
    }
    if (dialog.chosenSet() != m_around.crawlers.preferred())
        m_around.crawlers.choose(dialog.chosenSet());
}

void PreferencesFlow::showSets(PreferencesDialog& dialog) const
{
    dialog.setSets(choicesOf(m_around.crawlers.sets()), m_around.crawlers.preferred());
}

void PreferencesFlow::forget()
{
    m_around.pages.recent().clear();
    m_around.address.forget();
    for (const Page* page : m_around.pages.all())
        page->findBar().forget();
}

} // namespace crawlright::window
