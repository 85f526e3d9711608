// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/fetch_panel.h"

#include "ui/fetch/fetch_notes.h"
#include "ui/fetch/fetch_report.h"
#include "ui/icons/icons.h"
#include "ui/words/fetch_words.h"

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace crawlright::fetch {
namespace {

QLabel* makePlaceholder()
{
    auto* label = new QLabel(
        FetchPanel::tr("Nothing has been fetched yet. Type a host or the address of any page into "
                       "the address field and press Enter."));
    label->setObjectName(u"fetchPlaceholder"_s);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

FetchPanel::FetchPanel(QWidget* parent)
    : QWidget(parent)
    , m_progressText(new QLabel)
    , m_progress(new QProgressBar)
    , m_cancel(new QPushButton(tr("&Cancel")))
    , m_tools(new QToolButton)
    , m_escape(new QShortcut(QKeySequence::Cancel, this))
    , m_pages(new QStackedWidget)
    , m_report(new FetchReport)
{
    makeLayout();
    m_escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_escape, &QShortcut::activated, this, &FetchPanel::cancel);
    connect(m_cancel, &QPushButton::clicked, this, &FetchPanel::cancel);
    connect(&m_fetcher, &net::Fetcher::hopFinished, m_report, &FetchReport::addHop);
    connect(&m_fetcher, &net::Fetcher::progressed, this, &FetchPanel::showProgress);
    connect(&m_fetcher, &net::Fetcher::finished, this, &FetchPanel::showResult);
    connect(m_report, &FetchReport::explanationRequested, this, &FetchPanel::explanationRequested);
    connect(m_report, &FetchReport::openAnywayRequested, this,
            [this] { Q_EMIT bodyFetched(m_result); });
    setRunning(false);
}

void FetchPanel::makeLayout()
{
    m_progress->setObjectName(u"fetchProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the fetch"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    m_progressText->setObjectName(u"fetchProgressText"_s);
    m_cancel->setObjectName(u"fetchCancel"_s);
    m_tools->setObjectName(u"fetchTools"_s);
    m_tools->setIcon(icons::themed("configure"_L1));
    m_tools->setToolTip(tr("What else can be fetched, and how"));
    m_tools->setAccessibleName(m_tools->toolTip());
    m_tools->setPopupMode(QToolButton::InstantPopup);
    m_tools->setAutoRaise(true);
    m_tools->setFocusPolicy(Qt::StrongFocus);
    m_tools->hide(); // until there is something in it
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_progressText, m_progress, m_cancel, m_tools})
        m_report->addToBar(widget);

    m_pages->addWidget(makePlaceholder());
    m_pages->addWidget(m_report);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);
}

void FetchPanel::setTools(const QList<QAction*>& tools)
{
    auto* menu = new QMenu(m_tools);
    menu->addActions(tools);
    m_tools->setMenu(menu);
    m_tools->setVisible(!tools.isEmpty());
}

void FetchPanel::fetch(const QString& address, Purpose purpose, std::optional<std::string> saved)
{
    m_fetcher.fetch(address); // ends a running one first, which is then told as cancelled
    m_purpose = purpose;
    m_report->setSaved(std::move(saved));
    m_result = {};
    m_report->begin(address, notesOn(m_fetcher.options()));
    m_pages->setCurrentIndex(1);
    m_progress->setRange(0, 0);
    m_progressText->clear();
    setRunning(true);
}

void FetchPanel::cancel()
{
    m_fetcher.cancel();
}

bool FetchPanel::isRunning() const
{
    return m_fetcher.isRunning();
}

void FetchPanel::setReader(dialects::Id dialect, const QString& crawlerName)
{
    m_report->setReader(dialect, crawlerName);
}

void FetchPanel::setSitemaps(const QUrl& robots, std::vector<checks::SitemapFact> sitemaps)
{
    m_report->setSitemaps(robots, std::move(sitemaps));
}

void FetchPanel::setReaders(std::vector<dialects::Id> readers)
{
    m_report->setReaders(std::move(readers));
}

void FetchPanel::setOptions(const net::FetchOptions& options)
{
    m_fetcher.setOptions(options);
}

void FetchPanel::showProgress(qint64 received, qint64 total)
{
    if (total > 0) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(qMin(received, total) * 1000 / total));
        m_progressText->setText(
            tr("%1 of %2").arg(words::dataSize(received), words::dataSize(total)));
    } else {
        m_progress->setRange(0, 0);
        m_progressText->setText(tr("%1 so far").arg(words::dataSize(received)));
    }
}

void FetchPanel::showResult(const net::FetchResult& result)
{
    m_result = result;
    m_report->setResult(result);
    setRunning(false);
    announce(words::howItEnded(result));
    Q_EMIT fetchFinished(result);
    if (m_purpose == Purpose::Open && net::isTextFile(result))
        Q_EMIT bodyFetched(result);
}

void FetchPanel::setRunning(bool isRunning)
{
    const bool hasChanged = m_cancel->isEnabled() != isRunning;
    m_cancel->setEnabled(isRunning);
    m_escape->setEnabled(isRunning);
    m_cancel->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    m_progressText->setVisible(isRunning);
    if (hasChanged)
        Q_EMIT runningChanged(isRunning);
}

void FetchPanel::announce(const QString& text)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleAnnouncementEvent event(this, text);
    QAccessible::updateAccessibility(&event);
}

} // namespace crawlright::fetch
