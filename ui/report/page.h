// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QXmlStreamWriter>

#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace crawlright::report {

/// The one translation context of this library.
class Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

struct Attribute {
    const char* name;
    QString value;
};

/// Writes HTML that is well-formed XML, too, and escapes every text.
class Page {
public:
    explicit Page(QByteArray* to)
        : m_xml(to)
    {
    }

    Page& open(const char* element, std::initializer_list<Attribute> attributes = {});
    Page& close();
    Page& text(const QString& text);
    /// An element with a text of our own.
    Page& element(const char* name, const QString& text,
                  std::initializer_list<Attribute> attributes = {});
    /// Bytes of a file or a list: made visible, at most `limit` characters, left to right.
    Page& bytes(std::string_view bytes, int limit = mostCharacters);
    /// The lines that are shown, from the first one on.
    void setShownLines(std::size_t lines) { m_shownLines = lines; }
    /// The number of a line of the file, which leads there if it is shown.
    Page& lineLink(std::size_t line, const QString& text);
    void documentType() { m_xml.writeDTD(QStringLiteral("<!DOCTYPE html>")); }
    void empty(const char* element, std::initializer_list<Attribute> attributes);
    void newLine() { m_xml.writeCharacters(QStringLiteral("\n")); }

    static constexpr int mostCharacters = 400;

private:
    QXmlStreamWriter m_xml;
    std::size_t m_shownLines = 0;
};

} // namespace crawlright::report
