// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/search.h"

#include "ui/find/expression_search.h"
#include "ui/find/plain_search.h"

namespace crawlright::find {

Bounds boundsFor(std::string_view bytes)
{
    using namespace std::chrono_literals;
    return {.scope = {0, static_cast<text::Offset>(bytes.size())}, .time = 10s, .isStopped = {}};
}

std::expected<void, Fault> check(const Query& query)
{
    if (query.isExpression) {
        if (const auto fault = Expression(query).fault())
            return std::unexpected(*fault);
    }
    return {};
}

std::expected<std::vector<text::Span>, Fault> search(std::string_view bytes, const Query& query,
                                                     const Bounds& bounds)
{
    if (query.text.isEmpty())
        return {};
    if (!query.isExpression)
        return searchPlain(bytes, bytesOf(query.text), query, bounds);
    std::vector<text::Span> hits;
    const auto take = [&hits](text::Span hit, const Captures&) {
        hits.push_back(hit);
        return true;
    };
    if (auto fault = Expression(query).search(bytes, bounds, take))
        return std::unexpected(std::move(*fault));
    return hits;
}

std::expected<edits::Edits, Fault> replacements(std::string_view bytes, const Query& query,
                                                const Replacement& replacement,
                                                const Bounds& bounds)
{
    edits::Edits edits;
    if (query.isExpression) {
        const auto take = [&](text::Span hit, const Captures& captures) {
            edits.push_back({hit, expanded(replacement, captures)});
            return true;
        };
        if (auto fault = Expression(query).search(bytes, bounds, take))
            return std::unexpected(std::move(*fault));
        return edits;
    }
    const auto hits = search(bytes, query, bounds);
    if (!hits)
        return std::unexpected(hits.error());
    const std::string with = bytesOf(replacement.text);
    edits.reserve(hits->size());
    for (const text::Span hit : *hits)
        edits.push_back({hit, with});
    return edits;
}

std::optional<edits::Edit> replacementAt(std::string_view bytes, text::Span hit, const Query& query,
                                         const Replacement& replacement, Bounds bounds)
{
    if (!query.isExpression)
        return edits::Edit{hit, bytesOf(replacement.text)};
    std::optional<edits::Edit> edit;
    const auto take = [&](text::Span found, const Captures& captures) {
        if (found == hit)
            edit = edits::Edit{hit, expanded(replacement, captures)};
        return false;
    };
    bounds.scope.begin = hit.begin;
    // Stopped or not: there is an edit, or there is none.
    static_cast<void>(Expression(query).search(bytes, bounds, take));
    return edit;
}

} // namespace crawlright::find
