// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/tested_urls.h"

#include "app/cli/text.h"
#include "core/access/address.h"
#include "core/checks/tested_url.h"
#include "core/net/hosts.h"
#include "ui/words/findings.h"

namespace crawlright::cli {

std::optional<checks::Finding> findingOf(std::string_view url, const Panel& panel)
{
    const bool hasScope = !panel.address().empty();
    return checks::checkTestedUrl(hasScope ? net::withAsciiHost(url) : std::string(url),
                                  panel.address());
}

QString noteOf(const checks::Finding& finding)
{
    //: A sentence and the id of what it is about.
    return Cli::tr("%1 [%2]").arg(words::sentence(finding), shown(checks::idOf(finding.code)));
}

void OddUrls::look(std::string_view url, bool isGoverned, const Panel& panel)
{
    // What nearly all are, at once.
    if (isGoverned && access::isJudged(access::kindOf(url)))
        return;
    std::optional<checks::Finding> finding = findingOf(url, panel);
    if (!finding)
        return;
    Kind& kind = finding->code == checks::Code::TestUrlSyntax ? m_strange : m_foreign;
    if (kind.count++ == 0)
        kind.first = std::move(finding);
}

void OddUrls::addCounts(const OddUrls& other)
{
    m_strange.count += other.m_strange.count;
    m_foreign.count += other.m_foreign.count;
}

void OddUrls::say(Console& console) const
{
    const auto sayKind = [&](const Kind& kind, checks::Code code, const QString& several) {
        if (kind.count == 0)
            return;
        const QString first =
            kind.first ? noteOf(*kind.first) : u'[' + shown(checks::idOf(code)) + u']';
        console.note(kind.count == 1 && kind.first ? first : several.arg(kind.count).arg(first));
    };
    sayKind(m_strange, checks::Code::TestUrlSyntax,
            //: %1: how many; %2: what is said of the first.
            Cli::tr("These are neither URLs nor paths: %1. %2"));
    sayKind(m_foreign, checks::Code::TestUrlOtherHost,
            Cli::tr("URLs that this file does not govern: %1. %2"));
}

} // namespace crawlright::cli
