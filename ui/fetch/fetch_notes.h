// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"

#include <QStringList>

namespace crawlright::fetch {

/// How fetches with these options are unlike usual ones: a sentence each, for a report.
[[nodiscard]] QStringList notesOn(const net::FetchOptions& options);

} // namespace crawlright::fetch
