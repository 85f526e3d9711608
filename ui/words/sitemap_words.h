// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/sitemap.h"

#include <QString>
#include <QStringList>

namespace crawlright::words {

/// What became of a sitemap, for a column: "200 OK", "Waiting", "Not fetched".
[[nodiscard]] QString sitemapStatus(const net::Sitemap& sitemap);
/// What is in it, for a column: "1,204 URLs", "Index: 12 sitemaps"; empty where nothing is known.
[[nodiscard]] QString sitemapContent(const net::Sitemap& sitemap);
/// What else there is to know; a sentence each, what is wrong first.
[[nodiscard]] QStringList sitemapRemarks(const net::Sitemap& sitemap);

} // namespace crawlright::words
