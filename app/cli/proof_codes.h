// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "core/rules/explain.h"

#include <string_view>

/// The words of `explain --format json` for what a proof is made of; a contract.
namespace crawlright::cli {

[[nodiscard]] std::string_view codeOf(rules::ChosenBy by);
[[nodiscard]] std::string_view codeOf(rules::ChainStep::Found found);
[[nodiscard]] std::string_view codeOf(rules::GroupFate fate);
[[nodiscard]] std::string_view codeOf(rules::MissReason reason);
[[nodiscard]] std::string_view codeOf(rules::WonBy wonBy);
[[nodiscard]] std::string_view codeOf(rules::Reason reason);
[[nodiscard]] std::string_view codeOf(access::PathChange::Kind kind);
[[nodiscard]] std::string_view codeOf(access::Outcome outcome);
[[nodiscard]] std::string_view codeOf(dialects::Column column);
[[nodiscard]] std::string_view codeOf(dialects::Topic topic);
[[nodiscard]] std::string_view codeOf(rules::RuleOrigin origin);
[[nodiscard]] std::string_view codeOf(rules::StepKind kind);
[[nodiscard]] std::string_view codeOf(rules::DirectiveFate fate);
/// `allow` or `disallow`.
[[nodiscard]] std::string_view codeOf(syntax::Field rule);

} // namespace crawlright::cli
