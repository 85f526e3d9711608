// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QMenu;
class QSettings;

namespace crawlright::window {

/// Light, dark, or as the desktop has it; kept in the settings.
class Appearance final : public QObject {
    Q_OBJECT

public:
    /// Applies what was kept. The settings must outlive this.
    explicit Appearance(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] Qt::ColorScheme scheme() const;
    void setScheme(Qt::ColorScheme scheme);
    /// Adds the three choices to a menu.
    void fill(QMenu& menu);

private:
    QSettings& m_settings;
};

} // namespace crawlright::window
