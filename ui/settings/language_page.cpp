// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/language_page.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

LanguagePage::LanguagePage(const Choices& languages, QWidget* parent)
    : PreferencesPage(parent)
    , m_language(new QComboBox)
{
    m_language->setObjectName("language"_L1);
    m_language->addItem(tr("As the desktop"), QString());
    for (const Choice& language : languages)
        m_language->addItem(language.name, language.id);
    auto* note = new QLabel(tr("Words, numbers and dates are in this language from the next start "
                               "of Crawlright on."));
    note->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Language:"), m_language);
    form->addRow(QString(), note);
    connect(m_language, &QComboBox::currentIndexChanged, this, &LanguagePage::changed);
}

QString LanguagePage::title() const
{
    return tr("Language");
}

void LanguagePage::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker blocker(m_language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language)));
}

void LanguagePage::read(Preferences& preferences) const
{
    preferences.language = m_language->currentData().toString();
}

} // namespace crawlright::settings
