// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/treemap_picture.h"

#include <QPixmap>
#include <QWidget>

namespace crawlright::urllist {

/// The picture in the window: what is pointed at is told, what is clicked is chosen. Arrows, Home,
/// End, Enter and Backspace do the same.
class TreemapCanvas final : public QWidget {
    Q_OBJECT

public:
    explicit TreemapCanvas(QWidget* parent = nullptr);

    /// Null: nothing is shown.
    void setData(const std::shared_ptr<const TreemapData>& newData);
    [[nodiscard]] const std::shared_ptr<const TreemapData>& treemap() const { return m_data; }
    [[nodiscard]] const TreemapPicture& picture();
    /// The tile that the keys are at.
    [[nodiscard]] std::optional<std::size_t> current() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override { return {480, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 80}; }

Q_SIGNALS:
    void chosen(std::size_t tile);
    /// Backspace: out of this folder.
    void leaveRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void forget();
    void setHovered(std::optional<std::size_t> tile);
    void setCurrent(std::optional<std::size_t> tile);
    void frame(QPainter& painter, std::size_t tile, int width);

    std::shared_ptr<const TreemapData> m_data;
    std::optional<TreemapPicture> m_picture; // of this size, once it was needed
    QPixmap m_painted;                       // of this size, palette and font
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_pressed;
    std::optional<std::size_t> m_current;
};

} // namespace crawlright::urllist
