// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_lists.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace crawlright::urllist {

/// Where the URLs come from and how they were read; progress and Cancel while they are loaded.
class SourceBar final : public QWidget {
    Q_OBJECT

public:
    /// The list must outlive this.
    explicit SourceBar(UrlLists& lists, QWidget* parent = nullptr);

Q_SIGNALS:
    void fileWanted();
    void pasteWanted();
    void exportWanted();

private:
    void makeSelectors();
    void showResult(const LoadResult& result);
    void showProgress(const LoadProgress& progress);
    void showLoading(bool isLoading);
    void readAgain();

    UrlLists& m_lists;
    QToolButton* m_load;
    QLabel* m_about;
    QComboBox* m_format;
    QComboBox* m_column;
    QToolButton* m_export;
    QToolButton* m_clear;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

/// What became of a load, in sentences: how many URLs, what could not be read, and why.
[[nodiscard]] QString loadText(const LoadResult& result);

} // namespace crawlright::urllist
