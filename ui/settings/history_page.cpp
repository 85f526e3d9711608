// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/history_page.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

HistoryPage::HistoryPage(QWidget* parent)
    : PreferencesPage(parent)
    , m_keep(new QCheckBox(tr("&Remember opened files, fetched addresses and searches")))
    , m_forget(new QPushButton(tr("&Forget Them Now")))
    , m_keepFetches(new QCheckBox(tr("&Keep every robots.txt that was fetched")))
    , m_mebibytes(new QSpinBox)
    , m_clearFetches(new QPushButton(tr("&Clear the History of Fetches Now")))
{
    m_keep->setObjectName("keepHistory"_L1);
    m_forget->setObjectName("forgetHistory"_L1);
    auto* note = new QLabel(tr("They are offered in File → Open Recent, in the address field and "
                               "in the find bar, and are kept on this computer alone."));
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_keep);
    layout->addWidget(note);
    layout->addWidget(m_forget, 0, Qt::AlignLeading);
    layout->addSpacing(fontMetrics().height());
    addFetches(*layout);
    layout->addStretch();
    connect(m_keep, &QCheckBox::toggled, this, &HistoryPage::changed);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_forget->setEnabled(false);
        Q_EMIT forgetRequested();
    });
}

void HistoryPage::addFetches(QBoxLayout& layout)
{
    m_keepFetches->setObjectName("keepFetches"_L1);
    m_clearFetches->setObjectName("clearFetches"_L1);
    m_mebibytes->setObjectName("historyMebibytes"_L1);
    m_mebibytes->setRange(1, mostHistoryMebibytes);
    //: Behind a number
    m_mebibytes->setSuffix(tr(" MiB"));
    auto* note = new QLabel(tr("The versions of a site and when they changed are in Tools → "
                               "History of Fetches, with the headers that came with them; they "
                               "are kept on this computer alone."));
    note->setWordWrap(true);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&At most:"));
    label->setBuddy(m_mebibytes);
    row->addWidget(label);
    row->addWidget(m_mebibytes);
    row->addWidget(new QLabel(tr("then the oldest versions go first")), 1);
    layout.addWidget(m_keepFetches);
    layout.addWidget(note);
    layout.addLayout(row);
    layout.addWidget(m_clearFetches, 0, Qt::AlignLeading);
    connect(m_keepFetches, &QCheckBox::toggled, this, &HistoryPage::changed);
    connect(m_mebibytes, &QSpinBox::valueChanged, this, &HistoryPage::changed);
    connect(m_clearFetches, &QPushButton::clicked, this, [this] {
        m_clearFetches->setEnabled(false);
        Q_EMIT clearFetchesRequested();
    });
}

QString HistoryPage::title() const
{
    return tr("History");
}

void HistoryPage::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker blocker(m_keep);
    const QSignalBlocker fetches(m_keepFetches);
    const QSignalBlocker mebibytes(m_mebibytes);
    m_keep->setChecked(preferences.keepsHistory);
    m_keepFetches->setChecked(preferences.keepsFetches);
    m_mebibytes->setValue(preferences.historyMebibytes);
}

void HistoryPage::read(Preferences& preferences) const
{
    preferences.keepsHistory = m_keep->isChecked();
    preferences.keepsFetches = m_keepFetches->isChecked();
    preferences.historyMebibytes = m_mebibytes->value();
}

} // namespace crawlright::settings
