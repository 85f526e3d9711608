// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_sets_dialog.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/layout/dialog_size.h"
#include "ui/tester/crawler_model.h"
#include "ui/tester/crawler_pick_model.h"
#include "ui/tester/crawler_set_list.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

namespace {

QToolButton* makeButton(QLatin1StringView icon, const QString& tip)
{
    auto* button = new QToolButton;
    button->setIcon(icons::themed(icon));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    return button;
}

} // namespace

CrawlerSetsDialog::CrawlerSetsDialog(const crawlers::Catalogue& catalogue,
                                     std::vector<CrawlerSet> presets, std::vector<CrawlerSet> own,
                                     const CrawlerSet& current, QWidget* parent)
    : QDialog(parent)
    , m_presets(std::move(presets))
    , m_sets(new CrawlerSetList(std::move(own), this))
    , m_crawlers(new CrawlerPickModel(catalogue, this))
    , m_filter(new CrawlerPickFilter(this))
    , m_list(new QListView)
    , m_new(makeButton("list-add"_L1, tr("New set")))
    , m_rename(makeButton("edit-rename"_L1, tr("Rename")))
    , m_duplicate(makeButton("edit-copy"_L1, tr("Duplicate")))
    , m_delete(makeButton("list-remove"_L1, tr("Delete")))
    , m_picker(new QWidget)
    , m_search(new QLineEdit)
    , m_pick(new QListView)
    , m_own(new QLineEdit)
    , m_add(new QPushButton(tr("&Add")))
    , m_count(new QLabel)
    , m_hint(new QLabel)
{
    setWindowTitle(tr("Crawler Sets"));
    m_filter->setSourceModel(m_crawlers);
    makeList();
    makePicker();
    makeLayout();
    const auto found = std::ranges::find(m_sets->sets(), current.id, &CrawlerSet::id);
    const auto row = found == m_sets->sets().end() ? 0 : found - m_sets->sets().begin();
    m_list->setCurrentIndex(m_sets->index(static_cast<int>(row)));
    showCurrent();
    layout::resizeToScreen(*this, {760, 560});
}

void CrawlerSetsDialog::makeList()
{
    m_list->setObjectName("setList"_L1);
    m_list->setAccessibleName(tr("Your sets"));
    m_list->setModel(m_sets);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CrawlerSetsDialog::showCurrent);
    m_new->setObjectName("newSet"_L1);
    m_rename->setObjectName("renameSet"_L1);
    m_duplicate->setObjectName("duplicateSet"_L1);
    m_delete->setObjectName("deleteSet"_L1);
    auto* menu = new QMenu(m_new);
    fillNewMenu(menu);
    m_new->setMenu(menu);
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setText(tr("&New"));
    m_new->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_rename, &QToolButton::clicked, this,
            [this] { m_list->edit(m_list->currentIndex()); });
    connect(m_duplicate, &QToolButton::clicked, this, &CrawlerSetsDialog::duplicate);
    connect(m_delete, &QToolButton::clicked, this, &CrawlerSetsDialog::remove);
}

void CrawlerSetsDialog::fillNewMenu(QMenu* menu)
{
    connect(menu->addAction(tr("&Empty Set")), &QAction::triggered, this,
            [this] { add(tr("My crawlers"), {}); });
    menu->addSeparator();
    for (const CrawlerSet& preset : m_presets) {
        QString shown = preset.name;
        shown.replace(u'&', "&&"_L1);
        QAction* action = menu->addAction(tr("Copy of “%1”").arg(shown));
        connect(action, &QAction::triggered, this,
                [this, preset] { add(tr("My %1").arg(preset.name), preset.names); });
    }
}

void CrawlerSetsDialog::makePicker()
{
    m_search->setObjectName("crawlerSearch"_L1);
    m_search->setPlaceholderText(tr("Search by name, operator or purpose"));
    m_search->setAccessibleName(m_search->placeholderText());
    icons::addClearButton(*m_search);
    icons::addSearchSign(*m_search);
    connect(m_search, &QLineEdit::textChanged, m_filter, &CrawlerPickFilter::setWords);

    m_pick->setObjectName("crawlerPick"_L1);
    m_pick->setAccessibleName(tr("Crawlers of the set"));
    m_pick->setModel(m_filter);
    m_pick->setItemDelegate(new CrawlerDelegate(m_pick));
    m_pick->setUniformItemSizes(true);
    m_pick->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_crawlers, &CrawlerPickModel::namesChanged, this, &CrawlerSetsDialog::keepNames);

    m_own->setObjectName("ownCrawler"_L1);
    m_own->setPlaceholderText(tr("A name of your own, or a whole User-Agent string"));
    m_own->setAccessibleName(m_own->placeholderText());
    m_add->setObjectName("addOwn"_L1);
    m_add->setAutoDefault(false);
    m_add->setEnabled(false);
    connect(m_own, &QLineEdit::textChanged, m_add,
            [this](const QString& typed) { m_add->setEnabled(!typed.trimmed().isEmpty()); });
    connect(m_own, &QLineEdit::returnPressed, this, &CrawlerSetsDialog::addTyped);
    connect(m_add, &QPushButton::clicked, this, &CrawlerSetsDialog::addTyped);

    m_count->setObjectName("setCount"_L1);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setObjectName("setHint"_L1);
    m_hint->setText(tr("You have no sets of your own yet. New makes one, empty or as a copy of "
                       "a set that is there."));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
}

