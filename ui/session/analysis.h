// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/checks/policy.h"
#include "core/rules/groups.h"
#include "core/syntax/document.h"
#include "ui/session/edited_span.h"

#include <QMetaType>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace crawlright::session {

/// How much of an Analysis is there.
enum class Stage : std::uint8_t {
    Quick, ///< Document, GroupSets, linear checks
    Full,  ///< semantic checks too
};

/// What is known of a file besides its bytes; empty where it is not.
struct Origin {
    std::string fileName;                         ///< without its folder
    std::string host;                             ///< the host whose file it is
    std::string address;                          ///< from where it was fetched
    std::shared_ptr<const checks::Policy> policy; ///< what was decided about its findings
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// Everything the views show about one revision of the text. Immutable; views take it whole and
/// parse nothing themselves.
struct Analysis {
    quint64 revision = 0;
    Stage stage = Stage::Quick;
    Origin origin;
    syntax::Document document;
    std::array<rules::GroupSet, dialects::dialectCount> groups; ///< by dialects::Id
    std::vector<checks::Finding> findings;                      ///< by place in the file
    /// Which of `findings` are those of `checkSemantics`; ascending. In stage Quick they are those
    /// of an older revision, moved with the text, so that they do not flicker while one types.
    std::vector<std::uint32_t> semantic;
    bool decidedAll = true; ///< false: some rules are too many or too tangled to be decided

    [[nodiscard]] const rules::GroupSet& groupsFor(dialects::Id id) const
    {
        return groups[static_cast<std::size_t>(id)];
    }
};

using AnalysisPtr = std::shared_ptr<const Analysis>;

/// An analysis of stage Full, and what was edited since; null: there was none.
struct Former {
    AnalysisPtr analysis;
    EditedSpan since;
};

/// Stage Quick: parse, group and check; total; pure, for any thread.
[[nodiscard]] AnalysisPtr analyse(std::string bytes, quint64 revision, const Origin& origin = {},
                                  const Former& former = {});
/// Stage Full of the same revision; total; pure, for any thread.
[[nodiscard]] AnalysisPtr completed(const AnalysisPtr& quick);

} // namespace crawlright::session

Q_DECLARE_METATYPE(crawlright::session::AnalysisPtr)
