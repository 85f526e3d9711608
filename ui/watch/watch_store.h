// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/watch/observation.h"

class QSettings;

namespace crawlright::watch {

/// What a user may ask for at least: a site is not asked more often.
inline constexpr int leastMinutes = 5;
inline constexpr int mostMinutes = 7 * 24 * 60;

/// A site that is watched.
struct Site {
    QString address; ///< as typed
    int minutes = 60;
    QString expectations; ///< path of a file; empty: none
    Observation last;
    friend bool operator==(const Site&, const Site&) = default;
};

/// What makes no sense is left out, and each address is there once.
[[nodiscard]] QList<Site> load(QSettings& settings);
void store(QSettings& settings, const QList<Site>& sites);

} // namespace crawlright::watch
