// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/recent_files.h"

#include "ui/settings/preferences.h"

#include <QFileInfo>
#include <QSettings>

namespace crawlright::files {

using namespace Qt::StringLiterals;

namespace {

constexpr auto key = "files/recent"_L1;

QStringList newest(const QStringList& paths)
{
    return paths.first(std::min(RecentFiles::maxCount, paths.size()));
}

} // namespace

RecentFiles::RecentFiles(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
}

QStringList RecentFiles::paths() const
{
    return newest(m_settings.value(key).toStringList());
}

void RecentFiles::add(const QString& path)
{
    if (!settings::keepsHistory(m_settings))
        return;
    QStringList all = paths();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    all.removeAll(absolute);
    all.prepend(absolute);
    store(newest(all));
}

void RecentFiles::remove(const QString& path)
{
    QStringList all = paths();
    if (all.removeAll(QFileInfo(path).absoluteFilePath()) > 0)
        store(all);
}

void RecentFiles::clear()
{
    store({});
}

void RecentFiles::store(const QStringList& paths)
{
    m_settings.setValue(key, paths);
    Q_EMIT changed();
}

} // namespace crawlright::files
