// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/socks_greeting.h"

#include <utility>

namespace crawlright::net {
namespace {

constexpr char version = 5;
constexpr char passwordVersion = 1;
constexpr char byPassword = 2;
constexpr char noMethod = '\xff';
constexpr char connectCommand = 1;
// The longest message: two texts of 255 bytes, each with its length, and a version.
constexpr qsizetype longest = 513;

QByteArray two(char first, char second)
{
    QByteArray out(2, first);
    out[1] = second;
    return out;
}

qsizetype lengthAt(const QByteArray& bytes, qsizetype i)
{
    return static_cast<unsigned char>(bytes.at(i));
}

// Bytes of an address with the byte that tells its kind; 0: not all known yet, -1: no such kind.
qsizetype addressSize(const QByteArray& bytes, qsizetype i)
{
    switch (bytes.at(i)) {
    case 1:
        return 1 + 4;
    case 3:
        return bytes.size() > i + 1 ? 2 + lengthAt(bytes, i + 1) : 0;
    case 4:
        return 1 + 16;
    default:
        return -1;
    }
}

} // namespace

SocksGreeting::SocksGreeting(QByteArray user, QByteArray password)
    : m_user(std::move(user))
    , m_password(std::move(password))
{
}

QByteArray SocksGreeting::take(QByteArrayView bytes)
{
    m_bytes += bytes;
    QByteArray out;
    State before = m_state;
    do {
        before = m_state;
        out += step();
    } while (m_state != before);
    if (m_bytes.size() > longest)
        out += refuse({});
    return out;
}

QByteArray SocksGreeting::answer(Reply reply)
{
    QByteArray out(10, '\0'); // the address that follows, 0.0.0.0:0, is of no use to anybody
    out[0] = version;
    out[1] = static_cast<char>(reply);
    out[3] = 1;
    return out;
}

QByteArray SocksGreeting::step()
{
    switch (m_state) {
    case State::Methods:
        return readMethods();
    case State::Password:
        return readPassword();
    case State::Request:
        return readRequest();
    case State::Asked:
    case State::Refused:
        break;
    }
    return {};
}

QByteArray SocksGreeting::readMethods()
{
    if (!m_bytes.isEmpty() && m_bytes.at(0) != version)
        return refuse(two(version, noMethod));
    if (m_bytes.size() < 2 || m_bytes.size() < 2 + lengthAt(m_bytes, 1))
        return {};
    const qsizetype count = lengthAt(m_bytes, 1);
    const bool isGood = m_bytes.sliced(2, count).contains(byPassword);
    m_bytes.remove(0, 2 + count);
    if (!isGood)
        return refuse(two(version, noMethod));
    m_state = State::Password;
    return two(version, byPassword);
}

QByteArray SocksGreeting::readPassword()
{
    if (m_bytes.size() < 2 || m_bytes.size() < 3 + lengthAt(m_bytes, 1))
        return {};
    const qsizetype userSize = lengthAt(m_bytes, 1);
    const qsizetype passwordSize = lengthAt(m_bytes, 2 + userSize);
    if (m_bytes.size() < 3 + userSize + passwordSize)
        return {};
    const bool isGood = m_bytes.at(0) == passwordVersion && m_bytes.sliced(2, userSize) == m_user &&
                        m_bytes.sliced(3 + userSize, passwordSize) == m_password;
    m_bytes.remove(0, 3 + userSize + passwordSize);
    if (!isGood)
        return refuse(two(passwordVersion, 1));
    m_state = State::Request;
    return two(passwordVersion, 0);
}

QByteArray SocksGreeting::readRequest()
{
    if (m_bytes.size() < 4)
        return {};
    const qsizetype size = addressSize(m_bytes, 3);
    if (m_bytes.at(0) != version || m_bytes.at(1) != connectCommand || size < 0)
        return refuse(answer(Reply::NotAllowed));
    if (size == 0 || m_bytes.size() < 3 + size + 2)
        return {};
    m_port = static_cast<quint16>(lengthAt(m_bytes, 3 + size) << 8 | lengthAt(m_bytes, 4 + size));
    m_bytes.clear();
    m_state = State::Asked;
    return {};
}

QByteArray SocksGreeting::refuse(const QByteArray& lastWord)
{
    m_bytes.clear();
    m_state = State::Refused;
    return lastWord;
}

} // namespace crawlright::net
