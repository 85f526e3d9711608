// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/robots_source.h"
#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"
#include "core/syntax/document.h"

#include <span>
#include <string>
#include <vector>

namespace crawlright::cli {

/// A crawler with the rules that bind it.
struct Judge {
    crawlers::Crawler crawler;
    rules::RuleSet rules;
    std::size_t preparation = 0; ///< which of the prepared paths its rules are compared with
};

/// What is said of one URL for one crawler.
struct Row {
    std::string_view url; ///< as given
    rules::Decision decision;
};

/// The crawlers that are asked, in the order given, with one file's rules. Immutable; may be shared
/// between threads, each with a Scratch of its own.
class Panel {
public:
    Panel(const Robots& robots, std::vector<crawlers::Crawler> crawlers);

    [[nodiscard]] std::span<const Judge> judges() const { return m_judges; }
    [[nodiscard]] const syntax::Document& document() const { return m_document; }

    /// Memory that is used again for every URL: its path in each way of encoding it.
    using Scratch = std::vector<std::string>;
    void prepare(Scratch& scratch, std::string_view url) const;
    [[nodiscard]] Row judge(const Judge& judge, std::string_view url, const Scratch& scratch) const;

private:
    std::size_t preparationFor(const dialects::Dialect& dialect);

    syntax::Document m_document;
    std::vector<Judge> m_judges;
    std::vector<const dialects::Dialect*> m_preparations; // one for each way of encoding URLs
};

/// The words of the contract: `allow`, `disallow`, `undefined`.
[[nodiscard]] std::string_view nameOf(rules::Verdict verdict);

/// The crawlers of a command line in its order; Googlebot where it names none.
[[nodiscard]] std::vector<crawlers::Crawler> crawlersOf(const std::vector<std::string>& names,
                                                        std::optional<dialects::Id> dialect);

} // namespace crawlright::cli
