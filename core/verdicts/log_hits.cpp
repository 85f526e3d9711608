// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/log_hits.h"

#include "core/access/url.h"

#include <algorithm>

namespace crawlright::verdicts {

LogHits::LogHits(Readers readers)
    : m_readers(std::move(readers))
{
}

void LogHits::add(const urls::UrlList& list, std::span<const std::uint32_t> agents,
                  std::span<const std::uint32_t> readerOf, urls::Row begin, urls::Row end)
{
    for (urls::Row row = begin; row < end; ++row) {
        const std::uint32_t agent = row < agents.size() ? agents[row] : urls::Loaded::noAgent;
        const std::uint32_t reader = agent < readerOf.size() ? readerOf[agent] : noReader;
        if (reader >= m_readers.size() || !m_readers[reader]) {
            ++m_notJudged;
            continue;
        }
        const rules::RuleSet& rules = *m_readers[reader];
        access::prepareInto(m_path, list[row], dialects::get(rules.dialect()));
        const rules::Decision decision = rules.match(m_path);
        Count& count = m_counts[std::uint64_t{reader} << 32U | decision.line];
        ++count.hits;
        count.blocked += decision.verdict == rules::Verdict::Disallow ? 1 : 0;
    }
}

std::vector<LineHits> LogHits::sorted() const
{
    std::vector<LineHits> all;
    all.reserve(m_counts.size());
    for (const auto& [key, count] : m_counts) {
        all.push_back({.reader = static_cast<std::uint32_t>(key >> 32U),
                       .line = static_cast<text::LineNumber>(key & ~std::uint32_t{0}),
                       .hits = count.hits,
                       .blocked = count.blocked});
    }
    std::ranges::sort(all, [](const LineHits& a, const LineHits& b) {
        return a.reader != b.reader ? a.reader < b.reader : a.line < b.line;
    });
    return all;
}

} // namespace crawlright::verdicts
