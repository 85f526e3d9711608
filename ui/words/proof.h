// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/explain.h"

#include <QString>
#include <QStringList>

#include <vector>

/// A proof as plain sentences in order, for a pane and a terminal alike.
namespace crawlright::words {

/// One sentence of a proof.
struct ProofStep {
    enum class Kind {
        Verdict,  ///< the answer; always the first
        Reader,   ///< whose reading it is, and by which name
        Chain,    ///< a name that was looked for
        Group,    ///< a group of the file and what became of it
        Path,     ///< what of the URL is compared
        Rules,    ///< how many rules bind, and how many match
        Match,    ///< a rule that matches
        WonBy,    ///< why the winner won
        NearMiss, ///< a rule that nearly matches
        Silent,   ///< what the dialect's source leaves open
        Other,    ///< what else the file says to this crawler
    };
    Kind kind = Kind::Verdict;
    QString text;
    text::LineNumber line = 0;           ///< the line that it speaks of, from 1; 0: none
    bool decides = false;                ///< the winner, or a group whose rules count
    QString source;                      ///< on what it rests: "RFC 9309 §2.2.2"; may be empty
    QString address;                     ///< where that can be read; may be empty
    std::vector<text::LineNumber> lines; ///< all that it speaks of, in the order of its text
};

/// Every step; what a long list leaves out is counted in a step of its own.
[[nodiscard]] std::vector<ProofStep> proofSteps(const rules::Proof& proof);

/// The same as lines of text; groups, rules and near misses indented by two spaces.
[[nodiscard]] QStringList proofText(const rules::Proof& proof);

/// For a URL that the crawler may not fetch, what it therefore never sees; else empty. No part of
/// the proof.
[[nodiscard]] QString unseenSentence(const rules::Proof& proof);

} // namespace crawlright::words
