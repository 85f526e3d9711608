// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/rules/groups.h"
#include "core/syntax/document.h"

#include <QMetaType>

#include <array>
#include <memory>
#include <vector>

namespace crawlright::session {

/// How much of an Analysis is there.
enum class Stage : std::uint8_t {
    Quick, ///< Document, GroupSets, linear checks
    Full,  ///< semantic checks too
};

/// Everything the views show about one revision of the text. Immutable; views take it whole and
/// parse nothing themselves.
struct Analysis {
    quint64 revision = 0;
    Stage stage = Stage::Quick;
    syntax::Document document;
    std::array<rules::GroupSet, dialects::dialectCount> groups; ///< by dialects::Id
    std::vector<checks::Finding> findings;                      ///< by place in the file

    [[nodiscard]] const rules::GroupSet& groupsFor(dialects::Id id) const
    {
        return groups[static_cast<std::size_t>(id)];
    }
};

using AnalysisPtr = std::shared_ptr<const Analysis>;

/// Parse, group and check; total; pure, for any thread.
[[nodiscard]] AnalysisPtr analyse(std::string bytes, quint64 revision);

} // namespace crawlright::session

Q_DECLARE_METATYPE(crawlright::session::AnalysisPtr)
