// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/semantic/gathered.h"
#include "core/checks/semantic/readings.h"

#include <span>

/// One function for each kind of computed finding. A question that the budget leaves open gives no
/// finding.
namespace crawlright::checks {

/// dead-rule, shadowed-by-order.
void checkRedundancy(const syntax::Document& document, const Reading& reading, Budget& budget,
                     Gathered& gathered);

/// group-replaces-star, for groups that are read as `star` is.
class LostRules {
public:
    LostRules(const syntax::Document& document, const Reading& star, Budget& budget);
    void check(const Reading& own, Budget& budget, Gathered& gathered) const;

private:
    struct Forbidden {
        std::uint32_t rule = 0; ///< ordinal in the star's rules
        std::string path;       ///< that it forbids, prepared
    };

    const syntax::Document& m_document;
    const Reading& m_star;
    std::vector<Forbidden> m_forbidden;
};

/// prefix-overmatch, star-overmatch.
class Overmatch {
public:
    Overmatch(const syntax::Document& document, Budget& budget, Gathered& gathered);
    void check(const Reading& reading);

private:
    /// The path of a sitemap that the file names.
    struct Sitemap {
        std::string_view path;
        text::Span span;
        text::LineNumber line = 0;
    };

    [[nodiscard]] const Sitemap* sitemapBeginning(std::string_view value) const;
    void checkPrefix(const Reading& reading, const rules::Rule& rule);
    void checkStar(const Reading& reading, const rules::Rule& rule);
    void add(const Reading& reading, const rules::Rule& rule, Code code, const std::string& example,
             std::string_view variant, std::vector<Related> related);

    const syntax::Document& m_document;
    Budget& m_budget;
    Gathered& m_gathered;
    std::vector<Sitemap> m_sitemaps; ///< sorted by path
};

/// dialects-disagree, of one group in the ways it is read.
void checkDisputes(const syntax::Document& document, const FileReadings& file,
                   std::span<const Reading> readings, Budget& budget, Gathered& gathered);

} // namespace crawlright::checks
