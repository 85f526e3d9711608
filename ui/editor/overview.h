// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/overview_marks.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>

namespace crawlright::editor {

class CodeEditor;

/// A strip beside the scroll bar that tells of the whole file where its findings are (on the left,
/// the graver the wider), its hits (on the right), the deciding line (an arrow), the cursor (a
/// line) and what is seen (a frame). Painting costs the same for any file: marks are put together
/// now and then, not at a key.
class Overview final : public QWidget {
    Q_OBJECT

public:
    /// The session must outlive this.
    Overview(CodeEditor& editor, session::DocumentSession& session);

    /// Takes its place between the text and the scroll bar.
    void place();
    /// Findings, hits or lines are others: puts the marks together soon.
    void refresh();
    /// Colours or letters are others.
    void changeLook();

    [[nodiscard]] QSize sizeHint() const override;
    /// What is told of a place.
    [[nodiscard]] QString textAt(int y) const;
    /// Where a line of the file is.
    [[nodiscard]] int yOf(text::LineNumber line) const;
    [[nodiscard]] const std::vector<OverviewMark>& marks() const { return m_marks; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] OverviewScale scale() const;
    [[nodiscard]] int topOfBlockAt(int position) const;
    [[nodiscard]] QRect seenRect() const;
    void putTogether();
    void paintMarks();
    void paintDecidingLine(QPainter& painter) const;
    /// -1: no line decides.
    [[nodiscard]] int decidingTop() const;
    void updatePlaces();
    [[nodiscard]] std::optional<std::size_t> markNear(int y) const;
    [[nodiscard]] text::Span bytesOf(std::size_t row) const;
    [[nodiscard]] QString linesText(text::Span bytes) const;
    void goTo(int y);
    void scrollTo(int y);

    CodeEditor& m_editor;
    session::DocumentSession& m_session;
    QTimer m_timer{this};
    std::vector<OverviewMark> m_marks;
    std::vector<text::Offset> m_begins; // of the rows, when they were put together; and the end
    QPixmap m_picture;                  // of m_marks; null: not painted yet
    QRect m_seen;                       // as last painted
    int m_cursorTop = -1;
    int m_decidingTop = -1;
    int m_pressedAt = 0;
    bool m_isDragging = false;
};

} // namespace crawlright::editor
