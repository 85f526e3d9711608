// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

#include <optional>
#include <set>

class QAction;

namespace crawlright::tester {

class MatrixModel;

/// The matrix on screen. Groups that somebody closed stay closed; a narrow view leaves columns out,
/// the last first.
class MatrixView final : public QTreeView {
    Q_OBJECT

public:
    explicit MatrixView(MatrixModel* model, QWidget* parent = nullptr);

    /// The crawler that is chosen, by its index in the model's list.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    void choose(std::size_t crawler);

Q_SIGNALS:
    /// Another row is the current one; not told for headings.
    void crawlerChosen(std::size_t crawler);
    /// Enter or a double click on a row.
    void lineAsked(std::size_t crawler);
    /// This crawler shall leave the matrix.
    void removalAsked(std::size_t crawler);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeColumns();
    void makeActions();
    void hideForRoom();
    void openGroups();
    void ask(const QModelIndex& index);
    void askToRemove();
    void copy() const;
    [[nodiscard]] QString textOf(std::size_t crawler) const;

    MatrixModel* m_model;
    QAction* m_goToLine;
    QAction* m_copy;
    QAction* m_copyAll;
    QAction* m_remove;
    std::set<int> m_closed; // groups
};

} // namespace crawlright::tester
