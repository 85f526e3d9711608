// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/sitemaps/sitemaps_dialog.h"

#include "ui/fetch/table_view.h"
#include "ui/layout/dialog_size.h"
#include "ui/sitemaps/sitemap_model.h"
#include "ui/words/lists.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <numeric>

namespace crawlright::sitemaps {

using namespace Qt::StringLiterals;
using net::SitemapWalk;

namespace {

constexpr int pauseInMs = 300; // while one types

/// What is kept of a text: only its sitemap lines.
QStringList addressesOf(const syntax::Document& robots)
{
    QStringList addresses;
    for (const syntax::Line& line : robots.lines()) {
        if (line.kind == syntax::LineKind::Field && line.name.field == syntax::Field::Sitemap &&
            !line.value().isEmpty()) {
            const std::string_view value = robots.textOf(line.value());
            addresses += QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
        }
    }
    return addresses;
}

/// URLs of hosts that the file does not govern.
quint64 strangersIn(const std::vector<net::Sitemap>& sitemaps)
{
    quint64 count = 0;
    for (const net::Sitemap& sitemap : sitemaps)
        if (sitemap.content.type != net::SitemapType::Index)
            count += sitemap.content.strangers;
    return count;
}

} // namespace

SitemapsDialog::SitemapsDialog(QWidget* parent)
    : QDialog(parent)
    , m_model(new SitemapModel(m_walk, this))
    , m_view(new fetch::TableView)
    , m_about(new QLabel)
    , m_summary(new QLabel)
    , m_crawler(new QComboBox)
    , m_progress(new QProgressBar)
    , m_fetch(new QPushButton(tr("&Fetch")))
    , m_cancelButton(new QPushButton(tr("&Cancel")))
    , m_load(new QPushButton(tr("&Load URLs into the List")))
{
    setObjectName("sitemaps"_L1);
    setWindowTitle(tr("Sitemaps"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseInMs);
    makeLayout();
    connect(&m_soon, &QTimer::timeout, this, &SitemapsDialog::judge);
    connect(&m_walk, &SitemapWalk::listed, this, &SitemapsDialog::showState);
    connect(&m_walk, &SitemapWalk::changed, this, &SitemapsDialog::showState);
    connect(&m_walk, &SitemapWalk::finished, this, &SitemapsDialog::judge);
    connect(m_crawler, &QComboBox::currentIndexChanged, this, &SitemapsDialog::judge);
    connect(m_fetch, &QPushButton::clicked, this, &SitemapsDialog::fetch);
    connect(m_cancelButton, &QPushButton::clicked, this, &SitemapsDialog::cancel);
    connect(m_load, &QPushButton::clicked, this, &SitemapsDialog::load);
    showState();
}

SitemapsDialog::~SitemapsDialog()
{
    m_view->setModel(nullptr); // which reads the walk, and is asked while this is hidden
    m_walk.disconnect(this);
    m_cancel.raise();
}

void SitemapsDialog::makeLayout()
{
    m_view->setObjectName("sitemapTable"_L1);
    m_view->setAccessibleName(tr("Sitemaps of this file"));
    m_view->setModel(m_model);
    m_view->setSentenceColumn(SitemapModel::Remarks);
    m_about->setObjectName("sitemapsAbout"_L1);
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_summary->setObjectName("sitemapsSummary"_L1);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_crawler->setObjectName("sitemapsCrawler"_L1);
    m_progress->setObjectName("sitemapsProgress"_L1);
    m_progress->setAccessibleName(tr("Sitemaps that were fetched"));
    m_progress->setTextVisible(false);
    m_fetch->setObjectName("sitemapsFetch"_L1);
    m_cancelButton->setObjectName("sitemapsCancel"_L1);
    m_load->setObjectName("sitemapsLoad"_L1);
    m_load->setToolTip(tr("Those that the rules block for this crawler come first."));
    for (QPushButton* button : {m_fetch, m_cancelButton, m_load})
        button->setAutoDefault(false);

    auto* who = new QHBoxLayout;
    auto* label = new QLabel(tr("&Blocked for:"));
    label->setBuddy(m_crawler);
    who->addWidget(label);
    who->addWidget(m_crawler);
    who->addWidget(m_progress, 1);
    who->addStretch();
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_fetch);
    buttons->addWidget(m_cancelButton);
    buttons->addWidget(m_load);
    buttons->addStretch();
    buttons->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_about);
    layout->addWidget(m_view, 1);
    layout->addLayout(who);
    layout->addWidget(m_summary);
    layout->addLayout(buttons);
    layout::resizeToScreen(*this, {760, 400});
}

void SitemapsDialog::setCrawlers(const std::vector<crawlers::Crawler>& crawlers)
{
    const QString chosen = m_crawler->currentText();
    {
        const QSignalBlocker blocker(m_crawler);
        m_crawlers = crawlers;
        m_crawler->clear();
        for (const crawlers::Crawler& crawler : crawlers)
            m_crawler->addItem(QString::fromStdString(crawler.text));
        if (const int index = m_crawler->findText(chosen); index >= 0)
            m_crawler->setCurrentIndex(index);
    }
    judgeSoon();
}

