// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/appearance.h"

#include <QActionGroup>
#include <QGuiApplication>
#include <QMenu>
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

} // namespace

Appearance::Appearance(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    if (const Qt::ColorScheme kept = scheme(); kept != Qt::ColorScheme::Unknown)
        QGuiApplication::styleHints()->setColorScheme(kept);
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
    QGuiApplication::styleHints()->setColorScheme(scheme);
}

void Appearance::fill(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const Choice& choice : choices) {
        QString text;
        switch (choice.scheme) {
        case Qt::ColorScheme::Unknown: text = tr("As the &Desktop"); break;
        case Qt::ColorScheme::Light: text = tr("&Light"); break;
        case Qt::ColorScheme::Dark: text = tr("&Dark"); break;
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
