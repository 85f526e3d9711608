// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QColor>

class QPalette;

namespace crawlright::editor {

/// Whether light text stands on a dark base.
[[nodiscard]] bool isDark(const QPalette& palette);

/// The colours of the editor that are neither the palette's nor the syntax theme's. All are mixed
/// from the palette, so that they fit any.
struct EditorColors {
    QColor currentLine;
    QColor gutter;
    QColor gutterText;
    QColor gutterCurrentText;
    QColor markFill; ///< the box of a byte that is no character
    QColor markText;
    QColor faint; ///< the sign of a line that goes on
    QColor error;
    QColor warning;
    QColor info;
    QColor hint;
    QColor allow; ///< the deciding line, by its verdict
    QColor disallow;
    QColor undefined;
    QColor allowSign; ///< the arrow beside it; the others are error and warning

    [[nodiscard]] QColor of(checks::Severity severity) const;
};

[[nodiscard]] EditorColors colorsFor(const QPalette& palette);

/// `share` of `over` on top of `under`.
[[nodiscard]] QColor mixed(const QColor& under, const QColor& over, double share);

} // namespace crawlright::editor
