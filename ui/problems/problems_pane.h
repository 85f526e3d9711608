// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"

#include <QWidget>

#include <array>
#include <set>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QModelIndex;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace crawlright::problems {

class ProblemsModel;

/// All findings of the newest analysis, by place in the file or in groups. Does **not** know the
/// editor, nor what can be done about a finding: it says which was chosen.
class ProblemsPane final : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPane(QWidget* parent = nullptr);

    void setAnalysis(const session::AnalysisPtr& analysis);
    /// Whose point of view decides how grave a finding is.
    void setReaders(const std::vector<dialects::Id>& readers);

    [[nodiscard]] const Counts& counts() const { return m_counts; }
    /// Chooses the first finding after this byte, or the last before it; goes round at the ends.
    void activateNext(text::Offset from);
    void activatePrevious(text::Offset from);

    [[nodiscard]] Grouping grouping() const;
    void setGrouping(Grouping grouping);

Q_SIGNALS:
    /// A menu for this finding is about to be shown: what can be done about it may be added.
    void menuMade(QMenu* menu, const crawlright::session::AnalysisPtr& analysis,
                  std::uint32_t finding);
    void findingActivated(const crawlright::checks::Finding& finding);
    void countsChanged(const crawlright::problems::Counts& counts);

private:
    void makeView();
    void makeActions();
    void makeSelectors();
    [[nodiscard]] QWidget* makeFilterRow();
    [[nodiscard]] QWidget* makeSeverityButtons();
    void fillReaders();
    void arrangeAgain();
    void take(ProblemList list);
    void showEmptyState();
    void updateButtons();
    void expandKnown();
    void showRow(std::size_t row);
    void activate(const QModelIndex& index);
    void showMenu(QPoint position);
    [[nodiscard]] std::vector<std::uint32_t> selectedRows() const;
    void copy(std::vector<std::uint32_t> rows);
    void copySelected() { copy(selectedRows()); }
    void copyAll();
    void filterBy(checks::Severity severity, bool shown);

    session::AnalysisPtr m_analysis;
    std::vector<dialects::Id> m_readers;
    Filter m_filter;
    Counts m_counts{};
    bool m_isCounted = false; // somebody was told
    quint64 m_request = 0;    // the newest arrangement asked for
    ProblemsModel* m_model;
    QTreeView* m_view;
    QStackedWidget* m_pages;
    QLabel* m_emptyIcon;
    QLabel* m_emptyText;
    QLineEdit* m_text;
    QComboBox* m_reader;
    QComboBox* m_grouping;
    QLabel* m_undecided;
    QAction* m_copy{nullptr};
    QAction* m_copyAll{nullptr};
    std::set<std::uint32_t> m_expanded; // groups, by their keys
    std::set<std::uint32_t> m_collapsed;
    Grouping m_shownGrouping = Grouping::None; // what these are of
    std::array<QToolButton*, severityCount> m_buttons{};
};

} // namespace crawlright::problems
