// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/relay.h"
#include "core/net/socks_greeting.h"
#include "tests/support/scripted_server.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;
using namespace crawlright;

namespace {

const QHostAddress local(QHostAddress::LocalHost);

RelayTarget targetAt(quint16 port, const QList<QHostAddress>& addresses = {local})
{
    return {.addresses = addresses,
            .port = port,
            .isPlain = true,
            .headerLimit = 100'000,
            .patience = 2s};
}

QByteArray text(const QByteArray& bytes)
{
    return QByteArray(1, static_cast<char>(bytes.size())) + bytes;
}

QByteArray password(const QNetworkProxy& proxy)
{
    return '\x01' + text(proxy.user().toLatin1()) + text(proxy.password().toLatin1());
}

QByteArray request(quint16 port, const QByteArray& host = "site.example")
{
    return QByteArray("\x05\x01\x00\x03", 4) + text(host) + static_cast<char>(port >> 8) +
           static_cast<char>(port & 0xff);
}

const QByteArray greeting("\x05\x01\x02", 3);

// What comes back from the relay for some bytes, until it has so many or closes.
QByteArray replyTo(QTcpSocket& socket, const QByteArray& bytes, qsizetype size)
{
    socket.write(bytes);
    QByteArray out;
    [&] {
        QTRY_VERIFY((out += socket.readAll()).size() >= size ||
                    socket.state() == QTcpSocket::UnconnectedState);
    }();
    return out + socket.readAll();
}

void connectTo(QTcpSocket& socket, const QNetworkProxy& proxy)
{
    socket.setProxy(QNetworkProxy::NoProxy);
    socket.connectToHost(proxy.hostName(), proxy.port());
    [&] { QTRY_COMPARE(socket.state(), QTcpSocket::ConnectedState); }();
}

} // namespace

class TestRelay final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void greetings_data();
    void greetings();
    void aWholeGreetingAtOnce();
    void aStrangerIsRefused_data();
    void aStrangerIsRefused();
    void yesterdaysPasswordIsRefused();
    void onlyTheTargetsPort();
    void theNamesAddressDoesNotMatter();
    void addressesAreTriedInTurn();
    void aRefusalIsTold();
    void oneConnectionForEachHop();
    void tooManyStrangersAreTurnedAway();
    void closingEndsConnections();
    void theListenerIsOnThisMachineOnly();
};

void TestRelay::greetings_data()
{
    using enum SocksGreeting::State;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<SocksGreeting::State>("state");
    QTest::addColumn<QByteArray>("reply");
    const QByteArray login = greeting + "\x01\x02me\x06secret";
    const QByteArray accepted("\x05\x02\x01\x00", 4);
    QTest::newRow("nothing") << ""_ba << Methods << ""_ba;
    QTest::newRow("methods") << greeting << Password << "\x05\x02"_ba;
    QTest::newRow("several methods")
        << QByteArray("\x05\x03\x00\x01\x02", 5) << Password << "\x05\x02"_ba;
    QTest::newRow("without a password")
        << QByteArray("\x05\x01\x00", 3) << Refused << "\x05\xff"_ba;
    QTest::newRow("SOCKS 4") << "\x04\x01\x02"_ba << Refused << "\x05\xff"_ba;
    QTest::newRow("HTTP") << "GET / HTTP/1.1\r\n\r\n"_ba.repeated(8) << Refused << "\x05\xff"_ba;
    QTest::newRow("password") << login << Request << accepted;
    QTest::newRow("wrong password")
        << greeting + "\x01\x02me\x06Secret" << Refused << "\x05\x02\x01\x01"_ba;
    QTest::newRow("wrong user") << greeting + "\x01\x02we\x06secret" << Refused
                                << "\x05\x02\x01\x01"_ba;
    QTest::newRow("beginning of the password")
        << greeting + "\x01\x02me\x03sec" << Refused << "\x05\x02\x01\x01"_ba;
    QTest::newRow("empty password")
        << greeting + QByteArray("\x01\x02me\x00", 5) << Refused << "\x05\x02\x01\x01"_ba;
    QTest::newRow("name") << login + request(80) << Asked << accepted;
    QTest::newRow("IPv4") << login + QByteArray("\x05\x01\x00\x01\x7f\x00\x00\x01\x00\x50", 10)
                          << Asked << accepted;
    QTest::newRow("IPv6") << login + QByteArray("\x05\x01\x00\x04", 4) + QByteArray(15, '\0') +
                                 QByteArray("\x01\x00\x50", 3)
                          << Asked << accepted;
    const QByteArray notAllowed("\x05\x02\x00\x01\x00\x00\x00\x00\x00\x00", 10);
    QTest::newRow("bind") << login + QByteArray("\x05\x02\x00\x01\x7f\x00\x00\x01\x00\x50", 10)
                          << Refused << accepted + notAllowed;
    QTest::newRow("another kind of address")
        << login + QByteArray("\x05\x01\x00\x09\x7f\x00\x00\x01\x00\x50", 10) << Refused
        << accepted + notAllowed;
}

