// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/report/page.h"

#include "ui/words/quoted.h"

namespace crawlright::report {

using namespace Qt::StringLiterals;

Page& Page::open(const char* element, std::initializer_list<Attribute> attributes)
{
    m_xml.writeStartElement(QLatin1StringView(element));
    for (const Attribute& attribute : attributes)
        m_xml.writeAttribute(QLatin1StringView(attribute.name), attribute.value);
    m_xml.writeCharacters(QString()); // so that no element is closed as an empty one
    return *this;
}

Page& Page::close()
{
    m_xml.writeEndElement();
    return *this;
}

Page& Page::text(const QString& text)
{
    m_xml.writeCharacters(text);
    return *this;
}

Page& Page::element(const char* name, const QString& content,
                    std::initializer_list<Attribute> attributes)
{
    return open(name, attributes).text(content).close();
}

Page& Page::bytes(std::string_view bytes, int limit)
{
    return element("code", words::shown(bytes, limit), {{"dir", u"ltr"_s}});
}

Page& Page::lineLink(std::size_t line, const QString& content)
{
    if (line > m_shownLines)
        return text(content);
    return element("a", content, {{"href", u"#L"_s + QString::number(line)}});
}

void Page::empty(const char* element, std::initializer_list<Attribute> attributes)
{
    m_xml.writeEmptyElement(QLatin1StringView(element));
    for (const Attribute& attribute : attributes)
        m_xml.writeAttribute(QLatin1StringView(attribute.name), attribute.value);
}

} // namespace crawlright::report
