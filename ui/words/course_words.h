// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/course.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace crawlright::words {

/// What a crawler does after an answer, in one line; `answered` is when it came, and times are
/// shown in its time zone: "503 since 1 May 2026 12:00: nothing is fetched until 31 May 2026 12:00,
/// then everything may be fetched".
[[nodiscard]] QString timeLine(const access::Answer& answer,
                               const std::vector<access::Step>& course, const QDateTime& answered);

/// The edition that `access::Edition::Latest` is, as a name: "Google, April 2026".
[[nodiscard]] QString latestEdition();

} // namespace crawlright::words
