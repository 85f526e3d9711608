// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/fetch_page.h"

#include "ui/fetch/agent_field.h"

#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

namespace {

QLabel* makeNote(const QString& text)
{
    auto* note = new QLabel(text);
    note->setWordWrap(true);
    note->setEnabled(false);
    return note;
}

} // namespace

FetchPage::FetchPage(const std::vector<fetch::AgentPreset>& agents, QWidget* parent)
    : PreferencesPage(parent)
    //: This program as itself, not by the name of a crawler
    , m_agent(new fetch::AgentField(agents, tr("Crawlright"), net::defaultUserAgent()))
    , m_seconds(new QSpinBox)
    , m_redirects(new QSpinBox)
    , m_mebibytes(new QSpinBox)
{
    m_seconds->setObjectName("fetchSeconds"_L1);
    m_seconds->setRange(1, mostFetchSeconds);
    //: Behind a number
    m_seconds->setSuffix(tr(" seconds"));
    m_redirects->setObjectName("fetchRedirects"_L1);
    m_redirects->setRange(leastFetchRedirects, mostFetchRedirects);
    m_redirects->setToolTip(tr("Crawlers follow at least five (RFC 9309)."));
    m_mebibytes->setObjectName("fetchMebibytes"_L1);
    m_mebibytes->setRange(1, mostFetchMebibytes);
    m_mebibytes->setSuffix(tr(" MiB"));

    auto* form = new QFormLayout(this);
    form->addRow(tr("&User agent:"), m_agent);
    form->addRow(QString(), makeNote(tr("A server that knows the addresses of a crawler may "
                                        "answer that crawler otherwise than this program.")));
    form->addRow(tr("&Give up after:"), m_seconds);
    form->addRow(tr("&Redirects at most:"), m_redirects);
    form->addRow(tr("&Largest answer:"), m_mebibytes);
    form->addRow(QString(), makeNote(tr("This holds for the fetches that begin from now on. "
                                        "Headers, fixed addresses and passwords are chosen for "
                                        "a session alone: Tools ▸ Fetch Options.")));

    connect(m_agent, &fetch::AgentField::changed, this, &FetchPage::changed);
    for (QSpinBox* box : {m_seconds, m_redirects, m_mebibytes})
        connect(box, &QSpinBox::valueChanged, this, &FetchPage::changed);
}

QString FetchPage::title() const
{
    return tr("Fetching");
}

void FetchPage::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker seconds(m_seconds);
    const QSignalBlocker redirects(m_redirects);
    const QSignalBlocker mebibytes(m_mebibytes);
    m_agent->setUserAgent(preferences.userAgent);
    m_seconds->setValue(preferences.fetchSeconds);
    m_redirects->setValue(preferences.fetchRedirects);
    m_mebibytes->setValue(preferences.fetchMebibytes);
}

void FetchPage::read(Preferences& preferences) const
{
    if (isValid())
        preferences.userAgent = m_agent->userAgent();
    preferences.fetchSeconds = m_seconds->value();
    preferences.fetchRedirects = m_redirects->value();
    preferences.fetchMebibytes = m_mebibytes->value();
}

bool FetchPage::isValid() const
{
    return m_agent->isValid();
}

} // namespace crawlright::settings
