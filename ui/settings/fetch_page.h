// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/preferences_page.h"

class QLabel;
class QLineEdit;
class QSpinBox;

namespace crawlright::settings {

/// How fetches present themselves, and when they are given up.
class FetchPage final : public PreferencesPage {
    Q_OBJECT

public:
    explicit FetchPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool isValid() const override;

private:
    QLineEdit* m_userAgent;
    QLabel* m_fault;
    QSpinBox* m_seconds;
    QSpinBox* m_mebibytes;
};

} // namespace crawlright::settings
