// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/composer/crawler_effects.h"

#include <QWidget>

class QLabel;
class QListView;
class QStringListModel;

namespace crawlright::rewrite {
class PreviewModel;
}

namespace crawlright::composer {

/// The lines that come and go, and below them what they do to verdicts.
class ProposalView final : public QWidget {
    Q_OBJECT

public:
    explicit ProposalView(QWidget* parent = nullptr);

    /// Nothing is known yet; what was shown stays until there is something new.
    void wait();
    void show(const Proposal& proposal);

private:
    rewrite::PreviewModel* m_lines;
    QListView* m_preview;
    QLabel* m_summary;
    QStringListModel* m_sentences;
    QListView* m_changes;
};

} // namespace crawlright::composer
