// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/expect/expectation_file.h"
#include "ui/expect/expectations_model.h"

#include <QWidget>

#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QModelIndex;
class QPushButton;
class QStackedWidget;

namespace crawlright::fetch {
class TableView;
}

namespace crawlright::expect {

/// The expectations of the open file: what holds, what fails and what is instead. Does **not** know
/// the tester, nor files: it says what was asked for.
class ExpectationsPane final : public QWidget {
    Q_OBJECT

public:
    explicit ExpectationsPane(QWidget* parent = nullptr);

    /// `error`: why it is Unreadable, a sentence.
    void setFile(ExpectationFile::State state, const QString& path, const QString& error);
    void setResults(const ResultsPtr& results);

    [[nodiscard]] Order order() const;
    void setOrder(Order order);

Q_SIGNALS:
    void orderChanged(crawlright::expect::Order order);
    /// Why is it so? The URL or path and one crawler of an expectation.
    void proofRequested(const QString& address, const QString& crawler);
    /// These expectations of this file (indices into its `lines`) shall go.
    void deletionRequested(const crawlright::expect::ResultsPtr& results,
                           const std::vector<std::uint32_t>& expectations);
    /// What these expectations fail at shall be expected from now on.
    void turnRequested(const crawlright::expect::ResultsPtr& results,
                       const std::vector<std::uint32_t>& expectations);
    /// Expectations shall be made from what is tested.
    void makingRequested();
    /// The file shall be opened with another program.
    void openingRequested();

private:
    void makeView();
    void makeActions();
    void makeTopRow();
    [[nodiscard]] QWidget* makeEmptyPage();
    void updateAll();
    void showSummary();
    void showPage();
    void showEmpty(const QString& text, bool withExample);
    void arrange();
    void keepPlaceDuring(const std::function<void()>& change);
    void activate(const QModelIndex& index);
    void updateActions();
    void showMenu(QPoint position);
    void addProofs(QMenu& menu, const QModelIndex& index);
    [[nodiscard]] std::vector<std::uint32_t> selected() const;
    [[nodiscard]] std::vector<std::uint32_t> selectedThatCanTurn() const;

    ResultsPtr m_results; // may be null
    ExpectationFile::State m_state = ExpectationFile::State::NoPlace;
    QString m_fileName;
    QString m_error;
    ExpectationsModel* m_model;
    fetch::TableView* m_view;
    QWidget* m_topRow;
    QStackedWidget* m_pages;
    QLabel* m_summaryIcon;
    QLabel* m_summary;
    QComboBox* m_order;
    QCheckBox* m_onlyFailing;
    QLabel* m_emptyText;
    QLabel* m_example;
    QPushButton* m_make;
    QAction* m_turn{nullptr};
    QAction* m_delete{nullptr};
    QAction* m_open{nullptr};
};

} // namespace crawlright::expect
