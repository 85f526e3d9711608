// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/course.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace crawlright::words {

/// A step of a time line.
struct StepWords {
    QString when; ///< "Until 3 May 2026 12:00"
    QString does; ///< what the crawler does meanwhile, in a sentence
    QString says; ///< what the source says, in a sentence
};

/// A line for each step; `answered` is when the answer came, and times are shown in its time zone.
[[nodiscard]] std::vector<StepWords> stepWords(const std::vector<access::Step>& course,
                                               const QDateTime& answered, const QString& crawler);

/// The same in one line: "503 since 1 May 2026 12:00: nothing is fetched until 31 May 2026 12:00,
/// then everything may be fetched".
[[nodiscard]] QString timeLine(const access::Answer& answer,
                               const std::vector<access::Step>& course, const QDateTime& answered);

/// The edition that `access::Edition::Latest` is, as a name: "Google, April 2026".
[[nodiscard]] QString latestEdition();

} // namespace crawlright::words
