// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace crawlright::find {

/// What was typed into a field before, newest first, kept in the settings under a key; nothing new
/// where the user does not want to be remembered.
class FindHistory {
public:
    /// The settings must outlive this.
    FindHistory(QSettings& settings, QString key);

    [[nodiscard]] QStringList texts() const;
    /// An empty text, and one with marks of bytes (settings are text), are not kept.
    void remember(const QString& text);
    void forget();

private:
    QSettings& m_settings;
    QString m_key;
};

} // namespace crawlright::find
