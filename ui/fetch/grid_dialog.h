// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_pool.h"
#include "ui/fetch/grid_plan.h"

#include <QDialog>

#include <map>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace crawlright::fetch {

class AgentModel;
class GridModel;
class TableView;

/// What a grid starts from.
struct GridStart {
    QString host;                            ///< or any address
    QString url;                             ///< to be judged; a URL or a path
    std::vector<AgentPreset> agents;         ///< to choose from; the first is our own
    std::vector<crawlers::Crawler> crawlers; ///< to judge for; at least one
    net::FetchOptions options;               ///< but for the user agent
};

/// Fetches a robots.txt in many ways at once and shows whether they agree.
class GridDialog final : public QDialog {
    Q_OBJECT

public:
    explicit GridDialog(GridStart start, QWidget* parent = nullptr);
    ~GridDialog() override;

Q_SIGNALS:
    void fetched(const crawlright::net::FetchResult& result);
    /// Two answers shall be seen side by side.
    void compareRequested(const crawlright::net::FetchResult& left, const QString& leftName,
                          const crawlright::net::FetchResult& right, const QString& rightName);

private:
    void nameFields();
    void makeLayout();
    [[nodiscard]] QWidget* makeChoice();
    [[nodiscard]] QWidget* makeAgents();
    [[nodiscard]] QBoxLayout* makeButtons();
    [[nodiscard]] GridChoice choice() const;
    [[nodiscard]] std::vector<int> selectedRows() const;
    void run();
    void take(int id, const net::FetchResult& result);
    void updateQuestion();
    void updateState();
    [[nodiscard]] QString stateText(std::size_t planned) const;
    void compare();
    void copy() const;
    [[nodiscard]] QString nameOf(int row) const;
    [[nodiscard]] QString canonicalText() const;

    GridStart m_start;
    net::FetchPool m_pool;
    std::map<int, std::size_t> m_rowOf; // of the pool's numbers
    QString m_canonical;                // see `canonicalText`, once all answers are there
    AgentModel* m_agents;
    GridModel* m_model;
    QLineEdit* m_host;
    QCheckBox* m_https;
    QCheckBox* m_http;
    QCheckBox* m_sibling;
    QLineEdit* m_extra;
    QListView* m_agentView;
    QLineEdit* m_url;
    QComboBox* m_crawler;
    TableView* m_table;
    QLabel* m_state;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QPushButton* m_compare;
    QPushButton* m_copy;
};

} // namespace crawlright::fetch
