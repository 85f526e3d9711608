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
constexpr auto urlFormatKey = "session/urlFormat"_L1;
constexpr auto urlTableKey = "session/urlTable"_L1;
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

/// Of a table its delimiter, its header, and the column of the URLs.
QStringList written(const urls::CsvLayout& table)
{
    QStringList words{QChar::fromLatin1(table.delimiter), QString::number(int{table.hasHeader}),
                      QString::number(table.column)};
    for (const std::string& column : table.columns)
        words.append(QString::fromStdString(column));
    return words;
}

urls::CsvLayout tableOf(const QStringList& words)
{
    constexpr qsizetype first = 3; // of the columns
    if (words.size() <= first || words.front().size() != 1)
        return {}; // its columns are found anew
    urls::CsvLayout table{.delimiter = words.at(0).front().toLatin1(),
                          .hasHeader = words.at(1).toInt() != 0,
                          .column = words.at(2).toULongLong()};
    for (const QString& column : words.sliced(first))
        table.columns.push_back(column.toStdString());
    return table.column < table.columns.size() ? table : urls::CsvLayout();
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
    const int format = m_settings.value(urlFormatKey, -1).toInt();
    if (format >= 0 && format <= static_cast<int>(urls::Format::JsonLines)) {
        open.urlOptions = {.format = static_cast<urls::Format>(format),
                           .csv = tableOf(m_settings.value(urlTableKey).toStringList())};
    }
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
    storeUrlOptions(open.urlOptions);
}

void SessionStore::storeUrlOptions(const std::optional<urls::LoadOptions>& options)
{
    m_settings.remove(urlFormatKey);
    m_settings.remove(urlTableKey);
    if (!options)
        return;
    m_settings.setValue(urlFormatKey, static_cast<int>(options->format));
    if (options->format == urls::Format::Csv)
        m_settings.setValue(urlTableKey, written(options->csv));
}

} // namespace crawlright::files
