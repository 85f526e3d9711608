// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/http_watch.h"

#include "core/net/http_token.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

// Of an answer with more fields, or a longer one, Qt keeps not one.
constexpr int mostFields = 100;
constexpr qsizetype longestField = 8192;
// A chunk's size with its extensions, which nobody uses.
constexpr qsizetype longestSizeLine = 4096;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

QByteArrayView withoutEnd(QByteArrayView line)
{
    if (line.endsWith('\n'))
        line.chop(1);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

// RFC 9112 §4: "HTTP/1.1 200" at least; what follows is for people.
bool isStatusLine(QByteArrayView line)
{
    return line.size() >= 12 && line.startsWith("HTTP/1.") && isDigit(line[7]) && line[8] == ' ' &&
           std::ranges::all_of(line.sliced(9, 3), isDigit) &&
           (line.size() == 12 || line[12] == ' ');
}

bool isBeginningOf(QByteArrayView part, QByteArrayView whole)
{
    return whole.startsWith(part.first(std::min(part.size(), whole.size())));
}

} // namespace

HttpWatch::HttpWatch(qint64 headerLimit)
    : m_headerLimit(headerLimit)
{
}

HttpWatch::Passed HttpWatch::take(QByteArrayView bytes)
{
    Passed passed;
    while (passed.size < bytes.size() && m_state != State::Over) {
        const QByteArrayView rest = bytes.sliced(passed.size);
        if (m_state == State::Length || m_state == State::ChunkData || m_state == State::UntilEnd) {
            passed.size += takeData(rest);
            continue;
        }
        const Passed line = takeLine(rest);
        passed.size += line.size;
        passed.fault = line.fault;
        if (line.fault != FetchError::None)
            break;
    }
    return passed;
}

FetchError HttpWatch::end() const
{
    switch (m_state) {
    case State::Head:
        return FetchError::Reset;
    case State::Length:
        return FetchError::Interrupted;
    case State::ChunkSize:
    case State::ChunkData:
    case State::ChunkEnd:
    case State::Trailers:
        return FetchError::BadChunking;
    case State::UntilEnd:
    case State::Over:
        break;
    }
    return FetchError::None;
}

void HttpWatch::expectAnswer()
{
    if (m_state == State::Over)
        beginAnswer();
}

void HttpWatch::beginAnswer()
{
    *this = HttpWatch(m_headerLimit);
}

qsizetype HttpWatch::takeData(QByteArrayView bytes)
{
    if (m_state == State::UntilEnd)
        return bytes.size();
    const auto size = static_cast<qsizetype>(std::min<qint64>(bytes.size(), m_left));
    m_left -= size;
    if (m_left == 0)
        m_state = m_state == State::Length ? State::Over : State::ChunkEnd;
    return size;
}

HttpWatch::Passed HttpWatch::takeLine(QByteArrayView bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const QByteArrayView part = end < 0 ? bytes : bytes.first(end + 1);
    m_line += part;
    if (m_state == State::Head || m_state == State::Trailers) {
        m_headSize += part.size();
        if (m_headSize > m_headerLimit)
            return {0, FetchError::HeadersTooLarge};
        if (m_status == 0 && !isBeginningOf(m_line, "HTTP/1."))
            return {0, FetchError::InvalidResponse};
    } else if (m_line.size() > longestSizeLine) {
        return {0, FetchError::BadChunking};
    }
    if (end < 0)
        return {part.size(), FetchError::None};
    const FetchError fault = endLine();
    m_line.clear();
    return {fault == FetchError::None ? part.size() : 0, fault};
}

FetchError HttpWatch::endLine()
{
    switch (m_state) {
    case State::Head:
        return readHeadLine();
    case State::ChunkSize:
        return readChunkSize();
    case State::ChunkEnd:
        m_state = State::ChunkSize;
        return m_line == "\r\n" ? FetchError::None : FetchError::BadChunking;
    default:
        return readTrailer();
    }
}

