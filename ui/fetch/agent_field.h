// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/agent_preset.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace crawlright::fetch {

/// How a fetch presents itself: as usual, like one of some crawlers, or by any text.
class AgentField final : public QWidget {
    Q_OBJECT

public:
    /// `usualName`: what no text stands for, and `usual` is what is sent then.
    AgentField(const std::vector<AgentPreset>& presets, const QString& usualName,
               const QByteArray& usual, QWidget* parent = nullptr);

    /// Empty: as usual.
    [[nodiscard]] QByteArray userAgent() const;
    void setUserAgent(const QByteArray& userAgent);
    /// Whether the text can stand in a request.
    [[nodiscard]] bool isValid() const;

Q_SIGNALS:
    void changed();

private:
    void takeChoice();
    void followText();

    QComboBox* m_choice;
    QLineEdit* m_text;
    QLabel* m_fault;
    std::vector<AgentPreset> m_presets;
};

} // namespace crawlright::fetch
