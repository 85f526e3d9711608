// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/crawlers/catalogue.h"
#include "ui/completion/facts.h"
#include "ui/completion/place.h"
#include "ui/completion/proposal.h"
#include "ui/completion/url_shapes.h"

#include <span>

/// What could be written at a place of a robots.txt file. Knows neither widgets nor the session;
/// the paths of loaded URLs, which take longer, are `PathDesk`'s.
namespace crawlright::completion {

/// The crawlers of a catalogue as they are proposed: the best known first, what is retired or
/// doubtful last.
[[nodiscard]] std::vector<const crawlers::Entry*>
inOrderOfRenown(const crawlers::Catalogue& catalogue);

/// What proposals are made of. Everything must be there while they are made.
struct Question {
    std::string_view line;      ///< that of the place, without its end
    text::Offset lineBegin = 0; ///< in the file
    Place place;                ///< in the line
    Above above;
    const Facts& facts;
    /// Where the line is in the document of the facts: what it says itself is not said elsewhere.
    text::Span ownSpan;
    std::span<const crawlers::Entry* const> crawlers; ///< of the catalogue, in their order
    std::span<const crawlers::Crawler> chosen;        ///< by the user: they come first
    std::string_view host;                            ///< whose file it is; may be empty
    const UrlShapes* urls = nullptr;                  ///< null: no list, or not counted yet
    std::vector<checks::Code> findings;               ///< of the lines that a comment here is for

    [[nodiscard]] std::string_view typed() const { return place.typed().of(line); }
    /// A span of the line in the file.
    [[nodiscard]] text::Span inFile(text::Span span) const
    {
        return {lineBegin + span.begin, lineBegin + span.end};
    }
};

/// All that fit the place and what was typed, the best first; of a Path what other rules have.
[[nodiscard]] Proposals proposalsFor(const Question& question);

} // namespace crawlright::completion
