// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/agent_preset.h"
#include "ui/settings/preferences_page.h"

class QSpinBox;

namespace crawlright::fetch {
class AgentField;
}

namespace crawlright::settings {

/// How fetches present themselves, and when they are given up.
class FetchPage final : public PreferencesPage {
    Q_OBJECT

public:
    /// `agents`: whose user agents are offered.
    explicit FetchPage(const std::vector<fetch::AgentPreset>& agents, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void setPreferences(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool isValid() const override;

private:
    fetch::AgentField* m_agent;
    QSpinBox* m_seconds;
    QSpinBox* m_redirects;
    QSpinBox* m_mebibytes;
};

} // namespace crawlright::settings
