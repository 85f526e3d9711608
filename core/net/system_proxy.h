// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QNetworkProxy>
#include <QUrl>

namespace crawlright::net {

/// The system's proxy for an address; of type NoProxy where there is none. This machine itself is
/// behind none.
[[nodiscard]] QNetworkProxy systemProxy(const QUrl& url);

} // namespace crawlright::net
