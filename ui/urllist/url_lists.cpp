// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/url_lists.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>

#include <utility>

namespace crawlright::urllist {

namespace {

constexpr int tellInterval = 100; // milliseconds

} // namespace

UrlLists::UrlLists(QObject* parent)
    : QObject(parent)
{
    connect(&m_worker, &UrlWorker::summaryChanged, this, [this](const SummaryPtr& summary) {
        if (summary->table != m_table)
            return; // of the list before
        m_summary = summary;
        Q_EMIT summaryChanged(summary);
    });
}

UrlLists::~UrlLists()
{
    m_cancel.raise();
}

void UrlLists::load(const Source& source)
{
    m_cancel.raise(); // what else is being loaded
    m_cancel = {};
    m_isLoading = true;
    Q_EMIT loadingStarted();
    // Told from the other thread, which may outlive this.
    const QPointer<UrlLists> self(this);
    const auto tell = [self, load = ++m_load](const LoadProgress& progress) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, load, progress] {
                if (self && self->m_isLoading && self->m_load == load)
                    Q_EMIT self->loadingProgressed(progress);
            },
            Qt::QueuedConnection);
    };
    work::inBackground(
        this,
        [source, tell, cancel = m_cancel] {
            QElapsedTimer sinceTold;
            sinceTold.start();
            return loadUrls(source, [&](const LoadProgress& progress) {
                if (sinceTold.hasExpired(tellInterval)) {
                    tell(progress);
                    sinceTold.restart();
                }
                return !cancel.isRaised();
            });
        },
        [this, load = m_load](const LoadResult& result) {
            if (load == m_load)
                take(result);
        });
}

void UrlLists::cancelLoading()
{
    m_cancel.raise();
}

void UrlLists::take(const LoadResult& result)
{
    m_isLoading = false;
    const bool isEmpty = result.table->loaded.urls.isEmpty();
    const bool isKept = result.table->loaded.report.isCancelled || (result.error && isEmpty);
    if (!isKept) {
        m_loaded = result;
        setTable(result.table);
    }
    Q_EMIT loadingEnded(result);
}

void UrlLists::clear()
{
    ++m_load;
    m_cancel.raise();
    m_loaded = {};
    if (std::exchange(m_isLoading, false))
        Q_EMIT loadingEnded({});
    setTable(nullptr);
}

void UrlLists::setTable(const UrlTablePtr& table)
{
    m_table = table;
    m_summary.reset();
    m_worker.setTable(table);
    Q_EMIT tableChanged();
    Q_EMIT summaryChanged({});
}

void UrlLists::setCrawlers(const std::vector<crawlers::Crawler>& crawlers)
{
    m_setting.crawlers = crawlers;
    updateSetting();
}

void UrlLists::setAnalysis(const session::AnalysisPtr& analysis)
{
    const bool isSameText = m_setting.now && m_setting.now->revision == analysis->revision &&
                            m_setting.now->document.bytes() == analysis->document.bytes();
    m_setting.now = isSameText ? m_setting.now : analysis;
    if (!m_setting.baseline)
        m_setting.baseline = analysis;
    if (!isSameText)
        updateSetting();
}

void UrlLists::setBaseline(const session::AnalysisPtr& analysis)
{
    m_setting.baseline = analysis;
    updateSetting();
}

void UrlLists::updateSetting()
{
    if (m_setting.now)
        m_worker.setSetting(m_setting);
}

} // namespace crawlright::urllist
