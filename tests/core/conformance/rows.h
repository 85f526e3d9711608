// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"
#include "core/rules/rule_set.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace crawlright::conformance {

/// One verdict that a source asks for.
struct VerdictRow {
    std::string name;
    dialects::Id dialect = dialects::Id::Rfc9309;
    std::string robots;
    rules::Agent agent;
    std::string url;
    rules::Verdict verdict = rules::Verdict::Allow;
    std::optional<text::LineNumber> line; ///< nullopt: the source does not know it
};

/// The body, agent or url of a row, whichever of its three forms it has.
[[nodiscard]] std::string bytesOf(const nlohmann::json& row, const std::string& key);
/// Its id and source.
[[nodiscard]] std::string nameOf(const nlohmann::json& row);
[[nodiscard]] dialects::Id dialectOf(const nlohmann::json& row);
/// The crawler of a row: the names it gives itself, else what the catalogue knows of its agent.
[[nodiscard]] rules::Agent agentOf(const nlohmann::json& row, dialects::Id dialect);
[[nodiscard]] rules::Verdict verdictOf(const std::string& word);
[[nodiscard]] std::string wordOf(rules::Verdict verdict);

} // namespace crawlright::conformance
