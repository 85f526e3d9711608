// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/differ.h"

#include "core/access/url.h"

namespace crawlright::verdicts {

Differ::Differ(const rules::RuleSet& before, const rules::RuleSet& after)
    : m_before(&before)
    , m_after(&after)
{
}

std::optional<Flip> Differ::flipOf(std::string_view url)
{
    access::prepareInto(m_path, url, dialects::get(m_before->dialect()));
    const rules::Decision before = m_before->match(m_path);
    if (m_after->dialect() != m_before->dialect())
        access::prepareInto(m_path, url, dialects::get(m_after->dialect()));
    const rules::Decision after = m_after->match(m_path);
    if (before.verdict == after.verdict)
        return std::nullopt;
    return Flip{before, after};
}

} // namespace crawlright::verdicts
