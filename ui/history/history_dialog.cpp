// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/history/history_dialog.h"

#include "core/access/address.h"
#include "core/access/governs.h"
#include "core/net/hosts.h"
#include "ui/fetch/table_view.h"
#include "ui/history/history_models.h"
#include "ui/layout/dialog_size.h"
#include "ui/words/history_words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>

namespace crawlright::history {

using namespace Qt::StringLiterals;
using fetch::TableView;

namespace {

QPushButton* button(const QString& text, QLatin1StringView name)
{
    auto* made = new QPushButton(text);
    made->setObjectName(name);
    made->setAutoDefault(false);
    return made;
}

QLabel* label(QLatin1StringView name)
{
    auto* made = new QLabel;
    made->setObjectName(name);
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return made;
}

} // namespace

HistoryDialog::HistoryDialog(HistoryDesk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_hosts(new HostModel(this))
    , m_versions(new VersionModel(this))
    , m_periods(new PeriodModel(this))
    , m_hostView(new TableView)
    , m_versionView(new TableView)
    , m_periodView(new TableView)
    , m_open(button(tr("&Open"), "historyOpen"_L1))
    , m_compare(button(tr("&Compare with the Editor"), "historyCompare"_L1))
    , m_url(new QLineEdit)
    , m_crawler(new QComboBox)
    , m_ask(button(tr("&Since When?"), "historyAsk"_L1))
    , m_answer(label("historyAnswer"_L1))
    , m_about(label("historyAbout"_L1))
{
    setObjectName("history"_L1);
    setWindowTitle(tr("History of Fetches"));
    makeLayout();
    connect(&m_desk, &HistoryDesk::stateRead, this, &HistoryDialog::showState);
    connect(&m_desk, &HistoryDesk::changed, this, [this] {
        if (isVisible())
            m_desk.readState();
    });
    connect(&m_desk, &HistoryDesk::failed, this,
            [this](const net::HistoryError& error) { say(words::historyFault(error)); });
    connect(m_hostView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryDialog::readVersions);
    connect(m_versionView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HistoryDialog::updateButtons);
    connect(m_versionView, &QAbstractItemView::activated, this, &HistoryDialog::openVersion);
    connect(m_open, &QPushButton::clicked, this, &HistoryDialog::openVersion);
    connect(m_compare, &QPushButton::clicked, this, &HistoryDialog::compare);
    connect(m_ask, &QPushButton::clicked, this, &HistoryDialog::ask);
    connect(m_url, &QLineEdit::returnPressed, this, &HistoryDialog::ask);
    updateButtons();
}

void HistoryDialog::makeLayout()
{
    m_hostView->setObjectName("historyHosts"_L1);
    m_hostView->setAccessibleName(tr("Sites"));
    m_hostView->setModel(m_hosts);
    m_hostView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_hostView->shareRoom({HostModel::Site});
    auto* across = new QSplitter(Qt::Horizontal);
    across->addWidget(m_hostView);
    across->addWidget(makeVersions());
    across->setStretchFactor(1, 3);
    across->setChildrenCollapsible(false);
    auto* down = new QSplitter(Qt::Vertical);
    down->addWidget(across);
    down->addWidget(makeQuestion());
    down->setStretchFactor(0, 3);
    down->setStretchFactor(1, 2);
    down->setChildrenCollapsible(false);
    auto* close = button(tr("Close"), "historyClose"_L1);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_about, 1);
    bottom->addWidget(close, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(down, 1);
    layout->addLayout(bottom);
    for (TableView* view : {m_hostView, m_versionView, m_periodView})
        view->setMinimumHeight(fontMetrics().height() * 4);
    layout::resizeToScreen(*this, {790, 560});
}

QWidget* HistoryDialog::makeVersions()
{
    m_versionView->setObjectName("historyVersions"_L1);
    m_versionView->setAccessibleName(tr("Versions of the site, the latest first"));
    m_versionView->setModel(m_versions);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_compare);
    buttons->addStretch();
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->addWidget(m_versionView, 1);
    layout->addLayout(buttons);
    return page;
}

QWidget* HistoryDialog::makeQuestion()
{
    m_periodView->setObjectName("historyPeriods"_L1);
    m_periodView->setAccessibleName(tr("Changes of the verdict, the latest first"));
    m_periodView->setModel(m_periods);
    m_url->setObjectName("historyUrl"_L1);
    m_url->setPlaceholderText(tr("URL or path"));
    m_url->setAccessibleName(tr("URL or path that is asked for"));
    m_url->setClearButtonEnabled(false);
    m_crawler->setObjectName("historyCrawler"_L1);
    m_crawler->setAccessibleName(tr("Crawler that is asked for"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_url, 1);
    row->addWidget(m_crawler);
    row->addWidget(m_ask);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->addLayout(row);
    layout->addWidget(m_answer);
    layout->addWidget(m_periodView, 1);
    return page;
}

void HistoryDialog::setCrawlers(const std::vector<crawlers::Crawler>& crawlers)
{
    const QString chosen = m_crawler->currentText();
    m_crawlers = crawlers;
    m_crawler->clear();
    for (const crawlers::Crawler& crawler : crawlers)
        m_crawler->addItem(QString::fromStdString(crawler.text));
    if (const int index = m_crawler->findText(chosen); index >= 0)
        m_crawler->setCurrentIndex(index);
    updateButtons();
}

void HistoryDialog::setPlace(const QString& site, const QString& url)
{
    m_wanted.reset();
    if (!site.isEmpty())
        m_wanted = net::HistorySite{.origin = site, .userAgent = {}, .address = {}};
    if (!url.isEmpty())
        m_url->setText(url);
    m_desk.readState();
}

void HistoryDialog::showState(const net::HistoryState& state)
{
    const net::HistorySite site = m_wanted.value_or(m_site);
    m_hosts->setHosts(state.hosts);
    say(m_desk.isKeeping() ? words::historyState(state)
                           : tr("%1 New fetches are not kept: the preferences say so.")
                                 .arg(words::historyState(state)));
    const int row = std::max(0, m_hosts->rowOf(site));
    const QModelIndex now = m_hosts->index(row, 0);
    if (m_hostView->currentIndex() == now)
        readVersions(); // there may be more of them
    else
        m_hostView->setCurrentIndex(now);
    m_wanted.reset();
}

void HistoryDialog::readVersions()
{
    m_site = m_hosts->siteAt(m_hostView->currentIndex());
    if (m_site.origin.isEmpty()) {
        showVersions(QList<net::HistoryVersion>());
        return;
    }
    m_desk.readVersions(m_site, this, [this, site = m_site](const HistoryDesk::Versions& versions) {
        if (site == m_site)
            showVersions(versions);
    });
}

void HistoryDialog::showVersions(const HistoryDesk::Versions& versions)
{
    if (!versions) {
        say(words::historyFault(versions.error()));
        return;
    }
    m_versions->setVersions(*versions);
    m_periods->setPeriods({});
    m_answer->clear();
    if (!versions->isEmpty())
        m_versionView->setCurrentIndex(m_versions->index(0, 0));
    updateButtons();
}

QList<int> HistoryDialog::selected() const
{
    QList<int> rows;
    for (const QModelIndex& index : m_versionView->selectionModel()->selectedRows())
        rows += index.row();
    std::ranges::sort(rows);
    return rows;
}

void HistoryDialog::updateButtons()
{
    const qsizetype count = selected().size();
    m_open->setEnabled(count == 1);
    m_compare->setEnabled(count == 1 || count == 2);
    m_compare->setText(count == 2 ? tr("&Compare These Two") : tr("&Compare with the Editor"));
    m_ask->setEnabled(m_versions->rowCount() > 0 && m_crawler->count() > 0);
}

void HistoryDialog::withBodies(const QList<int>& rows,
                               const std::function<void(std::vector<Version>)>& then)
{
    QList<QByteArray> sha256s;
    std::vector<Version> versions;
    for (const int row : rows) {
        const net::HistoryVersion& version = m_versions->versions().at(row);
        sha256s += version.entry.sha256;
        //: Name of a text: of a host, as it was at a time
        versions.push_back({.bytes = {},
                            .name = tr("robots.txt of %1, %2")
                                        .arg(version.entry.result.url.host(),
                                             words::dateAndTime(version.firstSeen)),
                            .url = version.entry.result.url});
    }
    m_desk.readBodies(
        sha256s, this,
        [this, versions = std::move(versions), then](const HistoryDesk::Bodies& bodies) mutable {
            if (!bodies) {
                say(words::historyFault(bodies.error()));
                return;
            }
            for (std::size_t i = 0; i < bodies->size(); ++i)
                versions[i].bytes = (*bodies)[i];
            then(std::move(versions));
        });
}

void HistoryDialog::openVersion()
{
    if (const QList<int> rows = selected(); rows.size() == 1)
        withBodies(rows, [this](const std::vector<Version>& versions) {
            Q_EMIT openRequested(versions.front());
        });
}

void HistoryDialog::compare()
{
    const QList<int> rows = selected();
    if (rows.isEmpty() || rows.size() > 2)
        return;
    withBodies(rows, [this](const std::vector<Version>& versions) {
        if (versions.size() == 2)
            Q_EMIT compareRequested(versions[1], versions[0]); // the latest stands first
        else
            Q_EMIT compareWithEditorRequested(versions.front());
    });
}

void HistoryDialog::ask()
{
    if (!m_ask->isEnabled())
        return;
    const std::string url = m_url->text().trimmed().toStdString();
    const std::string robotsUrl = m_site.origin.toStdString() + "/robots.txt";
    const access::AddressKind kind = access::kindOf(url);
    m_periods->setPeriods({});
    if (kind != access::AddressKind::Path && kind != access::AddressKind::Url) {
        m_answer->setText(tr("Type a URL of this site, or a path that begins with a slash."));
        return;
    }
    if (kind == access::AddressKind::Url && !access::governs(robotsUrl, net::withAsciiHost(url))) {
        m_answer->setText(
            tr("%1 does not govern this URL.").arg(QString::fromStdString(robotsUrl)));
        return;
    }
    m_answer->setText(tr("All versions are being judged…"));
    m_desk.judge({.versions = m_versions->versions(),
                  .url = url,
                  .crawler = m_crawlers.at(static_cast<std::size_t>(m_crawler->currentIndex()))},
                 this,
                 [this, crawler = m_crawler->currentText()](const std::vector<Period>& periods) {
                     m_answer->setText(sinceWhen(periods, crawler));
                     m_periods->setPeriods(periods);
                 });
}

void HistoryDialog::say(const QString& sentence)
{
    m_about->setText(sentence);
}

} // namespace crawlright::history