FetchError HttpWatch::readHeadLine()
{
    if (m_line.contains('\0'))
        return FetchError::InvalidResponse; // RFC 9110 §5.5: dangerous, and every reader differs
    const QByteArrayView line = withoutEnd(m_line);
    if (m_status == 0) {
        if (!isStatusLine(line))
            return FetchError::InvalidResponse;
        m_status = line.sliced(9, 3).toInt();
        return FetchError::None;
    }
    return line.isEmpty() ? endHead() : readField();
}

FetchError HttpWatch::readField()
{
    const QByteArrayView line = withoutEnd(m_line);
    const bool isFolded = line.startsWith(' ') || line.startsWith('\t'); // RFC 9112 §5.2
    m_fieldSize = isFolded ? m_fieldSize + line.size() : line.size();
    if (m_fieldSize > longestField)
        return FetchError::HeadersTooLarge;
    if (isFolded)
        return m_fields > 0 ? FetchError::None : FetchError::InvalidResponse;
    if (++m_fields > mostFields)
        return FetchError::HeadersTooLarge;
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || !isToken(line.first(colon)))
        return FetchError::InvalidResponse;
    const QByteArrayView name = line.first(colon);
    const QByteArrayView value = line.sliced(colon + 1).trimmed();
    if (name.compare("content-length", Qt::CaseInsensitive) == 0)
        return readLength(value);
    if (name.compare("transfer-encoding", Qt::CaseInsensitive) == 0) {
        m_hasTransferCoding = true;
        m_isChunked = value.toByteArray().toLower().endsWith("chunked");
    }
    return FetchError::None;
}

// RFC 9110 §8.6: digits; the same number again is the same, another one a fault.
FetchError HttpWatch::readLength(QByteArrayView value)
{
    for (const QByteArray& part : value.toByteArray().split(',')) {
        const QByteArray number = part.trimmed();
        bool fits = false;
        const qint64 length = number.toLongLong(&fits);
        if (!fits || !std::ranges::all_of(number, isDigit) || (m_length >= 0 && m_length != length))
            return FetchError::InvalidResponse;
        m_length = length;
    }
    return FetchError::None;
}

// How long the body is: RFC 9112 §6.3.
FetchError HttpWatch::endHead()
{
    if (m_status == 101)
        return FetchError::InvalidResponse; // no other protocol was asked for
    if (m_status / 100 == 1) {
        beginAnswer();
        return FetchError::None;
    }
    m_left = m_length;
    if (m_status == 204 || m_status == 304)
        m_state = State::Over;
    else if (m_hasTransferCoding)
        m_state = m_isChunked ? State::ChunkSize : State::UntilEnd;
    else if (m_length < 0)
        m_state = State::UntilEnd;
    else
        m_state = m_length == 0 ? State::Over : State::Length;
    return FetchError::None;
}

// RFC 9112 §7.1: digits of 16, then extensions after a semicolon.
FetchError HttpWatch::readChunkSize()
{
    if (!m_line.endsWith("\r\n"))
        return FetchError::BadChunking;
    const QByteArrayView line = withoutEnd(m_line);
    const auto end = std::ranges::find_if_not(line, isHexDigit);
    const QByteArrayView digits = line.first(std::distance(line.begin(), end));
    const QByteArrayView rest = line.sliced(digits.size()).trimmed();
    bool fits = false;
    m_left = digits.toLongLong(&fits, 16);
    if (!fits || (!rest.isEmpty() && !rest.startsWith(';')))
        return FetchError::BadChunking;
    m_state = m_left == 0 ? State::Trailers : State::ChunkData;
    return FetchError::None;
}

FetchError HttpWatch::readTrailer()
{
    if (withoutEnd(m_line).isEmpty())
        m_state = State::Over;
    return FetchError::None;
}

} // namespace crawlright::net
