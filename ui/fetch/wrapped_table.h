// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>

namespace crawlright::fetch {

/// A small table of sentences: rows grow until their text fits, one column takes the room that the
/// others leave. Rows can be copied.
class WrappedTable final : public QTableView {
    Q_OBJECT

public:
    /// `sentences`: the column that takes the room.
    explicit WrappedTable(int sentences, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

Q_SIGNALS:
    /// Rows may be as high as never before.
    void fitted();

protected:
    void initViewItemOption(QStyleOptionViewItem* option) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    int m_sentences;
};

} // namespace crawlright::fetch
