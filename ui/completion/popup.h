// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/completion/proposal_model.h"

#include <QFrame>

class QLabel;
class QTreeView;

namespace crawlright::completion {

/// A list of proposals beside a place. It never takes the focus: who opens it hands it the keys.
class Popup final : public QFrame {
    Q_OBJECT

public:
    /// `editor` keeps the focus, and its font is that of the labels.
    explicit Popup(QWidget* editor);

    /// Shows proposals, of which there is at least one, beside a place in global coordinates.
    /// `more`: how many others fit. No row is the current one.
    void showProposals(Proposals proposals, quint64 more, const QRect& place);

    [[nodiscard]] const ProposalModel& model() const { return *m_model; }
    /// -1: none.
    [[nodiscard]] int currentRow() const;
    void setCurrentRow(int row);
    /// Goes so many rows on or, below 0, back, at most to an end; from no row to the first.
    void moveCurrent(int rows);
    [[nodiscard]] int rowsOfPage() const;

Q_SIGNALS:
    void clicked(int row);
    /// What it stands beside is elsewhere, or the user turned to something else.
    void placeLost();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fitInto();
    void tellCurrentRow();

    QWidget* m_editor;
    ProposalModel* m_model;
    QTreeView* m_view;
    QLabel* m_more;
    QRect m_place;
    bool m_isTold = false; // a screen reader was told of a row
};

} // namespace crawlright::completion
