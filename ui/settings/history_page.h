// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/preferences_page.h"

class QBoxLayout;
class QCheckBox;
class QPushButton;
class QSpinBox;

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
    /// The same: all fetches that were kept.
    void clearFetchesRequested();

private:
    void addFetches(QBoxLayout& layout);

    QCheckBox* m_keep;
    QPushButton* m_forget;
    QCheckBox* m_keepFetches;
    QSpinBox* m_mebibytes;
    QPushButton* m_clearFetches;
};

} // namespace crawlright::settings
