// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

#include <initializer_list>

namespace crawlright::fetch {

/// Rows of machine text, to look at and to copy. Addresses, statuses and headers run from left to
/// right in every language; sentences do not.
class TableView final : public QTreeView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// The column whose text follows the language.
    void setSentenceColumn(int column);
    /// These share the room that the others leave, so that none is out of sight.
    void shareRoom(std::initializer_list<int> columns);
};

} // namespace crawlright::fetch
