// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/crawler_page.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

CrawlerPage::CrawlerPage(QWidget* parent)
    : PreferencesPage(parent)
    , m_sets(new QComboBox)
{
    m_sets->setObjectName("preferredSet"_L1);
    m_sets->setMaxVisibleItems(30);
    auto* edit = new QPushButton(tr("Make and &Change Sets…"));
    edit->setObjectName("editSets"_L1);
    auto* note = new QLabel(tr("Who is tested, and whose point of view decides how grave a problem "
                               "is. A crawlright.json beside a file goes before this choice."));
    note->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("C&rawlers:"), m_sets);
    form->addRow(QString(), note);
    form->addRow(QString(), edit);
    connect(m_sets, &QComboBox::currentIndexChanged, this, &CrawlerPage::changed);
    connect(edit, &QPushButton::clicked, this, &CrawlerPage::editSetsRequested);
}

void CrawlerPage::setSets(const Choices& sets, const QString& chosen)
{
    const QSignalBlocker blocker(m_sets);
    m_sets->clear();
    for (const Choice& set : sets)
        m_sets->addItem(set.name, set.id);
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(chosen)));
}

QString CrawlerPage::chosen() const
{
    return m_sets->currentData().toString();
}

QString CrawlerPage::title() const
{
    return tr("Crawlers");
}

// The window keeps which set is chosen.
void CrawlerPage::setPreferences(const Preferences&) {}
void CrawlerPage::read(Preferences&) const {}

void CrawlerPage::showUsual()
{
    m_sets->setCurrentIndex(0);
}

} // namespace crawlright::settings
