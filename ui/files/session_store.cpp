// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/session_store.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace crawlright::files {

using namespace Qt::StringLiterals;

namespace {

constexpr auto wantedKey = "session/restore"_L1;
constexpr auto documentsKey = "session/documents"_L1;
constexpr auto currentKey = "session/current"_L1;
constexpr auto testedKey = "session/tested"_L1;
constexpr auto urlsKey = "session/urls"_L1;
constexpr auto pathKey = "path"_L1;
constexpr auto addressKey = "address"_L1;
constexpr auto anchorKey = "anchor"_L1;
constexpr auto cursorKey = "cursor"_L1;
constexpr auto topLineKey = "topLine"_L1;
constexpr auto foldsKey = "folds"_L1;
// More tabs than anyone can use; settings can be written by hand.
constexpr int maxDocuments = 1000;

QStringList written(const std::vector<text::LineNumber>& lines)
{
    QStringList numbers;
    for (const text::LineNumber line : lines)
        numbers.append(QString::number(line));
    return numbers;
}

std::vector<text::LineNumber> linesOf(const QStringList& numbers)
{
    std::vector<text::LineNumber> lines;
    for (const QString& number : numbers) {
        if (const text::LineNumber line = number.toUInt(); line > 0)
            lines.push_back(line);
    }
    return lines;
}

} // namespace

SessionStore::SessionStore(QSettings& settings)
    : m_settings(settings)
{
}

bool SessionStore::isWanted() const
{
    return m_settings.value(wantedKey, true).toBool();
}

void SessionStore::setWanted(bool wanted)
{
    m_settings.setValue(wantedKey, wanted);
}

OpenDocuments SessionStore::load() const
{
    OpenDocuments open;
    const int current = m_settings.value(currentKey, -1).toInt();
    const int count = std::min(m_settings.beginReadArray(documentsKey), maxDocuments);
    for (int i = 0; i < count; ++i) {
        m_settings.setArrayIndex(i);
        OpenDocument document{.path = m_settings.value(pathKey).toString(),
                              .address = m_settings.value(addressKey).toString(),
                              .anchor = m_settings.value(anchorKey).toUInt(),
                              .cursor = m_settings.value(cursorKey).toUInt(),
                              .topLine = std::max(1U, m_settings.value(topLineKey, 1).toUInt()),
                              .folds = linesOf(m_settings.value(foldsKey).toStringList())};
        if (document.path.isEmpty() && document.address.isEmpty())
            continue;
        if (i == current)
            open.current = open.documents.size();
        open.documents.push_back(std::move(document));
    }
    m_settings.endArray();
    open.tested = m_settings.value(testedKey).toString();
    open.urls = m_settings.value(urlsKey).toString();
    return open;
}

void SessionStore::store(const OpenDocuments& open)
{
    m_settings.remove(documentsKey); // else more of a longer list would stay
    m_settings.beginWriteArray(documentsKey, static_cast<int>(open.documents.size()));
    for (int i = 0; const OpenDocument& document : open.documents) {
        m_settings.setArrayIndex(i++);
        m_settings.setValue(pathKey, document.path);
        if (!document.address.isEmpty())
            m_settings.setValue(addressKey, document.address);
        m_settings.setValue(anchorKey, document.anchor);
        m_settings.setValue(cursorKey, document.cursor);
        m_settings.setValue(topLineKey, document.topLine);
        if (!document.folds.empty())
            m_settings.setValue(foldsKey, written(document.folds));
    }
    m_settings.endArray();
    m_settings.setValue(currentKey, open.current ? static_cast<int>(*open.current) : -1);
    m_settings.setValue(testedKey, open.tested);
    m_settings.setValue(urlsKey, open.urls);
}

} // namespace crawlright::files
