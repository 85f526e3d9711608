// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/net/fault_rows.h"
#include "tests/support/nginx_server.h"
#include "tests/support/scripted_server.h"

#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;

namespace crawlright::test {
namespace {

const QByteArray half = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"_ba;

// nginx, stopped when it was asked and waits itself for a server behind it.
Site goneBeforeHeaders(const Supplies& supplies)
{
    Site site{.options = impatient()};
    const auto behind = std::make_shared<ScriptedServer>();
    behind->serve("/robots.txt", {.ending = Ending::Hold});
    site.parts.push_back(behind);
    auto& server = addPart<NginxServer>(
        site,
        "location / { proxy_pass http://127.0.0.1:" + QByteArray::number(behind->port()) + "; }",
        supplies.good);
    if (!server.start())
        qFatal("nginx: %s", qPrintable(server.problem()));
    site.address = server.address();
    site.meddle = [behind, &server] {
        if (behind->requests().isEmpty())
            return false;
        server.freeze();
        return true;
    };
    return site;
}

Open endless(bool isTls, const QByteArray& beginning, const QByteArray& more)
{
    return over(isTls, {.bytes = beginning, .forever = more});
}

Site overIPv6(const Supplies&)
{
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHostIPv6))
        return {.skip = u"there is no IPv6 here"_s};
    Site site{.options = impatient()};
    auto& server = addPart<ScriptedServer>(site, std::nullopt, QHostAddress::LocalHostIPv6);
    server.serve("/robots.txt", answerOf(200, file));
    site.address = server.address();
    return site;
}

QByteArray withHeader(const QByteArray& line)
{
    return half + line + "\r\nContent-Length: " + QByteArray::number(file.size()) + "\r\n\r\n" +
           file;
}

void addAnswers(FaultRows& rows, bool isTls)
{
    using enum FetchError;
    using enum Told;
    const QByteArray how = isTls ? "https"_ba : "http"_ba;
    const auto add = [&](const char* fault, FetchError error, Told told, const Open& open) {
        rows.push_back({fault, "headers", how, error, told, open});
    };
    add("refusal", None, DisallowAll, over(isTls, answerOf(503, "no")));
    add("reset", Reset, DisallowAll, over(isTls, {.bytes = half, .ending = Ending::Reset}));
    add("end", Reset, DisallowAll, over(isTls, {.bytes = half}));
    add("empty answer", Reset, DisallowAll, over(isTls, {}));
    add("stall", Stalled, DisallowAll, over(isTls, {.bytes = half, .ending = Ending::Hold}));
    add("slowness", None, Parse,
        over(isTls, {.bytes = withHeader("X-Slow: yes"), .drip = 10ms, .dripFrom = 20}));
    add("cancel", Cancelled, Nothing,
        cancelledOver(isTls, {.bytes = half, .ending = Ending::Hold}));
    add("endless lines", HeadersTooLarge, Nothing,
        endless(isTls, half, "X-Filler: filler filler filler\r\n"_ba.repeated(100)));
    add("endless line", HeadersTooLarge, Nothing,
        endless(isTls, half + "X-Filler: ", QByteArray(10'000, 'x')));
    add("control bytes", None, Parse,
        over(isTls, {.bytes = withHeader("X-Odd: a\x01\x1b[31m\x7f")}));
    add("NUL", InvalidResponse, DisallowAll,
        readAlong(isTls, {.bytes = withHeader(QByteArray("X: a\0b", 6))}));
    add("two lengths", InvalidResponse, DisallowAll,
        over(isTls, {.bytes = withHeader("Content-Length: 1")}));
}

} // namespace

FaultRows rowsOfTheAnswer()
{
    using enum FetchError;
    using enum Told;
    FaultRows rows;
    addAnswers(rows, false);
    addAnswers(rows, true);
    rows.push_back({"network gone", "headers", "https", Stalled, DisallowAll, goneBeforeHeaders});
    rows.push_back({"not HTTP", "headers", "http", InvalidResponse, DisallowAll,
                    over(false, {.bytes = "SSH-2.0-OpenSSH_9.9\r\n"})});
    rows.push_back(
        {"too many", "headers", "http", HeadersTooLarge, Nothing,
         over(false, {.bytes = withHeader(QByteArray("X: y\r\n").repeated(120).chopped(2))})});
    rows.push_back({"no fault", "connect", "IPv6 only", None, Parse, overIPv6});
    return rows;
}

} // namespace crawlright::test
