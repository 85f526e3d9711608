// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_lists.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;
class QTabWidget;

namespace crawlright::urllist {

class FilterBar;
class SourceBar;
class UrlTableModel;

/// Many URLs and what the chosen crawlers make of each, live. Does **not** know the editor nor the
/// tester: it says what was chosen.
class UrlPane final : public QWidget {
    Q_OBJECT

public:
    /// The list must outlive this.
    explicit UrlPane(UrlLists& lists, QWidget* parent = nullptr);

    /// Shows the URLs that a line decides.
    void showLine(text::LineNumber line);
    /// Asks for a file in the background and loads it.
    void loadFromFile();
    void loadFromClipboard();
    /// Where a file dialog begins, and what it chose.
    void setFolder(const QString& folder) { m_folder = folder; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

Q_SIGNALS:
    /// A URL was chosen; the crawler's name is empty where none was meant.
    void urlChosen(const QString& url, const QString& crawler);
    /// The line that decides the chosen cell was asked for.
    void lineRequested(crawlright::text::LineNumber line);
    /// Changes shall be counted from now on.
    void baselineWanted();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeTable();
    [[nodiscard]] QWidget* makeEmptyPage();
    void choose(const QModelIndex& index);
    void copySelected() const;
    void updateShown();
    void loadText(const QString& text);

    UrlLists& m_lists;
    UrlTableModel* m_model;
    SourceBar* m_source;
    FilterBar* m_filter;
    QStackedWidget* m_pages;
    QTabWidget* m_views;
    QTableView* m_table;
    QLabel* m_nothing;
    QString m_folder;
};

} // namespace crawlright::urllist
