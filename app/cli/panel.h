// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/robots_source.h"
#include "core/access/outcome.h"
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
    access::Meaning meaning; ///< what the answer to a fetch means to it; Parse for a file
    rules::RuleSet rules;
    std::size_t preparation = 0; ///< which of the prepared paths its rules are compared with
};

/// The verdicts of the contract: those of core, and `other-host` where the file is an address that
/// does not govern the URL.
enum class Verdict : std::uint8_t { Allow, Disallow, Undefined, OtherHost };
[[nodiscard]] Verdict verdictOf(rules::Verdict verdict);
[[nodiscard]] std::string_view nameOf(Verdict verdict);

/// What is said of one URL for one crawler.
struct Row {
    std::string_view url; ///< as given
    Verdict verdict = Verdict::Allow;
    text::LineNumber line = 0; ///< the deciding line; 0: none
};

/// The crawlers that are asked, in the order given, with one file's rules. Immutable; may be shared
/// between threads, each with a Scratch of its own.
class Panel {
public:
    Panel(const Robots& robots, std::vector<crawlers::Crawler> crawlers);

    [[nodiscard]] std::span<const Judge> judges() const { return m_judges; }
    [[nodiscard]] const syntax::Document& document() const { return m_document; }
    /// Of the robots.txt; empty where none is known, so that it governs everything.
    [[nodiscard]] const std::string& address() const { return m_address; }

    /// Memory that is used again for every URL: its path in each way of encoding it.
    struct Scratch {
        std::vector<std::string> paths;
        bool isGoverned = true; ///< the file holds for the URL
    };
    void prepare(Scratch& scratch, std::string_view url) const;
    [[nodiscard]] Row judge(const Judge& judge, std::string_view url, const Scratch& scratch) const;

private:
    std::size_t preparationFor(const dialects::Dialect& dialect);

    std::string m_address; ///< that governs; empty: everything
    syntax::Document m_document;
    std::vector<Judge> m_judges;
    std::vector<const dialects::Dialect*> m_preparations; // one for each way of encoding URLs
};

/// What a crawler does without a file to read: what its dialect makes of the answer. nullopt where
/// it reads the file.
[[nodiscard]] std::optional<Verdict> verdictWithoutRules(access::Outcome outcome);

/// Why a verdict is `other-host`.
[[nodiscard]] QString otherHostSentence();

/// The crawlers of a command line in its order; Googlebot where it names none.
[[nodiscard]] std::vector<crawlers::Crawler> crawlersOf(const std::vector<std::string>& names,
                                                        std::optional<dialects::Id> dialect);

} // namespace crawlright::cli
