// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/net/fault_rows.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace crawlright::test {
namespace {

Site scripted(const Supplies& supplies, const Script& script, bool isTls)
{
    Site site{.options = impatient()};
    auto& server = isTls ? addPart<ScriptedServer>(site, serverTls(supplies.good))
                         : addPart<ScriptedServer>(site);
    server.serve("/robots.txt", script);
    site.address = server.address();
    return site;
}

} // namespace

Open over(bool isTls, const Script& script)
{
    return [=](const Supplies& supplies) { return scripted(supplies, script, isTls); };
}

Open readAlong(bool isTls, const Script& script)
{
    if (!isTls)
        return over(isTls, script);
    return [](const Supplies&) {
        return Site{.skip = u"Qt takes it for good, and within TLS nobody else reads it"_s};
    };
}

Open cancelledOver(bool isTls, const Script& script)
{
    return [=](const Supplies& supplies) {
        Site site = scripted(supplies, script, isTls);
        const auto server = std::static_pointer_cast<ScriptedServer>(site.parts.back());
        site.isTimeToCancel = [server] { return !server->requests().isEmpty(); };
        return site;
    };
}

net::FetchOptions impatient()
{
    net::FetchOptions options;
    options.limits.stall = 2s; // a busy machine stops for a second now and then
    options.limits.total = 60s;
    return options;
}

} // namespace crawlright::test
