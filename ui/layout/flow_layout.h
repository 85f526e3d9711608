// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

/// How widgets are placed where Qt's own layouts do not fit. This folder does **not** know what
/// they show.
namespace crawlright::layout {

/// Widgets in a row as long as there is room, and else in further rows, as words in a paragraph.
/// An item is never narrower than its size hint; items of a row are centred on each other.
class FlowLayout final : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one row.
    [[nodiscard]] QSize sizeHint() const override;
    /// The widest item.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rectangle) override;

private:
    struct Row {
        int begin = 0;
        int end = 0; ///< one past the last item
        int width = 0;
        int height = 0;
    };

    [[nodiscard]] std::vector<Row> rowsIn(int width) const;
    [[nodiscard]] int heightOf(const std::vector<Row>& rows) const;
    [[nodiscard]] int gap() const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace crawlright::layout
