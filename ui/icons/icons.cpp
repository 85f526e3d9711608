// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/icons/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QStringBuilder>
#include <QSvgRenderer>

namespace crawlright::icons {

using namespace Qt::StringLiterals;

namespace {

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

/// Some palettes have it half transparent, which a colour's name in HTML or SVG does not tell.
QColor placeholderOn(const QPalette& palette)
{
    const QColor over = palette.color(QPalette::PlaceholderText);
    const QColor under = palette.color(QPalette::Base);
    const float alpha = over.alphaF();
    const auto mix = [alpha](float a, float b) { return a * alpha + b * (1 - alpha); };
    return QColor::fromRgbF(mix(over.redF(), under.redF()), mix(over.greenF(), under.greenF()),
                            mix(over.blueF(), under.blueF()));
}

/// Draws an SVG whose only colour is `currentColor`.
class SymbolEngine final : public QIconEngine {
public:
    SymbolEngine(QByteArray svg, Tone tone)
        : m_svg(std::move(svg))
        , m_tone(tone)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", colorFor(mode).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        renderer.render(painter, QRectF(rect));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(*this); }

private:
    [[nodiscard]] QColor colorFor(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return toneColor(m_tone, palette);
    }

    QByteArray m_svg;
    Tone m_tone;
};

} // namespace

QColor toneColor(Tone tone, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (tone) {
    case Tone::Text:
        return palette.color(QPalette::WindowText);
    case Tone::Positive:
        return dark ? QColor(0x5ecb7b) : QColor(0x19692c);
    case Tone::Negative:
        return dark ? QColor(0xff8a80) : QColor(0xb3261e);
    case Tone::Caution:
        return dark ? QColor(0xf0b84a) : QColor(0x8a5300);
    case Tone::Note:
        return dark ? QColor(0x7fb8ff) : QColor(0x1a5fb4);
    case Tone::Quiet:
        break;
    }
    return placeholderOn(palette);
}

QIcon symbol(QLatin1StringView name, Tone tone)
{
    QFile file(":/crawlright/icons/"_L1 % name % ".svg"_L1);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SymbolEngine(file.readAll(), tone));
}

QIcon themed(QLatin1StringView name)
{
    return QIcon::fromTheme(name, symbol(name));
}

QIcon application()
{
    return QIcon(u":/crawlright/icons/org.crawlright.Crawlright.svg"_s);
}

} // namespace crawlright::icons
