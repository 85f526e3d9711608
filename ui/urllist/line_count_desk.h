// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/line_counts.h"
#include "ui/urllist/url_lists.h"

namespace crawlright::urllist {

/// Counts how many of the loaded URLs each line decides, whenever their verdicts are settled.
class LineCountDesk final : public QObject {
    Q_OBJECT

public:
    /// The lists must outlive this.
    explicit LineCountDesk(UrlLists& lists, QObject* parent = nullptr);

    /// The newest; null: there is no list, or nothing was counted yet.
    [[nodiscard]] const editor::LineCountsPtr& counts() const { return m_counts; }

Q_SIGNALS:
    /// Null: there is no list. While another list is being judged they are without lines.
    void countsChanged(const crawlright::editor::LineCountsPtr& counts);

private:
    void follow(const SummaryPtr& summary);
    void ask();
    void take(const editor::LineCountsPtr& counts);

    UrlLists& m_lists;
    editor::LineCountsPtr m_counts;
};

} // namespace crawlright::urllist
