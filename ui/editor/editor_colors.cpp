// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/editor_colors.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace crawlright::editor {

namespace {

// WCAG 2.2, "relative luminance".
double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor& one, const QColor& other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor legible(const QColor& color, const QColor& base, double wanted)
{
    const QColor end =
        contrast(Qt::white, base) > contrast(Qt::black, base) ? Qt::white : Qt::black;
    QColor result = color;
    for (double share = 0.05; contrast(result, base) < wanted && share < 1.01; share += 0.05)
        result = mixed(color, end, std::min(share, 1.0));
    return result;
}

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

QColor EditorColors::lineOf(rules::Verdict verdict) const
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return allow;
    case rules::Verdict::Disallow:
        return disallow;
    case rules::Verdict::Undefined:
        break;
    }
    return undefined;
}

EditorColors colorsFor(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const bool dark = isDark(palette);
    const auto mark = [&base](const QColor& color) { return legible(color, base, markContrast); };
    EditorColors colors;
    colors.currentLine = mixed(base, text, 0.06);
    colors.gutter = mixed(base, text, 0.03);
    colors.gutterText = legible(mixed(base, text, 0.55), colors.gutter, markContrast);
    colors.gutterCurrentText = text;
    colors.markFill = mixed(base, text, 0.22);
    colors.markText = legible(text, colors.markFill, textContrast);
    colors.faint = mixed(base, text, 0.4);
    colors.blank = mixed(base, text, 0.5);
    colors.error = mark(dark ? QColor(0xf4, 0x6b, 0x75) : QColor(0xc6, 0x28, 0x35));
    colors.warning = mark(dark ? QColor(0xf6, 0xa4, 0x3c) : QColor(0xb3, 0x5c, 0x00));
    colors.info = mark(dark ? QColor(0x5d, 0xb2, 0xf5) : QColor(0x1a, 0x73, 0xb8));
    colors.hint = mark(mixed(base, text, 0.6));
    colors.allowSign = mark(dark ? QColor(0x4c, 0xc3, 0x7a) : QColor(0x1e, 0x8e, 0x4a));
    colors.allow = mixed(base, colors.allowSign, 0.25);
    colors.disallow = mixed(base, colors.error, 0.25);
    colors.undefined = mixed(base, colors.warning, 0.25);
    colors.hitFrame = dark ? QColor(0xb5, 0x9b, 0x1f) : QColor(0xa8, 0x8a, 0x00);
    colors.hit = mixed(base, QColor(0xff, 0xe0, 0x30), dark ? 0.17 : 0.5);
    colors.currentHitFrame = text;
    return colors;
}

} // namespace crawlright::editor
