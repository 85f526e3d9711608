// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"

namespace crawlright::cli {

/// Fetches the robots.txt of an address and waits for the answer. The application that this needs
/// is made here, so that the commands which fetch nothing start without one.
[[nodiscard]] net::FetchResult fetchRobotsTxt(const QString& address,
                                              const net::FetchOptions& options = {});

} // namespace crawlright::cli
