// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QLatin1StringView>

class QPalette;

/// The pictures of the window. Ours are drawn in one colour, which is taken from the palette at the
/// moment of painting, so that they follow a change between light and dark.
namespace crawlright::icons {

/// What a colour stands for. Never the only sign: a shape and a word always go with it.
enum class Tone : std::uint8_t {
    Text,     ///< the palette's own text colour
    Positive, ///< allowed, done
    Negative, ///< blocked, error
    Caution,  ///< warning
    Note,     ///< information
    Quiet,    ///< hint, nothing to say
};

/// A colour of this meaning that is readable on the base colour of this palette.
[[nodiscard]] QColor toneColor(Tone tone, const QPalette& palette);

/// By its freedesktop name: the desktop's own picture, else ours.
[[nodiscard]] QIcon themed(QLatin1StringView name);

/// Ours (resources/icons), in a tone.
[[nodiscard]] QIcon symbol(QLatin1StringView name, Tone tone = Tone::Text);

/// The program's own.
[[nodiscard]] QIcon application();

} // namespace crawlright::icons
