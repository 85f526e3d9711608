// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/fetch_findings.h"
#include "core/net/fetcher.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QShortcut;
class QStackedWidget;
class QToolButton;

namespace crawlright::fetch {

class FetchReport;

/// Fetches a site's robots.txt and tells what is served there: progress, every hop, the answer and
/// what a crawler makes of it. It does **not** know the editor: who wants the body listens.
class FetchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FetchPanel(QWidget* parent = nullptr);

    /// What the body is wanted for.
    enum class Purpose : quint8 {
        Open, ///< the editor: `bodyFetched` follows
        Tell, ///< nothing but this report
    };
    /// A host or any address; a fetch that is still running is cancelled.
    /// `saved`: the text that the user has as this file.
    void fetch(const QString& address, Purpose purpose = Purpose::Open,
               std::optional<std::string> saved = {});
    void cancel();
    [[nodiscard]] bool isRunning() const;

    /// For whom the meaning of an answer is told.
    void setReader(dialects::Id dialect, const QString& crawlerName);
    /// Whose point of view decides how grave a finding is.
    void setReaders(std::vector<dialects::Id> readers);
    /// What came of the sitemaps that the file at this address names.
    void setSitemaps(const QUrl& robots, std::vector<checks::SitemapFact> sitemaps);
    /// Of the latest fetch that ended.
    [[nodiscard]] const net::FetchResult& result() const { return m_result; }
    /// For the fetches that begin from now on.
    void setOptions(const net::FetchOptions& options);
    [[nodiscard]] const net::FetchOptions& options() const { return m_fetcher.options(); }
    /// What else one can do, as the menu of a button.
    void setTools(const QList<QAction*>& tools);

Q_SIGNALS:
    void runningChanged(bool isRunning);
    /// Exactly once for each fetch, however it ended.
    void fetchFinished(const crawlright::net::FetchResult& result);
    /// The body belongs into the editor: a text file came, or the user asked for what came instead.
    void bodyFetched(const crawlright::net::FetchResult& result);
    /// What a finding means is to be read.
    void explanationRequested(crawlright::checks::Code code);

private:
    void makeLayout();
    void showProgress(qint64 received, qint64 total);
    void showResult(const net::FetchResult& result);
    void setRunning(bool isRunning);
    void announce(const QString& text);

    net::Fetcher m_fetcher;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QToolButton* m_tools;
    QShortcut* m_escape;
    QStackedWidget* m_pages;
    FetchReport* m_report;
    net::FetchResult m_result;
    Purpose m_purpose = Purpose::Open;
};

} // namespace crawlright::fetch
