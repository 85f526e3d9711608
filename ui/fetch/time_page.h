// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"

#include <QDateTime>
#include <QWidget>

#include <optional>

class QCheckBox;
class QDateTimeEdit;
class QLabel;
class QSplitter;
class QStackedWidget;

namespace crawlright::fetch {

class CourseModel;
class TimeLine;

/// What the chosen crawler does in the hours and days after an answer, as a picture and in words.
/// What no fetch can know one may tell it here: since when the site answers so, and whether the
/// crawler has a copy from before.
class TimePage final : public QWidget {
    Q_OBJECT

public:
    explicit TimePage(QWidget* parent = nullptr);

    /// nullopt: nothing is known of the site. `when`: when the answer came.
    void setAnswer(const std::optional<access::Answer>& answer, const QDateTime& when);
    void setReader(dialects::Id dialect, const QString& crawler);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makePicture();
    [[nodiscard]] QWidget* makeTable();
    void showCourse();

    std::optional<access::Answer> m_answer;
    QDateTime m_when;
    dialects::Id m_dialect = dialects::Id::Google;
    QString m_crawler;
    QStackedWidget* m_pages;
    QSplitter* m_splitter;
    QLabel* m_title;
    QWidget* m_questions;
    QDateTimeEdit* m_since;
    QCheckBox* m_hasCopy;
    TimeLine* m_line;
    CourseModel* m_model;
};

} // namespace crawlright::fetch
