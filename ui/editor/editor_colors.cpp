// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/editor_colors.h"

#include <QPalette>

namespace crawlright::editor {

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

QColor mixed(const QColor& under, const QColor& over, double share)
{
    const auto mix = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                            mix(under.blueF(), over.blueF()));
}

QColor EditorColors::of(checks::Severity severity) const
{
    switch (severity) {
    case checks::Severity::Error:
        return error;
    case checks::Severity::Warning:
        return warning;
    case checks::Severity::Info:
        return info;
    case checks::Severity::Hint:
    case checks::Severity::None:
        break;
    }
    return hint;
}

EditorColors colorsFor(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const bool dark = isDark(palette);
    EditorColors colors;
    colors.currentLine = mixed(base, text, 0.06);
    colors.gutter = mixed(base, text, 0.03);
    colors.gutterText = mixed(base, text, 0.55);
    colors.gutterCurrentText = text;
    colors.markFill = mixed(base, text, 0.22);
    colors.markText = text;
    colors.faint = mixed(base, text, 0.4);
    colors.error = dark ? QColor(0xf4, 0x6b, 0x75) : QColor(0xc6, 0x28, 0x35);
    colors.warning = dark ? QColor(0xf6, 0xa4, 0x3c) : QColor(0xb3, 0x5c, 0x00);
    colors.info = dark ? QColor(0x5d, 0xb2, 0xf5) : QColor(0x1a, 0x73, 0xb8);
    colors.hint = mixed(base, text, 0.6);
    colors.allowSign = dark ? QColor(0x4c, 0xc3, 0x7a) : QColor(0x1e, 0x8e, 0x4a);
    colors.allow = mixed(base, colors.allowSign, 0.25);
    colors.disallow = mixed(base, colors.error, 0.25);
    colors.undefined = mixed(base, colors.warning, 0.25);
    return colors;
}

} // namespace crawlright::editor
