// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

class QPalette;

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::editor {

/// Our own definition, `resources/syntax/robots.xml`. An installed one of the same or a higher
/// version goes before it.
[[nodiscard]] KSyntaxHighlighting::Definition
definitionIn(const KSyntaxHighlighting::Repository& repository);

/// A theme whose colours can be read on the palette's base colour.
[[nodiscard]] KSyntaxHighlighting::Theme themeFor(const KSyntaxHighlighting::Repository& repository,
                                                  const QPalette& palette);

} // namespace crawlright::editor
