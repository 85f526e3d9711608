// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/json_writer.h"
#include "app/cli/sarif_places.h"
#include "core/checks/policy.h"

#include <array>
#include <vector>

namespace crawlright::cli {

/// A file that results of a SARIF log are about.
struct SarifFile {
    std::uint64_t index = 0; ///< among the artifacts
    std::string name;
    SarifPlaces* places = nullptr;
};

/// SARIF 2.1.0. Results go out one by one; what is known only at the end (the rules that were met,
/// the files, the notifications) comes behind them.
class SarifLog {
public:
    explicit SarifLog(Console& console);

    void begin();
    /// A file by its name and its bytes; `places` must outlive what is written of it.
    [[nodiscard]] SarifFile addFile(const std::string& name, std::size_t size, SarifPlaces& places);

    /// Between these two the caller may add members; the first have been written.
    void beginResult(checks::Code code, checks::Severity severity, const QString& message,
                     const SarifFile& file, text::Span span);
    void writeFingerprint(const checks::Fingerprint& fingerprint);
    void endResult();

    /// Another place, within `relatedLocations`.
    void writeRelated(std::uint64_t id, const SarifFile& file, text::Span span,
                      const QString& message);
    void writeMessage(std::string_view key, const QString& text);
    void writeArtifactLocation(std::string_view key, const SarifFile& file);
    [[nodiscard]] JsonWriter& json() { return m_json; }

    enum class About : std::uint8_t { Execution, Configuration };
    /// A remark about a file; with an error the run has failed.
    void addNotice(const char* level, const std::string& name, const QString& sentence,
                   About about = About::Execution);
    void end();

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

    [[nodiscard]] std::uint64_t ruleIndexOf(checks::Code code);
    void writeLocation(std::string_view key, const std::string& name,
                       const std::uint64_t* artifact);
    void writePhysicalLocation(const SarifFile& file, text::Span span);
    void writeTool();
    void writeRule(checks::Code code);
    void writeArtifacts();
    void writeInvocation();
    void writeNotices(std::string_view key, const std::vector<Notice>& notices);

    Console& m_console;
    JsonWriter m_json;
    std::array<int, checks::codeCount> m_ruleIndices{}; // -1: not met
    std::vector<checks::Code> m_rules;
    std::vector<Artifact> m_artifacts;
    std::vector<Notice> m_notices;
    std::vector<Notice> m_configurationNotices;
    bool m_hasFailed = false;
};

} // namespace crawlright::cli
