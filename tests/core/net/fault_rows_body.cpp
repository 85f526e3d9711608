// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/net/fault_rows.h"
#include "tests/support/cutting_pipe.h"
#include "tests/support/gzipped.h"
#include "tests/support/nginx_server.h"
#include "tests/support/scripted_server.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;

namespace crawlright::test {
namespace {

const QByteArray ok = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"_ba;
constexpr qsizetype large = qsizetype{4} * 1024 * 1024;

Script encoded(const QByteArray& body, const QByteArray& coding)
{
    return answerOf(200, body, "Content-Type: text/plain\r\nContent-Encoding: " + coding + "\r\n");
}

Script sized(const QByteArray& length, const QByteArray& body, Ending ending = Ending::Close)
{
    return {.bytes = ok + "Content-Length: " + length + "\r\n\r\n" + body, .ending = ending};
}

Script chunked(const QByteArray& chunks, Ending ending = Ending::Close)
{
    return {.bytes = ok + "Transfer-Encoding: chunked\r\n\r\n" + chunks, .ending = ending};
}

// nginx with HTTP/2 sends a large file through a pipe that spoils it.
Site large2(const Supplies& supplies, const CuttingPipe::Cut& cut, const QByteArray& settings = {})
{
    Site site{.options = impatient()};
    auto& server = addPart<NginxServer>(site, settings, supplies.good);
    if (!server.start())
        qFatal("nginx: %s", qPrintable(server.problem()));
    server.put(u"robots.txt"_s, file.repeated(large / file.size()));
    const auto& pipe = addPart<CuttingPipe>(site, server.port(), cut);
    site.address = u"https://127.0.0.1:%1/robots.txt"_s.arg(pipe.port());
    return site;
}

Open large2That(const CuttingPipe::Cut& cut)
{
    return [cut](const Supplies& supplies) { return large2(supplies, cut); };
}

Site cancelledLarge2(const Supplies& supplies)
{
    Site site = large2(supplies, {.after = large / 4, .ending = Ending::Hold});
    const auto pipe = std::static_pointer_cast<CuttingPipe>(site.parts.back());
    site.isTimeToCancel = [pipe] { return pipe->passed() >= large / 4; };
    return site;
}

Site goneInBody(const Supplies& supplies)
{
    Site site = large2(supplies, {}, "limit_rate 4m;"); // so that little is on its way
    const auto server = std::static_pointer_cast<NginxServer>(site.parts.front());
    const auto pipe = std::static_pointer_cast<CuttingPipe>(site.parts.back());
    site.meddle = [server, pipe] {
        if (pipe->passed() < large / 8)
            return false;
        server->freeze();
        return true;
    };
    return site;
}

void addBodies(FaultRows& rows, bool isTls)
{
    using enum FetchError;
    using enum Told;
    const QByteArray how = isTls ? "https"_ba : "http"_ba;
    const auto add = [&](const char* fault, FetchError error, Told told, const Open& open) {
        rows.push_back({fault, "body", how, error, told, open});
    };
    add("reset", Interrupted, DisallowAll, over(isTls, sized("100", "User", Ending::Reset)));
    add("end", Interrupted, DisallowAll, over(isTls, sized("100", "User")));
    add("stall", Stalled, DisallowAll, over(isTls, sized("100", "User", Ending::Hold)));
    add("slowness", None, Parse,
        over(isTls, {.bytes = sized("27", file).bytes, .drip = 20ms, .dripFrom = ok.size() + 22}));
    add("cancel", Cancelled, Nothing, cancelledOver(isTls, sized("100", "User", Ending::Hold)));
    add("empty", None, Parse, over(isTls, sized("0", "")));
    add("longer than its length", None, Parse, over(isTls, sized("13", file)));
    const QByteArray chunk = file.repeated(400);
    add("endless", BodyTooLarge, Parse, over(isTls, {.bytes = ok + "\r\n", .forever = chunk}));
    add("endless chunks", BodyTooLarge, Parse,
        over(isTls, {.bytes = chunked("").bytes,
                     .forever = QByteArray::number(chunk.size(), 16) + "\r\n" + chunk + "\r\n"}));
    add("gzip", None, Parse, over(isTls, encoded(gzipped(file), "gzip")));
    add("gzip bomb", BodyTooLarge, Parse,
        over(isTls, encoded(gzipped(QByteArray(qsizetype{40} * 1024 * 1024, '\n')), "gzip")));
    add("wrong compression", InvalidResponse, DisallowAll, over(isTls, encoded(file, "gzip")));
    add("cut compression", InvalidResponse, DisallowAll,
        over(isTls, encoded(gzipped(file).chopped(12), "gzip")));
    add("double compression", InvalidResponse, DisallowAll,
        over(isTls, encoded(gzipped(gzipped(file)), "gzip, gzip")));
    add("compressed twice, told once", None, Parse,
        over(isTls, encoded(gzipped(gzipped(file)), "gzip")));
}

void addBrokenChunks(FaultRows& rows, bool isTls)
{
    const auto add = [&](const QByteArray& how, const Open& open) {
        rows.push_back({"broken chunks", "body", (isTls ? "https, "_ba : "http, "_ba) + how,
                        FetchError::BadChunking, Told::DisallowAll, open});
    };
    add("end in a chunk", over(isTls, chunked("ff\r\nUser")));
    add("end between chunks", over(isTls, chunked("4\r\nUser\r\n")));
    add("reset in a chunk", over(isTls, chunked("ff\r\nUser", Ending::Reset)));
    add("no size", readAlong(isTls, chunked("4\r\nUser\r\nzz\r\nmore", Ending::Hold)));
    add("longer than its size",
        readAlong(isTls, chunked("4\r\nUser-agent\r\n0\r\n\r\n", Ending::Hold)));
    add("no end of the last", over(isTls, chunked("4\r\nUser\r\n0\r\n")));
}

} // namespace

FaultRows rowsOfTheBody()
{
    using enum FetchError;
    using enum Told;
    FaultRows rows;
    addBodies(rows, false);
    addBodies(rows, true);
    addBrokenChunks(rows, false);
    addBrokenChunks(rows, true);
    rows.push_back({"reset", "body", "HTTP/2", Interrupted, DisallowAll,
                    large2That({.after = large / 4, .ending = Ending::Reset})});
    rows.push_back({"end", "body", "HTTP/2", Interrupted, DisallowAll,
                    large2That({.after = large / 4, .ending = Ending::Close})});
    rows.push_back({"stall", "body", "HTTP/2", Stalled, DisallowAll,
                    large2That({.after = large / 4, .ending = Ending::Hold})});
    rows.push_back({"slowness", "body", "HTTP/2", None, Parse,
                    large2That({.portion = qint64{64} * 1024, .pause = 10ms})});
    rows.push_back({"cancel", "body", "HTTP/2", Cancelled, Nothing, cancelledLarge2});
    rows.push_back({"network gone", "body", "HTTP/2", Stalled, DisallowAll, goneInBody});
    return rows;
}

} // namespace crawlright::test
