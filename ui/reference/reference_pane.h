// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTextBrowser;
class QToolButton;
class QTreeView;

namespace crawlright::reference {

class ContentsModel;

/// The built-in reference: a page for each kind of finding, a table of contents with a search, and
/// the way back.
class ReferencePane final : public QWidget {
    Q_OBJECT

public:
    explicit ReferencePane(QWidget* parent = nullptr);

    void showPage(checks::Code code);
    void showContents();
    /// nullopt: the table of contents is shown.
    [[nodiscard]] std::optional<checks::Code> shownPage() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* makeToolRow();
    void makeContents();
    void makeBrowser();
    void search(const QString& words);
    void open(const QModelIndex& index);
    void goBack();
    void goForward();
    void updateButtons();
    void dressPage();

    ContentsModel* m_contents;
    QTreeView* m_tree;
    QLabel* m_nothing;
    QTextBrowser* m_browser;
    QStackedWidget* m_stack;
    QLineEdit* m_search;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_all;
};

} // namespace crawlright::reference
