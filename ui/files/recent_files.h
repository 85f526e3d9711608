// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace crawlright::files {

/// The files last opened or saved, newest first, kept in the settings.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype maxCount = 12;

    /// The settings must outlive this.
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] QStringList paths() const;
    /// Unless one does not want them kept.
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList& paths);

    QSettings& m_settings;
};

} // namespace crawlright::files
