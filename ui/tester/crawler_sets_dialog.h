// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/crawler_set.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QToolButton;

namespace crawlright::tester {

class CrawlerPickFilter;
class CrawlerPickModel;
class CrawlerSetList;

/// Makes, renames, duplicates and deletes sets of one's own, and says which crawlers they have.
/// Nothing holds before it is accepted.
class CrawlerSetsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `presets` can be copied; `current` is chosen if it is one's own. The catalogue must outlive
    /// this.
    CrawlerSetsDialog(const crawlers::Catalogue& catalogue, std::vector<CrawlerSet> presets,
                      std::vector<CrawlerSet> own, const CrawlerSet& current,
                      QWidget* parent = nullptr);

    /// One's own sets as they are now.
    [[nodiscard]] const std::vector<CrawlerSet>& sets() const;
    /// The set that is shown; empty: there is none.
    [[nodiscard]] QString chosenId() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeList();
    void makePicker();
    void makeLayout();
    void fillNewMenu(QMenu* menu);
    void add(const QString& name, const std::vector<std::string>& names);
    void duplicate();
    void remove();
    void showCurrent();
    void keepNames();
    void addTyped();
    [[nodiscard]] int currentRow() const;
    void updateCount();

    std::vector<CrawlerSet> m_presets;
    CrawlerSetList* m_sets;
    CrawlerPickModel* m_crawlers;
    CrawlerPickFilter* m_filter;
    QListView* m_list;
    QToolButton* m_new;
    QToolButton* m_rename;
    QToolButton* m_duplicate;
    QToolButton* m_delete;
    QWidget* m_picker;
    QLineEdit* m_search;
    QListView* m_pick;
    QLineEdit* m_own;
    QPushButton* m_add;
    QLabel* m_count;
    QLabel* m_hint;
};

} // namespace crawlright::tester
