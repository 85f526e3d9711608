// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/input.h"
#include "app/cli/lint_formats.h"
#include "app/cli/sarif_levels.h"
#include "app/cli/sarif_places.h"
#include "app/cli/text.h"
#include "core/checks/utf8.h"
#include "core/edits/fix.h"
#include "ui/words/findings.h"
#include "ui/words/fixes.h"
#include "ui/words/reference.h"
#include "ui/words/related.h"

#include <QByteArray>

#include <array>

namespace crawlright::cli {

namespace {

using namespace Qt::StringLiterals;

/// Plain text as a message string: braces would be placeholders (§3.11.5), brackets before
/// parentheses a link (§3.11.6).
QString messageText(QString text)
{
    text.replace(u'{', "{{"_L1).replace(u'}', "}}"_L1);
    return text.replace("]("_L1, "\\]("_L1);
}

/// SARIF 2.1.0. Results go out one by one; what is known only at the end (the rules that were
/// met, the files, the notifications) comes behind them.
class SarifFindings final : public LintFormat {
public:
    explicit SarifFindings(Console& console)
        : m_console(console)
    {
        m_ruleIndices.fill(-1);
    }

    void begin() override
    {
        m_json.beginObject();
        m_json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
        m_json.member("version", "2.1.0").key("runs").beginArray().beginObject();
        m_json.member("columnKind", "unicodeCodePoints");
        m_json.key("newlineSequences").beginArray();
        m_json.value("\r\n").value("\n").value("\r").endArray();
        m_json.key("results").beginArray();
    }

    void file(const LintedFile& file) override
    {
        m_artifacts.push_back({file.name, file.document.bytes().size()});
        SarifPlaces places(file.document);
        const edits::Fixer fixer(file.document);
        for (const Weighed& weighed : file.findings) {
            writeResult(file, weighed, places, fixer.fixesFor(weighed.finding));
            m_console.write(m_json.drained());
        }
        if (!file.decidedAll)
            m_notices.push_back({"note", file.name, words::undecidedSentence()});
    }

    void unread(const std::string& name, const QString& sentence, Because because) override
    {
        auto& notices = because == Because::OfItsConfiguration ? m_configurationNotices : m_notices;
        notices.push_back({"error", name, sentence});
        m_hasFailed = true;
    }

    void end() override
    {
        m_json.endArray();
        writeTool();
        writeArtifacts();
        writeInvocation();
        m_json.endObject().endArray().endObject();
        m_console.write(m_json.take());
    }

private:
    struct Artifact {
        std::string name;
        std::size_t size = 0;
    };
    struct Notice {
        const char* level;
        std::string name;
        QString sentence;
    };

    void writeMessage(std::string_view key, const QString& text)
    {
        m_json.key(key).beginObject().member("text", messageText(text)).endObject();
    }

    void writeArtifactLocation(std::string_view key, const std::string& name, bool isListed)
    {
        m_json.key(key).beginObject().member("uri", uriOf(name));
        if (isListed)
            m_json.member("index", static_cast<std::uint64_t>(m_artifacts.size() - 1));
        if (name == standardInput)
            writeMessage("description", Cli::tr("standard input"));
        m_json.endObject();
    }

    std::uint64_t ruleIndexOf(checks::Code code)
    {
        int& index = m_ruleIndices[static_cast<std::size_t>(code)];
        if (index < 0) {
            index = static_cast<int>(m_rules.size());
            m_rules.push_back(code);
        }
        return static_cast<std::uint64_t>(index);
    }

    void writeResult(const LintedFile& file, const Weighed& weighed, SarifPlaces& places,
                     const std::vector<edits::Fix>& fixes)
    {
        const checks::Finding& finding = weighed.finding;
        const QString note = words::consumersSentence(finding, file.consumers);
        const QString message = words::sentence(finding);
        m_json.beginObject().member("ruleId", checks::idOf(finding.code));
        m_json.member("ruleIndex", ruleIndexOf(finding.code));
        m_json.member("level", sarifLevelOf(weighed.severity));
        //: Two sentences, one behind the other.
        writeMessage("message", note.isEmpty() ? message : Cli::tr("%1 %2").arg(message, note));
        m_json.key("locations").beginArray().beginObject();
        writePhysicalLocation(file, finding.span, places);
        m_json.endObject().endArray();
        if (!finding.related.empty())
            writeRelated(file, finding, places);
        m_json.key("partialFingerprints").beginObject();
        m_json.member("crawlrightFinding/v1", checks::textOf(weighed.fingerprint)).endObject();
        if (!fixes.empty()) {
            m_json.key("fixes").beginArray();
            for (const edits::Fix& fix : fixes)
                writeFix(file, fix, places);
            m_json.endArray();
        }
        m_json.key("properties").beginObject();
        m_json.member("severity", checks::nameOf(weighed.severity));
        writeDialects(m_json, "dialects", checks::concernedBy(finding));
        m_json.endObject().endObject();
    }

