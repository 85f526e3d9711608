// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"

#include <QByteArray>
#include <QString>

class QSettings;

/// What people can have their own way: the values, the dialog that changes them, and the keys of
/// actions. It does **not** know the window: what a change means is up to who listens.
namespace crawlright::settings {

struct Preferences {
    QString fontFamily;   ///< empty: the desktop's for text of even width
    int fontPoints = 0;   ///< 0: the desktop's size
    QString theme;        ///< of the editor's colours; empty: one that fits the palette
    QByteArray userAgent; ///< how fetches present themselves; empty: `net::defaultUserAgent`
    int fetchSeconds = 30;
    int fetchMebibytes = 16; ///< an answer's body at most, decompressed
    int fetchRedirects = 5;  ///< followed at most
    bool keepsHistory = true;
    bool keepsFetches = true;  ///< what was fetched, each version
    int historyMebibytes = 64; ///< that these may take on disk
    QString language;          ///< of the window, as "en"; empty: the desktop's
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

inline constexpr int mostFetchSeconds = 600;
inline constexpr int mostFetchMebibytes = 1024;
/// With fewer a limit of our own would be told as the site's fault: RFC 9309 §2.3.1.2 has five.
inline constexpr int leastFetchRedirects = 5;
inline constexpr int mostFetchRedirects = 20;
inline constexpr int mostHistoryMebibytes = 10'240;
inline constexpr int leastFontPoints = 5;
inline constexpr int mostFontPoints = 96;

/// What the settings hold; the usual where they hold nothing, or nothing that makes sense.
[[nodiscard]] Preferences load(const QSettings& settings);
/// What is as usual is not kept, so that it changes when the program's usual changes.
void store(QSettings& settings, const Preferences& preferences);

[[nodiscard]] net::FetchOptions fetchOptionsOf(const Preferences& preferences);
/// Whether these bytes can stand in a request: printable ASCII.
[[nodiscard]] bool isUserAgent(QStringView text);

/// Whether opened files, fetched addresses and searches are remembered.
[[nodiscard]] bool keepsHistory(const QSettings& settings);

} // namespace crawlright::settings
