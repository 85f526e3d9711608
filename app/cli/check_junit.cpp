// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/check_formats.h"
#include "app/cli/text.h"
#include "core/expect/findings.h"
#include "core/rules/verdict_name.h"
#include "ui/words/findings.h"

#include <QXmlStreamWriter>

namespace crawlright::cli {

namespace {

using namespace Qt::StringLiterals;

/// Text that XML 1.0 can hold: control characters and bytes that are not UTF-8 are made visible.
QString xmlText(std::string_view bytes)
{
    return QString::fromStdString(visible(bytes));
}

void writeCase(QXmlStreamWriter& xml, const Checked& checked, const CheckedFile& file)
{
    const expect::Expectation& expectation = *checked.expectation;
    const QString word = xmlText(rules::nameOf(expectation.verdict));
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, xmlText(file.robotsName));
    xml.writeAttribute(u"name"_s, word + u' ' + xmlText(checked.judge->crawler.text) + u' ' +
                                      xmlText(checked.row.url));
    xml.writeAttribute(u"file"_s, xmlText(file.name));
    xml.writeAttribute(u"line"_s, QString::number(expectation.line));
    if (!checked.holds()) {
        xml.writeStartElement(u"failure"_s);
        xml.writeAttribute(u"type"_s, u"expectation-failed"_s);
        xml.writeAttribute(u"message"_s, xmlText(utf8(reasonOf(checked, file))));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

/// A line that is no expectation: a pipeline that shows only this file must not look green.
void writeComplaint(QXmlStreamWriter& xml, const expect::Complaint& complaint,
                    const CheckedFile& file)
{
    const checks::Finding finding = expect::findingOf(complaint, *file.expectations);
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, xmlText(file.robotsName));
    xml.writeAttribute(u"name"_s, Cli::tr("Line %1").arg(complaint.line));
    xml.writeAttribute(u"file"_s, xmlText(file.name));
    xml.writeAttribute(u"line"_s, QString::number(complaint.line));
    xml.writeStartElement(u"error"_s);
    xml.writeAttribute(u"type"_s, u"expectation-syntax"_s);
    xml.writeAttribute(u"message"_s, xmlText(utf8(words::sentence(finding))));
    xml.writeEndElement();
    xml.writeEndElement();
}

} // namespace

void writeCheckedJunit(const CheckedFile& file, Console& console)
{
    QString text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    const std::vector<expect::Complaint>& complaints = file.expectations->complaints;
    const QString tests = QString::number(file.rows.size() + complaints.size());
    const QString errors = QString::number(complaints.size());
    const QString failures = QString::number(file.failures());
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeAttribute(u"tests"_s, tests);
    xml.writeAttribute(u"failures"_s, failures);
    xml.writeAttribute(u"errors"_s, errors);
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, xmlText(file.name));
    xml.writeAttribute(u"tests"_s, tests);
    xml.writeAttribute(u"failures"_s, failures);
    xml.writeAttribute(u"errors"_s, errors);
    for (const Checked& checked : file.rows)
        writeCase(xml, checked, file);
    for (const expect::Complaint& complaint : complaints)
        writeComplaint(xml, complaint, file);
    xml.writeEndDocument();
    console.write(utf8(text));
}

} // namespace crawlright::cli
