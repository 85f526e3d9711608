// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/appearance.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QPalette>
#include <QSettings>
#include <QStyleHints>

#include <array>

namespace crawlright::window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto key = "window/appearance"_L1;

struct Choice {
    Qt::ColorScheme scheme;
    QLatin1StringView name; // in the settings
};
constexpr std::array choices{Choice{Qt::ColorScheme::Unknown, "system"_L1},
                             Choice{Qt::ColorScheme::Light, "light"_L1},
                             Choice{Qt::ColorScheme::Dark, "dark"_L1}};

/// For desktops that have no say in colours: Qt then has only a light palette.
QPalette darkPalette()
{
    const QColor window(0x2a, 0x2e, 0x32);
    const QColor base(0x1d, 0x20, 0x23);
    const QColor text(0xf0, 0xf2, 0xf4);
    const QColor quiet(0x9a, 0xa3, 0xab);
    const QColor accent(0x2f, 0x7f, 0xc4);
    QPalette palette(QColor(0x35, 0x3a, 0x3f), window);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
          QPalette::BrightText, QPalette::HighlightedText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(0x23, 0x27, 0x2a));
    palette.setColor(QPalette::ToolTipBase, QColor(0x35, 0x3a, 0x3f));
    palette.setColor(QPalette::PlaceholderText, quiet);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::Accent, accent);
    palette.setColor(QPalette::Link, QColor(0x7f, 0xb8, 0xff));
    palette.setColor(QPalette::LinkVisited, QColor(0xc4, 0xa7, 0xff));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, QColor(0x7d, 0x85, 0x8c));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x45, 0x4b, 0x52));
    return palette;
}

void apply(Qt::ColorScheme scheme)
{
    QStyleHints* hints = QGuiApplication::styleHints();
    hints->setColorScheme(scheme);
    const bool isTaken = scheme == Qt::ColorScheme::Unknown || hints->colorScheme() == scheme;
    QApplication::setPalette(!isTaken && scheme == Qt::ColorScheme::Dark ? darkPalette()
                                                                         : QPalette());
}

} // namespace

Appearance::Appearance(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    if (const Qt::ColorScheme kept = scheme(); kept != Qt::ColorScheme::Unknown)
        apply(kept);
}

Qt::ColorScheme Appearance::scheme() const
{
    const QString name = m_settings.value(key).toString();
    for (const Choice& choice : choices)
        if (name == choice.name)
            return choice.scheme;
    return Qt::ColorScheme::Unknown;
}

void Appearance::setScheme(Qt::ColorScheme scheme)
{
    for (const Choice& choice : choices)
        if (choice.scheme == scheme)
            m_settings.setValue(key, choice.name);
    apply(scheme);
}

void Appearance::fill(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const Choice& choice : choices) {
        QString text;
        switch (choice.scheme) {
        case Qt::ColorScheme::Unknown:
            text = tr("As the &Desktop");
            break;
        case Qt::ColorScheme::Light:
            text = tr("&Light");
            break;
        case Qt::ColorScheme::Dark:
            text = tr("&Dark");
            break;
        }
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(choice.scheme == scheme());
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, scheme = choice.scheme] { setScheme(scheme); });
    }
}

} // namespace crawlright::window
