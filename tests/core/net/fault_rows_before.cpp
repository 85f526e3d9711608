// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/net/fault_rows.h"
#include "tests/support/cutting_pipe.h"
#include "tests/support/nginx_server.h"
#include "tests/support/openssl_server.h"

#include <QElapsedTimer>
#include <QSocketNotifier>
#include <QTcpServer>
#include <QTcpSocket>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;

namespace crawlright::test {
namespace {

/// Listens at 127.0.0.1 and takes in nobody: further connections wait for an answer to their first
/// packet.
class FullListener {
public:
    FullListener()
        : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof at;
        auto* const place = reinterpret_cast<sockaddr*>(&at);
        m_isListening = ::bind(m_listener, place, size) == 0 && ::listen(m_listener, 0) == 0 &&
                        ::getsockname(m_listener, place, &size) == 0;
        m_port = ntohs(at.sin_port);
        for (int i = 0; m_isListening && !m_isFull && i < 8; ++i) {
            m_waiting.push_back(std::make_unique<QTcpSocket>());
            m_waiting.back()->connectToHost(QHostAddress::LocalHost, m_port);
            m_isFull = !m_waiting.back()->waitForConnected(200);
        }
    }
    ~FullListener()
    {
        m_notifier.reset();
        ::close(m_listener);
    }
    Q_DISABLE_COPY_MOVE(FullListener)

    /// From now on it takes in everybody, and answers.
    void open()
    {
        m_notifier = std::make_unique<QSocketNotifier>(m_listener, QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this] {
            auto socket = std::make_shared<QTcpSocket>();
            socket->setSocketDescriptor(::accept(m_listener, nullptr, nullptr));
            QObject::connect(socket.get(), &QTcpSocket::readyRead, socket.get(),
                             [raw = socket.get()] {
                                 raw->write(answerOf(200, file).bytes);
                                 raw->disconnectFromHost();
                             });
            m_taken.push_back(socket);
        });
    }

    [[nodiscard]] bool isFull() const { return m_isFull; }
    [[nodiscard]] quint16 port() const { return m_port; }

private:
    int m_listener;
    bool m_isListening = false;
    bool m_isFull = false;
    quint16 m_port = 0;
    std::vector<std::unique_ptr<QTcpSocket>> m_waiting;
    std::vector<std::shared_ptr<QTcpSocket>> m_taken;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

std::function<bool()> after(std::chrono::milliseconds time)
{
    auto clock = std::make_shared<QElapsedTimer>();
    return [clock, time] {
        if (!clock->isValid())
            clock->start();
        return clock->durationElapsed() >= time;
    };
}

Site unknownName(const Supplies&)
{
    return {.address = u"http://no-such-host.invalid/robots.txt"_s, .options = impatient()};
}

Site cancelledName(const Supplies&)
{
    Site site = unknownName({});
    site.isTimeToCancel = [] { return true; };
    return site;
}

Site noResolver(const Supplies&)
{
    return {.skip = u"the system's name server cannot be made to do this"_s};
}

Site nobodyListens(const Supplies&)
{
    return {.address = u"http://127.0.0.1:%1/"_s.arg(freePort()), .options = impatient()};
}

Site silentConnect(const Supplies&)
{
    Site site{.options = impatient()};
    const auto& listener = addPart<FullListener>(site);
    site.address = u"http://127.0.0.1:%1/"_s.arg(listener.port());
    if (!listener.isFull())
        site.skip = u"this kernel lets every connection in"_s;
    return site;
}

Site cancelledConnect(const Supplies& supplies)
{
    Site site = silentConnect(supplies);
    site.isTimeToCancel = after(50ms);
    return site;
}

Site slowConnect(const Supplies& supplies)
{
    Site site = silentConnect(supplies);
    site.options.limits.stall = 6s; // the kernel tries again after a second
    const auto listener = std::static_pointer_cast<FullListener>(site.parts.back());
    site.meddle = [listener, isTime = after(100ms)] {
        if (!isTime())
            return false;
        listener->open();
        return true;
    };
    return site;
}

Site noRoute(const Supplies&)
{
    // Of these, one is without a route nearly everywhere.
    for (const char* address : {"240.0.0.1", "2001:db8::1", "255.255.255.255"}) {
        QTcpSocket probe;
        probe.connectToHost(QHostAddress(QString::fromLatin1(address)), 80);
        if (!probe.waitForConnected(100) && probe.error() == QTcpSocket::NetworkError) {
            Site site{.address = u"http://site.example/robots.txt"_s, .options = impatient()};
            site.options.fixedAddresses.insert(u"site.example"_s,
                                               QHostAddress(QString::fromLatin1(address)));
            return site;
        }
    }
    return {.skip = u"every address has a route here"_s};
}

Site resetAfterConnect(const Supplies&)
{
    Site site{.options = impatient()};
    auto& listener = addPart<QTcpServer>(site);
    QObject::connect(&listener, &QTcpServer::pendingConnectionAvailable, &listener, [&listener] {
        while (QTcpSocket* socket = listener.nextPendingConnection())
            reset(socket);
    });
    if (!listener.listen(QHostAddress::LocalHost))
        qFatal("no port of 127.0.0.1 can be listened at");
    site.address = u"http://127.0.0.1:%1/"_s.arg(listener.serverPort());
    return site;
}

// A real server behind a pipe that spoils what it sends.
Site handshake(const Supplies& supplies, const CuttingPipe::Cut& cut)
{
    Site site{.options = impatient()};
    auto& server =
        addPart<NginxServer>(site, "location / { return 200 '" + file + "'; }", supplies.good);
    if (!server.start())
        qFatal("nginx: %s", qPrintable(server.problem()));
    const auto& pipe = addPart<CuttingPipe>(site, server.port(), cut);
    site.address = u"https://127.0.0.1:%1/robots.txt"_s.arg(pipe.port());
    return site;
}

auto handshakeThat(const CuttingPipe::Cut& cut)
{
    return [cut](const Supplies& supplies) { return handshake(supplies, cut); };
}

Site cancelledHandshake(const Supplies& supplies)
{
    Site site = handshake(supplies, {.after = 100, .ending = Ending::Hold});
    const auto pipe = std::static_pointer_cast<CuttingPipe>(site.parts.back());
    site.isTimeToCancel = [pipe] { return pipe->passed() >= 100; };
    return site;
}

Site openssl(const Supplies& supplies, const QStringList& options)
{
    Site site{.options = impatient()};
    auto& server = addPart<OpensslServer>(
        site, supplies.good,
        // With its length: openssl ends TLS, not TCP, and Qt waits for the end of that.
        "HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\nContent-Length: " +
            QByteArray::number(file.size()) + "\r\n\r\n" + file,
        options);
    if (!server.start())
        qFatal("openssl: %s", qPrintable(server.problem()));
    site.address = server.address();
    return site;
}

Site noCommonCipher(const Supplies& supplies)
{
    // Its certificate is of another kind.
    return openssl(supplies, {u"-tls1_2"_s, u"-cipher"_s, u"ECDHE-RSA-AES128-GCM-SHA256"_s});
}

Site goodOpenssl(const Supplies& supplies)
{
    return openssl(supplies, {});
}

Site goneInHandshake(const Supplies& supplies)
{
    Site site = openssl(supplies, {});
    std::static_pointer_cast<OpensslServer>(site.parts.back())->freeze();
    return site;
}

Site withCertificate(const CertificateFiles& files)
{
    Site site{.options = impatient()};
    auto& server = addPart<NginxServer>(site, "location / { return 200 'x'; }", files);
    if (!server.start())
        qFatal("nginx: %s", qPrintable(server.problem()));
    site.address = server.address();
    return site;
}

Site plainServer(const Supplies&)
{
    Site site{.options = impatient()};
    auto& server = addPart<NginxServer>(site, "location / { return 200 'x'; }");
    if (!server.start())
        qFatal("nginx: %s", qPrintable(server.problem()));
    site.address = server.address().replace(u"http:"_s, u"https:"_s);
    return site;
}

} // namespace

