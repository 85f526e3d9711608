// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/explain.h"
#include "ui/session/analysis.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>

/// One question to the engine and its answer, without a widget.
namespace crawlright::tester {

/// What was typed into the address field.
enum class AddressKind : std::uint8_t {
    Empty,
    Path,        ///< begins with `/`
    Url,         ///< http, https or ftp
    Host,        ///< a host, perhaps with a path, without a scheme
    OtherScheme, ///< an address of a kind that robots.txt does not govern
    Neither,
};
[[nodiscard]] AddressKind kindOf(QStringView address);
/// Whether a verdict can be given.
[[nodiscard]] constexpr bool isJudged(AddressKind kind)
{
    return kind == AddressKind::Path || kind == AddressKind::Url || kind == AddressKind::Host;
}

/// What is asked.
struct Question {
    session::AnalysisPtr analysis;
    crawlers::Crawler crawler;
    std::string url;
};

/// The rules that bind a crawler in one analysis. Kept while neither changes.
struct BindingRules {
    session::AnalysisPtr analysis; ///< whose rules; never null
    dialects::Id dialect = dialects::Id::Rfc9309;
    rules::Agent agent;
    rules::RuleSet rules;

    [[nodiscard]] bool answers(const Question& question) const;
};
using BindingRulesPtr = std::shared_ptr<const BindingRules>;

struct Answer {
    BindingRulesPtr rules;
    rules::Decision decision;
};

/// Total. Takes the rules of an earlier answer where they still hold.
[[nodiscard]] Answer judge(const Question& question, const BindingRulesPtr& known);
/// Total. Its decision equals that of `judge`, which made the rules.
[[nodiscard]] rules::Proof prove(const Question& question, const BindingRules& binding);

} // namespace crawlright::tester