void TestRelay::greetings()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const SocksGreeting::State, state);
    QFETCH(const QByteArray, reply);
    SocksGreeting reader("me", "secret");
    QByteArray out;
    for (const char c : bytes)
        if (reader.state() != SocksGreeting::State::Refused)
            out += reader.take(QByteArrayView(&c, 1));
    QCOMPARE(reader.state(), state);
    QCOMPARE(out, reply);
    if (state == SocksGreeting::State::Asked)
        QCOMPARE(reader.port(), 80);
}

void TestRelay::aWholeGreetingAtOnce()
{
    SocksGreeting whole("me", "secret");
    const QByteArray out =
        whole.take(QByteArray(greeting + "\x01\x02me\x06secret" + request(0xfedc)));
    QCOMPARE(out, QByteArray("\x05\x02\x01\x00", 4));
    QCOMPARE(whole.state(), SocksGreeting::State::Asked);
    QCOMPARE(whole.port(), 0xfedc);
}

void TestRelay::aStrangerIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("no password") << QByteArray("\x05\x01\x00", 3) << "\x05\xff"_ba;
    QTest::newRow("guessed") << greeting + "\x01\x04root\x04root"
                             << "\x05\x02\x01\x01"_ba;
    QTest::newRow("as an HTTP proxy")
        << "CONNECT site.example:80 HTTP/1.1\r\nHost: site.example:80\r\n\r\n"_ba.repeated(2)
        << "\x05\xff"_ba;
}

void TestRelay::aStrangerIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, reply);
    test::ScriptedServer server;
    Relay relay;
    QSignalSpy failed(&relay, &Relay::failed);
    const auto proxy = relay.open(targetAt(server.port()));
    QVERIFY(proxy);
    QTcpSocket stranger;
    connectTo(stranger, *proxy);
    QCOMPARE(replyTo(stranger, bytes, 100), reply);
    QTRY_COMPARE(stranger.state(), QTcpSocket::UnconnectedState);
    QVERIFY(failed.isEmpty()); // the hop does not care
    QTcpSocket client;
    connectTo(client, *proxy);
    QCOMPARE(replyTo(client, greeting + password(*proxy), 4), QByteArray("\x05\x02\x01\x00", 4));
    QCOMPARE(replyTo(client, request(server.port()), 10).at(1), '\0');
}

void TestRelay::yesterdaysPasswordIsRefused()
{
    test::ScriptedServer server;
    Relay relay;
    const auto first = relay.open(targetAt(server.port()));
    const auto second = relay.open(targetAt(server.port()));
    QVERIFY(first && second);
    QVERIFY(first->password() != second->password());
    QVERIFY(first->user() != second->user());
    QTcpSocket client;
    connectTo(client, *second);
    QCOMPARE(replyTo(client, greeting + password(*first), 4), "\x05\x02\x01\x01"_ba);
}

void TestRelay::onlyTheTargetsPort()
{
    test::ScriptedServer server;
    test::ScriptedServer other;
    Relay relay;
    QSignalSpy failed(&relay, &Relay::failed);
    const auto proxy = relay.open(targetAt(server.port()));
    QTcpSocket client;
    connectTo(client, *proxy);
    const QByteArray reply =
        replyTo(client, greeting + password(*proxy) + request(other.port()), 14);
    QCOMPARE(reply.sliced(4).at(1), '\x02');
    QTRY_COMPARE(client.state(), QTcpSocket::UnconnectedState);
    QCOMPARE(failed.size(), 1);
}

void TestRelay::theNamesAddressDoesNotMatter()
{
    // The name is what the server is told; the address is the one that was checked.
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, "# here"));
    Relay relay;
    const auto proxy = relay.open(targetAt(server.port()));
    QTcpSocket client;
    connectTo(client, *proxy);
    const QByteArray asked = greeting + password(*proxy) + request(server.port(), "192.0.2.1");
    QCOMPARE(replyTo(client, asked, 14).sliced(4).at(1), '\0');
    const QByteArray answer =
        replyTo(client, "GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n", 10'000);
    QVERIFY2(answer.endsWith("# here"), answer.constData());
}

