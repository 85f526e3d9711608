// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/lint_formats.h"
#include "app/cli/sarif_log.h"
#include "app/cli/text.h"
#include "core/edits/fix.h"
#include "core/text/utf8.h"
#include "ui/words/findings.h"
#include "ui/words/fixes.h"
#include "ui/words/related.h"

#include <QByteArray>

namespace crawlright::cli {

namespace {

class SarifFindings final : public LintFormat {
public:
    explicit SarifFindings(Console& console)
        : m_log(console)
    {
    }

    void begin() override { m_log.begin(); }

    void file(const LintedFile& file) override
    {
        SarifPlaces places(file.document);
        const SarifFile written = m_log.addFile(file.name, file.document.bytes().size(), places);
        const edits::Fixer fixer(file.document);
        for (const Weighed& weighed : file.findings)
            writeResult(file, written, weighed, fixer.fixesFor(weighed.finding));
        if (!file.decidedAll)
            m_log.addNotice("note", file.name, words::undecidedSentence());
    }

    void unread(const std::string& name, const QString& sentence, Because because) override
    {
        m_log.addNotice("error", name, sentence,
                        because == Because::OfItsConfiguration ? SarifLog::About::Configuration
                                                               : SarifLog::About::Execution);
    }

    void end() override { m_log.end(); }

private:
    void writeResult(const LintedFile& file, const SarifFile& written, const Weighed& weighed,
                     const std::vector<edits::Fix>& fixes)
    {
        const checks::Finding& finding = weighed.finding;
        const QString note = words::consumersSentence(finding, file.consumers);
        const QString message = words::sentence(finding);
        m_log.beginResult(finding.code, weighed.severity,
                          //: Two sentences, one behind the other.
                          note.isEmpty() ? message : Cli::tr("%1 %2").arg(message, note), written,
                          finding.span);
        if (!finding.related.empty())
            writeRelated(written, finding);
        m_log.writeFingerprint(weighed.fingerprint);
        JsonWriter& json = m_log.json();
        if (!fixes.empty()) {
            json.key("fixes").beginArray();
            for (const edits::Fix& fix : fixes)
                writeFix(written, fix);
            json.endArray();
        }
        json.key("properties").beginObject();
        json.member("severity", checks::nameOf(weighed.severity));
        writeDialects(json, "dialects", checks::concernedBy(finding));
        json.endObject();
        m_log.endResult();
    }

    void writeRelated(const SarifFile& written, const checks::Finding& finding)
    {
        m_log.json().key("relatedLocations").beginArray();
        std::uint64_t id = 0;
        for (const checks::Related& related : finding.related)
            m_log.writeRelated(++id, written, related.span, words::relatedSentence(related.role));
        m_log.json().endArray();
    }

    void writeFix(const SarifFile& written, const edits::Fix& fix)
    {
        JsonWriter& json = m_log.json();
        json.beginObject();
        m_log.writeMessage("description", words::title(fix));
        json.key("artifactChanges").beginArray().beginObject();
        m_log.writeArtifactLocation("artifactLocation", written);
        json.key("replacements").beginArray();
        for (const edits::Edit& edit : fix.edits) {
            json.beginObject().key("deletedRegion").beginObject();
            written.places->writeRegion(json, edit.span);
            json.endObject();
            if (!edit.with.empty())
                writeContent(edit.with);
            json.endObject();
        }
        json.endArray().endObject().endArray();
        json.key("properties").beginObject();
        writeDialects(json, "keepsVerdicts", fix.keeps);
        json.endObject().endObject();
    }

    /// §3.3: text has to be UTF-8; other bytes go as Base64.
    void writeContent(const std::string& bytes)
    {
        JsonWriter& json = m_log.json();
        json.key("insertedContent").beginObject();
        if (text::nextNotUtf8(bytes, 0).isEmpty())
            json.member("text", bytes);
        else
            json.member("binary", QByteArray::fromStdString(bytes).toBase64().toStdString());
        json.endObject();
    }

    SarifLog m_log;
};

} // namespace

std::unique_ptr<LintFormat> sarifFindings(Console& console)
{
    return std::make_unique<SarifFindings>(console);
}

} // namespace crawlright::cli