FaultRows rowsBeforeTheAnswer()
{
    using enum FetchError;
    using enum Told;
    const auto certificate = [](CertificateFiles Supplies::*which) {
        return [which](const Supplies& supplies) { return withCertificate(supplies.*which); };
    };
    return {
        {"refusal", "name", "no such host", UnknownHost, DisallowAll, unknownName},
        {"reset", "name", "", None, Nothing, noResolver},
        {"stall", "name", "", Stalled, DisallowAll, noResolver},
        {"slowness", "name", "", None, Parse, noResolver},
        {"cancel", "name", "", Cancelled, Nothing, cancelledName},
        {"network gone", "name", "", UnknownHost, DisallowAll, noResolver},
        {"refusal", "connect", "", Refused, DisallowAll, nobodyListens},
        {"reset", "connect", "", Reset, DisallowAll, resetAfterConnect},
        {"stall", "connect", "", Stalled, DisallowAll, silentConnect},
        {"slowness", "connect", "", None, Parse, slowConnect},
        {"cancel", "connect", "", Cancelled, Nothing, cancelledConnect},
        {"network gone", "connect", "no route", Unreachable, DisallowAll, noRoute},
        {"refusal", "TLS", "no common cipher", TlsFault, DisallowAll, noCommonCipher},
        {"refusal", "TLS", "plain HTTP", TlsFault, DisallowAll, plainServer},
        {"reset", "TLS", "", Reset, DisallowAll,
         handshakeThat({.after = 100, .ending = Ending::Reset})},
        {"stall", "TLS", "", Stalled, DisallowAll,
         handshakeThat({.after = 100, .ending = Ending::Hold})},
        {"slowness", "TLS", "", None, Parse, handshakeThat({.portion = 200, .pause = 20ms})},
        {"cancel", "TLS", "", Cancelled, Nothing, cancelledHandshake},
        {"network gone", "TLS", "", Stalled, DisallowAll, goneInHandshake},
        {"no fault", "TLS", "openssl", None, Parse, goodOpenssl},
        {"certificate", "TLS", "good", None, Parse, certificate(&Supplies::good)},
        {"certificate", "TLS", "self-signed", TlsFault, DisallowAll,
         certificate(&Supplies::selfSigned)},
        {"certificate", "TLS", "expired", TlsFault, DisallowAll, certificate(&Supplies::expired)},
        {"certificate", "TLS", "wrong host", TlsFault, DisallowAll,
         certificate(&Supplies::wrongHost)},
    };
}

} // namespace crawlright::test
