// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/rules/rule_set.h"

#include <QColor>

class QPalette;

namespace crawlright::editor {

/// Whether light text stands on a dark base.
[[nodiscard]] bool isDark(const QPalette& palette);

/// The colours of the editor that are neither the palette's nor the syntax theme's. All are mixed
/// from the palette, so that they fit any; a mark stands out from its base at least as
/// `markContrast` says.
struct EditorColors {
    QColor currentLine;
    QColor gutter;
    QColor gutterText;
    QColor gutterCurrentText;
    QColor markFill; ///< the box of a byte that is no character
    QColor markText;
    QColor faint; ///< the sign of a line that goes on
    QColor blank; ///< the mark of a blank or a tab
    QColor error;
    QColor warning;
    QColor info;
    QColor hint;
    QColor allow; ///< the deciding line, by its verdict
    QColor disallow;
    QColor undefined;
    QColor allowSign; ///< the arrow beside it; the others are error and warning
    QColor hit;       ///< what a search found
    QColor hitFrame;
    QColor currentHitFrame;

    [[nodiscard]] QColor of(checks::Severity severity) const;
    /// The background of the deciding line.
    [[nodiscard]] QColor lineOf(rules::Verdict verdict) const;
};

[[nodiscard]] EditorColors colorsFor(const QPalette& palette);

/// `share` of `over` on top of `under`.
[[nodiscard]] QColor mixed(const QColor& under, const QColor& over, double share);

/// How well one is told from the other: 1 (not at all) to 21 (black on white); WCAG 2.2.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);
/// What WCAG 2.2 asks for: of text (1.4.3), and of signs, lines and large letters (1.4.11).
inline constexpr double textContrast = 4.5;
inline constexpr double markContrast = 3;

/// The colour, made as much lighter or darker as it takes to stand out from `base`.
[[nodiscard]] QColor legible(const QColor& color, const QColor& base, double wanted);

} // namespace crawlright::editor
