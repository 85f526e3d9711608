// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/crawler_flow.h"

#include "ui/tester/crawler_set_store.h"
#include "ui/tester/crawler_sets_dialog.h"
#include "ui/window/address_bar.h"

#include <QSettings>

#include <algorithm>

namespace crawlright::window {

using namespace Qt::StringLiterals;
using tester::CrawlerSet;

namespace {

/// Its name is older than the sets: they were sets of readers once.
constexpr auto chosenKey = "window/readers"_L1;

} // namespace

CrawlerFlow::CrawlerFlow(const crawlers::Catalogue& catalogue, QSettings& settings, AddressBar& bar,
                         QWidget& window)
    : QObject(&window)
    , m_catalogue(catalogue)
    , m_settings(settings)
    , m_bar(bar)
    , m_window(window)
    , m_presets(tester::presets(catalogue))
    , m_own(tester::loadSets(settings))
{
    connect(&m_bar, &AddressBar::setChosen, this, &CrawlerFlow::take);
    connect(&m_bar, &AddressBar::editSetsRequested, this, &CrawlerFlow::edit);
    offer(tester::currentId(m_settings.value(chosenKey).toString()));
}

const CrawlerSet& CrawlerFlow::chosen() const
{
    return m_sets[m_chosen];
}

QString CrawlerFlow::preferred() const
{
    const QString id = tester::currentId(m_settings.value(chosenKey).toString());
    return std::ranges::contains(m_sets, id, &CrawlerSet::id) ? id : m_sets.front().id;
}

void CrawlerFlow::choose(const QString& id)
{
    m_settings.setValue(chosenKey, id);
    offer(m_project ? chosen().id : id);
}

void CrawlerFlow::offer(const QString& chosenId)
{
    std::vector<std::vector<CrawlerSet>> parts{m_presets, m_own};
    if (m_project)
        parts.push_back({*m_project});
    m_sets.clear();
    for (const std::vector<CrawlerSet>& part : parts)
        m_sets.insert(m_sets.end(), part.begin(), part.end());
    const auto found = std::ranges::find(m_sets, chosenId, &CrawlerSet::id);
    m_chosen = found == m_sets.end() ? 0 : static_cast<std::size_t>(found - m_sets.begin());
    m_bar.setSets(parts, chosen().id);
    Q_EMIT setChosen(chosen());
}

void CrawlerFlow::take(const QString& id)
{
    const auto found = std::ranges::find(m_sets, id, &CrawlerSet::id);
    if (found == m_sets.end())
        return;
    m_chosen = static_cast<std::size_t>(found - m_sets.begin());
    if (id != tester::projectSetId)
        m_settings.setValue(chosenKey, id);
    Q_EMIT setChosen(chosen());
}

void CrawlerFlow::offerProject(const std::vector<std::string>& names)
{
    if (names.empty()) {
        m_project.reset();
        offer(tester::currentId(m_settings.value(chosenKey).toString()));
        return;
    }
    m_project = tester::projectSet(names);
    offer(m_project->id);
}

void CrawlerFlow::edit()
{
    if (auto* open = m_window.findChild<tester::CrawlerSetsDialog*>()) {
        open->raise();
        open->activateWindow();
        return;
    }
    auto* dialog =
        new tester::CrawlerSetsDialog(m_catalogue, m_presets, m_own, chosen(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { keepOwn(dialog->sets(), dialog->chosenId()); });
    dialog->open();
}

void CrawlerFlow::keepOwn(std::vector<CrawlerSet> own, const QString& chosenId)
{
    m_own = std::move(own);
    tester::saveSets(m_settings, m_own);
    // A set that was just made or changed is the one that is wanted.
    if (!chosenId.isEmpty())
        m_settings.setValue(chosenKey, chosenId);
    offer(chosenId.isEmpty() ? chosen().id : chosenId);
}

} // namespace crawlright::window
