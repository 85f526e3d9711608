// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/sarif_log.h"

#include "app/cli/input.h"
#include "app/cli/sarif_levels.h"
#include "app/cli/text.h"
#include "ui/words/findings.h"
#include "ui/words/reference.h"

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

} // namespace

SarifLog::SarifLog(Console& console)
    : m_console(console)
{
    m_ruleIndices.fill(-1);
}

void SarifLog::begin()
{
    m_json.beginObject();
    m_json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    m_json.member("version", "2.1.0").key("runs").beginArray().beginObject();
    m_json.member("columnKind", "unicodeCodePoints");
    m_json.key("newlineSequences").beginArray();
    m_json.value("\r\n").value("\n").value("\r").endArray();
    m_json.key("results").beginArray();
}

SarifFile SarifLog::addFile(const std::string& name, std::size_t size, SarifPlaces& places)
{
    m_artifacts.push_back({name, size});
    return {m_artifacts.size() - 1, name, &places};
}

void SarifLog::beginResult(checks::Code code, checks::Severity severity, const QString& message,
                           const SarifFile& file, text::Span span)
{
    m_json.beginObject().member("ruleId", checks::idOf(code));
    m_json.member("ruleIndex", ruleIndexOf(code));
    m_json.member("level", sarifLevelOf(severity));
    writeMessage("message", message);
    m_json.key("locations").beginArray().beginObject();
    writePhysicalLocation(file, span);
    m_json.endObject().endArray();
}

void SarifLog::writeFingerprint(const checks::Fingerprint& fingerprint)
{
    m_json.key("partialFingerprints").beginObject();
    m_json.member("crawlrightFinding/v1", checks::textOf(fingerprint)).endObject();
}

void SarifLog::endResult()
{
    m_json.endObject();
    m_console.write(m_json.drained());
}

void SarifLog::writeRelated(std::uint64_t id, const SarifFile& file, text::Span span,
                            const QString& message)
{
    m_json.beginObject().member("id", id);
    writePhysicalLocation(file, span);
    writeMessage("message", message);
    m_json.endObject();
}

void SarifLog::writeMessage(std::string_view key, const QString& text)
{
    m_json.key(key).beginObject().member("text", messageText(text)).endObject();
}

void SarifLog::writeArtifactLocation(std::string_view key, const SarifFile& file)
{
    writeLocation(key, file.name, &file.index);
}

void SarifLog::addNotice(const char* level, const std::string& name, const QString& sentence,
                         About about)
{
    auto& notices = about == About::Configuration ? m_configurationNotices : m_notices;
    notices.push_back({level, name, sentence});
    m_hasFailed = m_hasFailed || std::string_view(level) == "error";
}

void SarifLog::end()
{
    m_json.endArray();
    writeTool();
    writeArtifacts();
    writeInvocation();
    m_json.endObject().endArray().endObject();
    m_console.write(m_json.take());
}

std::uint64_t SarifLog::ruleIndexOf(checks::Code code)
{
    int& index = m_ruleIndices[static_cast<std::size_t>(code)];
    if (index < 0) {
        index = static_cast<int>(m_rules.size());
        m_rules.push_back(code);
    }
    return static_cast<std::uint64_t>(index);
}

void SarifLog::writeLocation(std::string_view key, const std::string& name,
                             const std::uint64_t* artifact)
{
    m_json.key(key).beginObject().member("uri", uriOf(name));
    if (artifact)
        m_json.member("index", *artifact);
    if (name == standardInput)
        writeMessage("description", Cli::tr("standard input"));
    m_json.endObject();
}

void SarifLog::writePhysicalLocation(const SarifFile& file, text::Span span)
{
    m_json.key("physicalLocation").beginObject();
    writeArtifactLocation("artifactLocation", file);
    m_json.key("region").beginObject();
    file.places->writeRegion(m_json, span);
    m_json.endObject().endObject();
}

void SarifLog::writeTool()
{
    m_json.key("tool").beginObject().key("driver").beginObject();
    m_json.member("name", "Crawlright").member("version", CRAWLRIGHT_VERSION);
    m_json.member("semanticVersion", CRAWLRIGHT_VERSION);
    m_json.key("rules").beginArray();
    for (const checks::Code code : m_rules)
        writeRule(code);
    m_json.endArray().endObject().endObject();
}

void SarifLog::writeRule(checks::Code code)
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

void SarifLog::writeArtifacts()
{
    m_json.key("artifacts").beginArray();
    for (const Artifact& artifact : m_artifacts) {
        m_json.beginObject();
        writeLocation("location", artifact.name, nullptr);
        m_json.member("length", static_cast<std::uint64_t>(artifact.size));
        m_json.key("roles").beginArray().value("analysisTarget");
        if (artifact.name == standardInput)
            m_json.value("standardStream");
        m_json.endArray().endObject();
    }
    m_json.endArray();
}

void SarifLog::writeInvocation()
{
    m_json.key("invocations").beginArray().beginObject();
    m_json.member("executionSuccessful", !m_hasFailed);
    writeNotices("toolExecutionNotifications", m_notices);
    writeNotices("toolConfigurationNotifications", m_configurationNotices);
    m_json.endObject().endArray();
}

void SarifLog::writeNotices(std::string_view key, const std::vector<Notice>& notices)
{
    m_json.key(key).beginArray();
    for (const Notice& notice : notices) {
        m_json.beginObject().member("level", notice.level);
        writeMessage("message", notice.sentence);
        m_json.key("locations").beginArray().beginObject();
        m_json.key("physicalLocation").beginObject();
        writeLocation("artifactLocation", notice.name, nullptr);
        m_json.endObject().endObject().endArray().endObject();
    }
    m_json.endArray();
}

} // namespace crawlright::cli
