// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analyser.h"
#include "ui/session/analysis.h"
#include "ui/session/edited_span.h"

#include <QObject>

namespace crawlright::session {

/// From the bytes of a text to its Analysis: first Quick, then, by a worker, Full; Full alone where
/// it is short. Keeps the newest, and what was edited since.
class AnalysisStages final : public QObject {
    Q_OBJECT

public:
    explicit AnalysisStages(QObject* parent = nullptr);

    /// Never null.
    [[nodiscard]] const AnalysisPtr& newest() const { return m_newest; }
    /// What became of the bytes of `newest()`.
    [[nodiscard]] const EditedSpan& since() const { return m_since; }

    /// Another text comes: nothing of the former one is kept. `size`: its bytes.
    void startAnew(std::size_t size);
    /// These bytes became so many others.
    void noteEdit(text::Span edited, text::Offset size);
    /// Ends in `changed`, unless another request comes first.
    void request(const std::string& bytes, quint64 revision, const Origin& origin);

Q_SIGNALS:
    void changed(const crawlright::session::AnalysisPtr& analysis);

private:
    void adoptQuick(const AnalysisPtr& ready);
    void adopt(const AnalysisPtr& ready);

    Analyser m_quick;
    Analyser m_full;
    AnalysisPtr m_newest;
    EditedSpan m_since;
    Former m_former;
    quint64 m_revision = 0; // asked for last
};

} // namespace crawlright::session
