// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/net/fetcher.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QShortcut;
class QStackedWidget;

namespace crawlright::fetch {

class FetchReport;

/// Fetches a site's robots.txt and tells what is served there: progress, every hop, the answer and
/// what a crawler makes of it. It does **not** know the editor: who wants the body listens.
class FetchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FetchPanel(QWidget* parent = nullptr);

    /// A host or any address; a fetch that is still running is cancelled.
    void fetch(const QString& address);
    void cancel();
    [[nodiscard]] bool isRunning() const;

    /// For whom the meaning of an answer is told.
    void setReader(dialects::Id dialect, const QString& crawlerName);
    /// For the fetches that begin from now on.
    void setOptions(const net::FetchOptions& options);

Q_SIGNALS:
    void runningChanged(bool isRunning);
    /// Exactly once for each fetch, however it ended.
    void fetchFinished(const crawlright::net::FetchResult& result);
    /// The body belongs into the editor: a text file came, or the user asked for what came instead.
    void bodyFetched(const crawlright::net::FetchResult& result);

private:
    void makeLayout();
    void showProgress(qint64 received, qint64 total);
    void showResult(const net::FetchResult& result);
    void setRunning(bool isRunning);
    void announce(const QString& text);

    net::Fetcher m_fetcher;
    QLineEdit* m_address;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QShortcut* m_escape;
    QStackedWidget* m_pages;
    FetchReport* m_report;
    net::FetchResult m_result;
};

} // namespace crawlright::fetch