void TestRelay::addressesAreTriedInTurn()
{
    test::ScriptedServer server(std::nullopt, QHostAddress(u"127.0.0.3"_s));
    Relay relay;
    const auto proxy = relay.open(targetAt(
        server.port(), {QHostAddress(u"127.0.0.2"_s), QHostAddress(u"127.0.0.3"_s), local}));
    QTcpSocket client;
    connectTo(client, *proxy);
    const QByteArray asked = greeting + password(*proxy) + request(server.port());
    QCOMPARE(replyTo(client, asked, 14).sliced(4).at(1), '\0');
}

void TestRelay::aRefusalIsTold()
{
    Relay relay;
    QSignalSpy failed(&relay, &Relay::failed);
    const quint16 port = test::freePort();
    const auto proxy = relay.open(targetAt(port, {local, QHostAddress(u"127.0.0.2"_s)}));
    QTcpSocket client;
    connectTo(client, *proxy);
    QCOMPARE(replyTo(client, greeting + password(*proxy) + request(port), 14).sliced(4).at(1),
             '\x05');
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<FetchError>(), FetchError::Refused);
    QVERIFY(!failed.first().last().toString().isEmpty());
}

void TestRelay::oneConnectionForEachHop()
{
    test::ScriptedServer server;
    Relay relay;
    QSignalSpy failed(&relay, &Relay::failed);
    const auto proxy = relay.open(targetAt(server.port()));
    const QByteArray asked = greeting + password(*proxy) + request(server.port());
    QTcpSocket first;
    connectTo(first, *proxy);
    QCOMPARE(replyTo(first, asked, 14).sliced(4).at(1), '\0');
    relay.admitAnother();
    QTcpSocket second;
    connectTo(second, *proxy);
    QCOMPARE(replyTo(second, asked, 14).sliced(4).at(1), '\0');
    QVERIFY(failed.isEmpty());
    QTcpSocket third;
    connectTo(third, *proxy);
    QCOMPARE(replyTo(third, asked, 14).sliced(4).at(1), '\x02');
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<FetchError>(), FetchError::Reset);
}

void TestRelay::tooManyStrangersAreTurnedAway()
{
    test::ScriptedServer server;
    Relay relay;
    const auto proxy = relay.open(targetAt(server.port()));
    std::array<QTcpSocket, 20> strangers;
    for (QTcpSocket& stranger : strangers) {
        stranger.setProxy(QNetworkProxy::NoProxy);
        stranger.connectToHost(proxy->hostName(), proxy->port());
    }
    const auto isOpen = [](const QTcpSocket& socket) {
        return socket.state() == QTcpSocket::ConnectedState;
    };
    const auto isSettled = [&isOpen](const QTcpSocket& socket) {
        return isOpen(socket) || socket.state() == QTcpSocket::UnconnectedState;
    };
    QTRY_VERIFY(std::ranges::all_of(strangers, isSettled));
    QTRY_COMPARE(std::ranges::count_if(strangers, isOpen), 8);
}

void TestRelay::closingEndsConnections()
{
    test::ScriptedServer server;
    Relay relay;
    QSignalSpy failed(&relay, &Relay::failed);
    const auto proxy = relay.open(targetAt(server.port()));
    const QByteArray asked = greeting + password(*proxy) + request(server.port());
    QTcpSocket client;
    connectTo(client, *proxy);
    QCOMPARE(replyTo(client, asked, 14).sliced(4).at(1), '\0');
    relay.close();
    QTRY_COMPARE(client.state(), QTcpSocket::UnconnectedState);
    QVERIFY(failed.isEmpty());
}

void TestRelay::theListenerIsOnThisMachineOnly()
{
    Relay relay;
    const auto proxy = relay.open(targetAt(80));
    QVERIFY(proxy);
    QCOMPARE(proxy->hostName(), u"127.0.0.1"_s);
    QCOMPARE(proxy->type(), QNetworkProxy::Socks5Proxy);
    QVERIFY(proxy->user().size() >= 32);
    QVERIFY(proxy->password().size() >= 32);
}

QTEST_GUILESS_MAIN(TestRelay)
#include "tst_relay.moc"
