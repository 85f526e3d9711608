// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/lint_formats.h"
#include "app/cli/panel.h"
#include "app/cli/text.h"
#include "app/cli/witnesses.h"
#include "core/edits/fix.h"
#include "core/text/line_index.h"
#include "ui/words/findings.h"
#include "ui/words/fixes.h"
#include "ui/words/related.h"

namespace crawlright::cli {

namespace {

void writePlace(JsonWriter& json, const text::LineIndex& index, text::Span span)
{
    const text::Position begin = index.positionAt(span.begin);
    const text::Position end = index.positionAt(span.end);
    json.member("line", begin.line).member("column", begin.column);
    json.member("endLine", end.line).member("endColumn", end.column);
}

void writeWitness(JsonWriter& json, const std::optional<Witness>& witness)
{
    json.key("witness");
    if (!witness) {
        json.null();
        return;
    }
    json.beginObject();
    json.member("crawler", std::string_view(witness->flip.crawler));
    json.member("url", std::string_view(witness->flip.url));
    json.member("dialect", dialects::get(witness->dialect).name);
    json.member("before", nameOf(verdictOf(witness->flip.before)));
    json.member("after", nameOf(verdictOf(witness->flip.after))).endObject();
}

void writeFix(JsonWriter& json, const edits::Fix& fix, const text::LineIndex& index,
              const std::optional<Witness>& witness)
{
    json.beginObject().member("title", words::title(fix));
    writeDialects(json, "keepsVerdicts", fix.keeps);
    writeWitness(json, witness);
    json.key("edits").beginArray();
    for (const edits::Edit& edit : fix.edits) {
        json.beginObject();
        json.member("offset", edit.span.begin).member("length", edit.span.size());
        writePlace(json, index, edit.span);
        json.member("text", std::string_view(edit.with)).endObject();
    }
    json.endArray().endObject();
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
        const edits::Fixer fixer(file.document);
        for (const Weighed& weighed : file.findings) {
            m_json.beginObject().member("file", file.name);
            write(weighed, file, index);
            m_json.key("fixes").beginArray();
            for (const edits::Fix& fix : fixer.fixesFor(weighed.finding))
                writeFix(m_json, fix, index, m_witnesses.find(file, fix));
            m_json.endArray().endObject();
            m_console.write(m_json.drained());
        }
        if (!file.decidedAll)
            m_console.note(Cli::tr("%1: %2", "a file and what is to be said of it")
                               .arg(shown(file.name), words::undecidedSentence()));
    }

    void end() override { m_console.write(m_json.endArray().take()); }

private:
    void write(const Weighed& weighed, const LintedFile& file, const text::LineIndex& index)
    {
        const checks::Finding& finding = weighed.finding;
        m_json.member("id", checks::idOf(finding.code));
        m_json.member("severity", checks::nameOf(weighed.severity));
        writePlace(m_json, index, finding.span);
        m_json.member("message", words::sentence(finding));
        const QString note = words::consumersSentence(finding, file.consumers);
        if (!note.isEmpty())
            m_json.member("note", note);
        writeDialects(m_json, "dialects", checks::concernedBy(finding));
        m_json.key("related").beginArray();
        for (const checks::Related& related : finding.related) {
            m_json.beginObject();
            writePlace(m_json, index, related.span);
            m_json.member("message", words::relatedSentence(related.role)).endObject();
        }
        m_json.endArray();
    }

    Console& m_console;
    JsonWriter m_json;
    Witnesses m_witnesses;
};

} // namespace

void writeDialects(JsonWriter& json, std::string_view key, checks::Readers readers)
{
    json.key(key).beginArray();
    for (const dialects::Dialect& dialect : dialects::all())
        if ((readers & checks::only(dialect.id)) != 0)
            json.value(dialect.name);
    json.endArray();
}

std::unique_ptr<LintFormat> jsonFindings(Console& console)
{
    return std::make_unique<JsonFindings>(console);
}

} // namespace crawlright::cli
