// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/fetch_tools.h"

#include "ui/fetch/fetch_panel.h"
#include "ui/fetch/options_dialog.h"
#include "ui/window/actions.h"
#include "ui/window/fetch_flow.h"

#include <QAction>

namespace crawlright::window {

using fetch::FetchSettings;

FetchTools::FetchTools(const Parts& parts, QWidget& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
{
    const Actions& a = m_parts.actions;
    FetchSettings* settings = &m_parts.fetching.settings();
    connect(a.fetchOptions, &QAction::triggered, this, &FetchTools::chooseOptions);
    connect(a.forgetPasswords, &QAction::triggered, settings, &FetchSettings::forgetCredentials);
    connect(settings, &FetchSettings::changed, a.forgetPasswords,
            [settings, forget = a.forgetPasswords] {
                forget->setEnabled(!settings->hosts().isEmpty());
            });
    m_parts.panel.setTools({a.checkPublished, a.fetchOptions, a.forgetPasswords});
}

void FetchTools::open(QDialog* dialog)
{
    delete m_dialog;
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
}

void FetchTools::chooseOptions()
{
    FetchSettings& settings = m_parts.fetching.settings();
    auto* dialog = new fetch::OptionsDialog(settings.session(), settings.usual().userAgent,
                                            fetch::agentPresets(m_parts.catalogue),
                                            settings.hosts(), &m_window);
    open(dialog);
    connect(dialog, &fetch::OptionsDialog::forgetRequested, &settings,
            &FetchSettings::forgetCredentials);
    connect(dialog, &QDialog::accepted, &settings,
            [&settings, dialog] { settings.setSession(dialog->options()); });
    dialog->open();
}

} // namespace crawlright::window
