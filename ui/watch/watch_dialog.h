// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/watch/observer.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace crawlright::fetch {
class TableView;
}

namespace crawlright::watch {

class WatchModel;

/// The sites that are watched while the program runs: added, changed, removed, fetched at once.
class WatchDialog final : public QDialog {
    Q_OBJECT

public:
    /// The observer must outlive this.
    explicit WatchDialog(Observer& observer, QWidget* parent = nullptr);

    /// What is offered to be added.
    void setProposal(const QString& address, const QString& expectations);

private:
    void makeLayout();
    [[nodiscard]] int currentRow() const;
    void showCurrent();
    void updateButtons();
    void save();
    void remove();
    void chooseFile();

    Observer& m_observer;
    WatchModel* m_model;
    fetch::TableView* m_view;
    QLineEdit* m_address;
    QSpinBox* m_minutes;
    QLineEdit* m_file;
    QLabel* m_fault;
    QPushButton* m_save;
    QPushButton* m_remove;
    QPushButton* m_fetch;
};

} // namespace crawlright::watch
