// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/expect/writing.h"
#include "ui/urllist/url_lists.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace crawlright::urllist {

class ExportFlow;
class FilterBar;
class FolderView;
class SourceBar;
class TreemapView;
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
    /// Shows the URLs whose verdict is not that of the baseline.
    void showChanged();
    /// The line of which they are shown; 0: all are.
    [[nodiscard]] text::LineNumber line() const;
    /// That line has another number now.
    void moveLine(text::LineNumber line);
    /// Marks the cells that this line decides; 0: none.
    void lightUp(text::LineNumber line);
    /// Whose verdicts folders and picture are coloured by; by name.
    [[nodiscard]] QString crawler() const;
    void setCrawler(const QString& text);
    /// Rows of the table that are shown, in their order; null: all, as loaded.
    [[nodiscard]] std::shared_ptr<const std::vector<urls::Row>> shownRows() const;
    /// Asks where the rows that are shown shall be written, and writes them.
    void exportShown();
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
    /// The verdicts of chosen cells shall stay as they are.
    void expectationsWanted(const std::vector<crawlright::expect::NewExpectation>& wanted);
    /// Sentences for the user.
    void done(const QString& sentence);
    void failed(const QString& sentence);
    void warned(const QString& sentence);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeTable();
    [[nodiscard]] QWidget* makeTablePage();
    [[nodiscard]] QWidget* makeEmptyPage();
    void connectParts();
    void makeViews();
    template <class View>
    void connectView(View* view);
    void chooseUrl(const QByteArray& url);
    void showFolder(const QByteArray& path);
    /// A view of the list, in a tab of its own.
    void addView(const QString& title, QWidget* view);
    void choose(const QModelIndex& index);
    void keepPlace();
    void returnToPlace();
    void copySelected();
    void showPage();
    void updateShown();
    void tellLoad(const LoadResult& result);
    void expectSelected();
    void loadText(const QString& text);

    UrlLists& m_lists;
    UrlTableModel* m_model;
    SourceBar* m_source;
    FilterBar* m_filter;
    QTabBar* m_tabs;
    QStackedWidget* m_pages; // one for each tab, and the empty one
    QTableView* m_table;
    FolderView* m_folders;
    TreemapView* m_map;
    ExportFlow* m_export;
    QLabel* m_nothing;
    QString m_folder;
    /// What is looked at, while the rows that are shown become others.
    struct Place {
        UrlTablePtr table;
        std::optional<urls::Row> row;
        int column = 0;
        int scrolled = 0;
    };
    Place m_place;
};

} // namespace crawlright::urllist
