// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/course_rows.h"

#include <QWidget>

namespace crawlright::fetch {

/// What one reader does in the time after an answer, as a picture: a bar, or two where a later
/// edition says otherwise, cut where something changes. Every part has its word and its shape.
class TimeLine final : public QWidget {
    Q_OBJECT

public:
    explicit TimeLine(QWidget* parent = nullptr);

    void setRows(std::vector<CourseRow> rows, dialects::Id dialect, const QDateTime& answered);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Part {
        QRectF bar;
        std::size_t row = 0; // of m_rows
    };
    [[nodiscard]] std::vector<Part> parts() const;
    [[nodiscard]] int bars() const;
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] int heightOfOne() const;
    void paint(QPainter& painter, const Part& part) const;
    [[nodiscard]] QString inWords() const;

    std::vector<CourseRow> m_rows;
    dialects::Id m_dialect = dialects::Id::Google;
    QDateTime m_answered;
};

} // namespace crawlright::fetch