void CrawlerSetsDialog::makeLayout()
{
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    for (QToolButton* button : {m_new, m_rename, m_duplicate, m_delete})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 4, 0);
    leftLayout->addWidget(m_list, 1);
    leftLayout->addLayout(buttons);

    auto* purpose = new QComboBox;
    purpose->setObjectName("purposeFilter"_L1);
    purpose->setAccessibleName(tr("Purpose"));
    purpose->addItem(tr("All purposes"), -1);
    for (int i = 0; i < crawlers::purposeCount; ++i)
        purpose->addItem(purposeTitle(static_cast<crawlers::Purpose>(i)), i);
    connect(purpose, &QComboBox::currentIndexChanged, this, [this, purpose] {
        const int chosen = purpose->currentData().toInt();
        m_filter->setPurpose(chosen < 0 ? std::nullopt
                                        : std::optional(static_cast<crawlers::Purpose>(chosen)));
    });
    auto* only = new QCheckBox(tr("&Only those in the set"));
    only->setObjectName("onlyChecked"_L1);
    connect(only, &QCheckBox::toggled, m_filter, &CrawlerPickFilter::setOnlyChecked);
    auto* search = new QHBoxLayout;
    search->addWidget(m_search, 1);
    search->addWidget(purpose);
    auto* state = new QHBoxLayout;
    state->addWidget(only);
    state->addStretch();
    state->addWidget(m_count);
    auto* own = new QHBoxLayout;
    own->addWidget(m_own, 1);
    own->addWidget(m_add);
    auto* pickerLayout = new QVBoxLayout(m_picker);
    pickerLayout->setContentsMargins({});
    pickerLayout->addLayout(search);
    pickerLayout->addWidget(m_pick, 1);
    pickerLayout->addLayout(state);
    pickerLayout->addLayout(own);
    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(4, 0, 0, 0);
    rightLayout->addWidget(m_picker, 1);
    rightLayout->addWidget(m_hint, 1);

    auto* parts = new QSplitter;
    parts->addWidget(left);
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    parts->setSizes({220, 540});
    parts->setChildrenCollapsible(false);
    auto* box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    layout->addWidget(box);
}

const std::vector<CrawlerSet>& CrawlerSetsDialog::sets() const
{
    return m_sets->sets();
}

int CrawlerSetsDialog::currentRow() const
{
    return m_list->currentIndex().row();
}

// Enter in a field adds or searches; it does not close the dialog.
void CrawlerSetsDialog::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && qobject_cast<QLineEdit*>(focusWidget()))
        return;
    QDialog::keyPressEvent(event);
}

QString CrawlerSetsDialog::chosenId() const
{
    const int row = currentRow();
    return row < 0 ? QString() : sets()[static_cast<std::size_t>(row)].id;
}

void CrawlerSetsDialog::add(const QString& name, const std::vector<std::string>& names)
{
    const QModelIndex index = m_sets->index(m_sets->add(name, names));
    m_list->setCurrentIndex(index);
    m_list->edit(index);
}

void CrawlerSetsDialog::duplicate()
{
    const CrawlerSet set = sets()[static_cast<std::size_t>(currentRow())];
    add(tr("Copy of %1").arg(set.name), set.names);
}

void CrawlerSetsDialog::remove()
{
    m_sets->remove(currentRow());
    showCurrent();
}

void CrawlerSetsDialog::showCurrent()
{
    const int row = currentRow();
    const bool isThere = row >= 0;
    for (QToolButton* button : {m_rename, m_duplicate, m_delete})
        button->setEnabled(isThere);
    m_picker->setVisible(isThere);
    m_hint->setVisible(!isThere);
    m_crawlers->setNames(isThere ? sets()[static_cast<std::size_t>(row)].names
                                 : std::vector<std::string>());
    updateCount();
}

void CrawlerSetsDialog::keepNames()
{
    m_sets->setNames(currentRow(), m_crawlers->names());
    updateCount();
}

void CrawlerSetsDialog::updateCount()
{
    m_count->setText(
        tr("%n crawlers in the set", nullptr, static_cast<int>(m_crawlers->names().size())));
}

void CrawlerSetsDialog::addTyped()
{
    const QString typed = m_own->text().trimmed();
    if (typed.isEmpty())
        return;
    m_own->clear();
    m_search->clear();
    const QModelIndex index = m_filter->mapFromSource(m_crawlers->index(m_crawlers->add(typed)));
    m_pick->setCurrentIndex(index);
    m_pick->scrollTo(index);
}

} // namespace crawlright::tester
