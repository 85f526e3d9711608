// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/highlighting.h"

#include "ui/editor/editor_colors.h"

#include <KSyntaxHighlighting/Repository>

#include <algorithm>

namespace crawlright::editor {

KSyntaxHighlighting::Definition definitionIn(const KSyntaxHighlighting::Repository& repository)
{
    return repository.definitionForName(QStringLiteral("robots.txt"));
}

std::vector<KSyntaxHighlighting::Theme> themesIn(const KSyntaxHighlighting::Repository& repository)
{
    const QList<KSyntaxHighlighting::Theme> all = repository.themes();
    std::vector<KSyntaxHighlighting::Theme> themes(all.begin(), all.end());
    std::ranges::sort(themes, [](const auto& one, const auto& other) {
        return QString::localeAwareCompare(one.translatedName(), other.translatedName()) < 0;
    });
    return themes;
}

KSyntaxHighlighting::Theme themeFor(const KSyntaxHighlighting::Repository& repository,
                                    const QPalette& palette, const QString& name)
{
    const KSyntaxHighlighting::Theme named = repository.theme(name);
    if (!name.isEmpty() && named.isValid())
        return named;
    return repository.defaultTheme(isDark(palette) ? KSyntaxHighlighting::Repository::DarkTheme
                                                   : KSyntaxHighlighting::Repository::LightTheme);
}

QPalette paletteOf(const KSyntaxHighlighting::Theme& theme)
{
    using KSyntaxHighlighting::Theme;
    const QColor base = QColor::fromRgb(theme.editorColor(Theme::BackgroundColor));
    const QColor text = QColor::fromRgb(theme.textColor(Theme::Normal));
    // A selection may be translucent in a theme; not all of them name a colour for its text.
    const QColor chosen = QColor::fromRgba(theme.editorColor(Theme::TextSelection));
    const QColor selection = mixed(base, chosen, chosen.alphaF());
    const QRgb selectedText = theme.selectedTextColor(Theme::Normal);
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Highlight, selection);
    palette.setColor(
        QPalette::HighlightedText,
        legible(selectedText == 0 ? text : QColor::fromRgb(selectedText), selection, textContrast));
    return palette;
}

QPalette paletteIn(const KSyntaxHighlighting::Repository& repository, const QString& name)
{
    const KSyntaxHighlighting::Theme theme = repository.theme(name);
    return !name.isEmpty() && theme.isValid() ? paletteOf(theme) : QPalette();
}

} // namespace crawlright::editor
