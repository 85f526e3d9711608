// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/preferences_page.h"

class QCheckBox;
class QPushButton;

namespace crawlright::settings {

/// What is remembered of what one did.
class HistoryPage final : public PreferencesPage {
    Q_OBJECT

public:
    explicit HistoryPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

Q_SIGNALS:
    /// At once, and not only when the dialog is accepted.
    void forgetRequested();

private:
    QCheckBox* m_keep;
    QPushButton* m_forget;
};

} // namespace crawlright::settings
