// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_worker.h"
#include "ui/work/background.h"

#include <QObject>

namespace crawlright::urllist {

/// The list of URLs that is loaded, and its verdicts for the chosen crawlers. Knows no widget.
class UrlLists final : public QObject {
    Q_OBJECT

public:
    explicit UrlLists(QObject* parent = nullptr);
    ~UrlLists() override;

    /// Loads a list in the background; then it takes the place of the one before.
    void load(const Source& source);
    /// Ends a load; what was read of it is thrown away, and the list before stays.
    void cancelLoading();
    [[nodiscard]] bool isLoading() const { return m_isLoading; }
    void clear();

    void setCrawlers(const std::vector<crawlers::Crawler>& crawlers);
    void setAnalysis(const session::AnalysisPtr& analysis);
    /// From now on changes are counted against this text.
    void setBaseline(const session::AnalysisPtr& analysis);

    /// Null: there is no list.
    [[nodiscard]] const UrlTablePtr& table() const { return m_table; }
    /// What became of the last load; nothing was loaded: its table is null.
    [[nodiscard]] const LoadResult& loaded() const { return m_loaded; }
    /// The newest of the list; null while there is none.
    [[nodiscard]] const SummaryPtr& summary() const { return m_summary; }
    [[nodiscard]] UrlWorker& worker() { return m_worker; }

Q_SIGNALS:
    void loadingStarted();
    /// Some times a second.
    void loadingProgressed(const crawlright::urllist::LoadProgress& progress);
    /// It was loaded, cancelled, or could not be read; then `table()` is the list before.
    void loadingEnded(const crawlright::urllist::LoadResult& result);
    /// Another list, or none.
    void tableChanged();
    /// Verdicts changed; null: there is no list.
    void summaryChanged(const crawlright::urllist::SummaryPtr& summary);

private:
    void take(const LoadResult& result);
    void updateSetting();
    void setTable(const UrlTablePtr& table);

    Setting m_setting;
    UrlTablePtr m_table;
    LoadResult m_loaded;
    SummaryPtr m_summary;
    work::CancelFlag m_cancel;
    quint64 m_load = 0; // the newest
    bool m_isLoading = false;
    UrlWorker m_worker;
};

} // namespace crawlright::urllist
