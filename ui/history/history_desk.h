// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/history.h"
#include "ui/history/verdict_history.h"
#include "ui/work/background.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace crawlright::history {

/// The history of fetches, read and written off the window's thread, one thing after another.
class HistoryDesk final : public QObject {
    Q_OBJECT

public:
    /// Kept in this folder; empty: nothing is kept.
    explicit HistoryDesk(QString folder, QObject* parent = nullptr);
    /// Waits until what was given to it is written.
    ~HistoryDesk() override;

    /// Whether fetches are kept from now on, and how many bytes on disk they may take.
    void setKeeping(bool isKept, qint64 limit);
    [[nodiscard]] bool isKeeping() const { return m_isKeeping && !m_folder.isEmpty(); }

    void add(const net::FetchResult& result);
    void clear();
    /// `stateRead` follows.
    void readState();

    using Versions = std::expected<QList<net::HistoryVersion>, net::HistoryError>;
    void readVersions(const net::HistorySite& site, QObject* context,
                      const std::function<void(const Versions&)>& done);
    using Bodies = std::expected<std::vector<std::string>, net::HistoryError>;
    /// Of all of these, or of none.
    void readBodies(const QList<QByteArray>& sha256s, QObject* context,
                    const std::function<void(const Bodies&)>& done);

    struct Question {
        QList<net::HistoryVersion> versions;
        std::string url;
        crawlers::Crawler crawler;
    };
    /// See `verdictHistory`. What was asked before is stopped, and not answered.
    void judge(const Question& question, QObject* context,
               const std::function<void(const std::vector<Period>&)>& done);

Q_SIGNALS:
    void stateRead(const crawlright::net::HistoryState& state);
    /// A fetch was added, or all are gone.
    void changed();
    /// Older fetches went, so that the newest has room.
    void dropped(int fetches);
    void failed(const crawlright::net::HistoryError& error);

private:
    [[nodiscard]] net::History history() const { return net::History(m_folder, m_limit); }

    QString m_folder;
    bool m_isKeeping = true;
    qint64 m_limit = net::History::usualLimit;
    work::CancelFlag m_cancel; // of what is judged
    QThreadPool m_pool;        // one thread
};

} // namespace crawlright::history
