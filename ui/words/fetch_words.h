// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QString>
#include <QStringList>

namespace crawlright::words {

/// "404 Not Found": the reason as sent, or the standard one where none was sent.
[[nodiscard]] QString status(const net::Hop& hop);
[[nodiscard]] QString protocol(net::Protocol protocol);
/// How a fetch ended, in one or two sentences: the answer, or why there is none.
[[nodiscard]] QString howItEnded(const net::FetchResult& result);
/// What else is worth knowing about the answer; a sentence each.
[[nodiscard]] QStringList remarks(const net::FetchResult& result);
/// What a hop did that people should know; a sentence each.
[[nodiscard]] QStringList marks(const net::Hop& hop);
/// What is wrong with certificates in full, a line for each fault and each fact.
[[nodiscard]] QString tlsFaults(const QList<net::TlsFault>& faults);
/// "301 → 200, 4.1 kB": for a title.
[[nodiscard]] QString summary(const net::FetchResult& result);
/// "4.1 kB".
[[nodiscard]] QString dataSize(qint64 bytes);
/// "0.21 s".
[[nodiscard]] QString seconds(std::chrono::milliseconds time);

} // namespace crawlright::words