bool SitemapsDialog::namesOthers(const syntax::Document& robots, const QUrl& site) const
{
    return site != m_walk.site() || addressesOf(robots) != addressesOf(m_robots);
}

void SitemapsDialog::setRobots(const syntax::Document& robots, const QUrl& site)
{
    const bool isOther = namesOthers(robots, site);
    m_robots = robots;
    if (isOther)
        m_walk.list(robots, site); // which ends a walk: it was about another text
    judgeSoon();
    showState();
}

void SitemapsDialog::fetch()
{
    Q_EMIT aboutToFetch();
    m_cancel.raise();
    ++m_asked;
    m_conflicts.clear();
    m_isJudged = false;
    m_walk.list(m_robots, m_walk.site()); // lines may have moved
    m_walk.start();
    showState();
}

Judging SitemapsDialog::judging() const
{
    Judging judging;
    judging.robots = m_robots;
    judging.robotsUrl = m_walk.site().toString(QUrl::FullyEncoded).toStdString();
    judging.crawler = m_crawlers.at(static_cast<std::size_t>(m_crawler->currentIndex()));
    for (const net::Sitemap& sitemap : m_walk.sitemaps())
        judging.taken.push_back({sitemap.content.urls, sitemap.taken()});
    return judging;
}

void SitemapsDialog::judgeSoon()
{
    m_soon.start();
}

void SitemapsDialog::judge()
{
    m_cancel.raise();
    m_cancel = {};
    ++m_asked;
    m_conflicts.clear();
    if (m_walk.isRunning() || m_walk.urlCount() == 0 || m_crawler->currentIndex() < 0) {
        m_isJudged = !m_walk.isRunning();
        m_model->setConflicts({});
        showState();
        if (m_isJudged)
            Q_EMIT judged();
        return;
    }
    m_isJudged = false;
    showState();
    work::inBackground(
        this,
        [judging = judging(), cancel = m_cancel] {
            return conflictsOf(judging, [&] { return cancel.isRaised(); });
        },
        [this, asked = m_asked](const std::vector<Conflict>& conflicts) {
            if (asked != m_asked)
                return;
            m_isJudged = true;
            m_conflicts = conflicts;
            m_model->setConflicts(conflicts);
            showState();
            Q_EMIT judged();
        });
}

void SitemapsDialog::load()
{
    if (m_isLoading || m_walk.urlCount() == 0 || m_crawler->currentIndex() < 0)
        return;
    m_isLoading = true;
    showState();
    work::inBackground(
        this,
        [judging = judging()] {
            return std::make_shared<const std::string>(blockedFirst(judging));
        },
        [this](const std::shared_ptr<const std::string>& text) {
            m_isLoading = false;
            showState();
            Q_EMIT urlsWanted(text);
        });
}

QString SitemapsDialog::summary() const
{
    if (m_walk.isRunning() || m_walk.urlCount() == 0)
        return {};
    const QString urls = words::number(m_walk.urlCount());
    if (!m_isJudged || m_conflicts.empty())
        return tr("URLs: %1. They are being judged…").arg(urls);
    const auto blocked = std::accumulate(
        m_conflicts.begin(), m_conflicts.end(), quint64{0},
        [](quint64 sum, const Conflict& conflict) { return sum + conflict.blocked; });
    QString sentences =
        blocked == 0
            ? tr("URLs: %1. None of them is blocked for %2.").arg(urls, m_crawler->currentText())
            : tr("URLs: %1. Blocked for %2 although a sitemap lists them: %3.")
                  .arg(urls, m_crawler->currentText(), words::number(blocked));
    if (const quint64 strangers = strangersIn(m_walk.sitemaps()); strangers > 0)
        sentences += u' ' + tr("Not judged, as this file does not hold for their hosts: %1.")
                                .arg(words::number(strangers));
    return sentences;
}

void SitemapsDialog::showState()
{
    const bool isRunning = m_walk.isRunning();
    const auto& all = m_walk.sitemaps();
    const QString site = m_walk.site().toDisplayString();
    QString about = all.empty()      ? tr("This file names no sitemap.")
                    : site.isEmpty() ? tr("Nothing is fetched before you ask for it. The text has "
                                          "no address, so hosts are not compared.")
                                     : tr("Sitemaps that %1 names. Nothing is fetched before you "
                                          "ask for it.")
                                           .arg(site);
    if (m_walk.leftOut() > 0)
        about += u' ' + tr("There are too many: those past the first %1 are left out.")
                            .arg(words::number(all.size()));
    m_about->setText(about);
    m_fetch->setEnabled(!isRunning && !all.empty());
    m_cancelButton->setEnabled(isRunning);
    m_load->setEnabled(!isRunning && !m_isLoading && m_walk.urlCount() > 0 &&
                       m_crawler->count() > 0);
    m_progress->setVisible(isRunning);
    m_progress->setMaximum(static_cast<int>(all.size()));
    m_progress->setValue(
        static_cast<int>(std::ranges::count(all, net::Sitemap::State::Done, &net::Sitemap::state)));
    m_summary->setText(summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
}

} // namespace crawlright::sitemaps
