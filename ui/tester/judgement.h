// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/address.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/explain.h"
#include "ui/session/analysis.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>

/// One question to the engine and its answer, without a widget.
namespace crawlright::tester {

using access::AddressKind;
using access::isJudged;

/// What was typed into the address field.
[[nodiscard]] AddressKind kindOf(QStringView address);

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