    void writeRelated(const LintedFile& file, const checks::Finding& finding, SarifPlaces& places)
    {
        m_json.key("relatedLocations").beginArray();
        std::uint64_t id = 0;
        for (const checks::Related& related : finding.related) {
            m_json.beginObject().member("id", ++id);
            writePhysicalLocation(file, related.span, places);
            writeMessage("message", words::relatedSentence(related.role));
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writePhysicalLocation(const LintedFile& file, text::Span span, SarifPlaces& places)
    {
        m_json.key("physicalLocation").beginObject();
        writeArtifactLocation("artifactLocation", file.name, true);
        m_json.key("region").beginObject();
        places.writeRegion(m_json, span);
        m_json.endObject().endObject();
    }

    void writeFix(const LintedFile& file, const edits::Fix& fix, SarifPlaces& places)
    {
        m_json.beginObject();
        writeMessage("description", words::title(fix));
        m_json.key("artifactChanges").beginArray().beginObject();
        writeArtifactLocation("artifactLocation", file.name, true);
        m_json.key("replacements").beginArray();
        for (const edits::Edit& edit : fix.edits) {
            m_json.beginObject().key("deletedRegion").beginObject();
            places.writeRegion(m_json, edit.span);
            m_json.endObject();
            if (!edit.with.empty())
                writeContent(edit.with);
            m_json.endObject();
        }
        m_json.endArray().endObject().endArray();
        m_json.key("properties").beginObject();
        writeDialects(m_json, "keepsVerdicts", fix.keeps);
        m_json.endObject().endObject();
    }

    /// §3.3: text has to be UTF-8; other bytes go as Base64.
    void writeContent(const std::string& bytes)
    {
        m_json.key("insertedContent").beginObject();
        if (checks::nextNotUtf8(bytes, 0).isEmpty())
            m_json.member("text", bytes);
        else
            m_json.member("binary", QByteArray::fromStdString(bytes).toBase64().toStdString());
        m_json.endObject();
    }

    void writeTool()
    {
        m_json.key("tool").beginObject().key("driver").beginObject();
        m_json.member("name", "Crawlright").member("version", CRAWLRIGHT_VERSION);
        m_json.member("semanticVersion", CRAWLRIGHT_VERSION);
        m_json.key("rules").beginArray();
        for (const checks::Code code : m_rules)
            writeRule(code);
        m_json.endArray().endObject().endObject();
    }

    void writeRule(checks::Code code)
    {
        m_json.beginObject().member("id", checks::idOf(code));
        writeMessage("shortDescription", words::explain(code).meaning);
        writeMessage("fullDescription", words::explanation(code));
        m_json.key("help").beginObject().member("text", words::explanation(code));
        m_json.member("markdown", words::referencePage(code)).endObject();
        m_json.key("defaultConfiguration").beginObject();
        m_json.member("level", defaultSarifLevelOf(code)).endObject();
        m_json.key("properties").beginObject().key("tags").beginArray();
        m_json.value(words::familyName(checks::familyOf(code)));
        m_json.endArray().endObject().endObject();
    }

    void writeArtifacts()
    {
        m_json.key("artifacts").beginArray();
        for (const Artifact& artifact : m_artifacts) {
            m_json.beginObject();
            writeArtifactLocation("location", artifact.name, false);
            m_json.member("length", static_cast<std::uint64_t>(artifact.size));
            m_json.key("roles").beginArray().value("analysisTarget");
            if (artifact.name == standardInput)
                m_json.value("standardStream");
            m_json.endArray().endObject();
        }
        m_json.endArray();
    }

    void writeInvocation()
    {
        m_json.key("invocations").beginArray().beginObject();
        m_json.member("executionSuccessful", !m_hasFailed);
        writeNotices("toolExecutionNotifications", m_notices);
        writeNotices("toolConfigurationNotifications", m_configurationNotices);
        m_json.endObject().endArray();
    }

    void writeNotices(std::string_view key, const std::vector<Notice>& notices)
    {
        m_json.key(key).beginArray();
        for (const Notice& notice : notices) {
            m_json.beginObject().member("level", notice.level);
            writeMessage("message", notice.sentence);
            m_json.key("locations").beginArray().beginObject();
            m_json.key("physicalLocation").beginObject();
            writeArtifactLocation("artifactLocation", notice.name, false);
            m_json.endObject().endObject().endArray().endObject();
        }
        m_json.endArray();
    }

    Console& m_console;
    JsonWriter m_json;
    std::array<int, checks::codeCount> m_ruleIndices{}; // -1: not met
    std::vector<checks::Code> m_rules;
    std::vector<Artifact> m_artifacts;
    std::vector<Notice> m_notices;
    std::vector<Notice> m_configurationNotices;
    bool m_hasFailed = false;
};

} // namespace

std::unique_ptr<LintFormat> sarifFindings(Console& console)
{
    return std::make_unique<SarifFindings>(console);
}

} // namespace crawlright::cli
