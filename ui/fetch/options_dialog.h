// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/agent_preset.h"
#include "ui/fetch/session_options.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace crawlright::fetch {

class AgentField;

/// How fetches shall be made until the program ends.
class OptionsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `usual`: the user agent of the preferences. `hosts`: of which passwords are held.
    OptionsDialog(const SessionOptions& options, const QByteArray& usual,
                  const std::vector<AgentPreset>& presets, const QStringList& hosts,
                  QWidget* parent = nullptr);

    [[nodiscard]] SessionOptions options() const;

Q_SIGNALS:
    void forgetRequested();

private:
    void makeLayout(const QStringList& hosts);
    [[nodiscard]] QWidget* makePasswords(const QStringList& hosts);
    void check();

    AgentField* m_agent;
    QPlainTextEdit* m_headers;
    QLabel* m_headerFault;
    QPlainTextEdit* m_addresses;
    QLabel* m_addressFault;
    QDialogButtonBox* m_buttons;
};

} // namespace crawlright::fetch
