// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Which robots.txt governs a URL, and whether it is the one that is open.
namespace crawlright::words {

struct Governing {
    enum class Fit {
        NoHost,      ///< a path alone: taken for the open file's own host
        Unknown,     ///< it is not known whose file is open
        Governs,     ///< the open file
        OtherScheme, ///< another one, for another scheme
        OtherHost,
        OtherPort,
        InFolder, ///< none: the open file stands in a folder, where no crawler looks for it
    };
    Fit fit = Fit::NoHost;
    QString robotsUrl;             ///< that governs the URL, as it is fetched; empty: none known
    QString shownRobotsUrl;        ///< with international names written out
    QString fileUrl;               ///< of the open file; empty: not known
    QString site;                  ///< what of the URL parts it from the file: host, port or scheme
    QString fileSite;              ///< the same of the open file
    bool isRobotsInFolder = false; ///< the URL itself is that of a robots.txt in a folder
    friend bool operator==(const Governing&, const Governing&) = default;
};

/// Whether another file than the open one counts.
[[nodiscard]] bool isElsewhere(const Governing& governing);

/// "Governed by https://bücher.example/robots.txt (https://xn--bcher-kva.example/robots.txt)."
/// "This file is of www.example.com; for shop.example.com another robots.txt counts." Empty where
/// there is nothing to say.
[[nodiscard]] QString governingSentence(const Governing& governing);

} // namespace crawlright::words
