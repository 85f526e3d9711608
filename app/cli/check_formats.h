// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/panel.h"
#include "core/expect/expectations.h"

#include <vector>

namespace crawlright::cli {

/// One expectation, judged for one of its crawlers.
struct Checked {
    const expect::Expectation* expectation = nullptr;
    const Judge* judge = nullptr;
    Row row;

    [[nodiscard]] bool holds() const { return row.verdict == verdictOf(expectation->verdict); }
};

/// An expectation file with what came of it.
struct CheckedFile {
    std::string robotsName;
    std::string name; ///< of the expectation file
    const expect::Expectations* expectations = nullptr;
    const Panel* panel = nullptr;
    std::vector<Checked> rows; ///< by line, then by crawler

    [[nodiscard]] std::size_t failures() const;
    /// The line of an expectation as written, without its comment.
    [[nodiscard]] std::string_view textOf(const Checked& checked) const
    {
        return expectations->textOf(checked.expectation->text);
    }
};

/// What the file says instead of what was expected, in a sentence.
[[nodiscard]] QString reasonOf(const Checked& checked, const CheckedFile& file);

void writeCheckedText(const CheckedFile& file, Console& console);
/// JUnit XML, as pipelines read it: a test case for each expectation and crawler.
void writeCheckedJunit(const CheckedFile& file, Console& console);
/// SARIF 2.1.0: a result for each expectation and crawler that fails, and for each line that is no
/// expectation; the deciding line of robots.txt as another place.
void writeCheckedSarif(const CheckedFile& file, Console& console);

/// A file that could not be read, and why.
struct Unread {
    std::string name;
    QString sentence;
};
/// SARIF without results, with a notification for each file.
void writeUncheckedSarif(const std::vector<Unread>& unread, Console& console);

} // namespace crawlright::cli
