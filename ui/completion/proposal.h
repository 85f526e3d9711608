// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"
#include "ui/completion/match.h"

#include <QString>

#include <string>
#include <vector>

namespace crawlright::completion {

/// Something that could be written at a place.
struct Proposal {
    enum class Kind : std::uint8_t { Field, Crawler, Folder, Page, Pattern, Value, Code };
    Kind kind = Kind::Value;
    std::string insert; ///< bytes
    text::Span replace; ///< bytes of the file that go for it
    QString label;      ///< what is written, as people can read it
    QString detail;     ///< what it stands for, a few words
    Match match = Match::Prefix;
    bool isSecondary = false; ///< unlikely to be wanted here: retired, named already, out of place
    bool goesOn = false;      ///< there is more to propose behind it
    int rank = 0;             ///< among those that fit as well; the smaller the better
};

/// What fits a place, the best first.
using Proposals = std::vector<Proposal>;

/// Best match first, what is secondary last in it, then by rank.
void sortProposals(Proposals& proposals);

} // namespace crawlright::completion
