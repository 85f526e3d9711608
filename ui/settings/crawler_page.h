// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/choice.h"
#include "ui/settings/preferences_page.h"

class QComboBox;

namespace crawlright::settings {

/// Which set of crawlers one cares about; the sets themselves are changed elsewhere.
class CrawlerPage final : public PreferencesPage {
    Q_OBJECT

public:
    explicit CrawlerPage(QWidget* parent = nullptr);

    void setSets(const Choices& sets, const QString& chosen);
    [[nodiscard]] QString chosen() const;

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    void showUsual() override;

Q_SIGNALS:
    void editSetsRequested();

private:
    QComboBox* m_sets;
};

} // namespace crawlright::settings
