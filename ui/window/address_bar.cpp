// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/address_bar.h"

#include "ui/icons/field_buttons.h"
#include "ui/icons/icons.h"
#include "ui/settings/preferences.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {
constexpr auto historyKey = "fetch/addresses"_L1;
constexpr int historySize = 20;
} // namespace

AddressBar::AddressBar(QSettings& settings, QWidget* parent)
    : QToolBar(parent)
    , m_settings(settings)
    , m_address(new QComboBox)
    , m_fetch(new QToolButton)
    , m_sets(new QComboBox)
{
    setObjectName("addressBar"_L1);
    setMovable(false);
    setFloatable(false);

    m_address->setObjectName("address"_L1);
    m_address->setEditable(true);
    m_address->setInsertPolicy(QComboBox::NoInsert);
    m_address->setMaxVisibleItems(historySize);
    m_address->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_address->setMinimumContentsLength(16);
    m_address->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_address->setAccessibleName(tr("Address"));
    m_address->setToolTip(tr("A host or the address of any page: Enter fetches the robots.txt that "
                             "governs it."));
    m_address->lineEdit()->setPlaceholderText(tr("Site or page address, for example example.com"));
    icons::addClearButton(*m_address->lineEdit());
    m_address->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_submit.setSingleShot(true);
    connect(&m_submit, &QTimer::timeout, this, &AddressBar::submit);
    const auto submitOnce = [this] { m_submit.start(0); };
    connect(m_address->lineEdit(), &QLineEdit::returnPressed, this, submitOnce);
    connect(m_address, &QComboBox::textActivated, this, submitOnce);
    fillHistory();

    m_fetch->setObjectName("fetchButton"_L1);
    m_fetch->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fetch->setFocusPolicy(Qt::TabFocus);
    connect(m_fetch, &QToolButton::clicked, this, &AddressBar::pressButton);

    auto* label = new QLabel(tr("Cra&wlers:"));
    label->setBuddy(m_sets);
    m_sets->setObjectName("crawlerSets"_L1);
    m_sets->setToolTip(tr("The crawlers that you care about: who is tested, and whose point of "
                          "view decides how grave a problem is."));
    m_sets->setMaxVisibleItems(30);
    connect(m_sets, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT setChosen(m_sets->currentData().toString()); });
    auto* edit = new QToolButton;
    edit->setObjectName("editCrawlerSets"_L1);
    edit->setIcon(icons::themed("configure"_L1));
    edit->setAutoRaise(true);
    edit->setFocusPolicy(Qt::TabFocus);
    edit->setToolTip(tr("Make and change sets of your own"));
    edit->setAccessibleName(tr("Edit crawler sets"));
    connect(edit, &QToolButton::clicked, this, &AddressBar::editSetsRequested);

    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_address, 1);
    layout->addWidget(m_fetch);
    layout->addSpacing(18);
    layout->addWidget(label);
    layout->addWidget(m_sets);
    layout->addWidget(edit);
    addWidget(row);
    setFetching(false);
}

QString AddressBar::address() const
{
    return m_address->currentText().trimmed();
}

void AddressBar::setAddress(const QString& address)
{
    m_address->setEditText(address);
}

void AddressBar::edit()
{
    m_address->lineEdit()->selectAll();
    m_address->setFocus(Qt::ShortcutFocusReason);
}

void AddressBar::setFetching(bool fetching)
{
    m_fetching = fetching;
    m_fetch->setText(fetching ? tr("Cancel") : tr("Fetch"));
    m_fetch->setIcon(icons::themed(fetching ? "process-stop"_L1 : "download"_L1));
    m_fetch->setToolTip(fetching ? tr("Stop fetching")
                                 : tr("Fetch the robots.txt that governs this address"));
}

void AddressBar::submit()
{
    Q_EMIT fetchRequested(address());
}

void AddressBar::pressButton()
{
    if (m_fetching) {
        Q_EMIT cancelRequested();
    } else {
        submit();
    }
}

void AddressBar::remember(const QString& address)
{
    if (!settings::keepsHistory(m_settings))
        return;
    QStringList all = m_settings.value(historyKey).toStringList();
    all.removeAll(address);
    all.prepend(address);
    m_settings.setValue(historyKey, all.first(std::min<qsizetype>(historySize, all.size())));
    fillHistory();
}

void AddressBar::forget()
{
    m_settings.remove(historyKey);
    fillHistory();
}

void AddressBar::fillHistory()
{
    const QString text = m_address->currentText();
    m_address->clear();
    m_address->addItems(m_settings.value(historyKey).toStringList());
    m_address->setEditText(text);
}

void AddressBar::setSets(const std::vector<std::vector<tester::CrawlerSet>>& parts,
                         const QString& chosen)
{
    const QSignalBlocker blocker(m_sets);
    m_sets->clear();
    for (const std::vector<tester::CrawlerSet>& part : parts) {
        if (!part.empty() && m_sets->count() > 0)
            m_sets->insertSeparator(m_sets->count());
        for (const tester::CrawlerSet& set : part)
            m_sets->addItem(set.name, set.id);
    }
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(chosen)));
}

} // namespace crawlright::window
