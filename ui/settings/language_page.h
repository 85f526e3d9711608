// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/choice.h"
#include "ui/settings/preferences_page.h"

class QComboBox;

namespace crawlright::settings {

/// The language of the window; it is that of the desktop unless one wants another.
class LanguagePage final : public PreferencesPage {
    Q_OBJECT

public:
    explicit LanguagePage(const Choices& languages, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    QComboBox* m_language;
};

} // namespace crawlright::settings
