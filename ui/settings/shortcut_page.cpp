// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/shortcut_page.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/settings/shortcut_model.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>

#include <utility>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

namespace {

QString native(const QKeySequence& key)
{
    return key.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutPage::ShortcutPage(std::vector<Shortcut> shortcuts, QWidget* parent)
    : PreferencesPage(parent)
    , m_model(new ShortcutModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit)
    , m_list(new QTreeView)
    , m_current(new QLabel)
    , m_keys{new QKeySequenceEdit, new QKeySequenceEdit}
    , m_remove{new QToolButton, new QToolButton}
    , m_usual(new QPushButton(tr("As &Usual")))
    , m_message(new QLabel)
    , m_takeOver(new QPushButton)
{
    m_model->setShortcuts(std::move(shortcuts));
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    makeLayout();

    connect(m_search, &QLineEdit::textChanged, m_filter,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_filter->index(0, 0));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShortcutPage::showCurrent);
    for (int place = 0; place < 2; ++place) {
        QKeySequenceEdit* field = m_keys.at(static_cast<std::size_t>(place));
        connect(field, &QKeySequenceEdit::editingFinished, this,
                [this, place, field] { ask(place, field->keySequence()); });
        connect(m_remove.at(static_cast<std::size_t>(place)), &QToolButton::clicked, this,
                [this, place] { ask(place, {}); });
    }
    connect(m_usual, &QPushButton::clicked, this, &ShortcutPage::makeUsual);
    connect(m_takeOver, &QPushButton::clicked, this, &ShortcutPage::takeOver);
    m_list->setCurrentIndex(m_filter->index(0, 0));
    showCurrent();
}

ShortcutPage::~ShortcutPage()
{
    // A field that has the keyboard tells that editing is finished when it goes.
    for (QKeySequenceEdit* field : m_keys)
        field->disconnect(this);
}

void ShortcutPage::makeLayout()
{
    m_search->setObjectName("shortcutSearch"_L1);
    icons::addClearButton(*m_search);
    m_search->setPlaceholderText(tr("Search for an action, a menu or a key"));
    m_search->setAccessibleName(tr("Search in the actions"));
    m_list->setObjectName("shortcutList"_L1);
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setSortingEnabled(true);
    m_list->header()->setSortIndicator(-1, Qt::AscendingOrder); // as in the menus
    m_filter->sort(-1);
    m_list->header()->setStretchLastSection(true);
    const int letter = fontMetrics().averageCharWidth();
    m_list->setColumnWidth(ShortcutModel::Action, letter * 34);
    m_list->setColumnWidth(ShortcutModel::Key, letter * 15);
    m_list->setColumnWidth(ShortcutModel::OtherKey, letter * 15);
    m_current->setObjectName("shortcutAction"_L1);
    m_keys[0]->setObjectName("shortcutKey"_L1);
    m_keys[0]->setAccessibleName(tr("Key of the action"));
    m_keys[1]->setObjectName("shortcutOtherKey"_L1);
    m_keys[1]->setAccessibleName(tr("Second key of the action"));
    for (QKeySequenceEdit* field : m_keys) {
        field->setMaximumSequenceLength(1);
    }
    m_usual->setObjectName("shortcutUsual"_L1);
    m_usual->setToolTip(tr("Gives the action the keys that it has when Crawlright is new."));
    m_message->setObjectName("shortcutMessage"_L1);
    m_message->setWordWrap(true);
    m_takeOver->setObjectName("shortcutTakeOver"_L1);

    auto* keys = new QHBoxLayout;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        m_remove.at(i)->setIcon(icons::themed("window-close"_L1));
        m_remove.at(i)->setAutoRaise(true);
        m_remove.at(i)->setFocusPolicy(Qt::TabFocus);
        m_remove.at(i)->setToolTip(i == 0 ? tr("Take this key away")
                                          : tr("Take the second key away"));
        m_remove.at(i)->setAccessibleName(m_remove.at(i)->toolTip());
        keys->addWidget(m_keys.at(i), 1);
        keys->addWidget(m_remove.at(i));
    }
    m_remove[0]->setObjectName("shortcutRemove"_L1);
    m_remove[1]->setObjectName("shortcutRemoveOther"_L1);
    keys->addWidget(m_usual);
    auto* message = new QHBoxLayout;
    message->addWidget(m_message, 1);
    message->addWidget(m_takeOver);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_current);
    layout->addLayout(keys);
    layout->addLayout(message);
}

