// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/readers.h"
#include "core/checks/semantic/semantics.h"
#include "core/rules/rule_set.h"

#include <map>

/// What the semantic checks share.
namespace crawlright::checks {

/// The groups of a file in one dialect, each with its rules alone.
class GroupRules {
public:
    GroupRules(const syntax::Document& document, const dialects::Dialect& dialect);

    [[nodiscard]] const rules::GroupSet& groups() const { return m_groups; }
    /// The rules of one group, as if no other bound the same crawler.
    [[nodiscard]] rules::RuleSet compile(std::size_t group) const;
    /// Whether some crawler is named by this group and by another, so that the rules of both may
    /// count for it.
    [[nodiscard]] bool isShared(std::size_t group) const { return m_shared[group]; }
    [[nodiscard]] bool isStar(std::size_t group) const;

private:
    const syntax::Document& m_document;
    rules::GroupSet m_groups;
    std::vector<bool> m_shared;
};

/// Findings of one kind, gathered over the dialects: the same line is one finding.
class Gathered {
public:
    void add(Code code, text::LineNumber line, text::Span span, dialects::Id dialect,
             Severity severity, const std::vector<std::string>& arguments,
             const std::vector<Related>& related);
    [[nodiscard]] std::vector<Finding> take();

private:
    std::map<std::pair<text::LineNumber, Code>, Finding> m_findings;
};

/// Work that is left, in bytes looked at or so.
struct Budget {
    std::size_t left = 0;
    bool met = false;

    [[nodiscard]] bool take(std::size_t work)
    {
        met = met || work > left;
        left -= met ? 0 : work;
        return !met;
    }
};

void checkRedundancy(const syntax::Document& document, const GroupRules& rules, Budget& budget,
                     Gathered& gathered);
void checkLostRules(const syntax::Document& document, const GroupRules& rules, Budget& budget,
                    Gathered& gathered);

} // namespace crawlright::checks
