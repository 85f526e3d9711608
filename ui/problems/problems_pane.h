// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace crawlright::problems {

class ProblemsModel;

/// All findings of the newest analysis, by place in the file. Does **not** know the editor: it says
/// which finding was chosen.
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

Q_SIGNALS:
    void findingActivated(const crawlright::checks::Finding& finding);
    void countsChanged(const crawlright::problems::Counts& counts);

private:
    void makeView();
    [[nodiscard]] QWidget* makeFilterRow();
    void arrangeAgain();
    void take(ProblemList list);
    void showEmptyState();
    void updateButtons();
    void activateRow(int row);
    void copySelected() const;
    void filterBy(checks::Severity severity, bool shown);

    session::AnalysisPtr m_analysis;
    std::vector<dialects::Id> m_readers;
    Filter m_filter;
    Counts m_counts{};
    quint64 m_request = 0; // the newest arrangement asked for
    ProblemsModel* m_model;
    QTreeView* m_view;
    QStackedWidget* m_pages;
    QLabel* m_emptyIcon;
    QLabel* m_emptyText;
    QLineEdit* m_text;
    std::array<QToolButton*, severityCount> m_buttons{};
};

} // namespace crawlright::problems
