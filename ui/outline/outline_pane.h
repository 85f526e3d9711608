// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/session/analysis.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTreeView;

namespace crawlright::outline {

class OutlineFilter;
class OutlineModel;

/// The groups of the file, whom each is for and how many rules it has, and what stands in no group.
/// Follows the cursor, and leads to a line. Does **not** know the editor.
class OutlinePane final : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive this.
    explicit OutlinePane(const crawlers::Catalogue& catalogue, QWidget* parent = nullptr);

    /// Shown soon; while the pane is hidden, when it is seen again.
    void setAnalysis(const session::AnalysisPtr& analysis);
    /// The first of them decides what a group is.
    void setReaders(const std::vector<dialects::Id>& readers);
    /// Where the cursor is, in the analysis: its group becomes the current row, and nothing else
    /// happens.
    void setCursorLine(text::LineNumber line);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void lineRequested(crawlright::text::LineNumber line);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeView();
    void makeMenu();
    void updateSoon();
    void refresh();
    void updateEmptyState();
    void followCursor();
    void filter(const QString& text);
    void activate(const QModelIndex& index);
    void copy();

    OutlineModel* m_model;
    OutlineFilter* m_filter;
    QLineEdit* m_text;
    QTreeView* m_view;
    QLabel* m_empty;
    QStackedWidget* m_pages;
    QTimer m_soon;
    session::AnalysisPtr m_analysis; // the newest; perhaps not yet shown
    dialects::Id m_dialect = dialects::Id::Rfc9309;
    text::LineNumber m_cursorLine = 0;
    bool m_isActivating = false;
};

} // namespace crawlright::outline
