// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/compare_model.h"

#include <QTableView>

class QScrollBar;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::compare {

class CompareDelegate;

/// Both texts beside each other in one scroll area; what is chosen can be copied. Always left to
/// right, as the text of a file is.
class CompareTable final : public QTableView {
    Q_OBJECT

public:
    /// Model and repository must outlive it.
    CompareTable(CompareModel& model, KSyntaxHighlighting::Repository& repository,
                 QWidget* parent = nullptr);

    /// Takes another comparison; what was on screen and chosen stays there, by its lines.
    void setCompared(const ComparedPtr& compared);
    /// Puts the keyboard's place on the change after or before it; false: there is none.
    bool goToNextChange();
    bool goToPreviousChange();
    void goToChange(std::size_t change);
    /// The change of the row that is chosen.
    [[nodiscard]] std::optional<std::size_t> currentChange() const;
    void copySelected() const;
    /// Scrolls both texts sideways; beside the view, for it is not about its columns.
    [[nodiscard]] QScrollBar* sidewaysBar() const { return m_sideways; }

Q_SIGNALS:
    /// `compared`: whose change it is. The menu stays open while another one comes to be shown.
    void takeRequested(const crawlright::compare::ComparedPtr& compared, std::size_t change);
    /// A line of the edited text, where the keyboard's place or a double click is.
    void lineActivated(crawlright::text::LineNumber line);
    void placeChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// A row by the lines that stand in it.
    struct Place {
        text::LineNumber other = 0;
        text::LineNumber edited = 0;
        int column = 0;
    };
    void updateLook();
    void updateSideways();
    void activateIndex(const QModelIndex& index);
    void clickIndex(const QModelIndex& index);
    [[nodiscard]] Place placeOf(int row, int column) const;
    [[nodiscard]] int rowOf(const Place& place) const;

    CompareModel& m_model;
    CompareDelegate* m_delegate;
    QScrollBar* m_sideways;
};

} // namespace crawlright::compare
