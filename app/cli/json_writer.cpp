// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/json_writer.h"

#include "app/cli/text.h"

#include <format>

namespace crawlright::cli {

JsonWriter& JsonWriter::key(std::string_view name)
{
    beforeValue();
    appendJsonString(m_text, name);
    m_text += ": ";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view bytes)
{
    beforeValue();
    appendJsonString(m_text, bytes);
    return *this;
}

JsonWriter& JsonWriter::value(const QString& text)
{
    return value(std::string_view(text.toStdString()));
}

JsonWriter& JsonWriter::value(std::uint64_t number)
{
    beforeValue();
    appendNumber(m_text, number);
    return *this;
}

JsonWriter& JsonWriter::value(double number)
{
    beforeValue();
    m_text += std::format("{}", number);
    return *this;
}

JsonWriter& JsonWriter::value(bool flag)
{
    beforeValue();
    m_text += flag ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null()
{
    beforeValue();
    m_text += "null";
    return *this;
}

std::string JsonWriter::take()
{
    m_text += '\n';
    return std::move(m_text);
}

JsonWriter& JsonWriter::open(char bracket)
{
    beforeValue();
    m_text += bracket;
    m_hasItems.push_back(false);
    return *this;
}

JsonWriter& JsonWriter::close(char bracket)
{
    const bool hadItems = m_hasItems.back();
    m_hasItems.pop_back();
    if (hadItems)
        newLine();
    m_text += bracket;
    return *this;
}

void JsonWriter::beforeValue()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_hasItems.empty())
        return;
    if (m_hasItems.back())
        m_text += ',';
    m_hasItems.back() = true;
    newLine();
}

void JsonWriter::newLine()
{
    m_text += '\n';
    m_text.append(2 * m_hasItems.size(), ' ');
}

} // namespace crawlright::cli
