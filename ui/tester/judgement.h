// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/address.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/explain.h"
#include "ui/session/analysis.h"
#include "ui/tester/bindings.h"

#include <QString>

#include <memory>
#include <string>

/// Questions to the engine and its answers, without a widget.
namespace crawlright::tester {

using access::AddressKind;
using access::isJudged;

/// What was typed into the address field.
[[nodiscard]] AddressKind kindOf(QStringView address);

/// What is asked of one crawler.
struct Question {
    session::AnalysisPtr analysis;
    crawlers::Crawler crawler;
    std::string url;
};

/// What is asked of many crawlers at once; neither pointer is null.
struct MatrixQuestion {
    session::AnalysisPtr analysis;
    CrawlersPtr crawlers;
    std::string url;
};

/// What each of them may do.
struct Answers {
    BindingsPtr bindings;
    std::string url;
    std::vector<rules::Decision> decisions; ///< by index of `bindings->ruleSets()`

    [[nodiscard]] const rules::Decision& of(std::size_t crawler) const
    {
        return decisions[bindings->indexOf(crawler)];
    }
    [[nodiscard]] std::size_t count() const { return bindings->crawlers()->size(); }
    [[nodiscard]] Question questionFor(std::size_t crawler) const
    {
        return {bindings->analysis(), (*bindings->crawlers())[crawler], url};
    }
};
using AnswersPtr = std::shared_ptr<const Answers>;

/// Total. Takes the rules of an earlier answer where they still hold. Of one URL and one choice of
/// rules the verdict is worked out once, however many crawlers share it.
[[nodiscard]] AnswersPtr judge(const MatrixQuestion& question, const BindingsPtr& known);
/// Total. Its decision equals that of `answers`.
[[nodiscard]] rules::Proof prove(const Answers& answers, std::size_t crawler);

} // namespace crawlright::tester
