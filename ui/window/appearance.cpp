// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/appearance.h"

#include "ui/window/seen_boxes.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QPalette>
#include <QSettings>
#include <QStyle>
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

/// For desktops whose platform theme cannot switch (plain X11). Fusion draws every role of it.
QPalette ownPalette(Qt::ColorScheme scheme)
{
    const bool isDark = scheme == Qt::ColorScheme::Dark;
    const QColor window = isDark ? QColor(0x2b, 0x2d, 0x30) : QColor(0xef, 0xef, 0xef);
    const QColor base = isDark ? QColor(0x1e, 0x1f, 0x22) : QColor(Qt::white);
    const QColor text = isDark ? QColor(0xe6, 0xe6, 0xe6) : QColor(Qt::black);
    const QColor faint = isDark ? QColor(0xa0, 0xa3, 0xa8) : QColor(0x80, 0x80, 0x80);
    const QColor link = isDark ? QColor(0x6c, 0xb2, 0xf7) : QColor(0x00, 0x57, 0xae);
    QPalette palette(isDark ? QColor(0x3a, 0x3d, 0x41) : window, window);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, isDark ? base.lighter(125) : base.darker(104));
    palette.setColor(QPalette::ToolTipBase, window);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Highlight, QColor(0x30, 0x8c, 0xc6));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, link);
    palette.setColor(QPalette::LinkVisited, link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

void apply(Qt::ColorScheme scheme)
{
    QStyleHints* hints = QGuiApplication::styleHints();
    if (scheme == Qt::ColorScheme::Dark && QApplication::style()->name() == "fusion"_L1 &&
        qobject_cast<SeenBoxes*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new SeenBoxes);
    QApplication::setPalette(QPalette()); // the desktop's again
    hints->setColorScheme(scheme);
    if (scheme != Qt::ColorScheme::Unknown && hints->colorScheme() != scheme)
        QApplication::setPalette(ownPalette(scheme));
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
    for (const Choice& choice : choices) {
        if (name == choice.name)
            return choice.scheme;
    }
    return Qt::ColorScheme::Unknown;
}

void Appearance::setScheme(Qt::ColorScheme scheme)
{
    for (const Choice& choice : choices) {
        if (choice.scheme == scheme)
            m_settings.setValue(key, choice.name);
    }
    apply(scheme);
}

void Appearance::fill(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const Choice& choice : choices) {
        QString text;
        switch (choice.scheme) {
        case Qt::ColorScheme::Unknown:
            text = tr("As the Deskto&p");
            break;
        case Qt::ColorScheme::Light:
            text = tr("&Light");
            break;
        case Qt::ColorScheme::Dark:
            text = tr("&Dark");
            break;
        }
        QAction* action = menu.addAction(text);
        action->setObjectName("appearance/"_L1 + choice.name);
        action->setCheckable(true);
        action->setChecked(choice.scheme == scheme());
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, scheme = choice.scheme] { setScheme(scheme); });
    }
}

} // namespace crawlright::window
