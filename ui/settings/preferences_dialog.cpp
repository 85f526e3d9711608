// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/preferences_dialog.h"

#include "ui/layout/dialog_size.h"
#include "ui/settings/crawler_page.h"
#include "ui/settings/editor_page.h"
#include "ui/settings/fetch_page.h"
#include "ui/settings/history_page.h"
#include "ui/settings/language_page.h"
#include "ui/settings/shortcut_page.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QStringListModel>

#include <algorithm>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

PreferencesDialog::PreferencesDialog(const Preferences& preferences, const Around& around,
                                     QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_names(new QListView)
    , m_pages(new QStackedWidget)
    , m_buttons(new QDialogButtonBox)
    , m_editor(new EditorPage(around.highlighting, around.switches))
    , m_crawlers(new CrawlerPage)
    , m_shortcuts(new ShortcutPage(around.shortcuts))
{
    setObjectName("preferences"_L1);
    setWindowTitle(tr("Preferences"));
    auto* history = new HistoryPage;
    add(m_editor);
    add(m_crawlers);
    add(new FetchPage(around.agents));
    add(history);
    add(new LanguagePage(around.languages));
    add(m_shortcuts);
    m_crawlers->setSets(around.sets, around.chosenSet);
    connect(m_crawlers, &CrawlerPage::editSetsRequested, this,
            &PreferencesDialog::editSetsRequested);
    connect(history, &HistoryPage::forgetRequested, this, &PreferencesDialog::forgetRequested);
    connect(history, &HistoryPage::clearFetchesRequested, this,
            &PreferencesDialog::clearFetchesRequested);
    makeButtons();
    makeLayout();
}

void PreferencesDialog::add(PreferencesPage* page)
{
    m_all.push_back(page);
    m_pages->addWidget(page);
    page->setPreferences(m_preferences);
    connect(page, &PreferencesPage::changed, this, &PreferencesDialog::notice);
}

void PreferencesDialog::makeButtons()
{
    m_buttons->setStandardButtons(QDialogButtonBox::Ok | QDialogButtonBox::Apply |
                                  QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(false);
    m_buttons->button(QDialogButtonBox::RestoreDefaults)
        ->setToolTip(tr("Everything on this page as it is when Crawlright is new."));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &PreferencesDialog::apply);
    connect(m_buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] {
                m_all[static_cast<std::size_t>(m_pages->currentIndex())]->showUsual();
                notice();
            });
}

void PreferencesDialog::makeLayout()
{
    QStringList titles;
    for (const PreferencesPage* page : m_all)
        titles.append(page->title());
    m_names->setObjectName("preferencePages"_L1);
    m_names->setAccessibleName(tr("Pages of the preferences"));
    m_names->setModel(new QStringListModel(titles, m_names));
    m_names->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_names->setSpacing(3);
    m_names->setFixedWidth(m_names->sizeHintForColumn(0) + 12 * fontMetrics().averageCharWidth());
    connect(m_names->selectionModel(), &QItemSelectionModel::currentChanged, m_pages,
            [this](const QModelIndex& index) { m_pages->setCurrentIndex(index.row()); });
    m_names->setCurrentIndex(m_names->model()->index(0, 0));

    auto* row = new QHBoxLayout;
    row->addWidget(m_names);
    row->addWidget(m_pages, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(m_buttons);
    m_names->setFocus();
    layout::resizeToScreen(*this, {820, 560});
}

Preferences PreferencesDialog::preferences() const
{
    Preferences preferences = m_preferences;
    for (const PreferencesPage* page : m_all)
        page->read(preferences);
    return preferences;
}

Switches PreferencesDialog::switches() const
{
    return m_editor->switches();
}

QString PreferencesDialog::chosenSet() const
{
    return m_crawlers->chosen();
}

const std::vector<Shortcut>& PreferencesDialog::shortcuts() const
{
    return m_shortcuts->shortcuts();
}

void PreferencesDialog::setSets(const Choices& sets, const QString& chosen)
{
    m_crawlers->setSets(sets, chosen);
}

void PreferencesDialog::notice()
{
    m_isChanged = true;
    const bool isValid = std::ranges::all_of(m_all, &PreferencesPage::isValid);
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(isValid);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isValid);
}

void PreferencesDialog::apply()
{
    m_preferences = preferences();
    m_isChanged = false;
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(false);
    Q_EMIT applied();
}

void PreferencesDialog::accept()
{
    if (m_isChanged)
        apply();
    QDialog::accept();
}

} // namespace crawlright::settings
