// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/highlighting.h"

#include "ui/editor/editor_colors.h"

#include <KSyntaxHighlighting/Repository>

namespace crawlright::editor {

KSyntaxHighlighting::Definition definitionIn(const KSyntaxHighlighting::Repository& repository)
{
    return repository.definitionForName(QStringLiteral("robots.txt"));
}

KSyntaxHighlighting::Theme themeFor(const KSyntaxHighlighting::Repository& repository,
                                    const QPalette& palette)
{
    return repository.defaultTheme(isDark(palette) ? KSyntaxHighlighting::Repository::DarkTheme
                                                   : KSyntaxHighlighting::Repository::LightTheme);
}

} // namespace crawlright::editor
