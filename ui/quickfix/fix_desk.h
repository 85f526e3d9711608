// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/quickfix/offer.h"
#include "ui/session/analysis.h"

#include <QObject>

#include <memory>
#include <unordered_map>

namespace crawlright::quickfix {

/// Knows what can be done about the findings of the newest analysis. For a big file it has to look
/// at the file first, on a worker; until it has, nothing is offered but to ignore and to explain.
class FixDesk final : public QObject {
    Q_OBJECT

public:
    explicit FixDesk(QObject* parent = nullptr);

    void setAnalysis(const session::AnalysisPtr& analysis);
    [[nodiscard]] const session::AnalysisPtr& analysis() const { return m_analysis; }

    /// Whether there is a fix. The finding must be one of `analysis()`.
    [[nodiscard]] bool isFixable(const checks::Finding& finding) const;
    [[nodiscard]] std::vector<edits::Fix> fixesFor(const checks::Finding& finding) const;
    [[nodiscard]] Offers offersFor(const checks::Finding& finding) const;

    /// For a worker: makes the edits of an offer for all; null while it is not ready.
    [[nodiscard]] std::shared_ptr<const edits::Fixer> fixer() const { return m_fixer; }

Q_SIGNALS:
    /// The answers are of the newest analysis now.
    void ready();

private:
    using FixerPtr = std::shared_ptr<const edits::Fixer>;

    void make(FixerPtr former);
    [[nodiscard]] bool isGuess(const checks::Finding& finding) const;

    session::AnalysisPtr m_analysis;
    FixerPtr m_fixer; // of m_analysis
    bool m_isMaking = false;
    /// What was asked of findings of m_analysis: at each move of the cursor the same.
    mutable std::unordered_map<const checks::Finding*, bool> m_fixable;
};

} // namespace crawlright::quickfix
