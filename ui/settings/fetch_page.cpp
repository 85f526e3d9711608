// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/fetch_page.h"

#include "ui/icons/field_buttons.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

FetchPage::FetchPage(QWidget* parent)
    : PreferencesPage(parent)
    , m_userAgent(new QLineEdit)
    , m_fault(new QLabel(tr("A user agent is made of the letters, digits and signs of ASCII.")))
    , m_seconds(new QSpinBox)
    , m_mebibytes(new QSpinBox)
{
    m_userAgent->setObjectName("userAgent"_L1);
    m_userAgent->setPlaceholderText(QString::fromLatin1(net::defaultUserAgent()));
    icons::addClearButton(*m_userAgent);
    m_userAgent->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    m_userAgent->setMaxLength(1000);
    m_userAgent->setToolTip(tr("The User-Agent header of every request. Some servers answer "
                               "crawlers otherwise than browsers."));
    m_fault->setObjectName("userAgentFault"_L1);
    m_fault->setWordWrap(true);
    m_fault->hide();
    m_seconds->setObjectName("fetchSeconds"_L1);
    m_seconds->setRange(1, mostFetchSeconds);
    //: Behind a number
    m_seconds->setSuffix(tr(" seconds"));
    m_mebibytes->setObjectName("fetchMebibytes"_L1);
    m_mebibytes->setRange(1, mostFetchMebibytes);
    m_mebibytes->setSuffix(tr(" MiB"));

    auto* form = new QFormLayout(this);
    form->addRow(tr("&User agent:"), m_userAgent);
    form->addRow(QString(), m_fault);
    form->addRow(tr("&Give up after:"), m_seconds);
    form->addRow(tr("&Largest answer:"), m_mebibytes);
    auto* note = new QLabel(tr("This holds for the fetches that begin from now on."));
    note->setWordWrap(true);
    note->setEnabled(false);
    form->addRow(QString(), note);

    connect(m_userAgent, &QLineEdit::textChanged, this, [this] {
        m_fault->setVisible(!isValid());
        Q_EMIT changed();
    });
    connect(m_seconds, &QSpinBox::valueChanged, this, &FetchPage::changed);
    connect(m_mebibytes, &QSpinBox::valueChanged, this, &FetchPage::changed);
}

QString FetchPage::title() const
{
    return tr("Fetching");
}

void FetchPage::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker agent(m_userAgent);
    const QSignalBlocker seconds(m_seconds);
    const QSignalBlocker mebibytes(m_mebibytes);
    m_userAgent->setText(QString::fromLatin1(preferences.userAgent));
    m_fault->hide();
    m_seconds->setValue(preferences.fetchSeconds);
    m_mebibytes->setValue(preferences.fetchMebibytes);
}

void FetchPage::read(Preferences& preferences) const
{
    if (isValid())
        preferences.userAgent = m_userAgent->text().trimmed().toLatin1();
    preferences.fetchSeconds = m_seconds->value();
    preferences.fetchMebibytes = m_mebibytes->value();
}

bool FetchPage::isValid() const
{
    return isUserAgent(m_userAgent->text());
}

} // namespace crawlright::settings
