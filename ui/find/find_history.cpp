// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/find_history.h"

#include "ui/settings/preferences.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace crawlright::find {

namespace {
constexpr qsizetype most = 20;
} // namespace

FindHistory::FindHistory(QSettings& settings, QString key)
    : m_settings(settings)
    , m_key(std::move(key))
{
}

QStringList FindHistory::texts() const
{
    return m_settings.value(m_key).toStringList();
}

void FindHistory::remember(const QString& text)
{
    if (text.isEmpty() || !text.isValidUtf16() || !settings::keepsHistory(m_settings))
        return;
    QStringList all = texts();
    all.removeAll(text);
    all.prepend(text);
    m_settings.setValue(m_key, all.first(std::min(most, all.size())));
}

void FindHistory::forget()
{
    m_settings.remove(m_key);
}

} // namespace crawlright::find
