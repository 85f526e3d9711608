// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/completion/proposals.h"

#include <QCoreApplication>

#include <optional>

/// One for each kind of place. What they return is in no order.
namespace crawlright::completion {

/// The translation context of this folder.
class Completion {
    Q_DECLARE_TR_FUNCTIONS(Completion)
};

[[nodiscard]] Proposals fieldProposals(const Question& question);
[[nodiscard]] Proposals crawlerProposals(const Question& question);
[[nodiscard]] Proposals preferenceProposals(const Question& question);
[[nodiscard]] Proposals parameterProposals(const Question& question);
[[nodiscard]] Proposals usedPathProposals(const Question& question);
[[nodiscard]] Proposals valueProposals(const Question& question);
[[nodiscard]] Proposals markProposals(const Question& question);
[[nodiscard]] Proposals requestProposals(const Question& question);
[[nodiscard]] Proposals codeProposals(const Question& question);

/// A proposal that takes the place of the word, if what was typed fits it.
[[nodiscard]] std::optional<Proposal> proposalOf(const Question& question, Proposal::Kind kind,
                                                 std::string_view insert);

/// "1 URL", "1,204 URLs".
[[nodiscard]] QString urlCount(std::size_t urls);
/// "text · text", without those that are empty.
[[nodiscard]] QString dotted(const QStringList& parts);

} // namespace crawlright::completion
