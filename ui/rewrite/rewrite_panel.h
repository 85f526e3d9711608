// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/rewrite/preview.h"

#include <QFrame>

class QLabel;
class QListView;
class QPushButton;

namespace crawlright::rewrite {

class PreviewModel;

/// Shows what a change of the whole file would do, before it is done. One can go on typing.
class RewritePanel final : public QFrame {
    Q_OBJECT

public:
    explicit RewritePanel(QWidget* parent = nullptr);

    /// Nothing is known yet.
    void wait(const QString& title);
    void show(const QString& title, const QString& what, const QString& effect, Preview preview);

Q_SIGNALS:
    void accepted();
    void closed();
    void lineActivated(crawlright::text::LineNumber line);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void close();

    PreviewModel* m_model;
    QLabel* m_title;
    QLabel* m_what;
    QLabel* m_effect;
    QListView* m_view;
    QPushButton* m_apply;
    QPushButton* m_cancel;
};

} // namespace crawlright::rewrite
