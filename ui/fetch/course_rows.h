// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/course.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace crawlright::fetch {

/// A time during which a reader goes on as it does.
struct CourseRow {
    access::Edition edition = access::Edition::Followed;
    access::Step step;
    std::optional<std::chrono::seconds> until; ///< since the answer; nullopt: no end is known
    friend bool operator==(const CourseRow&, const CourseRow&) = default;
};

/// What a reader does after an answer, step by step; where a later edition of its source says
/// otherwise, its steps follow.
[[nodiscard]] std::vector<CourseRow> courseRows(const access::Answer& answer,
                                                const dialects::Dialect& dialect);

/// "12 hours", "30 days": to the nearest of a unit of which there are two at least.
[[nodiscard]] QString durationText(std::chrono::seconds time);
/// Whether it is the first of its edition.
[[nodiscard]] bool isFirst(const std::vector<CourseRow>& rows, std::size_t row);
/// "From now on", or a date and time in the user's own time and how long that is from now.
[[nodiscard]] QString beginText(const std::vector<CourseRow>& rows, std::size_t row,
                                const QDateTime& answered);
/// Whose course it is: "Google", or with the edition that says otherwise.
[[nodiscard]] QString readerText(dialects::Id dialect, access::Edition edition);

} // namespace crawlright::fetch
