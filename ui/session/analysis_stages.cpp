// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analysis_stages.h"

#include <utility>

namespace crawlright::session {

namespace {

// Of the quick stage, before the first measurement: on the careful side. Of the full one nobody
// knows by a text's size what its rules cost.
constexpr double guessedNanosecondsPerByte = 60;

} // namespace

AnalysisStages::AnalysisStages(QObject* parent)
    : QObject(parent)
    , m_quick(guessedNanosecondsPerByte)
    , m_full(std::nullopt)
    , m_newest(completed(analyse({}, 0)))
{
    connect(&m_quick, &Analyser::ready, this, &AnalysisStages::adoptQuick);
    connect(&m_full, &Analyser::ready, this, &AnalysisStages::adopt);
}

void AnalysisStages::startAnew(std::size_t size)
{
    m_former = {};
    m_full.forgetCost();
    m_since = {};
    m_since.add({0, static_cast<text::Offset>(m_newest->document.bytes().size())},
                static_cast<text::Offset>(size));
}

void AnalysisStages::noteEdit(text::Span edited, text::Offset size)
{
    m_since.add(edited, size);
    m_former.since.add(edited, size);
}

void AnalysisStages::request(const std::string& bytes, quint64 revision, const Origin& origin)
{
    m_revision = revision;
    const std::size_t size = bytes.size();
    // Copied once, here. (Captured as they are they would be constant, and copied at each move.)
    m_quick.request({.run =
                         [bytes = std::string(bytes), revision, origin = Origin(origin),
                          former = m_former]() mutable {
                             return analyse(std::move(bytes), revision, origin, former);
                         },
                     .size = size});
}

// The full stage follows; where it is short, it takes the place of this one.
void AnalysisStages::adoptQuick(const AnalysisPtr& ready)
{
    if (ready->revision != m_revision)
        return;
    const AnalysisPtr before = m_newest;
    m_full.request(
        {.run = [ready] { return completed(ready); }, .size = ready->document.bytes().size()});
    if (m_newest == before)
        adopt(ready);
}

void AnalysisStages::adopt(const AnalysisPtr& ready)
{
    if (ready->revision != m_revision)
        return;
    m_newest = ready;
    m_since = {};
    if (ready->stage == Stage::Full)
        m_former = {.analysis = ready, .since = {}};
    Q_EMIT changed(m_newest);
}

} // namespace crawlright::session
