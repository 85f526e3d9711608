// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

namespace crawlright::fetch {

/// Rows of machine text, to look at and to copy. Addresses, statuses and headers run from left to
/// right in every language; sentences do not.
class TableView final : public QTreeView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// The column whose text follows the language.
    void setSentenceColumn(int column);
};

} // namespace crawlright::fetch
