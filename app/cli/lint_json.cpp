// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/json_writer.h"
#include "app/cli/lint_formats.h"
#include "core/text/line_index.h"
#include "ui/words/findings.h"

namespace crawlright::cli {

namespace {

void writePlace(JsonWriter& json, const text::LineIndex& index, text::Span span)
{
    const text::Position begin = index.positionAt(span.begin);
    const text::Position end = index.positionAt(span.end);
    json.member("line", begin.line).member("column", begin.column);
    json.member("endLine", end.line).member("endColumn", end.column);
}

/// One array of all findings of all files.
class JsonFindings final : public LintFormat {
public:
    explicit JsonFindings(Console& console)
        : m_console(console)
    {
    }

    void begin() override { m_json.beginArray(); }

    void file(const LintedFile& file) override
    {
        const text::LineIndex index(file.document.bytes());
        for (const Weighed& weighed : file.findings) {
            m_json.beginObject().member("file", file.name);
            write(weighed, index);
            m_json.endObject();
        }
    }

    void end() override { m_console.write(m_json.endArray().take()); }

private:
    void write(const Weighed& weighed, const text::LineIndex& index)
    {
        const checks::Finding& finding = weighed.finding;
        m_json.member("id", checks::idOf(finding.code));
        m_json.member("severity", checks::nameOf(weighed.severity));
        writePlace(m_json, index, finding.span);
        m_json.member("message", words::sentence(finding));
        m_json.key("dialects").beginArray();
        for (const dialects::Dialect& dialect : dialects::all())
            if (finding.severityFor(dialect.id) != checks::Severity::None)
                m_json.value(dialect.name);
        m_json.endArray().key("related").beginArray();
        for (const checks::Related& related : finding.related) {
            m_json.beginObject();
            writePlace(m_json, index, related.span);
            m_json.endObject();
        }
        m_json.endArray().key("fixes").beginArray().endArray();
    }

    Console& m_console;
    JsonWriter m_json;
};

} // namespace

std::unique_ptr<LintFormat> jsonFindings(Console& console)
{
    return std::make_unique<JsonFindings>(console);
}

} // namespace crawlright::cli
