// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/tested_url.h"

#include "core/access/address.h"
#include "core/access/governs.h"
#include "core/access/url.h"

namespace crawlright::checks {

namespace {

using access::AddressKind;
using access::Mismatch;

Finding findingOf(Code code, Severity severity, std::string_view url,
                  std::vector<std::string> arguments)
{
    Finding finding{.code = code,
                    .line = 1,
                    .span = {0, static_cast<text::Offset>(url.size())},
                    .arguments = std::move(arguments)};
    finding.severities.fill(severity);
    return finding;
}

std::optional<Finding> otherHost(std::string_view url, std::string_view ofUrl,
                                 std::string_view ofFile, std::string_view what)
{
    return findingOf(Code::TestUrlOtherHost, Severity::Warning, url,
                     {std::string(ofUrl), std::string(ofFile), std::string(what)});
}

} // namespace

std::optional<Finding> checkTestedUrl(std::string_view url, std::string_view robotsUrl)
{
    const AddressKind kind = access::kindOf(url);
    if (kind == AddressKind::Empty || kind == AddressKind::Neither)
        return findingOf(Code::TestUrlSyntax, Severity::Error, url,
                         {std::string(url), access::pathOf(url)});
    if (kind == AddressKind::OtherScheme)
        return otherHost(url, url.substr(0, url.find(':')), {}, "kind");
    if (kind != AddressKind::Url || robotsUrl.empty())
        return std::nullopt;
    const access::Governance governance = access::governanceOf(robotsUrl, url);
    switch (governance.mismatch) {
    case Mismatch::None:
        return std::nullopt;
    case Mismatch::NoUrl:
        return findingOf(Code::TestUrlSyntax, Severity::Error, url,
                         {std::string(url), access::pathOf(url)});
    case Mismatch::Place:
        return otherHost(url, {}, robotsUrl, "place");
    case Mismatch::Scheme:
        return otherHost(url, governance.ofUrl, governance.ofFile, "scheme");
    case Mismatch::Host:
        return otherHost(url, governance.ofUrl, governance.ofFile, "host");
    case Mismatch::Port:
        break;
    }
    return otherHost(url, governance.ofUrl, governance.ofFile, "port");
}

} // namespace crawlright::checks
