// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/history_page.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

HistoryPage::HistoryPage(QWidget* parent)
    : PreferencesPage(parent)
    , m_keep(new QCheckBox(tr("&Remember the files that were opened and the addresses that were "
                              "fetched")))
    , m_forget(new QPushButton(tr("&Forget Them Now")))
{
    m_keep->setObjectName("keepHistory"_L1);
    m_forget->setObjectName("forgetHistory"_L1);
    auto* note = new QLabel(tr("They are offered in File → Open Recent and in the address field, "
                               "and are kept on this computer alone."));
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_keep);
    layout->addWidget(note);
    layout->addWidget(m_forget, 0, Qt::AlignLeading);
    layout->addStretch();
    connect(m_keep, &QCheckBox::toggled, this, &HistoryPage::changed);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_forget->setEnabled(false);
        Q_EMIT forgetRequested();
    });
}

QString HistoryPage::title() const
{
    return tr("History");
}

void HistoryPage::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker blocker(m_keep);
    m_keep->setChecked(preferences.keepsHistory);
}

void HistoryPage::read(Preferences& preferences) const
{
    preferences.keepsHistory = m_keep->isChecked();
}

} // namespace crawlright::settings
