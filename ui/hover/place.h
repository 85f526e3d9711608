// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/session/analysis.h"
#include "ui/words/about.h"

#include <vector>

/// What there is to tell about a place of the text, out of an Analysis that is there already: in a
/// few milliseconds, on the window's thread. Knows no widget but for the palette of its card.
namespace crawlright::hover {

/// For whom it is told.
struct Audience {
    const crawlers::Catalogue* catalogue = nullptr; ///< never null
    std::vector<crawlers::Crawler> chosen;
    std::vector<dialects::Id> readers; ///< whose readings are compared; the first is the usual one
};

/// What is told, and the bytes that it is about; nothing where there is nothing to tell.
struct Place {
    words::About about;
    text::Span span;
};

/// `at`: in the bytes of the analysis. Total.
[[nodiscard]] Place placeAt(const session::Analysis& analysis, text::Offset at,
                            const Audience& audience);

} // namespace crawlright::hover
