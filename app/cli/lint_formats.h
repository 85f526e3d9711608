// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/json_writer.h"
#include "app/cli/lint_file.h"
#include "app/cli/options.h"
#include "core/checks/readers.h"

#include <cstdint>
#include <memory>

namespace crawlright::cli {

/// How `lint` prints findings: `begin`, every file, `end`. Findings go out one by one, so that the
/// memory for many of them is that of the file.
class LintFormat {
public:
    virtual ~LintFormat() = default;
    virtual void begin() {}
    virtual void file(const LintedFile& file) = 0;
    /// A file that was not linted, and why; standard error has the sentence already.
    enum class Because : std::uint8_t { OfTheFile, OfItsConfiguration };
    virtual void unread(const std::string& name, const QString& sentence, Because because);
    virtual void end() {}
};

/// A member with the ids of these dialects, as a list.
void writeDialects(JsonWriter& json, std::string_view key, checks::Readers readers);

[[nodiscard]] std::unique_ptr<LintFormat> textFindings(Console& console);
[[nodiscard]] std::unique_ptr<LintFormat> jsonFindings(Console& console);
[[nodiscard]] std::unique_ptr<LintFormat> sarifFindings(Console& console);

/// By the word of the command line.
[[nodiscard]] std::unique_ptr<LintFormat> lintFormat(const LintOptions& options, Console& console);

} // namespace crawlright::cli
