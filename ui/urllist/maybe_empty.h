// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace crawlright::urllist {

/// A view, or in its place a sentence that says why there is none and what to do.
class MaybeEmpty final : public QWidget {
    Q_OBJECT

public:
    explicit MaybeEmpty(QWidget* view, QWidget* parent = nullptr);

    /// Empty: the view is shown.
    void setReason(const QString& sentence);

private:
    QStackedWidget* m_pages;
    QLabel* m_reason;
};

} // namespace crawlright::urllist
