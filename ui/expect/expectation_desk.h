// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/expect/expectation_file.h"

namespace crawlright::expect {

/// Holds the newest analysis to the expectation file, off the window's thread. Of analyses and
/// files that come while it judges only the newest are judged next.
class ExpectationDesk final : public QObject {
    Q_OBJECT

public:
    /// The catalogue must outlive this.
    explicit ExpectationDesk(const crawlers::Catalogue& catalogue, QObject* parent = nullptr);

    void setAnalysis(const session::AnalysisPtr& analysis);
    [[nodiscard]] const session::AnalysisPtr& analysis() const { return m_analysis; }
    [[nodiscard]] ExpectationFile& file() { return m_file; }
    [[nodiscard]] const ExpectationFile& file() const { return m_file; }

    /// The newest that there are; never null. While the file that was changed is judged they are
    /// still of the former one.
    [[nodiscard]] const ResultsPtr& results() const { return m_results; }
    /// Whether they are of the file as it is now and of the newest analysis.
    [[nodiscard]] bool isCurrent() const;

Q_SIGNALS:
    /// After every analysis and every change of the file, but for those that were overtaken.
    void judged(const crawlright::expect::ResultsPtr& results);

private:
    void begin();
    void take(const ResultsPtr& results);

    const crawlers::Catalogue& m_catalogue;
    session::AnalysisPtr m_analysis;
    ExpectationFile m_file;
    ResultsPtr m_results;
    bool m_isRunning = false;
};

} // namespace crawlright::expect
