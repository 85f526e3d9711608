// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>
#include <QPalette>

#include <vector>

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::editor {

/// Our own definition, `resources/syntax/robots.xml`. An installed one of the same or a higher
/// version goes before it.
[[nodiscard]] KSyntaxHighlighting::Definition
definitionIn(const KSyntaxHighlighting::Repository& repository);

/// All that can be chosen, by the names that people read.
[[nodiscard]] std::vector<KSyntaxHighlighting::Theme>
themesIn(const KSyntaxHighlighting::Repository& repository);

/// The theme of this name; where it is empty, or no longer installed, one whose colours can be read
/// on the palette's base colour.
[[nodiscard]] KSyntaxHighlighting::Theme themeFor(const KSyntaxHighlighting::Repository& repository,
                                                  const QPalette& palette,
                                                  const QString& name = {});

/// What an editor in this theme's own colours sets itself: background, text and selection; nothing
/// else, so that the rest goes on following the desktop.
[[nodiscard]] QPalette paletteOf(const KSyntaxHighlighting::Theme& theme);

/// The same by the theme's name; nothing at all where it is empty, or no longer installed.
[[nodiscard]] QPalette paletteIn(const KSyntaxHighlighting::Repository& repository,
                                 const QString& name);

} // namespace crawlright::editor
