// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"

#include <QStatusBar>

#include <array>

class QLabel;
class QProgressBar;
class QToolButton;

namespace crawlright::window {

/// Facts about the text as a status bar shows them.
struct TextFacts {
    std::size_t bytes = 0;
    QString encoding;
    QString lineEnds;
};
/// Total and linear.
[[nodiscard]] TextFacts factsOf(const syntax::Document& document);

/// The line below everything: place, size, encoding, line ends, problems.
class StatusLine final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setPlace(int line, int column);
    void setFacts(const TextFacts& facts);
    void setCounts(const problems::Counts& counts);
    /// Without expectations and bad lines nothing is shown.
    void setExpectations(int holding, int total, int badLines);
    /// There is a file of them, but nobody knows whether they hold.
    void setExpectationsUnchecked();
    /// Shows that something takes time; a `total` of 0: nobody knows how long.
    void showProgress(const QString& what, qint64 done, qint64 total);
    void hideProgress();

Q_SIGNALS:
    void placeClicked();
    void problemsClicked();
    void expectationsClicked();
    void cancelClicked();

private:
    void showExpectations(const QIcon& icon, const QString& text, const QString& name);

    QToolButton* m_place;
    QLabel* m_size;
    QLabel* m_encoding;
    QLabel* m_lineEnds;
    QToolButton* m_expectations;
    QToolButton* m_noProblems;
    std::array<QToolButton*, problems::severityCount> m_counts{}; // by checks::Severity
    QLabel* m_what;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace crawlright::window