QString ShortcutPage::title() const
{
    return tr("Keyboard");
}

// Keys are no part of them.
void ShortcutPage::setPreferences(const Preferences&) {}
void ShortcutPage::read(Preferences&) const {}

void ShortcutPage::showUsual()
{
    m_model->setAllUsual();
    showCurrent();
    Q_EMIT changed();
}

const std::vector<Shortcut>& ShortcutPage::shortcuts() const
{
    return m_model->shortcuts();
}

int ShortcutPage::currentRow() const
{
    return m_filter->mapToSource(m_list->currentIndex()).row();
}

void ShortcutPage::showCurrent()
{
    showKeys();
    say({}, false);
}

void ShortcutPage::showKeys()
{
    const int row = currentRow();
    const bool isThere = row >= 0;
    const Shortcut shortcut =
        isThere ? m_model->shortcuts()[static_cast<std::size_t>(row)] : Shortcut();
    //: %1: an action of a menu. Below are fields for its keys.
    m_current->setText(isThere ? tr("Keys of “%1”:").arg(shortcut.text)
                               : tr("No action is chosen."));
    for (int place = 0; place < 2; ++place) {
        QKeySequenceEdit* field = m_keys.at(static_cast<std::size_t>(place));
        const QSignalBlocker blocker(field);
        field->setKeySequence(shortcut.keys.value(place));
        field->setEnabled(isThere);
        m_remove.at(static_cast<std::size_t>(place))->setEnabled(place < shortcut.keys.size());
    }
    m_usual->setEnabled(isThere && shortcut.keys != shortcut.usual);
}

void ShortcutPage::ask(int place, const QKeySequence& key)
{
    const int row = currentRow();
    if (row < 0)
        return;
    const Shortcut& shortcut = m_model->shortcuts()[static_cast<std::size_t>(row)];
    if (key == shortcut.keys.value(place))
        return say({}, false);
    const KeyFault fault =
        shortcut.usual.contains(key) ? KeyFault::None : faultOf(key); // what was so may be so
    if (fault != KeyFault::None)
        showKeys(); // those it has
    switch (fault) {
    case KeyFault::Types:
        return say(
            tr("%1 alone is needed to type and to move. Add Ctrl or Alt to it.").arg(native(key)),
            false);
    case KeyFault::EditsField:
        return say(
            tr("%1 edits the text of every field, so it cannot do anything else.").arg(native(key)),
            false);
    case KeyFault::None:
        break;
    }
    if (const std::optional<int> holder = m_model->holderOf(key, row)) {
        const QString other = m_model->shortcuts()[static_cast<std::size_t>(*holder)].text;
        m_wanted = key;
        m_wantedPlace = place;
        m_takeOver->setText(tr("&Take It from “%1”").arg(QString(other).replace(u'&', "&&"_L1)));
        return say(tr("%1 is a key of “%2” already.").arg(native(key), other), true);
    }
    m_model->setKey(row, place, key);
    showCurrent();
    Q_EMIT changed();
}

void ShortcutPage::takeOver()
{
    const int row = currentRow();
    while (const std::optional<int> holder = m_model->holderOf(m_wanted, row))
        m_model->takeAway(*holder, m_wanted);
    m_model->setKey(row, m_wantedPlace, m_wanted);
    showCurrent();
    Q_EMIT changed();
}

void ShortcutPage::makeUsual()
{
    const int row = currentRow();
    // A usual key that another action was given meanwhile comes back from it.
    for (const QKeySequence& key : m_model->shortcuts()[static_cast<std::size_t>(row)].usual) {
        while (const std::optional<int> holder = m_model->holderOf(key, row))
            m_model->takeAway(*holder, key);
    }
    m_model->setUsual(row);
    showCurrent();
    Q_EMIT changed();
}

void ShortcutPage::say(const QString& text, bool canTakeOver)
{
    m_message->setText(text);
    m_takeOver->setVisible(canTakeOver);
}

} // namespace crawlright::settings
