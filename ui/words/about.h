// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

/// What can be told about a place of a file to somebody who points at it. Plain text: whoever shows
/// it escapes it.
namespace crawlright::words {

/// One piece of it, a paragraph or an item.
struct AboutPart {
    enum class Kind {
        Title,   ///< what it is about
        Text,    ///< full sentences
        Quiet,   ///< full sentences that matter less
        Match,   ///< a path that matches
        NoMatch, ///< a path that does not
        Source,  ///< where to read more: the name of a document
    };
    Kind kind = Kind::Text;
    QString text;
    QString address; ///< of a Source: a URL, or `page:` and the id of a page of the reference
    friend bool operator==(const AboutPart&, const AboutPart&) = default;
};
using About = std::vector<AboutPart>;

} // namespace crawlright::words
