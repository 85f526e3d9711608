// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/options.h"
#include "app/cli/panel.h"
#include "app/cli/tested_urls.h"
#include "ui/report/report.h"

namespace crawlright::cli {

/// A line on standard error, and an exit, for verdicts other than --expect; nothing where there are
/// none.
void sayUnexpected(std::string_view expected, qulonglong others, qulonglong all, Console& console);

/// Gathers the verdicts of URLs for a report; used like a worker of url_stream.h, on one thread.
class ReportTester {
public:
    ReportTester(const Panel& panel, std::string_view expect);

    template <typename Output>
    void judge(std::string_view url, Output& /*output*/)
    {
        add(url);
    }

    [[nodiscard]] const report::Verdicts& verdicts() const { return m_verdicts; }
    /// Says what is to be said of the URLs.
    void finish(Console& console) const;

private:
    void add(std::string_view url);

    const Panel& m_panel;
    std::string_view m_expect;
    Panel::Scratch m_scratch;
    OddUrls m_oddUrls;
    report::Verdicts m_verdicts;
    qulonglong m_unexpected = 0;
};

/// Writes the report, with the findings of the file, or says why not.
void writeReport(const TestOptions& options, const Robots& robots, const Panel& panel,
                 const report::Verdicts& verdicts, Console& console);

} // namespace crawlright::cli
