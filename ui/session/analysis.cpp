// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analysis.h"

namespace crawlright::session {

AnalysisPtr analyse(std::string bytes, quint64 revision)
{
    auto analysis = std::make_shared<Analysis>();
    analysis->revision = revision;
    analysis->document = syntax::parse(std::move(bytes));
    for (const dialects::Dialect& dialect : dialects::all()) {
        analysis->groups[static_cast<std::size_t>(dialect.id)] =
            rules::groupsOf(analysis->document, dialect);
    }
    analysis->findings = checks::check(analysis->document);
    return analysis;
}

} // namespace crawlright::session
