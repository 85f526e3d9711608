// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/expect/expectation_desk.h"

#include "ui/work/background.h"

namespace crawlright::expect {

ExpectationDesk::ExpectationDesk(const crawlers::Catalogue& catalogue, QObject* parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_results(std::make_shared<const Results>(Results{.file = m_file.expectations()}))
{
    connect(&m_file, &ExpectationFile::changed, this, &ExpectationDesk::begin);
}

void ExpectationDesk::setAnalysis(const session::AnalysisPtr& analysis)
{
    if (m_analysis && m_analysis->revision == analysis->revision &&
        m_analysis->origin.host == analysis->origin.host)
        return; // only findings are new
    m_analysis = analysis;
    begin();
}

bool ExpectationDesk::isCurrent() const
{
    return m_results->file == m_file.expectations() && m_results->analysis == m_analysis;
}

void ExpectationDesk::begin()
{
    if (!m_analysis || isCurrent())
        return;
    if (m_file.expectations()->lines.empty()) { // nothing to judge, and mostly nothing new to tell
        const bool isTold = m_results->analysis && m_results->file == m_file.expectations();
        m_results = expect::judged(m_file.expectations(), m_analysis, m_catalogue);
        if (!isTold)
            Q_EMIT judged(m_results);
        return;
    }
    if (m_isRunning)
        return;
    m_isRunning = true;
    work::inBackground(
        this,
        [file = m_file.expectations(), analysis = m_analysis, &catalogue = m_catalogue] {
            return expect::judged(file, analysis, catalogue);
        },
        [this](const ResultsPtr& results) {
            m_isRunning = false;
            if (results->file == m_file.expectations())
                take(results);
            begin();
        });
}

void ExpectationDesk::take(const ResultsPtr& results)
{
    m_results = results;
    Q_EMIT judged(results);
}

} // namespace crawlright::expect
