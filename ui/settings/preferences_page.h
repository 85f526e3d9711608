// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/preferences.h"

#include <QWidget>

namespace crawlright::settings {

/// One page of the dialog.
class PreferencesPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    virtual void setPreferences(const Preferences& preferences) = 0;
    /// Puts what the page says into the preferences; leaves the rest.
    virtual void read(Preferences& preferences) const = 0;
    /// Whether there is anything that one would have to mend first.
    [[nodiscard]] virtual bool isValid() const { return true; }
    /// Everything on it as it is when the program is new.
    virtual void showUsual() { setPreferences(Preferences()); }

Q_SIGNALS:
    /// By the user.
    void changed();
};

} // namespace crawlright::settings
