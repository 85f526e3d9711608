// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/query.h"
#include "ui/urllist/url_worker.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace crawlright::urllist {

/// Which rows are shown, and what the edits changed.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    [[nodiscard]] verdicts::Query filter() const;
    /// Shows the rows that a line decides; 0: those of every line.
    void setLine(text::LineNumber line);
    [[nodiscard]] text::LineNumber line() const { return m_line; }
    void setText(const QString& text);
    /// Shows all rows that changed, whatever was looked for before.
    void showChangedOnly();
    void setSummary(const SummaryPtr& summary);
    /// How many rows are shown.
    void setShown(std::size_t rows, std::size_t all);

Q_SIGNALS:
    void filterChanged();
    /// Changes shall be counted from now on.
    void baselineWanted();

private:
    void fillCrawlers();
    void showChanges();

    SummaryPtr m_summary;
    text::LineNumber m_line = 0;
    QLineEdit* m_text;
    QComboBox* m_verdict;
    QComboBox* m_crawler;
    QToolButton* m_changed;
    QToolButton* m_lineChip;
    QLabel* m_shown;
    QLabel* m_changes;
    QPushButton* m_baseline;
};

/// "31 newly blocked and 2 newly allowed": URLs that flip for any crawler; "No verdict changed".
/// While verdicts are worked out it says so.
[[nodiscard]] QString changesText(const Summary& summary);

} // namespace crawlright::urllist
