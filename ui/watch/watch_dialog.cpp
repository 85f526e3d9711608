// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/watch/watch_dialog.h"

#include "core/net/address.h"
#include "ui/fetch/table_view.h"
#include "ui/layout/dialog_size.h"
#include "ui/watch/watch_model.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace crawlright::watch {

using namespace Qt::StringLiterals;

namespace {

QPushButton* button(const QString& text, QLatin1StringView name)
{
    auto* made = new QPushButton(text);
    made->setObjectName(name);
    made->setAutoDefault(false);
    return made;
}

} // namespace

WatchDialog::WatchDialog(Observer& observer, QWidget* parent)
    : QDialog(parent)
    , m_observer(observer)
    , m_model(new WatchModel(observer, this))
    , m_view(new fetch::TableView)
    , m_address(new QLineEdit)
    , m_minutes(new QSpinBox)
    , m_file(new QLineEdit)
    , m_fault(new QLabel)
    , m_save(button(tr("&Watch This Site"), "watchSave"_L1))
    , m_remove(button(tr("&Remove"), "watchRemove"_L1))
    , m_fetch(button(tr("&Fetch Now"), "watchFetch"_L1))
{
    setObjectName("watchedSites"_L1);
    setWindowTitle(tr("Watched Sites"));
    makeLayout();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &WatchDialog::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &WatchDialog::updateButtons);
    connect(m_address, &QLineEdit::textChanged, this, &WatchDialog::updateButtons);
    connect(m_address, &QLineEdit::returnPressed, this, &WatchDialog::save);
    connect(m_save, &QPushButton::clicked, this, &WatchDialog::save);
    connect(m_remove, &QPushButton::clicked, this, &WatchDialog::remove);
    connect(m_fetch, &QPushButton::clicked, this, [this] {
        if (const int row = currentRow(); row >= 0)
            m_observer.fetchNow(m_observer.sites().at(row).address);
    });
    updateButtons();
}

void WatchDialog::makeLayout()
{
    auto* about = new QLabel(tr("While Crawlright runs, the robots.txt of these sites is fetched "
                                "again and again. A message tells when the text, the answer or "
                                "the verdict of an expectation changes."));
    about->setWordWrap(true);
    m_view->setObjectName("watchTable"_L1);
    m_view->setAccessibleName(tr("Watched sites"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setMinimumHeight(fontMetrics().height() * 4);
    m_address->setObjectName("watchAddress"_L1);
    m_address->setPlaceholderText(tr("example.com"));
    m_minutes->setObjectName("watchMinutes"_L1);
    m_minutes->setRange(leastMinutes, mostMinutes);
    m_minutes->setValue(Site().minutes);
    //: Behind a number
    m_minutes->setSuffix(tr(" minutes"));
    m_file->setObjectName("watchExpectations"_L1);
    m_file->setPlaceholderText(tr("robots.txt.expect; may be empty"));
    m_fault->setObjectName("watchFault"_L1);
    m_fault->setWordWrap(true);
    auto* browse = button(tr("C&hoose…"), "watchChoose"_L1);
    connect(browse, &QPushButton::clicked, this, &WatchDialog::chooseFile);
    auto* file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(browse);
    auto* form = new QFormLayout;
    form->addRow(tr("&Site:"), m_address);
    form->addRow(tr("&Every:"), m_minutes);
    auto* label = new QLabel(tr("E&xpectations:"));
    label->setBuddy(m_file);
    form->addRow(label, file);
    form->addRow(QString(), m_fault);
    auto* close = button(tr("Close"), "watchClose"_L1);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* one : {m_save, m_fetch, m_remove})
        buttons->addWidget(one);
    buttons->addStretch();
    buttons->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_view, 1);
    layout->addLayout(form);
    layout->addLayout(buttons);
    layout::resizeToScreen(*this, {720, 440});
}

void WatchDialog::setProposal(const QString& address, const QString& expectations)
{
    if (!m_address->text().isEmpty())
        return; // the user is at it
    m_address->setText(address);
    m_file->setText(expectations);
}

int WatchDialog::currentRow() const
{
    return m_view->currentIndex().row();
}

void WatchDialog::showCurrent()
{
    if (const int row = currentRow(); row >= 0) {
        const Site& site = m_observer.sites().at(row);
        m_address->setText(site.address);
        m_minutes->setValue(site.minutes);
        m_file->setText(site.expectations);
    }
    updateButtons();
}

void WatchDialog::updateButtons()
{
    const QString address = net::withoutUserInfo(m_address->text().trimmed());
    const bool isAddress = net::robotsAddress(address).has_value();
    const bool isKnown = std::ranges::contains(m_observer.sites(), address, &Site::address);
    m_fault->setText(
        address.isEmpty() || isAddress
            ? QString()
            : tr("Type a host such as example.com, or an address of http, https or ftp."));
    m_fault->setVisible(!m_fault->text().isEmpty());
    m_save->setEnabled(isAddress);
    m_save->setText(isKnown ? tr("&Change This Site") : tr("&Watch This Site"));
    m_remove->setEnabled(currentRow() >= 0);
    m_fetch->setEnabled(currentRow() >= 0);
}

void WatchDialog::save()
{
    if (!m_save->isEnabled())
        return;
    Site site{.address = net::withoutUserInfo(m_address->text().trimmed()),
              .minutes = m_minutes->value(),
              .expectations = m_file->text().trimmed()};
    QList<Site> sites = m_observer.sites();
    const auto known = std::ranges::find(sites, site.address, &Site::address);
    const auto row = static_cast<int>(known - sites.begin());
    if (known == sites.end())
        sites += site;
    else
        *known = site;
    m_observer.setSites(sites);
    m_view->setCurrentIndex(m_model->index(row, 0));
    updateButtons();
}

void WatchDialog::remove()
{
    const int row = currentRow();
    if (row < 0)
        return;
    QList<Site> sites = m_observer.sites();
    sites.removeAt(row);
    m_observer.setSites(sites);
    updateButtons();
}

void WatchDialog::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Expectations of the Site"),
                                   QFileInfo(m_file->text()).absolutePath());
    dialog->setObjectName("watchFileDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
    dialog->open();
}

} // namespace crawlright::watch
