// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/fetch_tools.h"

#include "ui/fetch/fetch_panel.h"
#include "ui/fetch/grid_dialog.h"
#include "ui/fetch/options_dialog.h"
#include "ui/tester/tester_pane.h"
#include "ui/window/actions.h"
#include "ui/window/address_bar.h"
#include "ui/window/compare_flow.h"
#include "ui/window/fetch_flow.h"
#include "ui/window/pages.h"

#include <QAction>

#include <utility>

namespace crawlright::window {

using fetch::FetchSettings;

namespace {

/// One of a kind at a time.
void take(QPointer<QDialog>& place, QDialog* dialog)
{
    delete place;
    place = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
}

} // namespace

FetchTools::FetchTools(const Parts& parts, QWidget& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
{
    const Actions& a = m_parts.actions;
    FetchSettings* settings = &m_parts.fetching.settings();
    connect(a.fetchOptions, &QAction::triggered, this, &FetchTools::chooseOptions);
    connect(a.fetchGrid, &QAction::triggered, this, &FetchTools::openGrid);
    connect(a.forgetPasswords, &QAction::triggered, settings, &FetchSettings::forgetCredentials);
    connect(settings, &FetchSettings::changed, a.forgetPasswords,
            [settings, forget = a.forgetPasswords] {
                forget->setEnabled(!settings->hosts().isEmpty());
            });
    m_parts.panel.setTools({a.checkPublished, a.fetchGrid, a.fetchOptions, a.forgetPasswords});
}

void FetchTools::chooseOptions()
{
    FetchSettings& settings = m_parts.fetching.settings();
    auto* dialog = new fetch::OptionsDialog(settings.session(), settings.usual().userAgent,
                                            fetch::agentPresets(m_parts.catalogue),
                                            settings.hosts(), &m_window);
    take(m_optionsDialog, dialog);
    connect(dialog, &fetch::OptionsDialog::forgetRequested, &settings,
            &FetchSettings::forgetCredentials);
    connect(dialog, &QDialog::accepted, &settings,
            [&settings, dialog] { settings.setSession(dialog->options()); });
    dialog->open();
}

void FetchTools::openGrid()
{
    const std::string& own = m_parts.pages.current().session().origin().address;
    fetch::GridStart start{.host = own.empty() ? m_parts.bar.address()
                                               : QUrl(QString::fromStdString(own)).authority(),
                           .url = m_parts.tester.address(),
                           .agents = {},
                           .crawlers = m_parts.tester.crawlers(),
                           .options = m_parts.fetching.settings().options()};
    start.agents.push_back({QString::fromLatin1(start.options.userAgent), {}});
    for (fetch::AgentPreset& preset : fetch::agentPresets(m_parts.catalogue))
        start.agents.push_back(std::move(preset));
    auto* dialog = new fetch::GridDialog(std::move(start), &m_window);
    take(m_gridDialog, dialog);
    connect(dialog, &fetch::GridDialog::compareRequested, this, &FetchTools::compare);
    connect(dialog, &fetch::GridDialog::fetched, this, &FetchTools::gridFetched);
    dialog->show();
}

void FetchTools::compare(const net::FetchResult& left, const QString& leftName,
                         const net::FetchResult& right, const QString& rightName)
{
    // Without an address: it takes the place of no text that was fetched from there.
    m_parts.pages.take(right.body.toStdString(), rightName);
    m_parts.pages.current().comparison().withText(left.body.toStdString(), leftName);
}

} // namespace crawlright::window
