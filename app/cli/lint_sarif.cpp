// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/json_writer.h"
#include "app/cli/lint_formats.h"
#include "app/cli/text.h"
#include "core/text/ascii.h"
#include "core/text/line_index.h"
#include "ui/words/findings.h"

#include <format>

namespace crawlright::cli {

namespace {

using checks::Severity;

/// SARIF 2.1.0 §3.27.10; it has no word below `note`.
std::string_view levelOf(Severity severity)
{
    if (severity == Severity::Error)
        return "error";
    return severity == Severity::Warning ? "warning" : "note";
}

/// A file's name as a URI reference (RFC 3986): every byte but the unreserved ones and `/` encoded.
/// An address stays.
std::string uriOf(const std::string& name)
{
    if (text::startsWithIgnoringCase(name, "http://") ||
        text::startsWithIgnoringCase(name, "https://"))
        return name;
    std::string uri = name.starts_with('/') ? "file://" : "";
    for (const char c : name) {
        if (text::isUnreserved(c) || c == '/')
            uri += c;
        else
            uri += std::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

/// Characters from the start of the line to `at`; a byte that is not UTF-8 counts as one, a byte
/// order mark not at all.
std::uint32_t columnOf(const syntax::Document& document, text::Offset lineBegin, text::Offset at)
{
    const std::string_view bytes = document.bytes().substr(0, at);
    std::uint32_t column = 1;
    text::Offset i = lineBegin == 0 ? std::min(document.bomSize(), at) : lineBegin;
    while (i < at) {
        i += static_cast<text::Offset>(characterAt(bytes, i).bytes);
        ++column;
    }
    return column;
}

class SarifFindings final : public LintFormat {
public:
    explicit SarifFindings(Console& console)
        : m_console(console)
    {
    }

    void begin() override
    {
        m_json.beginObject();
        m_json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
        m_json.member("version", "2.1.0").key("runs").beginArray().beginObject();
        m_json.key("tool").beginObject().key("driver").beginObject();
        m_json.member("name", "Crawlright").member("version", CRAWLRIGHT_VERSION);
        m_json.key("rules").beginArray();
        for (int i = 0; i < checks::codeCount; ++i)
            writeRule(static_cast<checks::Code>(i));
        m_json.endArray().endObject().endObject();
        m_json.member("columnKind", "unicodeCodePoints").key("results").beginArray();
    }

    void file(const LintedFile& file) override
    {
        const text::LineIndex index(file.document.bytes());
        for (const Weighed& weighed : file.findings)
            writeResult(file, weighed, index);
    }

    void end() override
    {
        m_json.endArray().endObject().endArray().endObject();
        m_console.write(m_json.take());
    }

private:
    void writeRule(checks::Code code)
    {
        const words::Explanation explanation = words::explain(code);
        m_json.beginObject().member("id", checks::idOf(code));
        m_json.key("shortDescription").beginObject().member("text", explanation.meaning);
        m_json.endObject().key("fullDescription").beginObject();
        m_json.member("text", words::explanation(code)).endObject().endObject();
    }

    void writeResult(const LintedFile& file, const Weighed& weighed, const text::LineIndex& index)
    {
        const checks::Finding& finding = weighed.finding;
        m_json.beginObject().member("ruleId", checks::idOf(finding.code));
        m_json.member("ruleIndex", static_cast<std::uint32_t>(finding.code));
        m_json.member("level", levelOf(weighed.severity));
        m_json.key("message").beginObject().member("text", words::sentence(finding)).endObject();
        m_json.key("locations").beginArray();
        writeLocation(file, finding.span, index);
        m_json.endArray();
        if (!finding.related.empty()) {
            m_json.key("relatedLocations").beginArray();
            for (const checks::Related& related : finding.related)
                writeLocation(file, related.span, index);
            m_json.endArray();
        }
        m_json.endObject();
    }

    void writeLocation(const LintedFile& file, text::Span span, const text::LineIndex& index)
    {
        const text::LineNumber line = index.lineAt(span.begin);
        const text::LineNumber endLine = index.lineAt(span.end);
        m_json.beginObject().key("physicalLocation").beginObject();
        m_json.key("artifactLocation").beginObject().member("uri", uriOf(file.name)).endObject();
        m_json.key("region").beginObject();
        m_json.member("startLine", line);
        m_json.member("startColumn", columnOf(file.document, index.line(line).begin, span.begin));
        m_json.member("endLine", endLine);
        m_json.member("endColumn", columnOf(file.document, index.line(endLine).begin, span.end));
        m_json.member("byteOffset", span.begin).member("byteLength", span.size());
        m_json.endObject().endObject().endObject();
    }

    Console& m_console;
    JsonWriter m_json;
};

} // namespace

std::unique_ptr<LintFormat> sarifFindings(Console& console)
{
    return std::make_unique<SarifFindings>(console);
}

} // namespace crawlright::cli
