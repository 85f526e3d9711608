// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/history/history_desk.h"

#include <QDialog>
#include <QUrl>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace crawlright::fetch {
class TableView;
}

namespace crawlright::history {

class HostModel;
class PeriodModel;
class VersionModel;

/// What was fetched of each site, as a time line, and since when a URL is judged as it is. Does
/// **not** know the editor: it says what shall be opened or compared.
class HistoryDialog final : public QDialog {
    Q_OBJECT

public:
    /// The desk must outlive this.
    explicit HistoryDialog(HistoryDesk& desk, QWidget* parent = nullptr);

    /// Who may be asked for.
    void setCrawlers(const std::vector<crawlers::Crawler>& crawlers);
    /// Which site is looked at, and which URL; empty: as it was.
    void setPlace(const QString& site, const QString& url);

    /// A text of the history, and what it is called.
    struct Version {
        std::string bytes;
        QString name;
        QUrl url;
    };

Q_SIGNALS:
    void openRequested(const crawlright::history::HistoryDialog::Version& version);
    /// From the older to the newer.
    void compareRequested(const crawlright::history::HistoryDialog::Version& older,
                          const crawlright::history::HistoryDialog::Version& newer);
    void compareWithEditorRequested(const crawlright::history::HistoryDialog::Version& version);

private:
    void makeLayout();
    [[nodiscard]] QWidget* makeVersions();
    [[nodiscard]] QWidget* makeQuestion();
    void showState(const net::HistoryState& state);
    void readVersions();
    void showVersions(const HistoryDesk::Versions& versions);
    void updateButtons();
    [[nodiscard]] QList<int> selected() const;
    void withBodies(const QList<int>& rows, const std::function<void(std::vector<Version>)>& then);
    void openVersion();
    void compare();
    void ask();
    void say(const QString& sentence);

    HistoryDesk& m_desk;
    std::vector<crawlers::Crawler> m_crawlers;
    net::HistorySite m_site;                  // that is looked at
    std::optional<net::HistorySite> m_wanted; // as soon as it is there
    HostModel* m_hosts;
    VersionModel* m_versions;
    PeriodModel* m_periods;
    fetch::TableView* m_hostView;
    fetch::TableView* m_versionView;
    fetch::TableView* m_periodView;
    QPushButton* m_open;
    QPushButton* m_compare;
    QLineEdit* m_url;
    QComboBox* m_crawler;
    QPushButton* m_ask;
    QLabel* m_answer;
    QLabel* m_about;
};

} // namespace crawlright::history
