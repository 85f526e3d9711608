// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/gathered.h"

#include "core/checks/families.h"
#include "core/checks/readers.h"

namespace crawlright::checks {

void Gathered::add(Finding finding, Readers readers, Severity severity)
{
    if (finding.camps != Camps{}) {
        assign(finding.severities, readers, severity);
        m_disputes.push_back(std::move(finding));
        return;
    }
    const auto key = std::pair(finding.line, finding.code);
    const auto [place, isNew] = m_findings.try_emplace(key, std::move(finding));
    assign(place->second.severities, readers, severity);
}

std::vector<Finding> Gathered::take()
{
    std::vector<Finding> findings = std::exchange(m_disputes, {});
    findings.reserve(findings.size() + m_findings.size());
    for (auto& [place, finding] : m_findings)
        findings.push_back(std::move(finding));
    m_findings.clear();
    sortByPlace(findings);
    return findings;
}

} // namespace crawlright::checks
