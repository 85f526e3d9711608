// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/proof.h"

#include <QString>

#include <vector>

/// How a rule lies along a path, piece by piece, for a picture and for words. Knows no widget.
namespace crawlright::tester {

/// Text of which some characters were made otherwise before they were compared.
struct MarkedText {
    QString text;
    std::vector<bool> changed; ///< one for each UTF-16 unit of the text

    void append(const QString& more, bool isChanged);
    [[nodiscard]] MarkedText mid(qsizetype begin, qsizetype count = -1) const;
    friend bool operator==(const MarkedText&, const MarkedText&) = default;
};

struct PathPiece {
    enum class Kind {
        Literal, ///< the same in both
        Star,    ///< a wildcard, and what it stands for
        End,     ///< the $ that asks for the end of the path
        Rest,    ///< what follows in the path and does not matter
        Differs, ///< from here on they do not fit
        More,    ///< both go on, and that is not shown in pieces
    };
    Kind kind = Kind::Literal;
    MarkedText path;    ///< what of the path it is; may be empty
    MarkedText pattern; ///< what of the rule it is; may be empty
    int star = 0;       ///< Star: which, from 1
    friend bool operator==(const PathPiece&, const PathPiece&) = default;
};

/// A longer piece loses its middle, for which an ellipsis stands.
inline constexpr qsizetype longestPiece = 240;
/// More pieces than these become one.
inline constexpr std::size_t mostPieces = 120;

/// The pieces of a rule of this proof, from the left.
[[nodiscard]] std::vector<PathPiece> piecesOf(const rules::RuleTried& rule,
                                              const rules::Proof& proof);

/// The same as sentences: what fits, what each wildcard stands for, where they part.
[[nodiscard]] QString piecesText(const std::vector<PathPiece>& pieces);

/// Lines of text for a font in which all characters are equally wide: the labels of the wildcards
/// where there are some, the path, and below it the rule.
[[nodiscard]] QString piecesAsLines(const std::vector<PathPiece>& pieces);

} // namespace crawlright::tester
