// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/history/history_desk.h"
#include "ui/history/history_dialog.h"

#include <QObject>
#include <QPointer>

class QSettings;

namespace crawlright::fetch {
class FetchPanel;
}

namespace crawlright::window {

class Actions;
class CrawlerFlow;
class MessageArea;
class Pages;

/// Every fetch is kept, if it is wanted, and can be looked at, opened and compared.
class HistoryFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Around {
        const Actions& actions;
        Pages& pages;
        CrawlerFlow& crawlers;
        MessageArea& messages;
        fetch::FetchPanel& fetching;
        const crawlers::Catalogue& catalogue;
        QSettings& settings;
        QString folder; ///< of the history; empty: nothing is kept
        QWidget& window;
    };
    explicit HistoryFlow(const Around& around);
    ~HistoryFlow() override;

    [[nodiscard]] history::HistoryDesk& desk() { return m_desk; }
    /// As the settings are now.
    void applySettings();

private:
    void open();
    void takeCrawlers();
    void compareTwo(const history::HistoryDialog::Version& older,
                    const history::HistoryDialog::Version& newer);
    void tell(const QString& sentence);

    Around m_around;
    history::HistoryDesk m_desk;
    QPointer<history::HistoryDialog> m_dialog;
};

} // namespace crawlright::window
