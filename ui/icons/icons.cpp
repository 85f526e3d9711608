// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/icons/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPaintEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
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

/// Draws an SVG whose only colour is `currentColor`; what was drawn is kept.
class SymbolEngine final : public QIconEngine {
public:
    SymbolEngine(QString path, Tone tone)
        : m_path(std::move(path))
        , m_tone(tone)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = colorFor(mode);
        if (!takesPixels(*painter)) {
            draw(*painter, rect, color);
            return;
        }
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect.topLeft(), drawn(rect.size() * ratio, color, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return drawn(size, colorFor(mode), 1);
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

    /// On paper, or where it is stretched, lines stay lines.
    static bool takesPixels(const QPainter& painter)
    {
        return painter.paintEngine()->type() == QPaintEngine::Raster &&
               painter.worldTransform().type() <= QTransform::TxTranslate &&
               !painter.viewTransformEnabled();
    }

    void draw(QPainter& painter, const QRectF& rect, const QColor& color) const
    {
        QFile file(m_path);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QSvgRenderer renderer(file.readAll().replace("currentColor", color.name().toLatin1()));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, rect);
        painter.restore();
    }

    /// The colour is part of its name, so that another palette has pictures of its own.
    [[nodiscard]] QPixmap drawn(const QSize& pixels, const QColor& color, qreal ratio) const
    {
        if (pixels.isEmpty())
            return {};
        const QString key = m_path % color.name() % u'/' % QString::number(pixels.width()) % u'x' %
                            QString::number(pixels.height()) % u'/' % QString::number(ratio);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        draw(painter, pixmap.rect(), color);
        painter.end();
        pixmap.setDevicePixelRatio(ratio);
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_path;
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
    const QString path = ":/crawlright/icons/"_L1 % name % ".svg"_L1;
    return QFile::exists(path) ? QIcon(new SymbolEngine(path, tone)) : QIcon();
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
