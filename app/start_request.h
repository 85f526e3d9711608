// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace crawlright::app {

/// What a start of the program is to open, as it is told to the one that runs already.
struct StartRequest {
    QStringList what;      ///< absolute paths, and addresses
    QByteArray activation; ///< what the desktop lets a window come to the front with; may be empty
    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

/// Relative paths are those of the process that asks.
[[nodiscard]] StartRequest requestFor(const QStringList& arguments);
/// Whether this is fetched rather than opened.
[[nodiscard]] bool isAddress(const QString& what);

[[nodiscard]] QByteArray packed(const StartRequest& request);
/// nullopt: another program, or another version, sent it.
[[nodiscard]] std::optional<StartRequest> unpacked(const QByteArray& message);

} // namespace crawlright::app
